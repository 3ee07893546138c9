import { newId } from '#api/platform/ids.ts'

/** The body of a sign-up over REST; each with an address of its own. */
export const signUpBody = (
  changes: { id?: unknown; email?: unknown; password?: unknown; userData?: Record<string, unknown> } = {},
) => ({
  email: `${newId()}@example.org`,
  password: 'correct horse',
  ...changes,
  userData: { first_name: 'Asha', last_name: 'Juma', region: 'Kenya', ...changes.userData },
})

/** The input of the mutation signUp; each with an address of its own. */
export const signUpInput = (changes: Record<string, unknown> = {}) => ({
  email: `${newId()}@example.org`,
  password: 'correct horse',
  firstName: 'Asha',
  lastName: 'Juma',
  region: 'Kenya',
  ...changes,
})

const ACCOUNT = `
  id email firstName lastName phone region facilityId licenseNumber specialization roles requestedRole
  roleRequests { id role status requestedAt decidedAt reason }`

export const ME = `query { me { ${ACCOUNT} } }`

export const SIGN_OUT = 'mutation { signOut }'

const OUTCOMES = `
  __typename
  ... on SignedIn { token account { ${ACCOUNT} } }
  ... on Error { message }
  ... on TooManyAttempts { retryAfterSeconds }
  ... on InvalidInput { field issues { field message } }`

export const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { ${OUTCOMES} } }`

export const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ${OUTCOMES} } }`

export const ROLE_REQUESTS = `query {
  roleRequests { id role status requestedAt reason firstName lastName region licenseNumber }
}`

export const DECIDE_ROLE_REQUEST = `
  mutation ($id: ID!, $decision: RoleDecision!, $reason: String) {
    decideRoleRequest(id: $id, decision: $decision, reason: $reason) {
      __typename
      ... on RoleRequest { id role status reason firstName facilityName }
      ... on Error { message }
      ... on InvalidInput { field }
    }
  }`

export const STAFF_ROLES = `query ($search: String, $limit: Int, $cursor: ID) {
  staffRoles(search: $search, limit: $limit, cursor: $cursor) {
    id role status decidedAt firstName lastName region licenseNumber facilityName
  }
}`

export const TAKE_ROLE_AWAY = `mutation ($id: ID!, $reason: String!) {
  takeRoleAway(id: $id, reason: $reason) {
    __typename
    ... on RoleRequest { id role status reason lastName facilityName }
    ... on Error { message }
    ... on InvalidInput { field }
  }
}`

export const MY_SESSIONS = 'query { mySessions { id userAgent createdAt lastUsedAt isCurrent } }'

export const END_SESSION = `mutation ($id: ID!) {
  endSession(id: $id) { __typename ... on EndedSession { id } ... on Error { message } ... on InvalidInput { field } }
}`

export const END_OTHER_SESSIONS = 'mutation { endOtherSessions }'

export const CHANGE_PASSWORD = `mutation ($currentPassword: String!, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
    __typename
    ... on PasswordChanged { sessions { id isCurrent } }
    ... on Error { message }
    ... on InvalidInput { field }
    ... on TooManyAttempts { retryAfterSeconds }
  }
}`

export const UPDATE_PROFILE = `mutation ($input: ProfileInput!) {
  updateProfile(input: $input) {
    __typename
    ... on Account { ${ACCOUNT} }
    ... on InvalidInput { message field issues { field message } }
  }
}`

/** The input of the mutation updateProfile. */
export const profileInput = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Asha',
  lastName: 'Juma',
  region: 'Kenya',
  ...changes,
})
