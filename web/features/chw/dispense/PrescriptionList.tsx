import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { IconPill } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PrescriptionCard } from '#web/features/chw/dispense/PrescriptionCard.tsx'
import { PRESCRIPTION_CARD } from '#web/features/chw/dispense/prescription-card-fragment.ts'
import type { FacilityStock } from '#web/features/chw/dispense/use-facility-stock.ts'
import type {
  PrescriptionList as ListName,
  PrescriptionListQuery,
  PrescriptionListQueryVariables,
} from '#web/graphql/operations.ts'
import { showToast } from '#web/lib/toast.ts'
import { Note } from '#web/ui/Note.tsx'
import { PAGE_SIZE, PagedList } from '#web/ui/PagedList.tsx'
import classes from './dispense.module.css'

const PRESCRIPTION_LIST: TypedDocumentNode<PrescriptionListQuery, PrescriptionListQueryVariables> = gql`
  query PrescriptionList($list: PrescriptionList!, $search: String, $limit: Int!, $cursor: ID) {
    prescriptions(list: $list, search: $search, limit: $limit, cursor: $cursor) {
      id
      ...PrescriptionCard_prescription
    }
  }
  ${PRESCRIPTION_CARD}
`

interface Props {
  list: ListName
  search: string
  stock: FacilityStock | null
}

/** One of the three lists, narrowed to what is searched for. */
export function PrescriptionList({ list, search, stock }: Props) {
  const { t } = useTranslation('dispensing')
  const region = useRef<HTMLElement>(null)
  // Others move them too: what is known is shown at once, and asked for anew.
  const { data, loading, refetch, fetchMore } = useQuery(PRESCRIPTION_LIST, {
    variables: { list, search: search === '' ? null : search, limit: PAGE_SIZE, cursor: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    errorPolicy: 'all',
  })
  const empty = search === '' ? (`empty.${list}` as const) : 'empty.notFound'
  // What was moved leaves the list, and the focus stays with it.
  const changed = async () => {
    await refetch()
    if (document.activeElement === document.body) region.current?.focus()
  }
  const rows =
    data?.prescriptions?.map((prescription) => ({
      id: prescription.id,
      row: <PrescriptionCard prescription={prescription} stock={stock} onChanged={() => void changed()} />,
    })) ?? null
  return (
    <section ref={region} tabIndex={-1} className={classes.region} aria-label={t(`tabs.${list}`)}>
      {list === 'PENDING' && rows !== null && rows.length > 0 && <Note>{t('notApproved')}</Note>}
      <PagedList
        label={t(`tabs.${list}`)}
        words={{
          loading: t('loading'),
          failedTitle: t('failure.title'),
          failedMessage: t('failure.message'),
          tryAgain: t('failure.tryAgain'),
          showMore: t('showMore'),
        }}
        rows={rows}
        loading={loading}
        empty={{ icon: IconPill, title: t(`${empty}.title`), message: t(`${empty}.message`) }}
        onRetry={() => void refetch()}
        fetchAfter={async (cursor) => {
          const more = await fetchMore({ variables: { cursor } })
          return more.data?.prescriptions.length ?? 0
        }}
        onMoreFailed={() => showToast({ tone: 'error', title: t('failure.title'), message: t('failure.message') })}
      />
    </section>
  )
}
