import type { EAR_NOSE_THROAT_MOUTH_FINDINGS } from '#domain/clinical/knowledge/findings/ear-nose-throat-mouth.ts'
import { EAR_AND_NOSE_EN } from '#domain/clinical/knowledge/text/en/findings/ear-nose-throat-mouth-ear-nose.ts'
import { MOUTH_AND_TEETH_EN } from '#domain/clinical/knowledge/text/en/findings/ear-nose-throat-mouth-mouth-teeth.ts'
import { THROAT_AND_NECK_EN } from '#domain/clinical/knowledge/text/en/findings/ear-nose-throat-mouth-throat-neck.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const EAR_NOSE_THROAT_MOUTH_FINDINGS_EN: Record<keyof typeof EAR_NOSE_THROAT_MOUTH_FINDINGS, FindingText> = {
  ...EAR_AND_NOSE_EN,
  ...THROAT_AND_NECK_EN,
  ...MOUTH_AND_TEETH_EN,
}
