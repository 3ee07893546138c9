import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import { BITES_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/bites.ts'
import { DIGESTIVE_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/digestive.ts'
import { EAR_NOSE_THROAT_MOUTH_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/ear-nose-throat-mouth.ts'
import { ENDOCRINE_METABOLIC_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/endocrine-metabolic.ts'
import { EXPOSURE_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/exposures.ts'
import { EXTRA_INFECTIOUS_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/extra-infectious.ts'
import { EYE_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/eye.ts'
import { GENERAL_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/general.ts'
import { GENITAL_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/genital.ts'
import { HEART_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/heart.ts'
import { HISTORY_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/history.ts'
import { INJURY_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/injury.ts'
import { MENTAL_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/mental.ts'
import { MUSCULOSKELETAL_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/musculoskeletal.ts'
import { NEUROLOGICAL_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/neurological.ts'
import { NEWBORN_CHILD_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/newborn-child.ts'
import { POISONING_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/poisoning.ts'
import { PREGNANCY_BIRTH_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/pregnancy-birth.ts'
import { RESPIRATORY_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/respiratory.ts'
import { RESULT_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/results.ts'
import { SKIN_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/skin.ts'
import { URINARY_FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/findings/urinary.ts'

/** The findings that have words in French: every danger sign, and the commonest complaints. */
export const FINDINGS_FR: Readonly<Partial<Record<FindingId, FindingText>>> = {
  ...GENERAL_FINDINGS_FR,
  ...RESPIRATORY_FINDINGS_FR,
  ...HEART_FINDINGS_FR,
  ...EAR_NOSE_THROAT_MOUTH_FINDINGS_FR,
  ...EYE_FINDINGS_FR,
  ...NEUROLOGICAL_FINDINGS_FR,
  ...MENTAL_FINDINGS_FR,
  ...DIGESTIVE_FINDINGS_FR,
  ...URINARY_FINDINGS_FR,
  ...GENITAL_FINDINGS_FR,
  ...PREGNANCY_BIRTH_FINDINGS_FR,
  ...NEWBORN_CHILD_FINDINGS_FR,
  ...ENDOCRINE_METABOLIC_FINDINGS_FR,
  ...SKIN_FINDINGS_FR,
  ...MUSCULOSKELETAL_FINDINGS_FR,
  ...INJURY_FINDINGS_FR,
  ...BITES_FINDINGS_FR,
  ...POISONING_FINDINGS_FR,
  ...HISTORY_FINDINGS_FR,
  ...EXPOSURE_FINDINGS_FR,
  ...RESULT_FINDINGS_FR,
  ...EXTRA_INFECTIOUS_FINDINGS_FR,
}
