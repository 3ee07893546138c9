import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { MedicalListInput, type MedicalListRequest } from '#domain/input/medical-lists.ts'

/** The store puts in what was read, and whose it is. */
const PLAN = { recordType: 'MedicalPlan', recordId: null, personId: null } as const
const everythingOf = ({ userId }: Actor) => ({ recordType: 'Person', recordId: userId, personId: userId }) as const

/**
 * One medical plan with its assessment, of one's own or of a patient whom one may see.
 * @throws Unauthenticated, InvalidInput, NotFound (also for a plan that one may not see)
 */
export const readMedicalPlan =
  ({ store, audit }: AuditedContext<'medical.read_plan'>) =>
  async (actor: Actor | null, id: unknown) => {
    const person = authorise(actor, 'medical.read_own')
    const event = audit('medical.read_plan', person.userId, PLAN)
    const plan = await store.medical.findPlan(person, parseId(id), event)
    if (!plan) throw new NotFound('Medical plan')
    return plan
  }

/**
 * Assessments of one's own and of the patients whom one may see, newest first, a page at a time.
 * @throws Unauthenticated, InvalidInput
 */
export const listMedicalAssessments =
  ({ store, audit }: AuditedContext<'medical.list_assessments'>) =>
  async (actor: Actor | null, list: MedicalListRequest) => {
    const person = authorise(actor, 'medical.read_own')
    const event = audit('medical.list_assessments', person.userId, everythingOf(person))
    return store.medical.listAssessments(person, parseInput(MedicalListInput, list), event)
  }

/**
 * Plans of one's own and of the patients whom one may see with their assessments, newest first, a page at a time.
 * @throws Unauthenticated, InvalidInput
 */
export const listMedicalPlans =
  ({ store, audit }: AuditedContext<'medical.list_plans'>) =>
  async (actor: Actor | null, list: MedicalListRequest) => {
    const person = authorise(actor, 'medical.read_own')
    const event = audit('medical.list_plans', person.userId, everythingOf(person))
    return store.medical.listPlans(person, parseInput(MedicalListInput, list), event)
  }

/**
 * Which assessments a page holds, for a read that selects its own fields.
 * @throws Unauthenticated, InvalidInput
 */
export const medicalAssessmentsPage =
  ({ store, audit }: AuditedContext<'medical.list_assessments'>) =>
  async (actor: Actor | null, list: MedicalListRequest) => {
    const person = authorise(actor, 'medical.read_own')
    const event = audit('medical.list_assessments', person.userId, everythingOf(person))
    return store.medical.assessmentsPage(person, parseInput(MedicalListInput, list), event)
  }

/**
 * Which plans a page holds, for a read that selects its own fields.
 * @throws Unauthenticated, InvalidInput
 */
export const medicalPlansPage =
  ({ store, audit }: AuditedContext<'medical.list_plans'>) =>
  async (actor: Actor | null, list: MedicalListRequest) => {
    const person = authorise(actor, 'medical.read_own')
    const event = audit('medical.list_plans', person.userId, everythingOf(person))
    return store.medical.plansPage(person, parseInput(MedicalListInput, list), event)
  }
