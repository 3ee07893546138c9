import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { ServiceContext } from '#api/services/context.ts'
import { medicalEngine } from '#api/services/medical/clinical-engine.ts'
import type { FindingOf } from '#domain/clinical/knowledge/findings/finding.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'
import {
  ASSESSMENT_TYPE_NAMES,
  ASSESSMENT_TYPES,
  type AssessmentTypeName,
  type AssessmentTypeVocabulary,
} from '#domain/vocabulary/medical/assessment-types.ts'
import { type ExtraMeasurement, MEASUREMENTS_OF_TYPE } from '#domain/vocabulary/medical/measurements.ts'
import {
  RECORDED_TYPES,
  type RecordedTypeName,
  type RecordedTypeVocabulary,
} from '#domain/vocabulary/medical/recorded-types.ts'
import { SYMPTOM_LISTS } from '#domain/vocabulary/medical/symptom-lists.ts'
import { SYMPTOM_LABELS, type SymptomCode } from '#domain/vocabulary/medical/symptoms.ts'

/** An entry of a checklist. */
export interface SymptomOption {
  readonly code: SymptomCode
  readonly label: LocalText
  /** By itself a reason to be seen the same day or sooner. */
  readonly danger: boolean
  /** Asked of these people only. */
  readonly of: FindingOf
}

/** A type as records name it. */
export interface AssessmentType extends RecordedTypeVocabulary {
  readonly name: RecordedTypeName
}

/** A type with what its form asks. */
export interface AskedAssessmentType extends AssessmentTypeVocabulary {
  readonly name: AssessmentTypeName
  readonly symptoms: readonly SymptomOption[]
  readonly measurements: readonly ExtraMeasurement[]
}

export const assessmentTypeOf = (name: RecordedTypeName): AssessmentType => ({ name, ...RECORDED_TYPES[name] })

/**
 * All assessment types with what their forms ask, in the order in which they are shown.
 * @throws Unauthenticated
 */
export const listAssessmentTypes =
  (_context: ServiceContext) =>
  async (actor: Actor | null): Promise<AskedAssessmentType[]> => {
    authorise(actor, 'medical.create_own')
    const { findingOf } = await medicalEngine()
    return ASSESSMENT_TYPE_NAMES.map((name) => ({
      name,
      ...ASSESSMENT_TYPES[name],
      measurements: MEASUREMENTS_OF_TYPE[name],
      symptoms: SYMPTOM_LISTS[name].map((code) => {
        const { redFlag, of = {} } = findingOf(code) ?? {}
        return { code, label: SYMPTOM_LABELS[code], danger: redFlag === true, of }
      }),
    }))
  }
