import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Skeleton.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button, Container, NativeSelect, Skeleton } from '@mantine/core'
import { IconArrowMerge, IconPlugConnectedX } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { validate as isUuid } from 'uuid'
import { MERGE_STATUSES } from '#domain/vocabulary/patient-merges.ts'
import { MERGE_CARD, MergeCard } from '#web/features/chw/merges/MergeCard.tsx'
import { ProposeMerge } from '#web/features/chw/merges/ProposeMerge.tsx'
import type { MergesPageQuery, MergesPageQueryVariables } from '#web/graphql/operations.ts'
import { showToast } from '#web/lib/toast.ts'
import { member } from '#web/lib/wire-names.ts'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './merges.module.css'

const MERGES_PAGE: TypedDocumentNode<MergesPageQuery, MergesPageQueryVariables> = gql`
  query MergesPage($status: PatientMergeStatus, $limit: Int!, $cursor: ID) {
    patientMerges(status: $status, limit: $limit, cursor: $cursor) {
      id
      ...MergeCard_merge
    }
  }
  ${MERGE_CARD}
`

const PAGE_SIZE = 10
const WAITING = <Skeleton height={320} radius="md" />

/** Records that are taken for one person's: to propose, to decide, to undo. */
export function MergesPage() {
  const { t } = useTranslation('chwMerges')
  const [search, setSearch] = useSearchParams()
  const [status, setStatus] = useState<(typeof MERGE_STATUSES)[number]>('proposed')
  const [kept, duplicate] = [search.get('kept') ?? '', search.get('duplicate') ?? '']
  const isProposing = isUuid(kept) && isUuid(duplicate)
  return (
    <Container size="md" py="md" w="100%">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className={classes.title}>{t('title')}</h1>
      <p className={classes.quiet}>{t('intro')}</p>
      <div className={classes.parts}>
        {isProposing && (
          <Suspense fallback={WAITING}>
            <ProposeMerge
              key={[kept, duplicate].toSorted().join(' ')}
              keptId={kept}
              duplicateId={duplicate}
              onSwap={() => setSearch({ kept: duplicate, duplicate: kept }, { replace: true })}
              onDone={() => setSearch({}, { replace: true })}
            />
          </Suspense>
        )}
        <NativeSelect
          label={t('shown')}
          value={status}
          onChange={({ currentTarget: { value } }) =>
            setStatus(MERGE_STATUSES.find((one) => one === value) ?? 'proposed')
          }
          data={MERGE_STATUSES.map((value) => ({ value, label: t(`filters.${value}`) }))}
          maw="20rem"
        />
        <Merges key={status} status={status} />
      </div>
    </Container>
  )
}

function Merges({ status }: { status: (typeof MERGE_STATUSES)[number] }) {
  const { t } = useTranslation('chwMerges')
  const [isWhole, setWhole] = useState(false)
  const { data, loading, error, refetch, fetchMore } = useQuery(MERGES_PAGE, {
    variables: { status: member(status), limit: PAGE_SIZE, cursor: null },
    errorPolicy: 'all',
    // Somebody else may have decided a moment ago.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const merges = data?.patientMerges
  const showMore = async () => {
    try {
      const more = await fetchMore({
        variables: { cursor: merges?.at(-1)?.id ?? null },
        updateQuery: (shown, { fetchMoreResult }) => ({
          patientMerges: [...shown.patientMerges, ...fetchMoreResult.patientMerges],
        }),
      })
      setWhole((more.data?.patientMerges.length ?? 0) < PAGE_SIZE)
    } catch (failure) {
      console.info('More merges could not be loaded:', failure)
      showToast({ tone: 'error', title: t('notLoaded'), message: t('notLoadedMessage') })
    }
  }
  if (!merges) {
    return loading && !error ? (
      <div role="status" aria-label={t('loading')}>
        {WAITING}
      </div>
    ) : (
      <StatePanel icon={IconPlugConnectedX} title={t('notLoaded')} message={t('notLoadedMessage')}>
        <Button onClick={() => void refetch()}>{t('tryAgain')}</Button>
      </StatePanel>
    )
  }
  if (merges.length === 0) {
    return <StatePanel icon={IconArrowMerge} title={t(`empty.${status}`)} message={t('emptyMessage')} />
  }
  return (
    <>
      <Suspense fallback={WAITING}>
        <ul className={classes.list} aria-label={t(`filters.${status}`)}>
          {merges.map((merge) => (
            <li key={merge.id}>
              <MergeCard merge={merge} />
            </li>
          ))}
        </ul>
      </Suspense>
      {!isWhole && merges.length % PAGE_SIZE === 0 && (
        <Button variant="default" loading={loading} onClick={() => void showMore()}>
          {t('showMore')}
        </Button>
      )}
    </>
  )
}
