import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { AccountActions } from '#web/features/patients/record/AccountActions.tsx'
import { RecordSection } from '#web/features/patients/record/RecordSection.tsx'
import type { RecordFragment, RecordPart } from '#web/features/patients/record/record-fragment.ts'
import type { AccountAccess_RecordFragment } from '#web/graphql/operations.ts'
import { useIsAtBedside } from '#web/lib/session/use-is-at-bedside.ts'
import paper from '#web/ui/Paper.module.css'

export const ACCOUNT_ACCESS: RecordFragment<AccountAccess_RecordFragment> = gql`
  fragment AccountAccess_record on PatientRecord {
    patient {
      id
    }
    joined
  }
`

interface Props extends RecordPart<AccountAccess_RecordFragment> {
  own: boolean
}

/** For who is with the patient: a code with which the patient reads the record, or the end of it. */
export function AccountAccess({ record, language, own }: Props) {
  const { t } = useTranslation('patientRecord')
  const isAtBedside = useIsAtBedside()
  const { data } = useSuspenseFragment({ fragment: ACCOUNT_ACCESS, from: record, variables: { language } })
  if (own || !isAtBedside) return null
  return (
    <div className={paper.screenOnly}>
      <RecordSection
        id="access"
        title={t('access.title')}
        intro={t(data.joined ? 'access.joined' : 'access.notJoined')}
      >
        <AccountActions patientId={data.patient.id} isJoined={data.joined} own={false} />
      </RecordSection>
    </div>
  )
}
