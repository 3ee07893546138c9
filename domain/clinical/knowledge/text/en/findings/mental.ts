import type { MENTAL_FINDINGS } from '#domain/clinical/knowledge/findings/mental.ts'
import { MOOD_AND_FEAR_EN } from '#domain/clinical/knowledge/text/en/findings/mental-mood-fear.ts'
import { SLEEP_SUBSTANCES_AND_CHILDREN_EN } from '#domain/clinical/knowledge/text/en/findings/mental-sleep-substances-children.ts'
import { TRAUMA_AND_PSYCHOSIS_EN } from '#domain/clinical/knowledge/text/en/findings/mental-trauma-psychosis.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const MENTAL_FINDINGS_EN: Record<keyof typeof MENTAL_FINDINGS, FindingText> = {
  ...MOOD_AND_FEAR_EN,
  ...TRAUMA_AND_PSYCHOSIS_EN,
  ...SLEEP_SUBSTANCES_AND_CHILDREN_EN,
}
