import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound } from '#api/services/errors.ts'
import { parseId } from '#api/services/parse-input.ts'
import { checkStanding } from '#api/services/prescriptions/check-prescription.ts'
import type { StandingRow } from '#api/store/prescriptions.ts'
import type { PrescriptionFinding } from '#domain/clinical/prescribing/prescription-finding.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'

/** What is read, and the event of it stored before it is answered. */
const reading = async (
  { store, audit }: AuditedContext<'prescription.read'>,
  actor: Actor | null,
  sent: unknown,
): Promise<StandingRow> => {
  const person = authorise(actor, 'prescription.read')
  const id = parseId(sent)
  const standing = await store.prescriptions.standing(person, id)
  if (!standing) throw new NotFound('Prescription')
  const record = { recordType: 'Prescription', recordId: id, personId: standing.patientId } as const
  await store.audit.record(audit('prescription.read', person.userId, record))
  return standing
}

/**
 * One prescription that one may see.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for one that one may not see)
 */
export const readPrescription =
  (context: AuditedContext<'prescription.read'>) =>
  async (actor: Actor | null, id: unknown): Promise<{ id: string }> => ({
    id: (await reading(context, actor, id)).id,
  })

/** A finding in words. */
export interface ExplainedFinding extends PrescriptionFinding {
  readonly text: string
  /** Somebody who may has set it aside. */
  readonly overridden: boolean
}

/**
 * What the engine's check says now of a prescription that one may see, and what it could not look at; nothing of one that
 * has ended. The patient's record is not told by it, but for what a finding is about.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for one that one may not see)
 */
export const prescriptionCheck =
  (context: AuditedContext<'prescription.read'>) =>
  async (actor: Actor | null, id: unknown, language: UiLanguage): Promise<readonly ExplainedFinding[]> => {
    const standing = await reading(context, actor, id)
    const { findings, overridden } = await checkStanding(context.store, standing, context.clock.now())
    const { explainPrescriptionFinding } = await import('#domain/clinical/prescribing/explain-prescription-finding.ts')
    return findings.map((finding) => ({
      ...finding,
      text: explainPrescriptionFinding(finding, language),
      overridden: overridden.has(finding.id),
    }))
  }
