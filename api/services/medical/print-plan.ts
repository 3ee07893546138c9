import type { Actor } from '#api/access/actor.ts'
import { printDocument } from '#api/platform/pdf/print-document.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { planDocument } from '#api/services/medical/paper/plan-document.ts'
import { readMedicalPlan } from '#api/services/medical/read-medical.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'

export interface PrintedPlan {
  readonly pdf: Uint8Array
  /** When the plan was made. */
  readonly createdAt: Date
}

/**
 * One medical plan as a PDF in a language, for whoever may read it: a read like any other.
 * @throws Unauthenticated, InvalidInput, NotFound (also for a plan that one may not see), PrinterBusy
 */
export const printMedicalPlan = (context: AuditedContext<'medical.read_plan'>) => {
  const read = readMedicalPlan(context)
  return async (actor: Actor | null, id: unknown, language: UiLanguage): Promise<PrintedPlan> => {
    const plan = await read(actor, id)
    return { pdf: await printDocument(planDocument(plan, language)), createdAt: plan.createdAt }
  }
}
