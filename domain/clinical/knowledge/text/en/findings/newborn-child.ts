import type { NEWBORN_CHILD_FINDINGS } from '#domain/clinical/knowledge/findings/newborn-child.ts'
import { BIRTH_AND_GROWTH_EN } from '#domain/clinical/knowledge/text/en/findings/newborn-child-birth-growth.ts'
import { NEWBORN_DANGER_EN } from '#domain/clinical/knowledge/text/en/findings/newborn-child-danger.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const NEWBORN_CHILD_FINDINGS_EN: Record<keyof typeof NEWBORN_CHILD_FINDINGS, FindingText> = {
  ...NEWBORN_DANGER_EN,
  ...BIRTH_AND_GROWTH_EN,
}
