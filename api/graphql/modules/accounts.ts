import { builder } from '#api/graphql/builder.ts'
import { sayingWhenToRetry } from '#api/graphql/errors.ts'
import { vocabularyEnum } from '#api/graphql/scalars.ts'
import type { Account, OwnRoleRequest } from '#api/services/accounts/account.ts'
import type { SignedIn } from '#api/services/accounts/session.ts'
import { EmailTaken, InvalidCredentials, InvalidInput, TooManyAttempts } from '#api/services/errors.ts'
import { ROLES, SIGN_UP_ROLES } from '#domain/vocabulary/roles.ts'

export const RoleEnum = vocabularyEnum('Role', ROLES, 'What a person may do. Patient is everybody’s.')
const SignUpRoleEnum = vocabularyEnum(
  'SignUpRole',
  SIGN_UP_ROLES,
  'The roles that a person can ask for when signing up.',
)

export const RoleRequestStatusEnum = vocabularyEnum(
  'RoleRequestStatus',
  ['requested', 'approved', 'declined', 'removed'],
  'Where a request for a staff role stands; removed: it was held, and taken away.',
)

const OwnRoleRequestType = builder.objectRef<OwnRoleRequest>('OwnRoleRequest').implement({
  description: 'A staff role that you asked for or held, and what was decided.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The request’s id.' }),
    role: t.expose('role', { type: RoleEnum, description: 'The role asked for.' }),
    status: t.expose('status', { type: RoleRequestStatusEnum, description: 'Where it stands.' }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When it was asked for.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true, description: 'When it was decided.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'What whoever decided says of it.' }),
  }),
})

export const AccountType = builder.objectRef<Account>('Account').implement({
  description: 'A person’s own account.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The account’s id.' }),
    email: t.exposeString('email', { description: 'The e-mail that signs in, in small letters.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Telephone number as given.' }),
    region: t.exposeString('region', { description: 'The country, by its name.' }),
    facilityId: t.exposeID('facilityId', { nullable: true, description: 'The facility the person works at.' }),
    licenseNumber: t.exposeString('licenseNumber', { nullable: true, description: 'Professional licence.' }),
    specialization: t.exposeString('specialization', { nullable: true, description: 'Field of work.' }),
    roles: t.expose('roles', { type: [RoleEnum], description: 'The roles that the person holds.' }),
    requestedRole: t.expose('requestedRole', {
      type: RoleEnum,
      nullable: true,
      description: 'The staff role that waits for an approval.',
    }),
    roleRequests: t.expose('roleRequests', {
      type: [OwnRoleRequestType],
      description: 'The staff roles asked for or held and what was decided, the oldest first.',
    }),
  }),
})

const SignedInType = builder.objectRef<SignedIn>('SignedIn').implement({
  description: 'A new session.',
  fields: (t) => ({
    token: t.exposeString('token', { description: 'The bearer token of the session; it is shown only here.' }),
    account: t.expose('account', { type: AccountType, description: 'Who is signed in.' }),
  }),
})

const SignUpInput = builder.inputType('SignUpInput', {
  description: 'A new account. A staff role is requested, and works as patient until somebody approves it.',
  fields: (t) => ({
    id: t.id({ description: 'The account’s id, a UUIDv7 made by the client; made by the server when left out.' }),
    email: t.string({ required: true, description: 'E-mail.' }),
    password: t.string({ required: true, description: 'At least 6 characters.' }),
    firstName: t.string({ required: true, description: 'First name.' }),
    lastName: t.string({ required: true, description: 'Last name.' }),
    phone: t.string({ description: 'Telephone number.' }),
    role: t.field({ type: SignUpRoleEnum, defaultValue: 'patient', description: 'The role asked for.' }),
    facilityId: t.id({ description: 'The facility the person works at.' }),
    licenseNumber: t.string({ description: 'Professional licence.' }),
    specialization: t.string({ description: 'Field of work.' }),
    region: t.string({ required: true, description: 'The country, by its name, such as `Kenya`.' }),
  }),
})

const SignInInput = builder.inputType('SignInInput', {
  description: 'E-mail and password.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'E-mail.' }),
    password: t.string({ required: true, description: 'Password.' }),
  }),
})

builder.queryField('me', (t) =>
  t.field({
    type: AccountType,
    description: 'The account of whoever asks.',
    resolve: (_root, _arguments, { services, actor }) => services.readAccount(actor),
  }),
)

builder.mutationFields((t) => ({
  signUp: t.field({
    type: SignedInType,
    description: 'Makes an account and signs it in.',
    args: { input: t.arg({ type: SignUpInput, required: true, description: 'The new account.' }) },
    errors: {
      types: [InvalidInput, EmailTaken, TooManyAttempts],
      union: { name: 'SignUpResult', description: 'What came of it.' },
    },
    // As over REST, null is the role of everybody.
    resolve: (_root, { input }, context) =>
      sayingWhenToRetry(context, () => context.services.signUp({ ...input, role: input.role ?? undefined })),
  }),
  signIn: t.field({
    type: SignedInType,
    description: 'Signs in with e-mail and password.',
    args: { input: t.arg({ type: SignInInput, required: true, description: 'Who signs in.' }) },
    errors: {
      types: [InvalidInput, InvalidCredentials, TooManyAttempts],
      union: { name: 'SignInResult', description: 'What came of it.' },
    },
    resolve: (_root, { input }, context) => sayingWhenToRetry(context, () => context.services.signIn(input)),
  }),
  signOut: t.boolean({
    description: 'Revokes the session that asks.',
    resolve: async (_root, _arguments, { services, actor }) => {
      await services.signOut(actor)
      return true
    },
  }),
}))
