import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { IconPill } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZE, PagedList } from '#web/features/chw/referrals/PagedList.tsx'
import { PRESCRIPTION_CARD, PrescriptionCard } from '#web/features/chw/referrals/PrescriptionCard.tsx'
import type { PrescriptionRequestsQuery, PrescriptionRequestsQueryVariables } from '#web/graphql/operations.ts'
import { Note } from '#web/ui/Note.tsx'
import classes from './referrals.module.css'

const PRESCRIPTION_REQUESTS: TypedDocumentNode<PrescriptionRequestsQuery, PrescriptionRequestsQueryVariables> = gql`
  query PrescriptionRequests($limit: Int!, $cursor: ID) {
    prescriptions(status: PENDING, limit: $limit, cursor: $cursor) {
      id
      ...PrescriptionCard_prescription
    }
  }
  ${PRESCRIPTION_CARD}
`

/** The medicines that were asked for and are not approved, to be read. */
export function PrescriptionRequests() {
  const { t } = useTranslation('referrals')
  const { data, loading, refetch, fetchMore } = useQuery(PRESCRIPTION_REQUESTS, {
    variables: { limit: PAGE_SIZE, cursor: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    errorPolicy: 'all',
  })
  return (
    <div className={classes.form}>
      <Note>{t('requests.notApproved')}</Note>
      <PagedList
        label={t('tabs.requests')}
        rows={
          data?.prescriptions?.map((prescription) => ({
            id: prescription.id,
            row: <PrescriptionCard prescription={prescription} />,
          })) ?? null
        }
        loading={loading}
        empty={{ icon: IconPill, title: t('empty.requests.title'), message: t('empty.requests.message') }}
        onRetry={() => void refetch()}
        fetchAfter={async (cursor) => {
          const more = await fetchMore({ variables: { cursor } })
          return more.data?.prescriptions.length ?? 0
        }}
      />
    </div>
  )
}
