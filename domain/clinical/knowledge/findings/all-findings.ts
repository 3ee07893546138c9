import { BITES_FINDINGS } from '#domain/clinical/knowledge/findings/bites.ts'
import { DIGESTIVE_FINDINGS } from '#domain/clinical/knowledge/findings/digestive.ts'
import { EAR_NOSE_THROAT_MOUTH_FINDINGS } from '#domain/clinical/knowledge/findings/ear-nose-throat-mouth.ts'
import { ENDOCRINE_METABOLIC_FINDINGS } from '#domain/clinical/knowledge/findings/endocrine-metabolic.ts'
import { EXPOSURE_FINDINGS } from '#domain/clinical/knowledge/findings/exposures.ts'
import { EXTRA_INFECTIOUS_FINDINGS } from '#domain/clinical/knowledge/findings/extra-infectious.ts'
import { EYE_FINDINGS } from '#domain/clinical/knowledge/findings/eye.ts'
import { GENERAL_FINDINGS } from '#domain/clinical/knowledge/findings/general.ts'
import { GENITAL_FINDINGS } from '#domain/clinical/knowledge/findings/genital.ts'
import { HEART_FINDINGS } from '#domain/clinical/knowledge/findings/heart.ts'
import { HISTORY_FINDINGS } from '#domain/clinical/knowledge/findings/history.ts'
import { INJURY_FINDINGS } from '#domain/clinical/knowledge/findings/injury.ts'
import { MENTAL_FINDINGS } from '#domain/clinical/knowledge/findings/mental.ts'
import { MUSCULOSKELETAL_FINDINGS } from '#domain/clinical/knowledge/findings/musculoskeletal.ts'
import { NEUROLOGICAL_FINDINGS } from '#domain/clinical/knowledge/findings/neurological.ts'
import { NEWBORN_CHILD_FINDINGS } from '#domain/clinical/knowledge/findings/newborn-child.ts'
import { POISONING_FINDINGS } from '#domain/clinical/knowledge/findings/poisoning.ts'
import { PREGNANCY_BIRTH_FINDINGS } from '#domain/clinical/knowledge/findings/pregnancy-birth.ts'
import { RESPIRATORY_FINDINGS } from '#domain/clinical/knowledge/findings/respiratory.ts'
import { RESULT_FINDINGS } from '#domain/clinical/knowledge/findings/results.ts'
import { SKIN_FINDINGS } from '#domain/clinical/knowledge/findings/skin.ts'
import { URINARY_FINDINGS } from '#domain/clinical/knowledge/findings/urinary.ts'

/** Every finding that the engine knows, by system. */
export const FINDINGS = {
  ...GENERAL_FINDINGS,
  ...RESPIRATORY_FINDINGS,
  ...HEART_FINDINGS,
  ...EAR_NOSE_THROAT_MOUTH_FINDINGS,
  ...EYE_FINDINGS,
  ...NEUROLOGICAL_FINDINGS,
  ...MENTAL_FINDINGS,
  ...DIGESTIVE_FINDINGS,
  ...URINARY_FINDINGS,
  ...GENITAL_FINDINGS,
  ...PREGNANCY_BIRTH_FINDINGS,
  ...NEWBORN_CHILD_FINDINGS,
  ...ENDOCRINE_METABOLIC_FINDINGS,
  ...SKIN_FINDINGS,
  ...MUSCULOSKELETAL_FINDINGS,
  ...INJURY_FINDINGS,
  ...BITES_FINDINGS,
  ...POISONING_FINDINGS,
  ...HISTORY_FINDINGS,
  ...EXPOSURE_FINDINGS,
  ...RESULT_FINDINGS,
  ...EXTRA_INFECTIOUS_FINDINGS,
} as const

export type FindingId = keyof typeof FINDINGS
