import { builder } from '#api/graphql/builder.ts'
import { NutritionPlanContentType } from '#api/graphql/modules/nutrition-plan-content.ts'
import {
  ActivityLevelEnum,
  AllergenEnum,
  DietaryRestrictionEnum,
  HealthConditionEnum,
  NutritionRegionEnum,
  NutritionSymptomEnum,
} from '#api/graphql/modules/nutrition-vocabulary.ts'
import { GenderEnum, LanguageEnum } from '#api/graphql/modules/shared-vocabulary.ts'
import { orNothing } from '#api/graphql/or-nothing.ts'
import { PLAIN } from '#api/graphql/plain-fields.ts'
import { memberOf } from '#api/graphql/scalars.ts'
import { InvalidInput } from '#api/services/errors.ts'
import { planContent } from '#api/services/nutrition/plan-content.ts'
import { NUTRITION_REGIONS } from '#domain/vocabulary/countries.ts'
import { localize } from '#domain/vocabulary/languages.ts'
import { ACTIVITY_LEVELS, GENDERS } from '#domain/vocabulary/nutrition.ts'

builder.prismaObject('NutritionAssessment', {
  description: 'What a person told and measured for a nutrition plan.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The assessment’s id.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was taken.' }),
    age: t.exposeInt('age', { description: 'Completed years; 0 under one year.' }),
    ageMonths: t.exposeInt('ageMonths', {
      nullable: true,
      description: 'Completed months, where the age of a child under five was given so.',
    }),
    weightKg: t.exposeFloat('weightKg', { description: 'Weight, kg.' }),
    heightCm: t.exposeFloat('heightCm', { description: 'Height or length, cm.' }),
    gender: t.field({
      type: GenderEnum,
      description: 'Gender.',
      select: { gender: true },
      resolve: ({ gender }) => memberOf(GENDERS, gender),
    }),
    region: t.field({
      type: NutritionRegionEnum,
      description: 'The region whose foods were asked for.',
      select: { region: true },
      resolve: ({ region }) => memberOf(NUTRITION_REGIONS, region),
    }),
    activityLevel: t.field({
      type: ActivityLevelEnum,
      description: 'How active a usual day is.',
      select: { activityLevel: true },
      resolve: ({ activityLevel }) => memberOf(ACTIVITY_LEVELS, activityLevel),
    }),
    plan: t.relation('plan', { nullable: true, description: 'The plan that was computed from it.' }),
  }),
})

const NutritionPlanType = builder.prismaObject('NutritionPlan', {
  description: 'A nutrition plan, as it was computed for one assessment. It is never changed afterwards.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The plan’s id.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    engineVersion: t.exposeString('engineVersion', { description: 'The version of the rules that made it.' }),
    bmi: t.exposeFloat('bmi', { description: 'Body mass index, kg/m², to one decimal.' }),
    assessment: t.relation('assessment', { description: 'What it was computed from.' }),
    content: t.field({
      type: NutritionPlanContentType,
      description: 'What it says, in the language asked for.',
      args: { language: t.arg({ type: LanguageEnum, defaultValue: 'en', description: 'The language of its texts.' }) },
      select: { content: true },
      extensions: PLAIN,
      resolve: (plan, { language }) => localize(planContent(plan), language ?? 'en'),
    }),
  }),
})

