import { refused } from '#api/services/errors.ts'
import type { StandingRow } from '#api/store/prescriptions.ts'
import type { Store } from '#api/store/store.ts'
import type { DispensingInput } from '#domain/input/dispensing.ts'
import { prescriptionMessage } from '#domain/input/prescription-messages.ts'
import { isDispensableFor } from '#domain/medicines/dispensable.ts'
import { remainingOf } from '#domain/prescriptions/dispensed-quantities.ts'

/** A line of a prescription, with what is to be handed over of it. */
export interface LineToDispense {
  readonly item: StandingRow['items'][number]
  readonly medicineId: string
  /** Units. */
  readonly quantity: number
  /** The units of each batch that whoever dispenses has seen. */
  readonly seen: ReadonlyMap<string, number>
}

type Medicines = Awaited<ReturnType<Store['prescriptions']['medicines']>>

/**
 * What was sent, joined with the prescription as it stands.
 * @throws InvalidInput naming the line, `lines.0` for the first: another medicine than was prescribed, or more of it
 */
export const linesToDispense = (
  { items }: Pick<StandingRow, 'items'>,
  { lines }: DispensingInput,
  medicines: Medicines,
): LineToDispense[] =>
  lines.map(({ itemId, medicineId, batches }, at) => {
    const fault = (id: Parameters<typeof prescriptionMessage>[0]) => refused(`lines.${at}`, prescriptionMessage(id))
    const item = items.find((one) => one.id === itemId)
    if (!item) throw fault('line_unknown')
    const medicine = medicines.find((one) => one.id === medicineId)
    if (!medicine || !isDispensableFor(item, medicine)) throw fault('medicine_other')
    const quantity = batches.reduce((sum, batch) => sum + batch.quantity, 0)
    const remaining = remainingOf(item)
    // What was not counted beforehand, whoever dispenses counts.
    if (remaining !== null && quantity > remaining) throw fault('quantity_too_much')
    const seen = new Map(batches.map((batch) => [batch.batchId, batch.quantity]))
    return { item, medicineId, quantity, seen }
  })
