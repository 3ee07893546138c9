import type { HEART_FINDINGS } from '#domain/clinical/knowledge/findings/heart.ts'
import { FAINTING_AND_VESSELS_EN } from '#domain/clinical/knowledge/text/en/findings/heart-fainting-vessels.ts'
import { PAIN_AND_RHYTHM_EN } from '#domain/clinical/knowledge/text/en/findings/heart-pain-rhythm.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const HEART_FINDINGS_EN: Record<keyof typeof HEART_FINDINGS, FindingText> = {
  ...PAIN_AND_RHYTHM_EN,
  ...FAINTING_AND_VESSELS_EN,
}
