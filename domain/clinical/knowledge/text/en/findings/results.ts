import type { RESULT_FINDINGS } from '#domain/clinical/knowledge/findings/results.ts'
import { BLOOD_RESULTS_EN } from '#domain/clinical/knowledge/text/en/findings/results-blood.ts'
import { OTHER_RESULTS_EN } from '#domain/clinical/knowledge/text/en/findings/results-other.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const RESULT_FINDINGS_EN: Record<keyof typeof RESULT_FINDINGS, FindingText> = {
  ...BLOOD_RESULTS_EN,
  ...OTHER_RESULTS_EN,
}
