import * as z from 'zod/mini'
import { ADJUSTMENT_REASONS } from '#domain/vocabulary/stock.ts'
import type { StockItem } from '#web/features/stock/stock-queries.ts'

/** What was counted of one batch, and what the screen showed then. */
const CountedBatch = z.object({
  shown: z.number(),
  counted: z.string(),
  reason: z.nullable(z.enum(ADJUSTMENT_REASONS)),
  words: z.string(),
})
export type CountedBatch = z.output<typeof CountedBatch>

/** What was counted so far, by batch. */
export const CountDraft = z.record(z.string(), CountedBatch)
export type CountDraft = z.output<typeof CountDraft>

/** Units as they were typed; null where that is no number. */
export const unitsOf = (typed: string): number | null => {
  const units = Number(typed)
  return typed.trim() === '' || Number.isNaN(units) ? null : units
}

/**
 * The count as it is sent: the batches that were counted. Where the stock has changed since one was counted, what the
 * screen showed then is sent, so that the server says so.
 */
export const linesOf = (draft: CountDraft) =>
  Object.entries(draft).flatMap(([batchId, { shown, counted, reason, words }]) => {
    const units = unitsOf(counted)
    if (counted.trim() === '') return []
    const isSame = units === shown
    return [{ batchId, shown, counted: units, reason: isSame ? null : reason, words: isSame ? null : words }]
  })

/** The batches to count, medicine by medicine. */
export const batchesToCount = (items: readonly StockItem[]) =>
  items.filter(({ batches }) => batches.some(({ quantity }) => quantity > 0))
