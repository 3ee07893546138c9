import type { SKIN_FINDINGS } from '#domain/clinical/knowledge/findings/skin.ts'
import { SKIN_LESION_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/skin-lesions.ts'
import { RASH_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/skin-rash.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const SKIN_FINDINGS_EN: Record<keyof typeof SKIN_FINDINGS, FindingText> = {
  ...RASH_FINDINGS_EN,
  ...SKIN_LESION_FINDINGS_EN,
}
