import type { ActionId } from '#domain/clinical/knowledge/actions/all-actions.ts'
import type { ActionText } from '#domain/clinical/knowledge/text/action-text.ts'
import { COMMON_ACTIONS_SW } from '#domain/clinical/knowledge/text/sw/actions/common.ts'
import { FACILITY_CARE_ACTIONS_SW } from '#domain/clinical/knowledge/text/sw/actions/facility-care.ts'
import { FIRST_AID_ACTIONS_SW } from '#domain/clinical/knowledge/text/sw/actions/first-aid.ts'

export const ACTIONS_SW: Record<ActionId, ActionText> = {
  ...COMMON_ACTIONS_SW,
  ...FIRST_AID_ACTIONS_SW,
  ...FACILITY_CARE_ACTIONS_SW,
}
