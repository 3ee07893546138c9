import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { REFERRAL_CARD, ReferralCard } from '#web/features/chw/referrals/ReferralCard.tsx'
import { useFailureToasts } from '#web/features/chw/referrals/use-failure-toasts.ts'
import type { ReferralDirection, ReferralsQuery, ReferralsQueryVariables } from '#web/graphql/operations.ts'
import { PAGE_SIZE, PagedList } from '#web/ui/PagedList.tsx'

const REFERRALS: TypedDocumentNode<ReferralsQuery, ReferralsQueryVariables> = gql`
  query Referrals($direction: ReferralDirection!, $limit: Int!, $cursor: ID) {
    referrals(direction: $direction, limit: $limit, cursor: $cursor) {
      id
      ...ReferralCard_referral
    }
  }
  ${REFERRAL_CARD}
`

const TEXTS = { INCOMING: 'incoming', OUTGOING: 'outgoing' } as const

/** The referrals of one direction, those that are open first. */
export function Referrals({ direction }: { direction: ReferralDirection }) {
  const { t } = useTranslation('referrals')
  const toasts = useFailureToasts()
  // Others move them too: what is known is shown at once, and asked for anew.
  const { data, loading, refetch, fetchMore } = useQuery(REFERRALS, {
    variables: { direction, limit: PAGE_SIZE, cursor: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    errorPolicy: 'all',
  })
  const which = TEXTS[direction]
  return (
    <PagedList
      label={t(`tabs.${which}`)}
      words={{
        loading: t('loading'),
        failedTitle: t('failure.title'),
        failedMessage: t('failure.message'),
        tryAgain: t('failure.tryAgain'),
        showMore: t('showMore'),
      }}
      rows={
        data?.referrals?.map((referral) => ({
          id: referral.id,
          row: <ReferralCard referral={referral} direction={direction} onOutdated={() => void refetch()} />,
        })) ?? null
      }
      loading={loading}
      empty={{ icon: IconArrowsExchange, title: t(`empty.${which}.title`), message: t(`empty.${which}.message`) }}
      onRetry={() => void refetch()}
      fetchAfter={async (cursor) => {
        const more = await fetchMore({ variables: { cursor } })
        return more.data?.referrals.length ?? 0
      }}
      onMoreFailed={toasts.notLoaded}
    />
  )
}
