import { COMMON_ACTIONS } from '#domain/clinical/knowledge/actions/common.ts'

export const ACTIONS = { ...COMMON_ACTIONS } as const

export type ActionId = keyof typeof ACTIONS
