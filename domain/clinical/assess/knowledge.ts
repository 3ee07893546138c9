import { familiesOf } from '#domain/clinical/differential/evidence.ts'
import { type DifferentialKnowledge, differentialSteps } from '#domain/clinical/differential/prepare.ts'
import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import type { AssessedCondition } from '#domain/clinical/knowledge/conditions/condition.ts'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import { MEDICINES } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import { REGIMENS } from '#domain/clinical/knowledge/medicines/all-regimens.ts'
import { HARMFUL_IN } from '#domain/clinical/knowledge/medicines/harmful-in.ts'
import { INTERACTIONS } from '#domain/clinical/knowledge/medicines/interactions.ts'
import {
  ALLERGY_NAMES,
  MEDICINE_NAMES,
  TAKEN_OF_FINDINGS,
} from '#domain/clinical/knowledge/medicines/medicine-names.ts'
import { TREATMENTS } from '#domain/clinical/knowledge/medicines/treatments.ts'
import { TRIAGE_RULES } from '#domain/clinical/knowledge/rules/all-rules.ts'
import { dangerSignRules } from '#domain/clinical/knowledge/rules/danger-signs.ts'
import type { MedicineKnowledge } from '#domain/clinical/planning/planning-case.ts'
import { atOnce, type Steps } from '#domain/clinical/steps.ts'
import type { TriageRule } from '#domain/clinical/triage/rule.ts'

export interface ClinicalKnowledge extends DifferentialKnowledge {
  readonly conditionsById: Readonly<Record<string, AssessedCondition>>
  readonly rules: readonly TriageRule[]
  readonly medicines: MedicineKnowledge
}

function* prepare(): Steps<ClinicalKnowledge> {
  const findings: Readonly<Record<string, Finding>> = FINDINGS
  const conditionsById: Readonly<Record<string, AssessedCondition>> = CONDITIONS
  const differential = yield* differentialSteps(findings, familiesOf(findings), conditionsById)
  return {
    ...differential,
    conditionsById,
    rules: [...TRIAGE_RULES, ...dangerSignRules(findings)],
    medicines: {
      medicines: MEDICINES,
      regimens: REGIMENS,
      interactions: INTERACTIONS,
      treatments: TREATMENTS,
      harmfulIn: HARMFUL_IN,
      names: MEDICINE_NAMES,
      allergyNames: ALLERGY_NAMES,
      takenOfFindings: TAKEN_OF_FINDINGS,
    },
  }
}

let prepared: ClinicalKnowledge | null = null

/** Prepares what `clinicalKnowledge` gives, in steps of some milliseconds: where others wait, they take turns with it. */
export function* knowledgeSteps(): Steps<ClinicalKnowledge> {
  prepared ??= yield* prepare()
  return prepared
}

/** Everything that the engine knows, without words: these are the language packs'. Prepared once. */
export function clinicalKnowledge(): ClinicalKnowledge {
  return atOnce(knowledgeSteps())
}
