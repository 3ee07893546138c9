import { builder } from '#api/graphql/builder.ts'
import { sayingWhenToRetry } from '#api/graphql/errors.ts'
import { AccountType } from '#api/graphql/modules/accounts.ts'
import type { OwnSession } from '#api/services/accounts/sessions.ts'
import { InvalidInput, NotFound, TooManyAttempts } from '#api/services/errors.ts'

const SessionType = builder.objectRef<OwnSession>('Session').implement({
  description: 'A device on which you are signed in.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The session’s id.' }),
    userAgent: t.exposeString('userAgent', {
      nullable: true,
      description: 'What the browser called itself when it signed in.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was signed in.' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', description: 'When it was last used, to five minutes.' }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether this is the session that asks.' }),
  }),
})

const EndedSessionType = builder.objectRef<{ id: string }>('EndedSession').implement({
  description: 'A session that no longer signs in.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'The session’s id.' }) }),
})

const PasswordChangedType = builder.objectRef<{ readonly sessions: OwnSession[] }>('PasswordChanged').implement({
  description: 'The password was changed, and every other session ended.',
  fields: (t) => ({
    sessions: t.expose('sessions', { type: [SessionType], description: 'The sessions that are left.' }),
  }),
})

const ProfileInput = builder.inputType('ProfileInput', {
  description: 'The whole profile as it shall be: what is left out is taken away.',
  fields: (t) => ({
    firstName: t.string({ required: true, description: 'First name.' }),
    lastName: t.string({ required: true, description: 'Last name.' }),
    phone: t.string({ description: 'Telephone number.' }),
    region: t.string({ required: true, description: 'The country, by its name. A staff member cannot change it.' }),
    facilityId: t.id({ description: 'A facility of the region. A staff member cannot change it.' }),
    licenseNumber: t.string({ description: 'Professional licence.' }),
    specialization: t.string({ description: 'Field of work.' }),
  }),
})

builder.queryField('mySessions', (t) =>
  t.field({
    type: [SessionType],
    description: 'The devices on which you are signed in, the last used first.',
    resolve: (_root, _arguments, { services, actor }) => services.listSessions(actor),
  }),
)

builder.mutationFields((t) => ({
  updateProfile: t.field({
    type: AccountType,
    description: 'Replaces your profile.',
    args: { input: t.arg({ type: ProfileInput, required: true, description: 'The profile.' }) },
    errors: { types: [InvalidInput], union: { name: 'UpdateProfileResult', description: 'What came of it.' } },
    resolve: (_root, { input }, { services, actor }) => services.updateProfile(actor, input),
  }),
  changePassword: t.field({
    type: PasswordChangedType,
    description: 'Changes your password and signs every other device out.',
    args: {
      currentPassword: t.arg.string({ required: true, description: 'The password so far.' }),
      newPassword: t.arg.string({ required: true, description: 'At least 6 characters.' }),
    },
    errors: {
      types: [InvalidInput, TooManyAttempts],
      union: { name: 'ChangePasswordResult', description: 'What came of it.' },
    },
    resolve: async (_root, sent, context) => {
      const { services, actor } = context
      await sayingWhenToRetry(context, () => services.changePassword(actor, sent))
      return { sessions: await services.listSessions(actor) }
    },
  }),
  endSession: t.field({
    type: EndedSessionType,
    description: 'Signs one of your devices out. Sent again it changes nothing.',
    args: { id: t.arg.id({ required: true, description: 'The session.' }) },
    errors: { types: [InvalidInput, NotFound], union: { name: 'EndSessionResult', description: 'What came of it.' } },
    resolve: async (_root, { id }, { services, actor }) => ({ id: await services.endSession(actor, id) }),
  }),
  endOtherSessions: t.int({
    description: 'Signs every other of your devices out, and answers how many those were.',
    resolve: (_root, _arguments, { services, actor }) => services.endOtherSessions(actor),
  }),
}))
