import { isDispensableFor } from '#domain/medicines/dispensable.ts'
import { expiryOf } from '#domain/stock/expiry.ts'
import { outlasts, type Picked, pickBatches } from '#domain/stock/pick-batches.ts'
import { type StockBadge, stockBadge } from '#domain/stock/stock-badge.ts'
import type { Day } from '#domain/time/local-day.ts'
import type { FacilityStockQuery } from '#web/graphql/operations.ts'

/** A medicine that the facility keeps, with what is left of each batch. */
export type KeptMedicine = NonNullable<FacilityStockQuery['inventory']>[number]
type Batch = KeptMedicine['batches'][number]

/** A line of a prescription, as far as its stock asks for it. */
export interface StockedLine {
  readonly medicineId: string | null
  readonly genericName: string
  /** What one unit holds, where the line names it. */
  readonly strength: string | null
  readonly durationDays: number | null
  /** Units; null where they cannot be counted beforehand. */
  readonly remaining: number | null
}

export interface LineStock {
  readonly badge: StockBadge
  /** Units in batches that last until the course ends. */
  readonly usable: number
  /** Units that can be used today, and expire before the course ends. */
  readonly endsTooSoon: number
  /** The last day of the batch that is handed over first, where that is within the months of the warning. */
  readonly warnOf: Day | null
}

const units = (batches: readonly Batch[]) => batches.reduce((sum, { quantity }) => sum + quantity, 0)

const courseOf = ({ durationDays }: StockedLine) => durationDays ?? 1

/** What of a medicine lasts until the course ends, in units. */
export const usableOf = ({ batches }: KeptMedicine, line: StockedLine, today: Day): number =>
  units(batches.filter((batch) => outlasts(batch, today, courseOf(line))))

/** The medicines of the facility that may be handed over for a line, that of which most can be first. */
export const choicesFor = (line: StockedLine, stock: readonly KeptMedicine[], today: Day): readonly KeptMedicine[] => {
  const prescribed = { ...line, doseStrength: line.strength }
  return stock
    .filter((kept) => isDispensableFor(prescribed, { ...kept, id: kept.medicineId }))
    .toSorted((one, other) => usableOf(other, line, today) - usableOf(one, line, today))
}

/** How the stock of a facility stands against a line, by the medicine of which most can be handed over. */
export function stockOfLine(line: StockedLine, stock: readonly KeptMedicine[], today: Day): LineStock {
  const [kept] = choicesFor(line, stock, today)
  const usable = kept ? usableOf(kept, line, today) : 0
  const unexpired = units((kept?.batches ?? []).filter((batch) => outlasts(batch, today, 1)))
  const first = kept && pickBatches(kept.batches, { quantity: 1, today, courseDays: line.durationDays }).picks?.[0]
  const warnOf = first && expiryOf(first.batch.expiresOn, today) === 'expires_soon' ? first.batch.expiresOn : null
  return { badge: stockBadge(usable, line.remaining), usable, endsTooSoon: unexpired - usable, warnOf }
}

/** What is to be handed over for one line. */
export interface GivenLine extends StockedLine {
  readonly id: string
  readonly medicine: KeptMedicine | null
  /** Units, above 0. */
  readonly quantity: number
}

/** What is picked for each line, by its id, as the server picks: a medicine of two lines leaves the second the rest. */
export function pickLines(lines: readonly GivenLine[], today: Day): ReadonlyMap<string, Picked<Batch>> {
  const left = new Map<string, number>()
  const picked = new Map<string, Picked<Batch>>()
  for (const { id, medicine, quantity, durationDays } of lines) {
    const batches = (medicine?.batches ?? []).map((batch) => ({
      ...batch,
      quantity: left.get(batch.id) ?? batch.quantity,
    }))
    const line = pickBatches(batches, { quantity, today, courseDays: durationDays })
    for (const { batch, quantity: taken } of line.picks ?? []) left.set(batch.id, batch.quantity - taken)
    picked.set(id, line)
  }
  return picked
}
