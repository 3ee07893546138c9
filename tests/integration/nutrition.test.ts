import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import type { Json } from '#tests/support/caller.ts'
import {
  assessmentData,
  assessmentInput,
  PLAN,
  SUBMIT_ASSESSMENT,
  submitAssessment,
} from '#tests/support/nutrition-requests.ts'
import { countRows } from '#tests/support/row-counts.ts'
import { settableClock } from '#tests/support/settable-clock.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const clock = settableClock('2026-03-02T08:00:00.000Z')
const ABSENT_PLAN = { status: 404, body: { error: 'Nutrition plan not found' } }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

describe('§7 POST /nutrition/ai-analysis', () => {
  it('takes an assessment and answers with the plan’s id', async () => {
    const person = await server.person()
    const { status, body } = await person.rest('POST', '/api/nutrition/ai-analysis', {
      assessmentData: assessmentData(),
    })
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, plan_id: expect.any(String), assessment_id: expect.any(String) },
    })
  })

  it('takes the assessment also by itself, without assessmentData around it', async () => {
    const person = await server.person()
    const { status } = await person.rest('POST', '/api/nutrition/ai-analysis', assessmentData())
    expect(status).toBe(200)
  })

  it('stores exactly what was sent', async () => {
    const person = await server.person()
    const { assessment_id } = await submitAssessment(
      person,
      assessmentData({
        health_conditions: ['Pregnancy', 'Diabetes', 'Diabetes'],
        dietary_restrictions: ['Food Allergies'],
        food_allergies: ['milk'],
        pregnancy_trimester: 2,
        muac_mm: 251.5,
      }),
    )
    expect(await server.client.nutritionAssessment.findUniqueOrThrow({ where: { id: assessment_id } })).toEqual({
      id: assessment_id,
      userId: person.userId,
      createdAt: clock.now(),
      age: 34,
      ageMonths: null,
      gender: 'female',
      weightKg: 61.5,
      heightCm: 162,
      muacMm: 251.5,
      activityLevel: 'lightly_active',
      healthConditions: ['Diabetes', 'Pregnancy'],
      dietaryRestrictions: ['Food Allergies'],
      foodAllergies: ['milk'],
      currentSymptoms: ['Fatigue/weakness'],
      trimester: 2,
      region: 'Kenya',
    })
  })

  it('takes lists that are left out for empty', async () => {
    const person = await server.person()
    const { assessment_id } = await submitAssessment(
      person,
      assessmentData({ health_conditions: undefined, dietary_restrictions: undefined, current_symptoms: undefined }),
    )
    expect(await server.client.nutritionAssessment.findUniqueOrThrow({ where: { id: assessment_id } })).toMatchObject({
      healthConditions: [],
      dietaryRestrictions: [],
      currentSymptoms: [],
    })
  })

  it.each([
    { age_months: 8, age: undefined, years: 0 },
    { age_months: 30, age: null, years: 2 },
    { age_months: 59, age: 4, years: 4 },
  ])('takes the age of a child as $age_months months (age $age)', async ({ age_months, age, years }) => {
    const person = await server.person()
    const { plan_id } = await submitAssessment(person, {
      ...assessmentData({ age_months, weight: 11, height: 82, health_conditions: [] }),
      age,
    })
    const { body } = await person.rest('GET', `/api/nutrition/plan/${plan_id}`)
    expect(body.assessment).toMatchObject({ age: years, age_months, weight: 11, height: 82 })
  })
})

