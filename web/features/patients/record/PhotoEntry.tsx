import { useTranslation } from 'react-i18next'
import type { TimelineEntry_TimelineEntryFragment } from '#web/graphql/operations.ts'
import { loadNamespaces } from '#web/i18n/i18n.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'
import classes from './record.module.css'

/** A photo as the timeline has it. */
export type PhotoOfTimeline = Extract<TimelineEntry_TimelineEntryFragment, { __typename: 'PhotoEntry' }>

interface Props {
  entry: PhotoOfTimeline
  /** Whose photos the entry leads to; null: it leads nowhere. */
  patientId: string | null
}

const loadTold = async () => {
  const [{ PhotoTold }] = await Promise.all([
    import('#web/features/patients/record/PhotoTold.tsx'),
    loadNamespaces('imaging'),
  ])
  return PhotoTold
}

/** A photo. Few records have one: its words come once the record stands, and without them its findings are there. */
export function PhotoEntry(props: Props) {
  const { t } = useTranslation('patientRecord')
  const { part: Told } = useLatePart(loadTold)
  if (Told) return <Told {...props} />
  return (
    <>
      <h3 className={classes.rowTitle}>{t('photo')}</h3>
      {props.entry.findings && <p>{props.entry.findings}</p>}
    </>
  )
}
