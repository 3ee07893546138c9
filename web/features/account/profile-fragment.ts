import { gql, type TypedDocumentNode } from '@apollo/client'
import type { ProfileForm_AccountFragment } from '#web/graphql/operations.ts'

/** What the form of the profile holds; here, so that the page can ask for it while the form is still loaded. */
export const PROFILE_FORM: TypedDocumentNode<ProfileForm_AccountFragment> = gql`
  fragment ProfileForm_account on Account {
    id
    email
    firstName
    lastName
    phone
    region
    facilityId
    licenseNumber
    specialization
    roles
    requestedRole
  }
`
