import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import { BITES_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/bites.ts'
import { DIGESTIVE_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/digestive.ts'
import { EAR_NOSE_THROAT_MOUTH_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/ear-nose-throat-mouth.ts'
import { ENDOCRINE_METABOLIC_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/endocrine-metabolic.ts'
import { EXPOSURE_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/exposures.ts'
import { EXTRA_INFECTIOUS_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/extra-infectious.ts'
import { EYE_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/eye.ts'
import { GENERAL_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/general.ts'
import { GENITAL_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/genital.ts'
import { HEART_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/heart.ts'
import { HISTORY_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/history.ts'
import { INJURY_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/injury.ts'
import { MENTAL_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/mental.ts'
import { MUSCULOSKELETAL_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/musculoskeletal.ts'
import { NEUROLOGICAL_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/neurological.ts'
import { NEWBORN_CHILD_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/newborn-child.ts'
import { POISONING_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/poisoning.ts'
import { PREGNANCY_BIRTH_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/pregnancy-birth.ts'
import { RESPIRATORY_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/respiratory.ts'
import { RESULT_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/results.ts'
import { SKIN_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/skin.ts'
import { URINARY_FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/findings/urinary.ts'

/** The findings that have words in Lingala: every danger sign, and the commonest complaints. */
export const FINDINGS_LN: Readonly<Partial<Record<FindingId, FindingText>>> = {
  ...GENERAL_FINDINGS_LN,
  ...RESPIRATORY_FINDINGS_LN,
  ...HEART_FINDINGS_LN,
  ...EAR_NOSE_THROAT_MOUTH_FINDINGS_LN,
  ...EYE_FINDINGS_LN,
  ...NEUROLOGICAL_FINDINGS_LN,
  ...MENTAL_FINDINGS_LN,
  ...DIGESTIVE_FINDINGS_LN,
  ...URINARY_FINDINGS_LN,
  ...GENITAL_FINDINGS_LN,
  ...PREGNANCY_BIRTH_FINDINGS_LN,
  ...NEWBORN_CHILD_FINDINGS_LN,
  ...ENDOCRINE_METABOLIC_FINDINGS_LN,
  ...SKIN_FINDINGS_LN,
  ...MUSCULOSKELETAL_FINDINGS_LN,
  ...INJURY_FINDINGS_LN,
  ...BITES_FINDINGS_LN,
  ...POISONING_FINDINGS_LN,
  ...HISTORY_FINDINGS_LN,
  ...EXPOSURE_FINDINGS_LN,
  ...RESULT_FINDINGS_LN,
  ...EXTRA_INFECTIOUS_FINDINGS_LN,
}
