import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import { BITES_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/bites.ts'
import { DIGESTIVE_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/digestive.ts'
import { EAR_NOSE_THROAT_MOUTH_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/ear-nose-throat-mouth.ts'
import { ENDOCRINE_METABOLIC_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/endocrine-metabolic.ts'
import { EXPOSURE_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/exposures.ts'
import { EXTRA_INFECTIOUS_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/extra-infectious.ts'
import { EYE_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/eye.ts'
import { GENERAL_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/general.ts'
import { GENITAL_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/genital.ts'
import { HEART_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/heart.ts'
import { HISTORY_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/history.ts'
import { INJURY_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/injury.ts'
import { MENTAL_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/mental.ts'
import { MUSCULOSKELETAL_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/musculoskeletal.ts'
import { NEUROLOGICAL_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/neurological.ts'
import { NEWBORN_CHILD_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/newborn-child.ts'
import { POISONING_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/poisoning.ts'
import { PREGNANCY_BIRTH_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/pregnancy-birth.ts'
import { RESPIRATORY_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/respiratory.ts'
import { RESULT_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/results.ts'
import { SKIN_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/skin.ts'
import { URINARY_FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/findings/urinary.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

/** The findings that have words in Arabic: every danger sign, and the commonest complaints. */
export const FINDINGS_AR: Readonly<Partial<Record<FindingId, FindingText>>> = {
  ...GENERAL_FINDINGS_AR,
  ...RESPIRATORY_FINDINGS_AR,
  ...HEART_FINDINGS_AR,
  ...EAR_NOSE_THROAT_MOUTH_FINDINGS_AR,
  ...EYE_FINDINGS_AR,
  ...NEUROLOGICAL_FINDINGS_AR,
  ...MENTAL_FINDINGS_AR,
  ...DIGESTIVE_FINDINGS_AR,
  ...URINARY_FINDINGS_AR,
  ...GENITAL_FINDINGS_AR,
  ...PREGNANCY_BIRTH_FINDINGS_AR,
  ...NEWBORN_CHILD_FINDINGS_AR,
  ...ENDOCRINE_METABOLIC_FINDINGS_AR,
  ...SKIN_FINDINGS_AR,
  ...MUSCULOSKELETAL_FINDINGS_AR,
  ...INJURY_FINDINGS_AR,
  ...BITES_FINDINGS_AR,
  ...POISONING_FINDINGS_AR,
  ...HISTORY_FINDINGS_AR,
  ...EXPOSURE_FINDINGS_AR,
  ...RESULT_FINDINGS_AR,
  ...EXTRA_INFECTIOUS_FINDINGS_AR,
}
