import type { PREGNANCY_BIRTH_FINDINGS } from '#domain/clinical/knowledge/findings/pregnancy-birth.ts'
import { BIRTH_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/birth.ts'
import { PREGNANCY_FINDINGS_EN } from '#domain/clinical/knowledge/text/en/findings/pregnancy.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const PREGNANCY_BIRTH_FINDINGS_EN: Record<keyof typeof PREGNANCY_BIRTH_FINDINGS, FindingText> = {
  ...PREGNANCY_FINDINGS_EN,
  ...BIRTH_FINDINGS_EN,
}
