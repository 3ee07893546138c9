import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import { BITES_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/bites.ts'
import { DIGESTIVE_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/digestive.ts'
import { EAR_NOSE_THROAT_MOUTH_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/ear-nose-throat-mouth.ts'
import { ENDOCRINE_METABOLIC_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/endocrine-metabolic.ts'
import { EXPOSURE_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/exposures.ts'
import { EXTRA_INFECTIOUS_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/extra-infectious.ts'
import { EYE_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/eye.ts'
import { GENERAL_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/general.ts'
import { GENITAL_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/genital.ts'
import { HEART_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/heart.ts'
import { HISTORY_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/history.ts'
import { INJURY_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/injury.ts'
import { MENTAL_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/mental.ts'
import { MUSCULOSKELETAL_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/musculoskeletal.ts'
import { NEUROLOGICAL_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/neurological.ts'
import { NEWBORN_CHILD_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/newborn-child.ts'
import { POISONING_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/poisoning.ts'
import { PREGNANCY_BIRTH_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/pregnancy-birth.ts'
import { RESPIRATORY_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/respiratory.ts'
import { RESULT_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/results.ts'
import { SKIN_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/skin.ts'
import { URINARY_FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/findings/urinary.ts'

/** The findings that have words in Kinyarwanda: every danger sign, and the commonest complaints. */
export const FINDINGS_RW: Readonly<Partial<Record<FindingId, FindingText>>> = {
  ...GENERAL_FINDINGS_RW,
  ...RESPIRATORY_FINDINGS_RW,
  ...HEART_FINDINGS_RW,
  ...EAR_NOSE_THROAT_MOUTH_FINDINGS_RW,
  ...EYE_FINDINGS_RW,
  ...NEUROLOGICAL_FINDINGS_RW,
  ...MENTAL_FINDINGS_RW,
  ...DIGESTIVE_FINDINGS_RW,
  ...URINARY_FINDINGS_RW,
  ...GENITAL_FINDINGS_RW,
  ...PREGNANCY_BIRTH_FINDINGS_RW,
  ...NEWBORN_CHILD_FINDINGS_RW,
  ...ENDOCRINE_METABOLIC_FINDINGS_RW,
  ...SKIN_FINDINGS_RW,
  ...MUSCULOSKELETAL_FINDINGS_RW,
  ...INJURY_FINDINGS_RW,
  ...BITES_FINDINGS_RW,
  ...POISONING_FINDINGS_RW,
  ...HISTORY_FINDINGS_RW,
  ...EXPOSURE_FINDINGS_RW,
  ...RESULT_FINDINGS_RW,
  ...EXTRA_INFECTIOUS_FINDINGS_RW,
}
