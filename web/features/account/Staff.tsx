import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure, LoadingRows } from '#web/features/account/LoadingState.tsx'
import { ROLE_CARD } from '#web/features/account/RoleCard.tsx'
import { RoleList } from '#web/features/account/RoleList.tsx'
import { useFailureToasts } from '#web/features/account/use-account-toasts.ts'
import type { StaffQuery, StaffQueryVariables } from '#web/graphql/operations.ts'
import classes from './account.module.css'

const STAFF: TypedDocumentNode<StaffQuery, StaffQueryVariables> = gql`
  query Staff($search: String, $limit: Int, $cursor: ID) {
    staffRoles(search: $search, limit: $limit, cursor: $cursor) {
      id
      ...RoleCard_request
    }
  }
  ${ROLE_CARD}
`

const PAGE_SIZE = 20
const TYPING_PAUSE_MS = 300

/** The staff whose roles one may take away: all in order of name, or those that are searched for. */
export function Staff() {
  const { t } = useTranslation('account')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  return (
    <div className={classes.form}>
      <p className={classes.quiet}>{t('staff.intro')}</p>
      <TextInput
        type="search"
        label={t('staff.search')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <StaffFound key={search} search={search} />
    </div>
  )
}

function StaffFound({ search }: { search: string }) {
  const { t } = useTranslation('account')
  const toasts = useFailureToasts()
  const [taken, setTaken] = useState(0)
  const [isWhole, setWhole] = useState(false)
  // No suspense: an error of fetching more would take the place of the list.
  const { data, loading, refetch, fetchMore } = useQuery(STAFF, {
    variables: { search, limit: PAGE_SIZE, cursor: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    errorPolicy: 'all',
  })
  if (!data?.staffRoles) {
    return loading ? <LoadingRows height={200} /> : <LoadFailure busy={loading} onRetry={() => void refetch()} />
  }
  const { staffRoles } = data

  const showMore = async () => {
    try {
      const more = await fetchMore({ variables: { cursor: staffRoles.at(-1)?.id ?? null } })
      setWhole((more.data?.staffRoles.length ?? 0) < PAGE_SIZE)
    } catch {
      toasts.notLoaded()
    }
  }

  return (
    <>
      <RoleList
        label={t('approvals.staff')}
        requests={staffRoles}
        stands="held"
        empty={
          search === ''
            ? { title: t('staff.none'), message: t('staff.noneMessage') }
            : { title: t('staff.notFound'), message: t('staff.notFoundMessage') }
        }
        onDecided={() => setTaken(taken + 1)}
      />
      {!isWhole && staffRoles.length + taken >= PAGE_SIZE && (
        <Button variant="default" loading={loading} onClick={() => void showMore()}>
          {t('staff.showMore')}
        </Button>
      )}
    </>
  )
}
