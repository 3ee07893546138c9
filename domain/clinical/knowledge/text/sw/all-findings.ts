import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import { BITES_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/bites.ts'
import { DIGESTIVE_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/digestive.ts'
import { EAR_NOSE_THROAT_MOUTH_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/ear-nose-throat-mouth.ts'
import { ENDOCRINE_METABOLIC_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/endocrine-metabolic.ts'
import { EXPOSURE_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/exposures.ts'
import { EXTRA_INFECTIOUS_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/extra-infectious.ts'
import { EYE_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/eye.ts'
import { GENERAL_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/general.ts'
import { GENITAL_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/genital.ts'
import { HEART_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/heart.ts'
import { HISTORY_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/history.ts'
import { INJURY_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/injury.ts'
import { MENTAL_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/mental.ts'
import { MUSCULOSKELETAL_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/musculoskeletal.ts'
import { NEUROLOGICAL_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/neurological.ts'
import { NEWBORN_CHILD_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/newborn-child.ts'
import { POISONING_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/poisoning.ts'
import { PREGNANCY_BIRTH_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/pregnancy-birth.ts'
import { RESPIRATORY_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/respiratory.ts'
import { RESULT_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/results.ts'
import { SKIN_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/skin.ts'
import { URINARY_FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/findings/urinary.ts'

export const FINDINGS_SW: Readonly<Record<FindingId, FindingText>> = {
  ...GENERAL_FINDINGS_SW,
  ...RESPIRATORY_FINDINGS_SW,
  ...HEART_FINDINGS_SW,
  ...EAR_NOSE_THROAT_MOUTH_FINDINGS_SW,
  ...EYE_FINDINGS_SW,
  ...NEUROLOGICAL_FINDINGS_SW,
  ...MENTAL_FINDINGS_SW,
  ...DIGESTIVE_FINDINGS_SW,
  ...URINARY_FINDINGS_SW,
  ...GENITAL_FINDINGS_SW,
  ...PREGNANCY_BIRTH_FINDINGS_SW,
  ...NEWBORN_CHILD_FINDINGS_SW,
  ...ENDOCRINE_METABOLIC_FINDINGS_SW,
  ...SKIN_FINDINGS_SW,
  ...MUSCULOSKELETAL_FINDINGS_SW,
  ...INJURY_FINDINGS_SW,
  ...BITES_FINDINGS_SW,
  ...POISONING_FINDINGS_SW,
  ...HISTORY_FINDINGS_SW,
  ...EXPOSURE_FINDINGS_SW,
  ...RESULT_FINDINGS_SW,
  ...EXTRA_INFECTIOUS_FINDINGS_SW,
}
