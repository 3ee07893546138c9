import type { NEUROLOGICAL_FINDINGS } from '#domain/clinical/knowledge/findings/neurological.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import { BALANCE_AND_MOVEMENT_SW } from '#domain/clinical/knowledge/text/sw/findings/neurological-balance-movement.ts'
import { FITS_AND_MIND_SW } from '#domain/clinical/knowledge/text/sw/findings/neurological-fits-mind.ts'
import { HEADACHE_SW } from '#domain/clinical/knowledge/text/sw/findings/neurological-headache.ts'
import { WEAKNESS_AND_FEELING_SW } from '#domain/clinical/knowledge/text/sw/findings/neurological-weakness-feeling.ts'

export const NEUROLOGICAL_FINDINGS_SW: Record<keyof typeof NEUROLOGICAL_FINDINGS, FindingText> = {
  ...HEADACHE_SW,
  ...FITS_AND_MIND_SW,
  ...WEAKNESS_AND_FEELING_SW,
  ...BALANCE_AND_MOVEMENT_SW,
}
