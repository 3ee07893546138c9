import { builder } from '#api/graphql/builder.ts'
import { ReferralUrgencyEnum } from '#api/graphql/modules/referrals.ts'
import { LanguageEnum } from '#api/graphql/modules/shared-vocabulary.ts'
import { orNothing } from '#api/graphql/or-nothing.ts'
import { vocabularyEnum } from '#api/graphql/scalars.ts'
import { InvalidInput } from '#api/services/errors.ts'
import type { RequestableCare } from '#api/services/prescriptions/requestable-care.ts'
import { MEDICINE_REFUSALS, type RequestableMedicine } from '#domain/clinical/planning/requestable-medicine.ts'

const RefusalEnum = vocabularyEnum(
  'MedicineRefusal',
  MEDICINE_REFUSALS,
  'Why a planned medicine cannot be asked for: it must not be given, or what its dose depends on is not known.',
)

const RequestableMedicineType = builder.objectRef<RequestableMedicine>('RequestableMedicine').implement({
  description: 'A medicine of a plan, as it can be asked for.',
  fields: (t) => ({
    regimen: t.exposeID('regimen', {
      description: 'The regimen in the engine’s knowledge: by it the medicine is asked for.',
    }),
    name: t.exposeString('name', { description: 'The medicine with its strength, where the plan names one.' }),
    dosage: t.exposeString('dosage', { description: 'How much, how often, by which way.' }),
    notes: t.field({ type: ['String'], description: 'How it is taken.', resolve: ({ notes }) => [...notes] }),
    concerns: t.field({
      type: ['String'],
      description: 'Why it is not given, or only with care.',
      resolve: ({ concerns }) => [...concerns],
    }),
    durationDays: t.exposeInt('durationDays', { nullable: true, description: 'For how many days.' }),
    quantity: t.exposeInt('quantity', {
      nullable: true,
      description: 'Units for the whole course; none where they cannot be counted beforehand.',
    }),
    refusal: t.expose('refusal', { type: RefusalEnum, nullable: true, description: 'Why it cannot be asked for.' }),
  }),
})

const RequestableCareType = builder.objectRef<RequestableCare>('RequestableCare').implement({
  description: 'What the plan of an assessment advises that can be asked of others.',
  fields: (t) => ({
    assessmentId: t.exposeID('assessmentId', { description: 'The assessment.' }),
    referral: t.exposeString('referral', { nullable: true, description: 'Where to be sent, and how soon.' }),
    referralUrgency: t.expose('referralUrgency', {
      type: ReferralUrgencyEnum,
      nullable: true,
      description: 'How soon; none where the plan asks for no referral.',
    }),
    medicines: t.field({
      type: [RequestableMedicineType],
      description: 'The medicines of the plan; those that must not be given last.',
      resolve: ({ medicines }) => [...medicines],
    }),
  }),
})

builder.queryField('requestableCare', (t) =>
  t.field({
    type: RequestableCareType,
    nullable: true,
    description: 'What can be asked of others after an assessment of a patient, or nothing. For health workers.',
    args: {
      assessmentId: t.arg.id({ required: true, description: 'The assessment.' }),
      language: t.arg({ type: LanguageEnum, defaultValue: 'en', description: 'The language of its texts.' }),
    },
    resolve: (_root, { assessmentId, language }, { services, actor }) =>
      orNothing(() => services.readRequestableCare(actor, assessmentId, language ?? 'en')),
  }),
)

const RequestedMedicineInput = builder.inputType('RequestedMedicineInput', {
  description: 'A medicine that is asked for.',
  fields: (t) => ({
    regimen: t.id({ required: true, description: 'Of those that the plan names.' }),
    instruction: t.string({ description: 'What is added to what the plan says; at most 500 characters.' }),
  }),
})

const PrescriptionRequestInput = builder.inputType('PrescriptionRequestInput', {
  description: 'Medicines that are asked for after an assessment of a patient.',
  fields: (t) => ({
    assessmentId: t.id({ required: true, description: 'The assessment.' }),
    medicines: t.field({
      type: [RequestedMedicineInput],
      required: true,
      description: 'The medicines, each once.',
    }),
  }),
})

builder.mutationField('requestPrescription', (t) =>
  t.prismaField({
    type: 'Prescription',
    description:
      'Asks for medicines of the plan of an assessment of a patient. They are pending until somebody who may prescribe ' +
      'approves them. What the plan says must not be given is refused.',
    args: {
      id: t.arg.id({ required: true, description: 'The new prescription’s id, a UUIDv7 made by the client.' }),
      input: t.arg({ type: PrescriptionRequestInput, required: true, description: 'What is asked for.' }),
      language: t.arg({ type: LanguageEnum, defaultValue: 'en', description: 'The language that it is written in.' }),
    },
    errors: {
      types: [InvalidInput],
      union: { name: 'RequestPrescriptionResult', description: 'What came of it.' },
    },
    resolve: async (query, _root, { id, input, language }, { client, services, actor }) =>
      client.prescription.findUniqueOrThrow({
        ...query,
        where: await services.requestPrescription(actor, { id, request: input, language: language ?? 'en' }),
      }),
  }),
)
