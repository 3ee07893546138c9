import type { Statement } from '#domain/clinical/counseling/statement.ts'
import { COME_BACK } from '#domain/clinical/counseling/statements-come-back.ts'
import { FOOD } from '#domain/clinical/counseling/statements-food.ts'
import { HOW } from '#domain/clinical/counseling/statements-how.ts'
import { SIDE_EFFECTS } from '#domain/clinical/counseling/statements-side-effects.ts'
import { STORAGE } from '#domain/clinical/counseling/statements-storage.ts'
import { WARNING } from '#domain/clinical/counseling/statements-warning.ts'
import { WHEN } from '#domain/clinical/counseling/statements-when.ts'

/** Everything that can be said of a medicine when it is handed over. Written from memory of the sources named. */
export const STATEMENTS = {
  ...HOW,
  ...WHEN,
  ...FOOD,
  ...SIDE_EFFECTS,
  ...COME_BACK,
  ...STORAGE,
  ...WARNING,
} as const satisfies Record<string, Statement>

export type StatementId = keyof typeof STATEMENTS
