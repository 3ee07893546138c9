import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { RecordSection } from '#web/features/patients/record/RecordSection.tsx'
import type { RecordFragment, RecordPart } from '#web/features/patients/record/record-fragment.ts'
import { TIMELINE_ENTRY, TimelineEntry } from '#web/features/patients/record/TimelineEntry.tsx'
import type { CareDates_RecordFragment } from '#web/graphql/operations.ts'
import classes from './record.module.css'

export const CARE_DATES: RecordFragment<CareDates_RecordFragment> = gql`
  fragment CareDates_record on PatientRecord {
    patient {
      id
    }
    appointments: timeline(kinds: [APPOINTMENT], limit: 5) {
      ... on AppointmentEntry {
        id
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

interface Props extends RecordPart<CareDates_RecordFragment> {
  own: boolean
}

/** The last appointments, those that come among them, and the last prescriptions; all of them are in the timeline. */
export function CareDates({ record, language, own }: Props) {
  const { t } = useTranslation('patientRecord')
  const { data } = useSuspenseFragment({
    fragment: CARE_DATES,
    fragmentName: 'CareDates_record',
    from: record,
    variables: { language },
  })
  const parts = [
    { id: 'appointments', entries: data.appointments },
    { id: 'prescriptions', entries: data.prescriptions },
  ] as const
  return (
    <div className={classes.pair}>
      {parts.map(({ id, entries }) => (
        <RecordSection key={id} id={id} title={t(`${id}.title`)}>
          {entries.length === 0 ? (
            <p className={classes.empty}>{t(`${id}.empty`)}</p>
          ) : (
            <ul className={classes.list}>
              {entries.map(
                (entry) =>
                  'id' in entry && (
                    <li key={entry.id}>
                      <TimelineEntry entry={entry} language={language} own={own} />
                    </li>
                  ),
              )}
            </ul>
          )}
        </RecordSection>
      ))}
    </div>
  )
}
