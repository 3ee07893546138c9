import type { RESPIRATORY_FINDINGS } from '#domain/clinical/knowledge/findings/respiratory.ts'
import { COUGH_AND_BREATH_EN } from '#domain/clinical/knowledge/text/en/findings/respiratory-cough-breath.ts'
import { SIGNS_OF_BREATHING_EN } from '#domain/clinical/knowledge/text/en/findings/respiratory-signs.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const RESPIRATORY_FINDINGS_EN: Record<keyof typeof RESPIRATORY_FINDINGS, FindingText> = {
  ...COUGH_AND_BREATH_EN,
  ...SIGNS_OF_BREATHING_EN,
}
