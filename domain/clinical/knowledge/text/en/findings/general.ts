import type { GENERAL_FINDINGS } from '#domain/clinical/knowledge/findings/general.ts'
import { CIRCULATION_AND_COURSE_EN } from '#domain/clinical/knowledge/text/en/findings/general-circulation-course.ts'
import { FEVER_AND_STRENGTH_EN } from '#domain/clinical/knowledge/text/en/findings/general-fever-strength.ts'
import { NODES_COLOUR_AND_SWELLING_EN } from '#domain/clinical/knowledge/text/en/findings/general-nodes-colour-swelling.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const GENERAL_FINDINGS_EN: Record<keyof typeof GENERAL_FINDINGS, FindingText> = {
  ...FEVER_AND_STRENGTH_EN,
  ...NODES_COLOUR_AND_SWELLING_EN,
  ...CIRCULATION_AND_COURSE_EN,
}
