import type { ActionId } from '#domain/clinical/knowledge/actions/all-actions.ts'
import type { ActionText } from '#domain/clinical/knowledge/text/action-text.ts'
import { COMMON_ACTIONS_EN } from '#domain/clinical/knowledge/text/en/actions/common.ts'
import { FACILITY_CARE_ACTIONS_EN } from '#domain/clinical/knowledge/text/en/actions/facility-care.ts'
import { FIRST_AID_ACTIONS_EN } from '#domain/clinical/knowledge/text/en/actions/first-aid.ts'

export const ACTIONS_EN: Record<ActionId, ActionText> = {
  ...COMMON_ACTIONS_EN,
  ...FIRST_AID_ACTIONS_EN,
  ...FACILITY_CARE_ACTIONS_EN,
}
