import { builder } from '#api/graphql/builder.ts'
import { LanguageEnum, PatientLanguageEnum } from '#api/graphql/modules/shared-vocabulary.ts'
import { orNothing } from '#api/graphql/or-nothing.ts'
import { memberOf, vocabularyEnum } from '#api/graphql/scalars.ts'
import { InvalidInput, NotFound } from '#api/services/errors.ts'
import type { MedicineCounseling } from '#api/services/prescriptions/counseling-of.ts'
import { COUNSELING_KINDS, type CounselingPoint } from '#domain/clinical/counseling/counseling.ts'
import { PATIENT_LANGUAGES } from '#domain/vocabulary/patient-languages.ts'

builder.prismaObject('Counseling', {
  description: 'What a patient was told when medicines were handed over.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    language: t.field({
      type: PatientLanguageEnum,
      description: 'In which language.',
      select: { language: true },
      resolve: ({ language }) => memberOf(PATIENT_LANGUAGES, language),
    }),
    teachBack: t.exposeBoolean('teachBack', {
      description: 'Whether the patient said in their own words how the medicines are taken.',
    }),
    note: t.exposeString('note', { nullable: true, description: 'What else was said.' }),
  }),
})

const CounselingKindEnum = vocabularyEnum('CounselingKind', COUNSELING_KINDS, 'What a point of counseling is about.')

const CounselingPointType = builder.objectRef<CounselingPoint>('CounselingPoint').implement({
  description: 'One thing to say of a medicine.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'By which it is ticked; it stays when its words change.' }),
    kind: t.expose('kind', { type: CounselingKindEnum, description: 'What it is about.' }),
    text: t.exposeString('text', { description: 'What to say.' }),
    language: t.expose('language', {
      type: PatientLanguageEnum,
      description: 'What the text is really in: that of `readIn` where the patient’s has no certain words for it.',
    }),
    reading: t.exposeString('reading', {
      nullable: true,
      description: 'The same in the language of `readIn`; nothing where the text is in it.',
    }),
  }),
})

const MedicineCounselingType = builder.objectRef<MedicineCounseling>('MedicineCounseling').implement({
  description: 'What to say of one medicine that was handed over.',
  fields: (t) => ({
    itemId: t.exposeID('itemId', { description: 'The line of the prescription.' }),
    name: t.exposeString('name', { description: 'The medicine.' }),
    dosage: t.exposeString('dosage', { description: 'As it is taken.' }),
    points: t.field({
      type: [CounselingPointType],
      description: 'What to say, in order.',
      resolve: ({ points }) => [...points],
    }),
  }),
})

builder.queryField('dispensingCounseling', (t) =>
  t.field({
    type: [MedicineCounselingType],
    nullable: true,
    description: 'What to say of the medicines that were handed over at one time, or null of what you may not see.',
    args: {
      dispensingId: t.arg.id({ required: true, description: 'The dispensing.' }),
      language: t.arg({ type: PatientLanguageEnum, required: true, description: 'The language to say it in.' }),
      readIn: t.arg({ type: LanguageEnum, required: true, description: 'The language of whoever says it.' }),
    },
    resolve: (_root, { dispensingId, language, readIn }, { services, actor }) =>
      orNothing(async () => [...(await services.dispensingCounseling(actor, dispensingId, { language, readIn }))]),
  }),
)

const ToldPointsInput = builder.inputType('ToldPointsInput', {
  description: 'What was said of one medicine.',
  fields: (t) => ({
    itemId: t.id({ required: true, description: 'The line of the prescription.' }),
    points: t.stringList({ required: true, description: 'Ids of the points that were said.' }),
  }),
})

const CounselingInputType = builder.inputType('CounselingInput', {
  description: 'What a patient was told of what was handed over.',
  fields: (t) => ({
    dispensingId: t.id({ required: true, description: 'The dispensing.' }),
    language: t.field({ type: PatientLanguageEnum, required: true, description: 'In which language.' }),
    told: t.field({ type: [ToldPointsInput], required: true, description: 'What was said, by medicine.' }),
    teachBack: t.boolean({
      required: true,
      description: 'Whether the patient said in their own words how the medicines are taken.',
    }),
    note: t.string({ description: 'What else was said; at most 2000 characters.' }),
  }),
})

builder.mutationField('recordCounseling', (t) =>
  t.prismaField({
    type: 'Dispensing',
    description: 'Records what a patient was told of what was handed over, once.',
    args: {
      id: t.arg.id({ required: true, description: 'The new record’s id, a UUIDv7 made by the client.' }),
      input: t.arg({ type: CounselingInputType, required: true, description: 'What was told.' }),
    },
    errors: {
      types: [InvalidInput, NotFound],
      union: { name: 'RecordCounselingResult', description: 'What came of it.' },
    },
    resolve: async (query, _root, { id, input }, { client, services, actor }) =>
      client.dispensing.findUniqueOrThrow({
        ...query,
        where: await services.recordCounseling(actor, { id, counseling: input }),
      }),
  }),
)
