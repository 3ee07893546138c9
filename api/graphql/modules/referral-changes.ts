import { builder } from '#api/graphql/builder.ts'
import { ReferralMoveEnum, ReferralUrgencyEnum } from '#api/graphql/modules/referrals.ts'
import { InvalidInput, NotFound } from '#api/services/errors.ts'

const ReferralInputType = builder.inputType('ReferralInput', {
  description: 'Who is sent where, how soon and why.',
  fields: (t) => ({
    patientId: t.id({ required: true, description: 'A patient whom you may see.' }),
    toFacilityId: t.id({ required: true, description: 'Another facility than your own, of any country.' }),
    assessmentId: t.id({ description: 'The assessment of the patient that led to it.' }),
    urgency: t.field({ type: ReferralUrgencyEnum, required: true, description: 'How soon the patient must be seen.' }),
    reason: t.string({
      required: true,
      description: 'Why, for whoever receives the patient; at most 2000 characters.',
    }),
  }),
})

builder.mutationFields((t) => ({
  createReferral: t.prismaField({
    type: 'Referral',
    description:
      'Refers a patient to another facility. Its clinicians see the patient’s record from then on, until it is declined ' +
      'or cancelled, or for 30 days after it was closed.',
    args: {
      id: t.arg.id({ required: true, description: 'The new referral’s id, a UUIDv7 made by the client.' }),
      input: t.arg({ type: ReferralInputType, required: true, description: 'The referral.' }),
    },
    errors: {
      types: [InvalidInput],
      union: { name: 'CreateReferralResult', description: 'What came of it.' },
    },
    resolve: async (query, _root, { id, input }, { client, services, actor }) =>
      client.referral.findUniqueOrThrow({
        ...query,
        where: await services.createReferral(actor, { id, referral: input }),
      }),
  }),
  advanceReferral: t.prismaField({
    type: 'Referral',
    description: 'Moves a referral on. Of two people who do so at once one succeeds, and the other is told.',
    args: {
      id: t.arg.id({ required: true, description: 'The new step’s id, a UUIDv7 made by the client.' }),
      referralId: t.arg.id({ required: true, description: 'The referral.' }),
      status: t.arg({ type: ReferralMoveEnum, required: true, description: 'Where it is moved.' }),
      note: t.arg.string({
        description: 'What is to be said of it; needed to decline, close and cancel, at most 2000 characters.',
      }),
    },
    errors: {
      types: [InvalidInput, NotFound],
      union: { name: 'AdvanceReferralResult', description: 'What came of it.' },
    },
    resolve: async (query, _root, sent, { client, services, actor }) =>
      client.referral.findUniqueOrThrow({ ...query, where: await services.advanceReferral(actor, sent) }),
  }),
}))
