import { builder } from '#api/graphql/builder.ts'
import { sayingWhenToRetry } from '#api/graphql/errors.ts'
import { RoleEnum } from '#api/graphql/modules/accounts.ts'
import { RecordPartEnum } from '#api/graphql/modules/record-vocabulary.ts'
import { memberOf } from '#api/graphql/scalars.ts'
import { AccountHasRecord, InvalidInput, NotFound, RecordHasAccount, TooManyAttempts } from '#api/services/errors.ts'
import type { RecordReader, RecordUse } from '#api/services/records/record-readers.ts'
import { ROLES } from '#domain/vocabulary/roles.ts'

const RecordUseType = builder.objectRef<RecordUse>('RecordUse').implement({
  description: 'What was done with a record.',
  fields: (t) => ({
    part: t.expose('part', { type: RecordPartEnum, description: 'With which part of it.' }),
    changed: t.exposeBoolean('changed', { description: 'Whether something was added or changed, and not only read.' }),
  }),
})

const RecordReaderType = builder.objectRef<RecordReader>('RecordReader').implement({
  description: 'What one person did with your record on one day.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'The day in East Africa Time, YYYY-MM-DD.' }),
    name: t.exposeString('name', { nullable: true, description: 'Who; nothing where the account is gone.' }),
    roles: t.field({
      type: [RoleEnum],
      description: 'The staff roles that they hold today.',
      resolve: ({ roles }) => roles.map((role) => memberOf(ROLES, role)),
    }),
    facilityName: t.exposeString('facilityName', { nullable: true, description: 'Where they work today.' }),
    self: t.exposeBoolean('self', { description: 'It was you.' }),
    firstAt: t.expose('firstAt', { type: 'DateTime', description: 'When for the first time that day.' }),
    lastAt: t.expose('lastAt', { type: 'DateTime', description: 'When for the last time that day.' }),
    times: t.exposeInt('times', { description: 'How often.' }),
    uses: t.field({
      type: [RecordUseType],
      description: 'What, each once.',
      resolve: ({ uses }) => [...uses],
    }),
  }),
})

builder.queryField('recordReaders', (t) =>
  t.field({
    type: [RecordReaderType],
    description:
      'Who opened or changed your record, by day and person, the newest day first. Nobody where you have none.',
    args: {
      days: t.arg.int({ defaultValue: 20, description: 'Of how many days on which somebody did, 1 to 100.' }),
      before: t.arg.string({ description: 'Of days before this one: the last day of the page before, YYYY-MM-DD.' }),
    },
    resolve: (_root, sent, { services, actor }) => services.recordReaders(actor, sent),
  }),
)

const InvitationType = builder.objectRef<{ code: string; expiresAt: Date }>('RecordInvitation').implement({
  description: 'A code with which a patient joins their account to their record, once. It cannot be read again.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Ten signs.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'From when on it is no longer taken.' }),
  }),
})

const JoinedType = builder.objectRef<{ patientId: string }>('JoinedRecord').implement({
  description: 'Your account reads this patient’s record now.',
  fields: (t) => ({ patientId: t.exposeID('patientId', { description: 'The patient whose record it is.' }) }),
})

const EndedType = builder.objectRef<{ patientId: string }>('EndedRecordJoin').implement({
  description: 'No account reads this patient’s record any more.',
  fields: (t) => ({ patientId: t.exposeID('patientId', { description: 'The patient whose record it is.' }) }),
})

const ofPatient = (description: string) => ({ required: true, description }) as const

builder.mutationFields((t) => ({
  inviteToRecord: t.field({
    type: InvitationType,
    description:
      'Makes a code for a patient whom you may see, with which their account is joined to their record. It is valid for ' +
      'seven days; the one before it ends. Sent again it makes another. For health workers and clinicians.',
    args: { patientId: t.arg.id(ofPatient('The patient.')) },
    errors: {
      types: [NotFound, RecordHasAccount, InvalidInput],
      union: { name: 'InviteToRecordResult', description: 'What came of it.' },
    },
    resolve: (_root, { patientId }, { services, actor }) => services.inviteToRecord(actor, patientId),
  }),
  acceptRecordInvitation: t.field({
    type: JoinedType,
    description:
      'Joins your account to the record that a code is for. One that is wrong, was used or is too old gets one and the ' +
      'same answer; ten tries in fifteen minutes.',
    args: { code: t.arg.string(ofPatient('The code, as it was typed.')) },
    errors: {
      types: [InvalidInput, AccountHasRecord, TooManyAttempts],
      union: { name: 'AcceptRecordInvitationResult', description: 'What came of it.' },
    },
    resolve: (_root, { code }, context) =>
      sayingWhenToRetry(context, () => context.services.acceptRecordInvitation(context.actor, code)),
  }),
  endRecordJoin: t.field({
    type: EndedType,
    description:
      'Takes the account off a patient’s record: your own, or that of a patient whom you may see and invite.',
    args: { patientId: t.arg.id(ofPatient('The patient.')) },
    errors: {
      types: [NotFound, InvalidInput],
      union: { name: 'EndRecordJoinResult', description: 'What came of it.' },
    },
    resolve: (_root, { patientId }, { services, actor }) => services.endRecordJoin(actor, patientId),
  }),
}))
