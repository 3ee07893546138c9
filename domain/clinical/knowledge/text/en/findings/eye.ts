import type { EYE_FINDINGS } from '#domain/clinical/knowledge/findings/eye.ts'
import { EYE_COMPLAINTS_EN } from '#domain/clinical/knowledge/text/en/findings/eye-complaints.ts'
import { EYE_SIGNS_EN } from '#domain/clinical/knowledge/text/en/findings/eye-signs.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const EYE_FINDINGS_EN: Record<keyof typeof EYE_FINDINGS, FindingText> = {
  ...EYE_COMPLAINTS_EN,
  ...EYE_SIGNS_EN,
}
