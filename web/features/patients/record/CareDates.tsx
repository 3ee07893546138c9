import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconCalendarPlus, IconClipboardPlus } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PROGRAMMES } from '#domain/vocabulary/programmes.ts'
import { type AskedOfCare, CareDialog } from '#web/features/patients/record/CareDialog.tsx'
import { RecordSection } from '#web/features/patients/record/RecordSection.tsx'
import type { RecordFragment, RecordPart } from '#web/features/patients/record/record-fragment.ts'
import { TIMELINE_ENTRY, TimelineEntry } from '#web/features/patients/record/TimelineEntry.tsx'
import type { CareDates_RecordFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { useIsAtBedside } from '#web/lib/session/use-is-at-bedside.ts'
import { member } from '#web/lib/wire-names.ts'
import paper from '#web/ui/Paper.module.css'
import classes from './record.module.css'

export const CARE_DATES: RecordFragment<CareDates_RecordFragment> = gql`
  fragment CareDates_record on PatientRecord {
    patient {
      id
      firstName
      lastName
    }
    appointments: timeline(kinds: [APPOINTMENT], limit: 5) {
      ... on AppointmentEntry {
        id
        at
        status
      }
      ...TimelineEntry_timelineEntry
    }
    enrolments: timeline(kinds: [ENROLMENT], limit: 5) {
      ... on EnrolmentEntry {
        id
        programme
        endedOn
      }
      ...TimelineEntry_timelineEntry
    }
    prescriptions: timeline(kinds: [PRESCRIPTION], limit: 5) {
      ... on PrescriptionEntry {
        id
      }
      ...TimelineEntry_timelineEntry
    }
  }
  ${TIMELINE_ENTRY}
`

type Entry = CareDates_RecordFragment['appointments' | 'enrolments' | 'prescriptions'][number]

interface Props extends RecordPart<CareDates_RecordFragment> {
  own: boolean
  /** Something was booked, begun, ended or closed. */
  onChanged: () => void
}

/**
 * The last appointments, those that come among them, the last programmes and the last prescriptions; all of them are in
 * the timeline. Who is at the bedside books and enrols here, and says what became of it.
 */
export function CareDates({ record, language, own, onChanged }: Props) {
  const { t } = useTranslation('patientRecord')
  const formats = useFormats()
  const isAtBedside = useIsAtBedside()
  const [asked, setAsked] = useState<AskedOfCare | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { data } = useSuspenseFragment({
    fragment: CARE_DATES,
    fragmentName: 'CareDates_record',
    from: record,
    variables: { language },
  })
  const { patient } = data
  const mayChange = !own && isAtBedside
  const opener = (what: AskedOfCare, label: string, name: string, icon?: ReactNode) => (
    <Button
      variant="default"
      leftSection={icon}
      aria-haspopup="dialog"
      aria-label={name}
      className={classes.wrapping}
      onClick={() => setAsked(what)}
    >
      {label}
    </Button>
  )

  const actionOf = (entry: Entry) => {
    if ('status' in entry && entry.status === 'SCHEDULED') {
      const name = t('appointments.closeOf', { at: formats.moment(entry.at) })
      return opener({ what: 'close', id: entry.id }, t('appointments.close'), name)
    }
    if (!('programme' in entry) || entry.endedOn !== null) return null
    const programme = PROGRAMMES.find((one) => member(one) === entry.programme)
    const name = t('enrolments.endOf', { programme: t(`enrolment.programme.${entry.programme}`) })
    return programme && opener({ what: 'end', id: entry.id, programme }, t('enrolments.end'), name)
  }
  const newOf = {
    appointments: () =>
      opener(
        { what: 'book' },
        t('appointments.book'),
        t('appointments.book'),
        <IconCalendarPlus size={18} aria-hidden />,
      ),
    enrolments: () =>
      opener(
        { what: 'enrol' },
        t('enrolments.enrol'),
        t('enrolments.enrol'),
        <IconClipboardPlus size={18} aria-hidden />,
      ),
    prescriptions: () => null,
  }
  return (
    <div ref={frame} className={classes.pair} tabIndex={-1}>
      {(['appointments', 'enrolments', 'prescriptions'] as const).map((id) => (
        <RecordSection key={id} id={id} title={t(`${id}.title`)}>
          {data[id].length === 0 ? (
            <p className={classes.empty}>{t(`${id}.empty`)}</p>
          ) : (
            <ul className={classes.list}>
              {data[id].map(
                (entry) =>
                  'id' in entry && (
                    <li key={entry.id}>
                      <TimelineEntry entry={entry} language={language} own={own} patientId={patient.id}>
                        {mayChange && actionOf(entry)}
                      </TimelineEntry>
                    </li>
                  ),
              )}
            </ul>
          )}
          {mayChange && <div className={`${classes.begin} ${paper.screenOnly}`}>{newOf[id]()}</div>}
        </RecordSection>
      ))}
      {mayChange && (
        <CareDialog
          asked={asked}
          patient={{ id: patient.id, name: `${patient.firstName} ${patient.lastName}` }}
          onLeft={() => setAsked(null)}
          onDone={() => {
            // The button that opened it may be gone.
            frame.current?.focus()
            onChanged()
          }}
        />
      )}
    </div>
  )
}
