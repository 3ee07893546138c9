import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { PageInput, type PageRequest } from '#domain/input/page.ts'

/** Of a plan of one's own: nutrition.read_own reads no other. */
const planOf = ({ userId }: Actor, planId: string) =>
  ({ recordType: 'NutritionPlan', recordId: planId, personId: userId }) as const

const everythingOf = ({ userId }: Actor) => ({ recordType: 'Person', recordId: userId, personId: userId }) as const

/**
 * One nutrition plan with its assessment.
 * @throws Unauthenticated, InvalidInput, NotFound (also for a plan of somebody else)
 */
export const readNutritionPlan =
  ({ store, audit }: AuditedContext<'nutrition.read_plan'>) =>
  async (actor: Actor | null, id: unknown) => {
    const person = authorise(actor, 'nutrition.read_own')
    const planId = parseId(id)
    const event = audit('nutrition.read_plan', person.userId, planOf(person, planId))
    const plan = await store.nutrition.findPlan(person, planId, event)
    if (!plan) throw new NotFound('Nutrition plan')
    return plan
  }

/**
 * The person's assessments, newest first, a page at a time.
 * @throws Unauthenticated, InvalidInput
 */
export const listNutritionAssessments =
  ({ store, audit }: AuditedContext<'nutrition.list_assessments'>) =>
  async (actor: Actor | null, page: PageRequest) => {
    const person = authorise(actor, 'nutrition.read_own')
    return store.nutrition.listAssessments(
      person,
      parseInput(PageInput, page),
      audit('nutrition.list_assessments', person.userId, everythingOf(person)),
    )
  }

/**
 * The person's plans with their assessments, newest first, a page at a time.
 * @throws Unauthenticated, InvalidInput
 */
export const listNutritionPlans =
  ({ store, audit }: AuditedContext<'nutrition.list_plans'>) =>
  async (actor: Actor | null, page: PageRequest) => {
    const person = authorise(actor, 'nutrition.read_own')
    return store.nutrition.listPlans(
      person,
      parseInput(PageInput, page),
      audit('nutrition.list_plans', person.userId, everythingOf(person)),
    )
  }

/**
 * Which assessments a page holds, for a read that selects its own fields.
 * @throws Unauthenticated, InvalidInput
 */
export const nutritionAssessmentsPage =
  ({ store, audit }: AuditedContext<'nutrition.list_assessments'>) =>
  async (actor: Actor | null, page: PageRequest) => {
    const person = authorise(actor, 'nutrition.read_own')
    return store.nutrition.assessmentsPage(
      person,
      parseInput(PageInput, page),
      audit('nutrition.list_assessments', person.userId, everythingOf(person)),
    )
  }

/**
 * Which plans a page holds, for a read that selects its own fields.
 * @throws Unauthenticated, InvalidInput
 */
export const nutritionPlansPage =
  ({ store, audit }: AuditedContext<'nutrition.list_plans'>) =>
  async (actor: Actor | null, page: PageRequest) => {
    const person = authorise(actor, 'nutrition.read_own')
    return store.nutrition.plansPage(
      person,
      parseInput(PageInput, page),
      audit('nutrition.list_plans', person.userId, everythingOf(person)),
    )
  }

/**
 * Counts and the average BMI to one decimal over all of the person's assessments.
 * @throws Unauthenticated
 */
export const summarizeNutrition =
  ({ store, audit }: AuditedContext<'nutrition.summarize'>) =>
  async (actor: Actor | null) => {
    const person = authorise(actor, 'nutrition.read_own')
    const event = audit('nutrition.summarize', person.userId, everythingOf(person))
    const summary = await store.nutrition.summary(person, event)
    const { averageBmi } = summary
    return { ...summary, averageBmi: averageBmi === null ? null : Math.round(averageBmi * 10) / 10 }
  }
