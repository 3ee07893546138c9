import type { NEUROLOGICAL_FINDINGS } from '#domain/clinical/knowledge/findings/neurological.ts'
import { BALANCE_AND_MOVEMENT_EN } from '#domain/clinical/knowledge/text/en/findings/neurological-balance-movement.ts'
import { FITS_AND_MIND_EN } from '#domain/clinical/knowledge/text/en/findings/neurological-fits-mind.ts'
import { HEADACHE_EN } from '#domain/clinical/knowledge/text/en/findings/neurological-headache.ts'
import { WEAKNESS_AND_FEELING_EN } from '#domain/clinical/knowledge/text/en/findings/neurological-weakness-feeling.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const NEUROLOGICAL_FINDINGS_EN: Record<keyof typeof NEUROLOGICAL_FINDINGS, FindingText> = {
  ...HEADACHE_EN,
  ...FITS_AND_MIND_EN,
  ...WEAKNESS_AND_FEELING_EN,
  ...BALANCE_AND_MOVEMENT_EN,
}
