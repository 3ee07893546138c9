import type { GENITAL_FINDINGS } from '#domain/clinical/knowledge/findings/genital.ts'
import { SORES_MEN_BREAST_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/genital-sores-men-breast.ts'
import { WOMEN_GENITAL_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/genital-women.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const GENITAL_FINDINGS_EN: Record<keyof typeof GENITAL_FINDINGS, FindingText> = {
  ...WOMEN_GENITAL_FINDINGS_EN,
  ...SORES_MEN_BREAST_FINDINGS_EN,
}
