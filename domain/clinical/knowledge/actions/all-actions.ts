import type { Action } from '#domain/clinical/knowledge/actions/action.ts'
import { COMMON_ACTIONS } from '#domain/clinical/knowledge/actions/common.ts'
import { FACILITY_CARE_ACTIONS } from '#domain/clinical/knowledge/actions/facility-care.ts'
import { FIRST_AID_ACTIONS } from '#domain/clinical/knowledge/actions/first-aid.ts'

export const ACTIONS = {
  ...COMMON_ACTIONS,
  ...FIRST_AID_ACTIONS,
  ...FACILITY_CARE_ACTIONS,
} as const satisfies Record<string, Action>

export type ActionId = keyof typeof ACTIONS
