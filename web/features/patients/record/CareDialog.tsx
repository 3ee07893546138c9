import { useEffect, useEffectEvent } from 'react'
import type { Programme } from '#domain/vocabulary/programmes.ts'
import { showConnectionToast } from '#web/i18n/connection-toast.ts'
import { loadNamespaces } from '#web/i18n/i18n.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'

/** What is to be done about a patient's appointments and programmes. */
export type AskedOfCare =
  | { readonly what: 'book' | 'enrol' }
  | { readonly what: 'close'; readonly id: string }
  | { readonly what: 'end'; readonly id: string; readonly programme: Programme }

/** The dialogs come with their texts once the record stands: it waits for neither. */
const loadDialogs = async () => {
  const [book, close, enrol, end] = await Promise.all([
    import('#web/clinical/care-dates/BookAppointmentDialog.tsx'),
    import('#web/clinical/care-dates/CloseAppointmentDialog.tsx'),
    import('#web/clinical/care-dates/EnrolDialog.tsx'),
    import('#web/clinical/care-dates/EndEnrolmentDialog.tsx'),
    loadNamespaces('careDates'),
  ])
  return { ...book, ...close, ...enrol, ...end }
}

interface Props {
  asked: AskedOfCare | null
  patient: { readonly id: string; readonly name: string }
  /** The dialog was left, or could not be loaded. */
  onLeft: () => void
  onDone: () => void
}

/** The dialog of what is asked. */
export function CareDialog({ asked, patient, onLeft, onDone }: Props) {
  const { part, need } = useLatePart(loadDialogs)
  const needed = useEffectEvent(() =>
    need(() => {
      showConnectionToast()
      onLeft()
    }),
  )
  useEffect(() => {
    if (asked) needed()
  }, [asked])
  if (!asked || !part) return null
  const { BookAppointmentDialog, CloseAppointmentDialog, EnrolDialog, EndEnrolmentDialog } = part
  const left = { onLeft, onDone }
  switch (asked.what) {
    case 'book':
      return <BookAppointmentDialog patient={patient} {...left} />
    case 'enrol':
      return <EnrolDialog patient={patient} {...left} />
    case 'close':
      return <CloseAppointmentDialog id={asked.id} name={patient.name} {...left} />
    case 'end':
    default:
      return <EndEnrolmentDialog enrolment={asked} {...left} />
  }
}
