import { builder } from '#api/graphql/builder.ts'
import {
  AssessmentCategoryEnum,
  AssessmentTypeNameEnum,
  ExtraMeasurementEnum,
} from '#api/graphql/modules/medical-vocabulary.ts'
import { GenderEnum, LanguageEnum } from '#api/graphql/modules/shared-vocabulary.ts'
import type { AskedAssessmentType, AssessmentType, SymptomOption } from '#api/services/medical/list-assessment-types.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'

/** The language of a text, English where none is named. */
const orEnglish = (language: UiLanguage | null | undefined): UiLanguage => language ?? 'en'

const SymptomOptionType = builder.objectRef<SymptomOption>('SymptomOption').implement({
  description: 'An entry of an assessment type’s checklist.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The finding’s id, to be sent where it is ticked.' }),
    label: t.string({
      description: 'What it is called.',
      args: { language: t.arg({ type: LanguageEnum, defaultValue: 'en', description: 'The language.' }) },
      resolve: ({ label }, { language }) => label[orEnglish(language)],
    }),
    danger: t.exposeBoolean('danger', {
      description: 'A danger sign: by itself a reason to be seen the same day or sooner.',
    }),
    onlyFor: t.field({
      type: GenderEnum,
      nullable: true,
      description: 'Asked of these people only; none: of everybody.',
      resolve: ({ of }) => of.sex ?? null,
    }),
    fromMonths: t.int({
      nullable: true,
      description: 'Asked from this age on, in months.',
      resolve: ({ of }) => of.fromMonths ?? null,
    }),
    belowMonths: t.int({
      nullable: true,
      description: 'Asked below this age, in months.',
      resolve: ({ of }) => of.belowMonths ?? null,
    }),
  }),
})

/** An assessment type by itself, as records name it. */
export const AssessmentTypeType = builder.objectRef<AssessmentType>('AssessmentType').implement({
  description: 'What a medical assessment is about.',
  fields: (t) => ({
    name: t.expose('name', { type: AssessmentTypeNameEnum, description: 'Its name; in lower case that of its route.' }),
    displayName: t.string({
      description: 'What it is called.',
      args: { language: t.arg({ type: LanguageEnum, defaultValue: 'en', description: 'The language.' }) },
      resolve: ({ displayName }, { language }) => displayName[orEnglish(language)],
    }),
    description: t.string({
      description: 'Who should take it.',
      args: { language: t.arg({ type: LanguageEnum, defaultValue: 'en', description: 'The language.' }) },
      resolve: ({ description }, { language }) => description[orEnglish(language)],
    }),
    category: t.expose('category', { type: AssessmentCategoryEnum, description: 'What it is grouped under.' }),
    onlyFor: t.field({
      type: GenderEnum,
      nullable: true,
      description: 'Whom it can be about; none: everybody.',
      resolve: ({ onlyFor }) => onlyFor ?? null,
    }),
  }),
})

const AssessmentFormType = builder.objectRef<AskedAssessmentType>('AssessmentForm').implement({
  description: 'What the form of an assessment type asks.',
  fields: (t) => ({
    assessmentType: t.field({
      type: AssessmentTypeType,
      description: 'The type.',
      resolve: (form) => form,
    }),
    symptoms: t.field({
      type: [SymptomOptionType],
      description: 'The checklist, in the order in which it is asked.',
      resolve: ({ symptoms }) => [...symptoms],
    }),
    measurements: t.field({
      type: [ExtraMeasurementEnum],
      description: 'What is worth measuring beside the five vital signs.',
      resolve: ({ measurements }) => [...measurements],
    }),
  }),
})

builder.queryFields((t) => ({
  assessmentTypes: t.field({
    type: [AssessmentTypeType],
    description: 'All assessment types, in the order in which they are shown.',
    resolve: (_root, _arguments, { services, actor }) => services.listAssessmentTypes(actor),
  }),
  assessmentForm: t.field({
    type: AssessmentFormType,
    nullable: true,
    description: 'What the form of an assessment type asks, or nothing where there is no such type.',
    args: { assessmentType: t.arg.string({ required: true, description: 'The name of the type, as routes use it.' }) },
    resolve: async (_root, { assessmentType }, { services, actor }) =>
      (await services.listAssessmentTypes(actor)).find(({ name }) => name === assessmentType) ?? null,
  }),
}))
