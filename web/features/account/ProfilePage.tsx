import { gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseQuery } from '@apollo/client/react'
import { lazy, Suspense, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '#web/features/account/AccountFrame.tsx'
import { LoadFailure, LoadingRows } from '#web/features/account/LoadingState.tsx'
import { OWN_ROLE_REQUESTS, OwnRoleRequests } from '#web/features/account/OwnRoleRequests.tsx'
import { PROFILE_FORM } from '#web/features/account/profile-fragment.ts'
import type { ProfilePageQuery, ProfilePageQueryVariables } from '#web/graphql/operations.ts'

// The page stands, and fetches, before the form is there.
const ProfileForm = lazy(() =>
  import('#web/features/account/ProfileForm.tsx').then(({ ProfileForm: component }) => ({ default: component })),
)

const PROFILE_PAGE: TypedDocumentNode<ProfilePageQuery, ProfilePageQueryVariables> = gql`
  query ProfilePage {
    me {
      id
      ...ProfileForm_account
      ...OwnRoleRequests_account
    }
  }
  ${PROFILE_FORM}
  ${OWN_ROLE_REQUESTS}
`

/** Who one is to the product: to read and to change, with what was decided about the roles asked for. */
export function ProfilePage() {
  const { t } = useTranslation('account')
  return (
    <AccountFrame title={t('profile.title')} intro={t('profile.intro')}>
      <Suspense fallback={<LoadingRows height={76} />}>
        <Profile />
      </Suspense>
    </AccountFrame>
  )
}

function Profile() {
  const [busy, startTransition] = useTransition()
  const { data, refetch } = useSuspenseQuery(PROFILE_PAGE, { errorPolicy: 'all', fetchPolicy: 'cache-and-network' })
  if (!data?.me) {
    return <LoadFailure busy={busy} onRetry={() => startTransition(async () => void (await refetch()))} />
  }
  return (
    <>
      <OwnRoleRequests account={data.me} />
      <ProfileForm account={data.me} />
    </>
  )
}
