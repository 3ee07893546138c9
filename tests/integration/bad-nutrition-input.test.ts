import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { assessmentData, assessmentInput, PLAN, SUBMIT_ASSESSMENT } from '#tests/support/nutrition-requests.ts'
import { expectNothingStored } from '#tests/support/row-counts.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

const ANALYSIS = '/api/nutrition/ai-analysis'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await server.person()
})
afterAll(() => server.close())

const AGE = 'Age must be a whole number of years from 1 to 120'
const MONTHS = 'Age in months must be a whole number from 0 to 59'
const WEIGHT = 'Weight must be between 10 and 300 kg'
const HEIGHT = 'Height must be between 50 and 250 cm'
const INFANT_WEIGHT = 'Weight must be between 1 and 60 kg for a child under 5'
const INFANT_HEIGHT = 'Height must be between 40 and 130 cm for a child under 5'
const MUAC = 'Mid-upper arm circumference must be between 60 and 600 mm'
const CONDITIONS = 'Health conditions must be a list of the conditions offered'
const RESTRICTIONS = 'Dietary restrictions must be a list of the restrictions offered'
const SYMPTOMS = 'Current symptoms must be a list of the symptoms offered'
const ALLERGIES = 'Food allergies must be a list of the allergens offered'
const TRIMESTER = 'Trimester of pregnancy must be 1, 2 or 3'
const PREGNANCY = 'Pregnancy and Breastfeeding can be chosen only for a woman or girl aged 10 to 60'

interface BadField {
  readonly field: string
  readonly value: unknown
  readonly sentence: string
  /** What else differs from an assessment that is right. */
  readonly besides?: Record<string, unknown>
}

const infant = { age: undefined, age_months: 20, weight: 11, height: 82, health_conditions: [] }

const BAD_OVER_REST: readonly BadField[] = [
  ...[0, 121, -1, 3.5, 'abc', '34', true, [], {}, 1e300].map((value) => ({ field: 'age', value, sentence: AGE })),
  { field: 'age', value: null, sentence: 'Age is required' },
  { field: 'age', value: undefined, sentence: 'Age is required' },
  ...[9.9, 300.1, 0, -60, '61', null, undefined, []].map((value) => ({ field: 'weight', value, sentence: WEIGHT })),
  ...[49, 49.9, 250.1, 251, '162', null, undefined].map((value) => ({ field: 'height', value, sentence: HEIGHT })),
  ...['unknown', '', 'SEDENTARY', null, undefined, 3].map((value) => ({
    field: 'activity_level',
    value,
    sentence: 'Choose an activity level from the list',
  })),
  ...['Uganda', 'KENYA', '', null, undefined].map((value) => ({
    field: 'region',
    value,
    sentence: 'Region must be South Sudan or Kenya',
  })),
  ...['unknown', 'Female', '', null, undefined].map((value) => ({
    field: 'gender',
    value,
    sentence: 'Choose a gender from the list',
  })),
  ...[
    ['health_conditions', CONDITIONS],
    ['dietary_restrictions', RESTRICTIONS],
    ['current_symptoms', SYMPTOMS],
    ['food_allergies', ALLERGIES],
  ].flatMap(([field = '', sentence = '']) =>
    [['Unknown'], [null], [3], [[]], 'Diabetes', { 0: 'Diabetes' }, 7, null].map((value) => ({
      field,
      value,
      sentence,
    })),
  ),
  ...[-1, 60, 2.5, '8'].map((value) => ({ field: 'age_months', value, sentence: MONTHS, besides: infant })),
  { field: 'age', value: 3, sentence: 'Age in years and age in months do not agree', besides: infant },
  ...[0.9, 60.1].map((value) => ({ field: 'weight', value, sentence: INFANT_WEIGHT, besides: infant })),
  ...[39.9, 130.1].map((value) => ({ field: 'height', value, sentence: INFANT_HEIGHT, besides: infant })),
  ...[59, 601, '150'].map((value) => ({ field: 'muac_mm', value, sentence: MUAC })),
  ...[0, 4, 1.5, '2'].map((value) => ({
    field: 'pregnancy_trimester',
    value,
    sentence: TRIMESTER,
    besides: { health_conditions: ['Pregnancy'] },
  })),
  {
    field: 'pregnancy_trimester',
    value: 2,
    sentence: 'A trimester can be given only with Pregnancy',
  },
  ...['Pregnancy', 'Breastfeeding'].flatMap((condition) =>
    [{ gender: 'male' }, { age: 9 }, { age: 61 }].map((besides) => ({
      field: 'health_conditions',
      value: [condition],
      sentence: PREGNANCY,
      besides,
    })),
  ),
  ...['17', 'not an id', 17, {}, `${newId()}0`].map((value) => ({
    field: 'id',
    value,
    sentence: 'The id must be a UUID',
  })),
]

