import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import { BITES_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/bites.ts'
import { DIGESTIVE_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/digestive.ts'
import { EAR_NOSE_THROAT_MOUTH_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/ear-nose-throat-mouth.ts'
import { ENDOCRINE_METABOLIC_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/endocrine-metabolic.ts'
import { EXPOSURE_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/exposures.ts'
import { EXTRA_INFECTIOUS_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/extra-infectious.ts'
import { EYE_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/eye.ts'
import { GENERAL_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/general.ts'
import { GENITAL_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/genital.ts'
import { HEART_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/heart.ts'
import { HISTORY_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/history.ts'
import { INJURY_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/injury.ts'
import { MENTAL_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/mental.ts'
import { MUSCULOSKELETAL_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/musculoskeletal.ts'
import { NEUROLOGICAL_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/neurological.ts'
import { NEWBORN_CHILD_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/newborn-child.ts'
import { POISONING_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/poisoning.ts'
import { PREGNANCY_BIRTH_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/pregnancy-birth.ts'
import { RESPIRATORY_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/respiratory.ts'
import { RESULT_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/results.ts'
import { SKIN_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/skin.ts'
import { URINARY_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/urinary.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const FINDINGS_EN: Readonly<Record<FindingId, FindingText>> = {
  ...GENERAL_FINDINGS_EN,
  ...RESPIRATORY_FINDINGS_EN,
  ...HEART_FINDINGS_EN,
  ...EAR_NOSE_THROAT_MOUTH_FINDINGS_EN,
  ...EYE_FINDINGS_EN,
  ...NEUROLOGICAL_FINDINGS_EN,
  ...MENTAL_FINDINGS_EN,
  ...DIGESTIVE_FINDINGS_EN,
  ...URINARY_FINDINGS_EN,
  ...GENITAL_FINDINGS_EN,
  ...PREGNANCY_BIRTH_FINDINGS_EN,
  ...NEWBORN_CHILD_FINDINGS_EN,
  ...ENDOCRINE_METABOLIC_FINDINGS_EN,
  ...SKIN_FINDINGS_EN,
  ...MUSCULOSKELETAL_FINDINGS_EN,
  ...INJURY_FINDINGS_EN,
  ...BITES_FINDINGS_EN,
  ...POISONING_FINDINGS_EN,
  ...HISTORY_FINDINGS_EN,
  ...EXPOSURE_FINDINGS_EN,
  ...RESULT_FINDINGS_EN,
  ...EXTRA_INFECTIOUS_FINDINGS_EN,
}
