import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { holdsAnyRole, type Role } from '#domain/vocabulary/roles.ts'
import { SCHEDULE_TASK } from '#web/features/chw/dashboard/Schedule.tsx'
import type { ChwDashboardPageQuery, ChwDashboardPageQueryVariables } from '#web/graphql/operations.ts'
import { useContentLanguage } from '#web/i18n/use-content-language.ts'
import { showToast } from '#web/lib/toast.ts'

const CHW_DASHBOARD_PAGE: TypedDocumentNode<ChwDashboardPageQuery, ChwDashboardPageQueryVariables> = gql`
  query ChwDashboardPage($language: Language!, $withStock: Boolean!, $limit: Int!) {
    chwDashboard {
      facility {
        id
        name
      }
      timeZone
      patientsToday
      patientsThisWeek
      referralsPending
      inventoryAlerts
      emergencyCalls
      aiDiagnoses
      successRate
      reviewedDiagnoses
      storedThisWeek
    }
    late: tasks(list: LATE, limit: $limit) {
      id
      ...Schedule_task
    }
    today: tasks(list: TODAY, limit: $limit) {
      id
      ...Schedule_task
    }
    inventory @include(if: $withStock) {
      medicineId
      name
      form
      strength
      unit
      currentStock
      minimumStock
      expiredStock
      expiryDate
      expiresSoon
      status
      needsAttention
    }
  }
  ${SCHEDULE_TASK}
`

/** How many tasks of each list are shown. */
export const SCHEDULED = 10

/** What the dashboard shows of the server's. It is fetched anew with each visit: its numbers are of this minute. */
export function useChwDashboard(roles: readonly Role[]) {
  const { t } = useTranslation('chwDashboard')
  const language = useContentLanguage()
  const withStock = holdsAnyRole(roles, ['chw', 'pharmacist'])
  const { data, previousData, error, loading, refetch } = useQuery(CHW_DASHBOARD_PAGE, {
    variables: { language, withStock, limit: SCHEDULED },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })

  useEffect(() => {
    if (error) showToast({ tone: 'error', title: t('failure.title'), message: t('failure.message') })
  }, [error, t])

  return { data: data ?? previousData, language, loading, refetch }
}
