import type { MENTAL_FINDINGS } from '#domain/clinical/knowledge/findings/mental.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import { MOOD_AND_FEAR_SW } from '#domain/clinical/knowledge/text/sw/findings/mental-mood-fear.ts'
import { SLEEP_SUBSTANCES_AND_CHILDREN_SW } from '#domain/clinical/knowledge/text/sw/findings/mental-sleep-substances-children.ts'
import { TRAUMA_AND_PSYCHOSIS_SW } from '#domain/clinical/knowledge/text/sw/findings/mental-trauma-psychosis.ts'

export const MENTAL_FINDINGS_SW: Record<keyof typeof MENTAL_FINDINGS, FindingText> = {
  ...MOOD_AND_FEAR_SW,
  ...TRAUMA_AND_PSYCHOSIS_SW,
  ...SLEEP_SUBSTANCES_AND_CHILDREN_SW,
}
