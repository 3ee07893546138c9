import { memberName } from '#domain/vocabulary/member-name.ts'
import { ME, SIGN_IN, SIGN_OUT, SIGN_UP } from '#tests/support/account-requests.ts'
import type { GraphqlAnswer, Json } from '#tests/support/caller.ts'
import { ASSESSMENTS, PLAN, PLANS, SUBMIT_ASSESSMENT } from '#tests/support/nutrition-requests.ts'
import type { Outcome, Transport } from '#tests/support/transport.ts'

/** The specification's word as a member of an enum. */
const member = (word: unknown): unknown => (typeof word === 'string' ? memberName(word) : word)

const ENUMS = ['role', 'gender', 'activityLevel']
const ENUM_LISTS = new Set(['healthConditions', 'dietaryRestrictions', 'currentSymptoms', 'foodAllergies'])

function toMembers(input: Record<string, unknown>, enums: readonly string[]): Record<string, unknown> {
  const convert = ([name, value]: [string, unknown]): [string, unknown] => {
    if (enums.includes(name)) return [name, member(value)]
    return ENUM_LISTS.has(name) && Array.isArray(value) ? [name, value.map(member)] : [name, value]
  }
  return Object.fromEntries(Object.entries(input).map(convert))
}

const fromMember = (name: string | null) => name?.toLowerCase() ?? null

const accountOfData = ({ roles, requestedRole, roleRequests, ...account }: Json) => ({
  ...account,
  roles: roles.map(fromMember),
  requestedRole: fromMember(requestedRole),
  roleRequests: roleRequests.map(({ role, status, ...request }: Json) => ({
    ...request,
    role: fromMember(role),
    status: fromMember(status),
  })),
})

const REGIONS: Readonly<Record<string, string>> = { KENYA: 'Kenya', SOUTH_SUDAN: 'South Sudan' }

const assessmentOfData = ({ id, age, ageMonths, gender, weightKg, heightCm, region, activityLevel }: Json) => ({
  id,
  age,
  ageMonths,
  gender: fromMember(gender),
  weightKg,
  heightCm,
  region: REGIONS[region],
  activityLevel: fromMember(activityLevel),
})

const STATUS_OF: Readonly<Record<string, number>> = {
  InvalidInput: 400,
  BAD_USER_INPUT: 400,
  InvalidCredentials: 401,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NotFound: 404,
  EmailTaken: 409,
  TooManyAttempts: 429,
}

function graphqlOutcome({ data, errors }: GraphqlAnswer, read: (result: Json) => Json): Outcome {
  const [error] = errors
  if (error) {
    const { code = '', field } = error.extensions ?? {}
    return { refused: STATUS_OF[code] ?? 500, message: error.message, ...(field === undefined ? {} : { field }) }
  }
  const [result] = Object.values<Json>(data)
  const refused = STATUS_OF[result?.__typename]
  if (refused === undefined) return read(result)
  return { refused, message: result.message, ...(result.field === undefined ? {} : { field: result.field }) }
}

const signedInOfData = ({ token, account }: Json) => ({ token, account: accountOfData(account) })

export const GRAPHQL: Transport = {
  name: 'GraphQL',
  signUp: async (caller, input) =>
    graphqlOutcome(await caller.graphql(SIGN_UP, { input: toMembers(input, ENUMS) }), signedInOfData),
  signIn: async (caller, input) => graphqlOutcome(await caller.graphql(SIGN_IN, { input }), signedInOfData),
  signOut: async (caller) => graphqlOutcome(await caller.graphql(SIGN_OUT), (done) => done),
  me: async (caller) => graphqlOutcome(await caller.graphql(ME), accountOfData),
  submitAssessment: async (caller, id, input) =>
    graphqlOutcome(
      await caller.graphql(SUBMIT_ASSESSMENT, { id, input: toMembers(input, [...ENUMS, 'region']) }),
      (plan) => ({ planId: plan.id, assessmentId: plan.assessment.id }),
    ),
  plan: async (caller, id, language) =>
    graphqlOutcome(await caller.graphql(PLAN, { id, language: member(language) }), (plan) =>
      plan === null
        ? null
        : {
            id: plan.id,
            createdAt: plan.createdAt,
            engineVersion: plan.engineVersion,
            assessment: assessmentOfData(plan.assessment),
            diagnosis: plan.content.diagnosis,
            bmi: plan.bmi,
            recommendations: plan.content.recommendations,
            warningSigns: plan.content.warningSigns,
            mealPlan: plan.content.mealPlan.map(({ meal, items }: Json) => [
              fromMember(meal),
              items.map(({ name, portion }: Json) => `${name}: ${portion}`),
            ]),
          },
    ),
  assessments: async (caller, page) =>
    graphqlOutcome(await caller.graphql(ASSESSMENTS, page), (rows) =>
      rows.map((row: Json) => ({ ...assessmentOfData(row), bmi: row.plan.bmi })),
    ),
  plans: async (caller, page) =>
    graphqlOutcome(await caller.graphql(PLANS, page), (rows) =>
      rows.map(({ id, assessment, content }: Json) => ({
        id,
        assessmentId: assessment.id,
        diagnosis: content.diagnosis,
      })),
    ),
}
