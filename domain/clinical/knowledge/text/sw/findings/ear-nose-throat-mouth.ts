import type { EAR_NOSE_THROAT_MOUTH_FINDINGS } from '#domain/clinical/knowledge/findings/ear-nose-throat-mouth.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import { EAR_AND_NOSE_SW } from '#domain/clinical/knowledge/text/sw/findings/ear-nose-throat-mouth-ear-nose.ts'
import { MOUTH_AND_TEETH_SW } from '#domain/clinical/knowledge/text/sw/findings/ear-nose-throat-mouth-mouth-teeth.ts'
import { THROAT_AND_NECK_SW } from '#domain/clinical/knowledge/text/sw/findings/ear-nose-throat-mouth-throat-neck.ts'

export const EAR_NOSE_THROAT_MOUTH_FINDINGS_SW: Record<keyof typeof EAR_NOSE_THROAT_MOUTH_FINDINGS, FindingText> = {
  ...EAR_AND_NOSE_SW,
  ...THROAT_AND_NECK_SW,
  ...MOUTH_AND_TEETH_SW,
}
