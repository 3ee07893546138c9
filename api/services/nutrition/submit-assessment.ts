import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { InvalidInput } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { planNutrition } from '#domain/clinical/nutrition/plan-nutrition.ts'
import { yearsOf } from '#domain/input/body.ts'
import { message } from '#domain/input/messages.ts'
import { NutritionAssessmentInput } from '#domain/input/nutrition.ts'

/** A number that differs from one assessment to the next, so that each plan has meals of its own. */
const seedOf = (assessmentId: string): number => Number.parseInt(assessmentId.replaceAll('-', '').slice(-7), 16)

/**
 * Takes a nutrition assessment, computes the plan and stores both. The id is the assessment's, made by
 * whoever sends it; sent again it answers with the first plan and changes nothing.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const submitNutritionAssessment =
  ({ store, clock, newId, audit }: AuditedContext<'nutrition.submit' | 'nutrition.read_plan'>) =>
  async (actor: Actor | null, sent: { id: unknown; assessment: unknown }) => {
    const person = authorise(actor, 'nutrition.create_own')
    const id = sent.id == null ? newId() : parseId(sent.id)
    const input = parseInput(NutritionAssessmentInput, sent.assessment)
    const seed = seedOf(id)
    const assessment = {
      id,
      planId: newId(),
      userId: person.userId,
      createdAt: clock.now(),
      age: yearsOf(input),
      input,
      seed,
      plan: planNutrition(input, seed),
    }
    const event = audit('nutrition.submit', person.userId, {
      recordType: 'NutritionAssessment',
      recordId: id,
      personId: person.userId,
    })
    const created = await store.nutrition.create(assessment, event)
    if (created) return created

    // The plan of the first time: the store puts its id, and whose it is, into the event.
    const read = audit('nutrition.read_plan', person.userId, {
      recordType: 'NutritionPlan',
      recordId: null,
      personId: null,
    })
    const plan = await store.nutrition.findPlanOfAssessment(person, id, read)
    if (!plan) throw new InvalidInput([{ field: 'id', message: message('id_taken') }])
    return plan
  }
