import { loadedOnce } from '#api/platform/loaded-once.ts'
import { patientOf, prescriptionOf } from '#api/services/prescriptions/prescription-case.ts'
import type { StandingRow } from '#api/store/prescriptions.ts'
import type { Store } from '#api/store/store.ts'
import type { PrescriptionFinding } from '#domain/clinical/prescribing/prescription-finding.ts'

/** The findings that were set aside with a step, as they were stored with it. */
const findingsOf = (findings: unknown): readonly PrescriptionFinding[] =>
  Array.isArray(findings) ? (findings as PrescriptionFinding[]) : []

/** What the check says of a prescription now, and what of it somebody who may has set aside. */
export interface CheckedPrescription {
  readonly findings: readonly PrescriptionFinding[]
  /** Ids of findings. */
  readonly overridden: ReadonlySet<string>
}

/** The findings for which the prescription must not be given, and which nobody has set aside. */
export const stopsOf = ({ findings, overridden }: CheckedPrescription): PrescriptionFinding[] =>
  findings.filter(({ id, severity }) => severity === 'stop' && !overridden.has(id))

/** Which findings have been set aside in the steps of a prescription. */
export const overriddenIn = (steps: readonly { readonly findings: unknown }[]): Set<string> =>
  new Set(steps.flatMap(({ findings }) => findingsOf(findings).map(({ id }) => id)))

async function load() {
  const [{ checkPrescription }, { prescribingKnowledge }, { examinationReader }] = await Promise.all([
    import('#domain/clinical/prescribing/check-prescription.ts'),
    import('#domain/clinical/prescribing/prescribing-knowledge.ts'),
    import('#api/services/medical/examination-reader.ts'),
  ])
  return { checkPrescription, knowledge: prescribingKnowledge(examinationReader()) }
}

const checker = loadedOnce(load)

/**
 * Has the engine check what is still to be handed over of a prescription, with what is known of the patient now. Of one
 * that has ended there is nothing to check. The engine's knowledge is loaded when it is first needed.
 */
export async function checkStanding(
  store: Pick<Store, 'prescriptionFacts'>,
  standing: StandingRow,
  now: Date,
): Promise<CheckedPrescription> {
  const overridden = overriddenIn(standing.steps)
  if (standing.endedAt !== null) return { findings: [], overridden }
  const { checkPrescription, knowledge } = await checker()
  const facts = await store.prescriptionFacts.of(standing, now)
  const prescription = prescriptionOf(standing, now, knowledge)
  return {
    findings: checkPrescription(prescription, patientOf(facts, standing, now, knowledge), knowledge),
    overridden,
  }
}
