import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound } from '#api/services/errors.ts'
import { planResult, planTexts } from '#api/services/medical/stored-plan.ts'
import { parseId } from '#api/services/parse-input.ts'
import type { ReadPlan } from '#api/store/medical.ts'
import type { RequestableMedicine } from '#domain/clinical/planning/requestable-medicine.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { type ReferralUrgency, URGENCY_OF_ADVICE } from '#domain/vocabulary/referrals.ts'

/** What the plan of an assessment advises that can be asked of others: a referral, and medicines. */
export interface RequestableCare {
  readonly assessmentId: string
  readonly referralUrgency: ReferralUrgency | null
  readonly referral: string | null
  readonly medicines: readonly RequestableMedicine[]
}

/** The medicines of a stored plan as they can be asked for. The engine's knowledge is loaded when it is first needed. */
export async function medicinesOf(plan: ReadPlan, language: UiLanguage): Promise<RequestableMedicine[]> {
  const { requestableMedicines } = await import('#domain/clinical/planning/requestable-medicines.ts')
  return requestableMedicines(planResult(plan), planTexts(plan)[language].plan)
}

/**
 * What can be asked of others after an assessment of a patient whom one may see.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for an assessment that one may not see, or of oneself)
 */
export const readRequestableCare =
  ({ store, audit }: AuditedContext<'medical.read_plan'>) =>
  async (actor: Actor | null, sent: unknown, language: UiLanguage): Promise<RequestableCare> => {
    const person = authorise(actor, 'prescription.request')
    const assessmentId = parseId(sent, 'assessmentId')
    const event = audit('medical.read_plan', person.userId, {
      recordType: 'MedicalPlan',
      recordId: null,
      personId: null,
    })
    const plan = await store.medical.findPlanOfAssessment(person, assessmentId, event)
    if (!plan?.assessment.patientId) throw new NotFound('Medical plan')
    const advised = planResult(plan).plan.referral
    return {
      assessmentId,
      referralUrgency: advised ? URGENCY_OF_ADVICE[advised.urgency] : null,
      referral: planTexts(plan)[language].plan.referral,
      medicines: await medicinesOf(plan, language),
    }
  }
