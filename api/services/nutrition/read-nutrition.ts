import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { ServiceContext } from '#api/services/context.ts'
import { NotFound } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { PageInput, type PageRequest } from '#domain/input/page.ts'

/**
 * One nutrition plan with its assessment.
 * @throws Unauthenticated, InvalidInput, NotFound (also for a plan of somebody else)
 */
export const readNutritionPlan =
  ({ store }: ServiceContext) =>
  async (actor: Actor | null, id: unknown) => {
    const person = authorise(actor, 'nutrition.read_own')
    const plan = await store.nutrition.findPlan(person, parseId(id, 'planId'))
    if (!plan) throw new NotFound('Nutrition plan')
    return plan
  }

/**
 * The person's assessments, newest first, a page at a time.
 * @throws Unauthenticated, InvalidInput
 */
export const listNutritionAssessments =
  ({ store }: ServiceContext) =>
  async (actor: Actor | null, page: PageRequest) => {
    const person = authorise(actor, 'nutrition.read_own')
    return store.nutrition.listAssessments(person, parseInput(PageInput, page))
  }

/**
 * The person's plans with their assessments, newest first, a page at a time.
 * @throws Unauthenticated, InvalidInput
 */
export const listNutritionPlans =
  ({ store }: ServiceContext) =>
  async (actor: Actor | null, page: PageRequest) => {
    const person = authorise(actor, 'nutrition.read_own')
    return store.nutrition.listPlans(person, parseInput(PageInput, page))
  }

/**
 * Which assessments a page holds, for a read that selects its own fields.
 * @throws Unauthenticated, InvalidInput
 */
export const nutritionAssessmentsPage =
  ({ store }: ServiceContext) =>
  async (actor: Actor | null, page: PageRequest) => {
    const person = authorise(actor, 'nutrition.read_own')
    return store.nutrition.assessmentsPage(person, parseInput(PageInput, page))
  }

/**
 * Which plans a page holds, for a read that selects its own fields.
 * @throws Unauthenticated, InvalidInput
 */
export const nutritionPlansPage =
  ({ store }: ServiceContext) =>
  async (actor: Actor | null, page: PageRequest) => {
    const person = authorise(actor, 'nutrition.read_own')
    return store.nutrition.plansPage(person, parseInput(PageInput, page))
  }

/**
 * Counts and the average BMI to one decimal over all of the person's assessments.
 * @throws Unauthenticated
 */
export const summarizeNutrition =
  ({ store }: ServiceContext) =>
  async (actor: Actor | null) => {
    const summary = await store.nutrition.summary(authorise(actor, 'nutrition.read_own'))
    const { averageBmi } = summary
    return { ...summary, averageBmi: averageBmi === null ? null : Math.round(averageBmi * 10) / 10 }
  }
