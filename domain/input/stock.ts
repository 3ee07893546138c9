import * as z from 'zod/mini'
import { message } from '#domain/input/messages.ts'
import { orNull } from '#domain/input/or-null.ts'
import { PageInput, type PageRequest } from '#domain/input/page.ts'
import { stockMessage } from '#domain/input/stock-messages.ts'
import { optionalText, requiredText } from '#domain/input/text.ts'
import { ADJUSTMENT_REASONS, type AdjustmentReason, reasonFits, TRANSFER_DIRECTIONS } from '#domain/vocabulary/stock.ts'

/** Of what is said to a movement, a count or a transfer. */
export const LONGEST_STOCK_NOTE = 500
/** Of the number on a pack. */
export const LONGEST_BATCH_NUMBER = 60
/** Of one batch at one time. */
export const MOST_UNITS = 1_000_000
const MOST_LINES = 500
/** No medicine keeps longer: a year further away was mistyped. */
export const FURTHEST_EXPIRY_YEARS = 15

const id = z.uuid(message('id_invalid'))
const whole = (least: number, most: number, text: string) =>
  z.number(text).check(z.int(text), z.gte(least, text), z.lte(most, text))
const quantity = whole(1, MOST_UNITS, stockMessage('quantity_invalid'))
const counted = whole(0, MOST_UNITS, stockMessage('counted_invalid'))
const note = optionalText(LONGEST_STOCK_NOTE)

/** The number on a pack; capital letters, so that what is typed twice is one batch. */
export const BatchNumber = z
  .string(stockMessage('batch_number_required'))
  .check(
    z.trim(),
    z.toUpperCase(),
    z.minLength(1, stockMessage('batch_number_required')),
    z.maxLength(LONGEST_BATCH_NUMBER, message('text_too_long')),
  )

/** What arrived of one batch of a medicine. */
export const ReceiptInput = z.object({
  medicineId: z.uuid(stockMessage('medicine_unknown')),
  batchNumber: BatchNumber,
  expiresOn: z.iso.date(stockMessage('expiry_invalid')),
  quantity,
  note,
})
export type ReceiptInput = z.output<typeof ReceiptInput>

/** The units of a medicine below which a facility has too little; 0 for none. */
export const MinimumStockInput = z.object({
  medicineId: z.uuid(stockMessage('medicine_unknown')),
  minimumStock: counted,
})

/** What is wrong with a reason for a change of so many units, and of which field; null where nothing is. */
function faultOfReason(
  reason: AdjustmentReason,
  words: string | null,
  change: number,
): readonly [field: 'reason' | 'words', text: string] | null {
  if (!reasonFits(reason, change)) return ['reason', stockMessage('stock_reason_does_not_fit')]
  return reason === 'other' && words === null ? ['words', stockMessage('stock_words_required')] : null
}

/** Units more or fewer of one batch than the ledger says, and why. */
export const AdjustmentInput = z
  .object({
    batchId: id,
    change: whole(-MOST_UNITS, MOST_UNITS, stockMessage('change_invalid')).check(
      z.refine((change) => change !== 0, stockMessage('change_invalid')),
    ),
    reason: z.enum(ADJUSTMENT_REASONS, stockMessage('stock_reason_invalid')),
    words: note,
  })
  .check((ctx) => {
    const { reason, words, change } = ctx.value
    const fault = faultOfReason(reason, words, change)
    if (fault) ctx.issues.push({ code: 'custom', message: fault[1], path: [fault[0]], input: ctx.value })
  })

/** Between 1 and 500 lines, of each batch one. */
function linesOf<Line extends z.ZodMiniType<{ batchId: string }>>(line: Line) {
  return z.array(line, stockMessage('lines_required')).check(
    z.minLength(1, stockMessage('lines_required')),
    z.maxLength(MOST_LINES, stockMessage('lines_too_many')),
    z.refine(
      (lines) => new Set(lines.map(({ batchId }) => batchId.toLowerCase())).size === lines.length,
      stockMessage('batch_twice'),
    ),
  )
}

/** One batch of a count: what the screen showed, what was counted, and why they differ. */
const CountedLine = z
  .object({
    batchId: id,
    shown: whole(-MOST_UNITS * 2, MOST_UNITS * 2, stockMessage('counted_invalid')),
    counted,
    reason: orNull(z.enum(ADJUSTMENT_REASONS, stockMessage('stock_reason_invalid'))),
    words: note,
  })
  .check((ctx) => {
    const { shown, counted: found, reason, words } = ctx.value
    if (found === shown) return
    const fault: string | undefined =
      reason === null ? stockMessage('difference_reason') : faultOfReason(reason, words, found - shown)?.[1]
    if (fault !== undefined) ctx.issues.push({ code: 'custom', message: fault, input: ctx.value })
  })

/** A count of several batches at once. */
export const StocktakeInput = z.object({ lines: linesOf(CountedLine), note })
export type StocktakeInput = z.output<typeof StocktakeInput>

/** What is sent to another facility. */
export const TransferInput = z.object({
  toFacilityId: z.uuid(message('facility_invalid')),
  lines: linesOf(z.object({ batchId: id, quantity })),
  note,
})
export type TransferInput = z.output<typeof TransferInput>

/** What arrived of a transfer, by its lines, and what is known of what did not. */
export const TransferReceiptInput = z.object({
  lines: z
    .array(z.object({ lineId: id, received: counted }), stockMessage('transfer_lines'))
    .check(z.minLength(1, stockMessage('transfer_lines')), z.maxLength(MOST_LINES, stockMessage('transfer_lines'))),
  note,
})
export type TransferReceiptInput = z.output<typeof TransferReceiptInput>

/** Why a transfer is taken back. */
export const CancelTransferInput = z.object({ reason: requiredText('reason_required', LONGEST_STOCK_NOTE) })

/** A page of the transfers of a direction. */
export const TransferListInput = z.extend(PageInput, {
  direction: z.enum(TRANSFER_DIRECTIONS, stockMessage('transfer_direction_invalid')),
})
export type TransferListInput = z.output<typeof TransferListInput>
export interface TransferListRequest extends PageRequest {
  readonly direction?: unknown
}

/** A page of what came and went of a medicine. */
export const LedgerPageInput = z.extend(PageInput, { medicineId: z.uuid(stockMessage('medicine_unknown')) })
export type LedgerPageInput = z.output<typeof LedgerPageInput>
export interface LedgerPageRequest extends PageRequest {
  readonly medicineId?: unknown
}

const months = stockMessage('order_months_range')
/** For how many months' use is ordered; 3 unless told. */
export const OrderInput = z.object({
  months: z.pipe(
    z.optional(z.nullable(whole(1, 6, months))),
    z.transform((given) => given ?? 3),
  ),
})

/** The batch number of a recall. */
export const RecallInput = z.object({ batchNumber: BatchNumber })
