import type { DIGESTIVE_FINDINGS } from '#domain/clinical/knowledge/findings/digestive.ts'
import { ABDOMEN_AND_GULLET_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/digestive-abdomen.ts'
import { ABDOMINAL_PAIN_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/digestive-abdominal-pain.ts'
import { VOMIT_AND_STOOL_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/digestive-vomit-stool.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const DIGESTIVE_FINDINGS_EN: Record<keyof typeof DIGESTIVE_FINDINGS, FindingText> = {
  ...VOMIT_AND_STOOL_FINDINGS_EN,
  ...ABDOMINAL_PAIN_FINDINGS_EN,
  ...ABDOMEN_AND_GULLET_FINDINGS_EN,
}
