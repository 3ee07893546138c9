import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import { BITES_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/bites.ts'
import { DIGESTIVE_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/digestive.ts'
import { EAR_NOSE_THROAT_MOUTH_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/ear-nose-throat-mouth.ts'
import { ENDOCRINE_METABOLIC_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/endocrine-metabolic.ts'
import { EXPOSURE_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/exposures.ts'
import { EXTRA_INFECTIOUS_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/extra-infectious.ts'
import { EYE_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/eye.ts'
import { GENERAL_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/general.ts'
import { GENITAL_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/genital.ts'
import { HEART_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/heart.ts'
import { HISTORY_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/history.ts'
import { INJURY_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/injury.ts'
import { MENTAL_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/mental.ts'
import { MUSCULOSKELETAL_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/musculoskeletal.ts'
import { NEUROLOGICAL_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/neurological.ts'
import { NEWBORN_CHILD_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/newborn-child.ts'
import { POISONING_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/poisoning.ts'
import { PREGNANCY_BIRTH_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/pregnancy-birth.ts'
import { RESPIRATORY_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/respiratory.ts'
import { RESULT_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/results.ts'
import { SKIN_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/skin.ts'
import { URINARY_FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/findings/urinary.ts'

/** The findings that have words in Luganda: every danger sign, and the commonest complaints. */
export const FINDINGS_LG: Readonly<Partial<Record<FindingId, FindingText>>> = {
  ...GENERAL_FINDINGS_LG,
  ...RESPIRATORY_FINDINGS_LG,
  ...HEART_FINDINGS_LG,
  ...EAR_NOSE_THROAT_MOUTH_FINDINGS_LG,
  ...EYE_FINDINGS_LG,
  ...NEUROLOGICAL_FINDINGS_LG,
  ...MENTAL_FINDINGS_LG,
  ...DIGESTIVE_FINDINGS_LG,
  ...URINARY_FINDINGS_LG,
  ...GENITAL_FINDINGS_LG,
  ...PREGNANCY_BIRTH_FINDINGS_LG,
  ...NEWBORN_CHILD_FINDINGS_LG,
  ...ENDOCRINE_METABOLIC_FINDINGS_LG,
  ...SKIN_FINDINGS_LG,
  ...MUSCULOSKELETAL_FINDINGS_LG,
  ...INJURY_FINDINGS_LG,
  ...BITES_FINDINGS_LG,
  ...POISONING_FINDINGS_LG,
  ...HISTORY_FINDINGS_LG,
  ...EXPOSURE_FINDINGS_LG,
  ...RESULT_FINDINGS_LG,
  ...EXTRA_INFECTIOUS_FINDINGS_LG,
}