describe('§5 Nutrition form over REST', () => {
  beforeEach(() => expectNothingStored(server.client))

  it.each(BAD_OVER_REST)('refuses $field $value $besides', async ({ field, value, sentence, besides }) => {
    const sent = { ...assessmentData(besides), [field]: value }
    const { status, body } = await person.rest('POST', ANALYSIS, { assessmentData: sent })
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: sentence, field, issues: [{ field, message: sentence }] },
    })
  })

  it.each([
    ['1e400', 'weight', WEIGHT],
    ['-1e400', 'height', HEIGHT],
  ])('refuses the number %s for %s, which is beyond all numbers', async (number, field, sentence) => {
    const sent = JSON.stringify(assessmentData({ [field]: '#' })).replace('"#"', number)
    const { status, body } = await person.rest('POST', ANALYSIS, sent)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: sentence, field })
  })
})

type Refusal = 'by the rules' | 'by the types'

const BAD_OVER_GRAPHQL: readonly (readonly [string, unknown, Refusal, string])[] = [
  ['age', 0, 'by the rules', AGE],
  ['age', 121, 'by the rules', AGE],
  ['age', null, 'by the rules', 'Age is required'],
  ['age', 3.5, 'by the types', 'Int cannot represent'],
  ['age', 'abc', 'by the types', 'Int cannot represent'],
  ['age', 1e300, 'by the types', 'Int cannot represent'],
  ['weightKg', 9.9, 'by the rules', WEIGHT],
  ['weightKg', 300.1, 'by the rules', WEIGHT],
  ['weightKg', '61', 'by the types', 'Float cannot represent'],
  ['weightKg', null, 'by the types', 'not to be null'],
  ['heightCm', 49, 'by the rules', HEIGHT],
  ['heightCm', 251, 'by the rules', HEIGHT],
  ['heightCm', undefined, 'by the types', 'was not provided'],
  ['activityLevel', 'UNKNOWN', 'by the types', 'does not exist in "ActivityLevel"'],
  ['activityLevel', 'lightly_active', 'by the types', 'does not exist in "ActivityLevel"'],
  ['region', 'UGANDA', 'by the types', 'does not exist in "NutritionRegion"'],
  ['gender', 'UNKNOWN', 'by the types', 'does not exist in "Gender"'],
  ['healthConditions', ['UNKNOWN'], 'by the types', 'does not exist in "HealthCondition"'],
  ['healthConditions', [null], 'by the types', 'not to be null'],
  ['healthConditions', null, 'by the rules', CONDITIONS],
  ['healthConditions', 7, 'by the types', 'cannot represent non-string value'],
  ['dietaryRestrictions', ['UNKNOWN'], 'by the types', 'does not exist in "DietaryRestriction"'],
  ['currentSymptoms', ['UNKNOWN'], 'by the types', 'does not exist in "NutritionSymptom"'],
  ['foodAllergies', ['UNKNOWN'], 'by the types', 'does not exist in "Allergen"'],
  ['trimester', 4, 'by the rules', TRIMESTER],
  ['muacMm', 59, 'by the rules', MUAC],
  ['unknownField', 1, 'by the types', 'is not defined by type'],
]

describe('§5 Nutrition form over GraphQL', () => {
  beforeEach(() => expectNothingStored(server.client))

  it.each(BAD_OVER_GRAPHQL)('refuses %s %j %s', async (field, value, refusal, words) => {
    const input = assessmentInput({ [field]: value })
    const { data, errors } = await person.graphql(SUBMIT_ASSESSMENT, { id: newId(), input })
    const issue = { field, message: words }
    const byRules = {
      data: { submitNutritionAssessment: { __typename: 'InvalidInput', ...issue, issues: [issue] } },
      errors: [],
    }
    const bySchema = { data: null, errors: [{ message: expect.stringContaining(words) }, ...errors.slice(1)] }
    expect({ data, errors }).toMatchObject(refusal === 'by the rules' ? byRules : bySchema)
    expect(refusal === 'by the rules' ? field : errors[0]?.message).toContain(field)
  })

  it.each(['17', '', `${newId()}0`])('refuses the id %j', async (id) => {
    const { submitNutritionAssessment: result } = await person.data(SUBMIT_ASSESSMENT, { id, input: assessmentInput() })
    expect(result).toMatchObject({ __typename: 'InvalidInput', field: 'id', message: 'The id must be a UUID' })
  })
})

describe('§5 The limits themselves', () => {
  const plain = { health_conditions: [], dietary_restrictions: [], current_symptoms: [] }

  it.each([
    { age: 1 },
    { age: 120 },
    { weight: 10 },
    { weight: 300 },
    { height: 50 },
    { height: 250 },
    { age: 1, weight: 10, height: 50 },
    { age: 120, weight: 300, height: 50 },
    { age: 120, weight: 10, height: 250 },
    { age: undefined, age_months: 0, weight: 1, height: 40 },
    { age: undefined, age_months: 59, weight: 60, height: 130 },
    { age: undefined, age_months: 0, weight: 60, height: 40 },
    { muac_mm: 60 },
    { muac_mm: 600 },
  ])('are accepted: %j', async (changes) => {
    const { status, body } = await person.rest('POST', ANALYSIS, assessmentData({ ...plain, ...changes }))
    expect({ status, body }).toMatchObject({ status: 200, body: { success: true } })
    expect((await person.rest('GET', `/api/nutrition/plan/${body.plan_id}`)).status).toBe(200)
    expect((await person.graphql(PLAN, { id: body.plan_id })).errors).toEqual([])
  })
})