describe('§3 Nutrition plan over REST', () => {
  it('has the fields of the specification', async () => {
    const person = await server.person()
    const { plan_id, assessment_id } = await submitAssessment(person)
    const { status, body } = await person.rest('GET', `/api/nutrition/plan/${plan_id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: plan_id,
      assessment_id,
      created_at: clock.now().toISOString(),
      diagnosis: expect.stringMatching(/\w/),
      assessment: { age: 34, weight: 61.5, height: 162, region: 'Kenya', activity_level: 'lightly_active' },
      plan_details: {
        diagnosis: body.diagnosis,
        bmi: 23.4,
        bmi_status: expect.stringMatching(/\w/),
        regional_adaptations: expect.stringMatching(/\w/),
      },
    })
    const { plan_details: details } = body
    for (const list of [details.recommendations, details.priority_foods, details.warning_signs]) {
      expect(list).toEqual(expect.arrayContaining([expect.stringMatching(/\w/)]))
    }
    const meals = Object.entries(details.meal_plan)
    expect(meals.length).toBeGreaterThan(0)
    for (const [meal, items] of meals) {
      expect(meal).toMatch(/\w/)
      expect(items).toEqual(expect.arrayContaining([expect.stringMatching(/\w/)]))
    }
    expect(body.regional_foods.length).toBeGreaterThan(0)
    for (const food of body.regional_foods) {
      expect(food).toMatchObject({
        name: expect.stringMatching(/\w/),
        category: expect.stringMatching(/\w/),
        availability: expect.stringMatching(/^(abundant|moderate|limited)$/),
        price: expect.stringMatching(/^KES \d/),
      })
      expect(Object.values(food.nutritional_value)).toEqual(expect.arrayContaining([expect.any(Number)]))
    }
  })

  it('names the rules and the version of the engine behind it', async () => {
    const person = await server.person()
    const { plan_id } = await submitAssessment(person)
    const { body } = await person.rest('GET', `/api/nutrition/plan/${plan_id}`)
    expect(body.engine_version).toMatch(/\w/)
    expect(body.rules.length).toBeGreaterThan(0)
    for (const rule of body.rules) {
      expect(rule).toEqual({ id: expect.any(String), version: expect.any(Number), source: expect.stringMatching(/\w/) })
    }
  })

  it.each([
    ['sw', 'sw'],
    ['sw-TZ,sw;q=0.9,en;q=0.8', 'sw'],
    ['fr-CD, sw;q=0.8, en;q=0.5', 'sw'],
    ['en;q=0.4, sw;q=0.9', 'sw'],
    ['en-GB,en;q=0.9,sw;q=0.8', 'en'],
    ['sw;q=0, en', 'en'],
    ['fr', 'en'],
    ['*', 'en'],
    ['swe', 'en'],
    ['', 'en'],
  ])('answers Accept-Language %j in %s', async (acceptLanguage, language) => {
    const person = await server.person()
    const { plan_id } = await submitAssessment(person)
    const { body } = await person.rest('GET', `/api/nutrition/plan/${plan_id}`, undefined, {
      'accept-language': acceptLanguage,
    })
    const { content } = await server.client.nutritionPlan.findUniqueOrThrow({ where: { id: plan_id } })
    const texts = content as Json
    expect(texts.diagnosis.sw).not.toBe(texts.diagnosis.en)
    expect(body.diagnosis).toBe(texts.diagnosis[language])
    expect(body.plan_details.warning_signs).toEqual(texts.warningSigns.map((text: Json) => text[language]))
    expect(body.regional_foods.map((food: Json) => food.name)).toEqual(
      texts.regionalFoods.map((food: Json) => food.name[language]),
    )
  })
})

describe('§3 Nutrition plan over GraphQL', () => {
  it('says the same as over REST, in both languages', async () => {
    const person = await server.person()
    const { plan_id } = await submitAssessment(person)
    for (const language of ['en', 'sw']) {
      const { body } = await person.rest('GET', `/api/nutrition/plan/${plan_id}`, undefined, {
        'accept-language': language,
      })
      const { nutritionPlan: plan } = await person.data(PLAN, { id: plan_id, language: language.toUpperCase() })
      const { content } = plan
      expect({
        id: plan.id,
        created_at: plan.createdAt,
        diagnosis: content.diagnosis,
        bmi: plan.bmi,
        bmi_status: content.bmiStatus,
        regional_adaptations: content.regionalAdaptations,
        recommendations: content.recommendations,
        meals: content.mealPlan.map(({ meal, items }: Json) => [
          meal.toLowerCase(),
          items.map(({ name, portion }: Json) => `${name}: ${portion}`),
        ]),
        priority_foods: content.priorityFoods,
        warning_signs: content.warningSigns,
        foods: content.regionalFoods.map(({ name }: Json) => name),
        rules: content.rules,
        engine_version: plan.engineVersion,
        weight: plan.assessment.weightKg,
        energy: content.targets.energyKcal,
      }).toEqual({
        id: body.id,
        created_at: body.created_at,
        diagnosis: body.diagnosis,
        bmi: body.plan_details.bmi,
        bmi_status: body.plan_details.bmi_status,
        regional_adaptations: body.plan_details.regional_adaptations,
        recommendations: body.plan_details.recommendations,
        meals: Object.entries(body.plan_details.meal_plan),
        priority_foods: body.plan_details.priority_foods,
        warning_signs: body.plan_details.warning_signs,
        foods: body.regional_foods.map(({ name }: Json) => name),
        rules: body.rules,
        engine_version: body.engine_version,
        weight: body.assessment.weight,
        energy: body.plan_details.targets.energy_kcal,
      })
    }
  })

  it('stores through the mutation what it stores through REST', async () => {
    const person = await server.person()
    const id = newId()
    const { submitNutritionAssessment: plan } = await person.data(SUBMIT_ASSESSMENT, { id, input: assessmentInput() })
    const { assessment_id } = await submitAssessment(person)
    const ofMutation = await server.client.nutritionAssessment.findUniqueOrThrow({ where: { id } })
    const ofRest = await server.client.nutritionAssessment.findUniqueOrThrow({ where: { id: assessment_id } })
    expect(ofMutation).toEqual({ ...ofRest, id })
    expect(plan).toMatchObject({ __typename: 'NutritionPlan', bmi: 23.4, assessment: { id, gender: 'FEMALE' } })
  })
})

describe('§5 An assessment sent again with the same id', () => {
  it.each([
    ['the same body', {}],
    ['another body', { age: 70, weight: 92, region: 'South Sudan' }],
  ])('answers the first plan to %s, and stores one row', async (_what, changes) => {
    const person = await server.person()
    const id = newId()
    const first = await submitAssessment(person, assessmentData({ id }))
    const before = await countRows(server.client)
    const stored = await server.client.nutritionPlan.findUniqueOrThrow({ where: { assessmentId: id } })
    clock.advance({ seconds: 5 })
    expect(await submitAssessment(person, assessmentData({ id, ...changes }))).toEqual(first)
    expect(await countRows(server.client)).toEqual(before)
    expect(await server.client.nutritionPlan.findUniqueOrThrow({ where: { assessmentId: id } })).toEqual(stored)
  })

  it('answers the first plan over the other transport, and to an id in capitals', async () => {
    const person = await server.person()
    const id = newId()
    const first = await submitAssessment(person, assessmentData({ id }))
    const again = await person.data(SUBMIT_ASSESSMENT, {
      id: id.toUpperCase(),
      input: assessmentInput({ weightKg: 80 }),
    })
    expect(again.submitNutritionAssessment).toMatchObject({ id: first.plan_id, assessment: { id, weightKg: 61.5 } })
  })

  it('stores one row when both arrive together', async () => {
    const person = await server.person()
    const id = newId()
    const answers = await Promise.all([1, 2, 3].map(() => submitAssessment(person, assessmentData({ id }))))
    expect(new Set(answers.map(({ plan_id }) => plan_id)).size).toBe(1)
    expect(await server.client.nutritionAssessment.count({ where: { userId: person.userId } })).toBe(1)
  })

  it('refuses the id of somebody else’s assessment, and shows nothing of it', async () => {
    const owner = await server.person()
    const other = await server.person()
    const id = newId()
    await submitAssessment(owner, assessmentData({ id }))
    const before = await countRows(server.client)
    const { status, body } = await other.rest('POST', '/api/nutrition/ai-analysis', assessmentData({ id }))
    const sentence = 'This id is in use already: make a new one'
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: sentence, field: 'id', issues: [{ field: 'id', message: sentence }] },
    })
    const { submitNutritionAssessment: result } = await other.data(SUBMIT_ASSESSMENT, { id, input: assessmentInput() })
    expect(result).toMatchObject({ __typename: 'InvalidInput', field: 'id', message: sentence })
    expect(await countRows(server.client)).toEqual(before)
  })
})

describe('§6 A plan of somebody else', () => {
  it('looks as if it did not exist, to the byte', async () => {
    const { plan_id } = await submitAssessment(await server.person())
    const other = await server.person({ role: 'admin' })
    const foreign = await other.rest('GET', `/api/nutrition/plan/${plan_id}`)
    const absent = await other.rest('GET', `/api/nutrition/plan/${newId()}`)
    expect({ status: foreign.status, body: foreign.body }).toEqual(ABSENT_PLAN)
    expect([foreign.status, foreign.text]).toEqual([absent.status, absent.text])

    const read = (id: string) => other.rest('POST', '/graphql', { query: PLAN, variables: { id } })
    const [foreignData, absentData] = [await read(plan_id), await read(newId())]
    expect(foreignData.body).toEqual({ data: { nutritionPlan: null } })
    expect([foreignData.status, foreignData.text]).toEqual([absentData.status, absentData.text])
  })
})
