import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Container } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ACCOUNT_ACCESS, AccountAccess } from '#web/features/patients/record/AccountAccess.tsx'
import { CARE_DATES, CareDates } from '#web/features/patients/record/CareDates.tsx'
import { CONDITIONS, Conditions } from '#web/features/patients/record/Conditions.tsx'
import { GROWTH, Growth } from '#web/features/patients/record/Growth.tsx'
import { RECORD_HEADER, RecordHeader } from '#web/features/patients/record/RecordHeader.tsx'
import type { RecordFragment, RecordPart } from '#web/features/patients/record/record-fragment.ts'
import { TIMELINE, Timeline } from '#web/features/patients/record/Timeline.tsx'
import { VITAL_CURVES, VitalCurves } from '#web/features/patients/record/VitalCurves.tsx'
import type { RecordView_RecordFragment } from '#web/graphql/operations.ts'
import paper from '#web/ui/Paper.module.css'
import classes from './record.module.css'

export const RECORD_VIEW: RecordFragment<RecordView_RecordFragment> = gql`
  fragment RecordView_record on PatientRecord {
    patient {
      id
    }
    ...RecordHeader_record
    ...AccountAccess_record
    ...CareDates_record
    ...Conditions_record
    ...VitalCurves_record
    ...Growth_record
    ...Timeline_record
  }
  ${RECORD_HEADER}
  ${ACCOUNT_ACCESS}
  ${CARE_DATES}
  ${CONDITIONS}
  ${VITAL_CURVES}
  ${GROWTH}
  ${TIMELINE}
`

interface Props extends RecordPart<RecordView_RecordFragment> {
  /** The reader is the patient. */
  own: boolean
  /** Something was added to the record: it is to be fetched anew. */
  onChanged: () => void
}

/** A record, the most pressing first: who it is and what to beware of, what comes, what was, and what was measured. */
export function RecordView({ record, language, own, onChanged }: Props) {
  const { t } = useTranslation('patientRecord')
  const { data } = useSuspenseFragment({
    fragment: RECORD_VIEW,
    fragmentName: 'RecordView_record',
    from: record,
    variables: { language },
  })
  const part = { record: data, language, own }
  return (
    <Container size={960} py="md" w="100%" className={paper.root}>
      <RecordHeader {...part} />
      <CareDates {...part} onChanged={onChanged} />
      <Conditions {...part} />
      <VitalCurves {...part} />
      <Growth {...part} />
      <Timeline {...part} />
      <AccountAccess {...part} />
      <p className={classes.notice}>{t('notice')}</p>
    </Container>
  )
}
