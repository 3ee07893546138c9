import { partiesOf } from '#api/access/referral-parties.ts'
import { builder } from '#api/graphql/builder.ts'
import { GenderEnum } from '#api/graphql/modules/shared-vocabulary.ts'
import { memberOf, vocabularyEnum } from '#api/graphql/scalars.ts'
import { REFERRAL_DIRECTIONS } from '#domain/input/referral.ts'
import { dayOfUtc } from '#domain/time/local-day.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'
import { movesFrom, REFERRAL_MOVES, REFERRAL_STATUSES, REFERRAL_URGENCIES } from '#domain/vocabulary/referrals.ts'

export const ReferralUrgencyEnum = vocabularyEnum(
  'ReferralUrgency',
  REFERRAL_URGENCIES,
  'How soon a referred patient must be seen.',
)
export const ReferralStatusEnum = vocabularyEnum('ReferralStatus', REFERRAL_STATUSES, 'Where a referral stands.')
export const ReferralMoveEnum = vocabularyEnum('ReferralMove', REFERRAL_MOVES, 'Where a referral is moved to.')
const DirectionEnum = vocabularyEnum(
  'ReferralDirection',
  REFERRAL_DIRECTIONS,
  'Referrals that your facility sent, or that came to it.',
)

/** No more than a letter of referral has on its envelope: whoever sees a referral need not see the record. */
const ReferredPatientType = builder.prismaObject('Patient', {
  variant: 'ReferredPatient',
  description: 'Whom a referral is of. The record is read as `patient`, where you may see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The patient’s id.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    dateOfBirth: t.string({
      description: 'The day of birth, such as `1990-01-31`.',
      select: { dateOfBirth: true },
      resolve: ({ dateOfBirth }) => dayOfUtc(dateOfBirth),
    }),
    gender: t.field({
      type: GenderEnum,
      description: 'Gender.',
      select: { gender: true },
      resolve: ({ gender }) => memberOf(GENDERS, gender),
    }),
  }),
})

const ReferralStepType = builder.prismaObject('ReferralStep', {
  description: 'Something that happened to a referral. It is never changed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The step’s id.' }),
    status: t.expose('status', { type: ReferralStatusEnum, description: 'Where the referral stood from then on.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    byName: t.string({
      description: 'The name of whoever did it.',
      select: { by: { select: { firstName: true, lastName: true } } },
      resolve: ({ by }) => `${by.firstName} ${by.lastName}`.trim(),
    }),
    note: t.exposeString('note', { nullable: true, description: 'What was said of it.' }),
  }),
})

builder.prismaObject('Referral', {
  description: 'A patient who is sent from one facility to another, followed until it is closed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The referral’s id.' }),
    patient: t.relation('patient', { type: ReferredPatientType, description: 'Whom it is of.' }),
    assessmentId: t.exposeID('assessmentId', { nullable: true, description: 'The assessment that led to it.' }),
    from: t.relation('from', { description: 'The facility that sent the patient.' }),
    to: t.relation('to', { description: 'The facility that the patient is sent to.' }),
    urgency: t.field({
      type: ReferralUrgencyEnum,
      description: 'How soon the patient must be seen.',
      select: { urgency: true },
      resolve: ({ urgency }) => memberOf(REFERRAL_URGENCIES, urgency),
    }),
    reason: t.exposeString('reason', { description: 'Why the patient is sent.' }),
    status: t.expose('status', { type: ReferralStatusEnum, description: 'Where it stands.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was declined, closed or cancelled.',
    }),
    steps: t.field({
      type: [ReferralStepType],
      description: 'What happened to it, in order.',
      select: (_arguments, _context, nested) => ({
        steps: nested({ orderBy: [{ at: 'asc' }, { id: 'asc' }] }),
      }),
      resolve: ({ steps }) => steps,
    }),
    moves: t.field({
      type: [ReferralMoveEnum],
      description: 'Where you may move it from here.',
      select: { status: true, fromFacilityId: true, toFacilityId: true },
      resolve: (referral, _arguments, { actor }) =>
        actor ? movesFrom(partiesOf(actor, referral), referral.status) : [],
    }),
  }),
})

builder.queryField('referrals', (t) =>
  t.prismaField({
    type: ['Referral'],
    description: 'Referrals of your facility, those that are open first, a page at a time. For carers.',
    args: {
      direction: t.arg({ type: DirectionEnum, required: true, description: 'Sent, or received.' }),
      limit: t.arg.int({ defaultValue: 20, description: 'How many, 1 to 100.' }),
      cursor: t.arg.id({ description: 'The id of the last referral of the page before.' }),
    },
    resolve: async (query, _root, list, { client, services, actor }) =>
      client.referral.findMany({ ...query, ...(await services.referralsPage(actor, list)) }),
  }),
)
