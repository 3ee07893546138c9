import type { Json, RestAnswer } from '#tests/support/caller.ts'
import type { Outcome, Transport } from '#tests/support/transport.ts'

const WIRE_NAMES: Readonly<Record<string, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  facilityId: 'facility_id',
  licenseNumber: 'license_number',
  requestedRole: 'requested_role',
  ageMonths: 'age_months',
  weightKg: 'weight',
  heightCm: 'height',
  activityLevel: 'activity_level',
  healthConditions: 'health_conditions',
  dietaryRestrictions: 'dietary_restrictions',
  currentSymptoms: 'current_symptoms',
  foodAllergies: 'food_allergies',
  trimester: 'pregnancy_trimester',
  muacMm: 'muac_mm',
}
const DOMAIN_NAMES = new Map(Object.entries(WIRE_NAMES).map(([domain, wire]) => [wire, domain]))

const toWire = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [WIRE_NAMES[name] ?? name, value]))

const fromWire = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [DOMAIN_NAMES.get(name) ?? name, value]))

function restOutcome({ status, body }: RestAnswer, read: (body: Json) => Json): Outcome {
  if (status < 400) return read(body)
  const field = body.field === undefined ? {} : { field: DOMAIN_NAMES.get(body.field) ?? body.field }
  return { refused: status, message: body.error, ...field }
}

const accountOfWire = ({ user, profile: { role_requests, ...profile }, roles }: Json) => ({
  ...user,
  ...fromWire(profile),
  roles,
  roleRequests: role_requests.map(({ requested_at, decided_at, ...request }: Json) => ({
    ...request,
    requestedAt: requested_at,
    decidedAt: decided_at,
  })),
})

const assessmentOfWire = ({ id, age, age_months, gender, weight, height, region, activity_level }: Json) =>
  fromWire({ id, age, age_months, gender, weight, height, region, activity_level })

const planQuery = ({ limit, cursor }: { limit?: number; cursor?: string }) =>
  new URLSearchParams({
    ...(limit === undefined ? {} : { limit: `${limit}` }),
    ...(cursor ? { cursor } : {}),
  }).toString()

export const REST: Transport = {
  name: 'REST',
  signUp: async (caller, { id, email, password, ...userData }) =>
    restOutcome(
      await caller.rest('POST', '/api/auth/signup', { id, email, password, userData: toWire(userData) }),
      (body) => ({ token: body.token, account: accountOfWire(body) }),
    ),
  signIn: async (caller, input) =>
    restOutcome(await caller.rest('POST', '/api/auth/signin', input), (body) => ({
      token: body.token,
      account: accountOfWire(body),
    })),
  signOut: async (caller) => restOutcome(await caller.rest('POST', '/api/auth/signout'), ({ success }) => success),
  me: async (caller) => restOutcome(await caller.rest('GET', '/api/auth/me'), accountOfWire),
  submitAssessment: async (caller, id, input) =>
    restOutcome(
      await caller.rest('POST', '/api/nutrition/ai-analysis', { assessmentData: { id, ...toWire(input) } }),
      (body) => ({ planId: body.plan_id, assessmentId: body.assessment_id }),
    ),
  plan: async (caller, id, language) => {
    const answer = await caller.rest('GET', `/api/nutrition/plan/${id}`, undefined, { 'accept-language': language })
    if (answer.status === 404) return null
    return restOutcome(answer, (body) => ({
      id: body.id,
      createdAt: body.created_at,
      engineVersion: body.engine_version,
      assessment: assessmentOfWire(body.assessment),
      diagnosis: body.diagnosis,
      bmi: body.plan_details.bmi,
      recommendations: body.plan_details.recommendations,
      warningSigns: body.plan_details.warning_signs,
      mealPlan: Object.entries(body.plan_details.meal_plan),
    }))
  },
  assessments: async (caller, page) =>
    restOutcome(await caller.rest('GET', `/api/nutrition/assessments?${planQuery(page)}`), (rows) =>
      rows.map((row: Json) => ({ ...assessmentOfWire(row), bmi: row.bmi })),
    ),
  plans: async (caller, page) =>
    restOutcome(await caller.rest('GET', `/api/nutrition/plans?${planQuery(page)}`), (rows) =>
      rows.map(({ id, assessment_id, diagnosis }: Json) => ({ id, assessmentId: assessment_id, diagnosis })),
    ),
}