const NutritionAssessmentInput = builder.inputType('NutritionAssessmentInput', {
  description:
    'A nutrition assessment. The age of a child under five can be given in months; the limits of weight and height ' +
    'are then a child’s.',
  fields: (t) => ({
    age: t.int({ description: 'Completed years, 1 to 120. May be left out where ageMonths is given.' }),
    ageMonths: t.int({ description: 'Completed months, 0 to 59.' }),
    gender: t.field({ type: GenderEnum, required: true, description: 'Gender.' }),
    weightKg: t.float({ required: true, description: 'Weight, 10 to 300 kg (1 to 60 with ageMonths).' }),
    heightCm: t.float({ required: true, description: 'Height, 50 to 250 cm (40 to 130 with ageMonths).' }),
    activityLevel: t.field({ type: ActivityLevelEnum, required: true, description: 'How active a usual day is.' }),
    healthConditions: t.field({ type: [HealthConditionEnum], defaultValue: [], description: 'Health conditions.' }),
    dietaryRestrictions: t.field({
      type: [DietaryRestrictionEnum],
      defaultValue: [],
      description: 'What the person does not eat.',
    }),
    foodAllergies: t.field({
      type: [AllergenEnum],
      defaultValue: [],
      description: 'Which food allergies; with none named, FOOD_ALLERGIES leaves all of them out.',
    }),
    currentSymptoms: t.field({ type: [NutritionSymptomEnum], defaultValue: [], description: 'Symptoms.' }),
    trimester: t.int({ description: 'Of a pregnancy: 1, 2 or 3.' }),
    muacMm: t.float({ description: 'Mid-upper arm circumference, mm.' }),
    region: t.field({ type: NutritionRegionEnum, required: true, description: 'The region whose foods to use.' }),
  }),
})

const NutritionSummaryType = builder
  .objectRef<{ assessments: number; plans: number; averageBmi: number | null }>('NutritionSummary')
  .implement({
    description: 'Counts over all of a person’s nutrition assessments.',
    fields: (t) => ({
      assessments: t.exposeInt('assessments', { description: 'How many assessments there are.' }),
      plans: t.exposeInt('plans', { description: 'How many plans there are.' }),
      averageBmi: t.exposeFloat('averageBmi', {
        nullable: true,
        description: 'The average BMI, kg/m², to one decimal; none without assessments.',
      }),
    }),
  })

builder.queryFields((t) => {
  const pageArguments = {
    limit: t.arg.int({ defaultValue: 20, description: 'How many, 1 to 100.' }),
    cursor: t.arg.id({ description: 'The id of the last record of the page before.' }),
  }
  return {
    nutritionPlan: t.prismaField({
      type: 'NutritionPlan',
      nullable: true,
      description: 'One of your nutrition plans, or nothing.',
      args: { id: t.arg.id({ required: true, description: 'The plan’s id.' }) },
      // All of it is read, whatever is asked for: one statement past Prisma is cheaper than a choice of fields.
      resolve: (_query, _root, { id }, { services, actor }) => orNothing(() => services.readNutritionPlan(actor, id)),
    }),
    nutritionAssessments: t.prismaField({
      type: ['NutritionAssessment'],
      description: 'Your nutrition assessments, newest first, a page at a time.',
      args: pageArguments,
      resolve: async (query, _root, page, { client, services, actor }) =>
        client.nutritionAssessment.findMany({ ...query, ...(await services.nutritionAssessmentsPage(actor, page)) }),
    }),
    nutritionPlans: t.prismaField({
      type: ['NutritionPlan'],
      description: 'Your nutrition plans, newest first, a page at a time.',
      args: pageArguments,
      resolve: async (query, _root, page, { client, services, actor }) =>
        client.nutritionPlan.findMany({ ...query, ...(await services.nutritionPlansPage(actor, page)) }),
    }),
    nutritionSummary: t.field({
      type: NutritionSummaryType,
      description: 'Counts over all of your nutrition assessments.',
      resolve: (_root, _arguments, { services, actor }) => services.summarizeNutrition(actor),
    }),
  }
})

builder.mutationField('submitNutritionAssessment', (t) =>
  t.field({
    type: NutritionPlanType,
    description: 'Takes an assessment and answers with the plan computed from it.',
    args: {
      id: t.arg.id({ required: true, description: 'The new assessment’s id, a UUIDv7 made by the client.' }),
      input: t.arg({ type: NutritionAssessmentInput, required: true, description: 'The assessment.' }),
    },
    errors: {
      types: [InvalidInput],
      union: { name: 'SubmitNutritionAssessmentResult', description: 'What came of it.' },
    },
    resolve: (_root, { id, input }, { services, actor }) =>
      services.submitNutritionAssessment(actor, { id, assessment: input }),
  }),
)
