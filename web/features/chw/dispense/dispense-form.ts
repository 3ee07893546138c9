import { MOST_UNITS } from '#domain/input/dispensing.ts'
import { prescriptionMessage } from '#domain/input/prescription-messages.ts'
import type { Picked } from '#domain/stock/pick-batches.ts'
import type { Day } from '#domain/time/local-day.ts'
import { choicesFor, type GivenLine, type KeptMedicine, pickLines } from '#web/features/chw/dispense/stock-of-line.ts'
import type { PrescriptionCard_PrescriptionFragment } from '#web/graphql/operations.ts'

export type PrescriptionItem = PrescriptionCard_PrescriptionFragment['items'][number]

/** What was entered for a line; what was not is as prescribed. */
export interface EnteredLine {
  readonly medicineId?: string
  readonly quantity?: string
}

/** One line of the dialog: what is asked for, what it could be, and what is picked. */
export interface DispenseLine {
  readonly item: PrescriptionItem
  readonly choices: readonly KeptMedicine[]
  readonly medicine: KeptMedicine | null
  /** Several may be meant, and none is chosen yet: until then nothing of it is given. */
  readonly isToChoose: boolean
  /** As it stands in the field. */
  readonly entered: string
  /** Units; 0 where nothing of it is given now, null where what was entered is no number of units. */
  readonly quantity: number | null
  /** What is wrong with the number: the English sentence. */
  readonly error: string | null
  /** None where nothing of it is given now. */
  readonly picked: Picked<KeptMedicine['batches'][number]> | null
}

function unitsOf(entered: string): number | null {
  const text = entered.trim()
  if (text === '') return 0
  const units = Number(text)
  return Number.isInteger(units) && units >= 0 && units <= MOST_UNITS ? units : null
}

/** The lines of which something is still to be handed over, with what is picked of which batch. */
export function dispenseLines(
  items: readonly PrescriptionItem[],
  entered: Readonly<Record<string, EnteredLine>>,
  stock: readonly KeptMedicine[],
  today: Day,
): readonly DispenseLine[] {
  const lines = items
    .filter(({ remaining }) => remaining !== 0)
    .map((item) => {
      const choices = choicesFor(item, stock, today)
      const given = entered[item.id] ?? {}
      // Of several strengths nobody but whoever dispenses can choose: another strength is another dose.
      const medicine =
        choices.find(({ medicineId }) => medicineId === given.medicineId) ??
        (choices.length === 1 ? (choices[0] ?? null) : null)
      const isToChoose = medicine === null && choices.length > 1
      const prescribed = item.remaining === null || isToChoose ? '' : String(item.remaining)
      const text = given.quantity ?? prescribed
      const quantity = unitsOf(text)
      const isTooMuch = quantity !== null && item.remaining !== null && quantity > item.remaining
      const fault = quantity === null ? 'quantity_invalid' : isTooMuch ? 'quantity_too_much' : null
      return {
        item,
        choices,
        medicine,
        isToChoose,
        entered: text,
        quantity,
        error: fault && prescriptionMessage(fault),
      }
    })
  const given = lines.flatMap(({ item, medicine, quantity, error }): GivenLine[] =>
    quantity === null || quantity === 0 || error !== null ? [] : [{ ...item, medicine, quantity }],
  )
  const picked = pickLines(given, today)
  return lines.map((line) => ({ ...line, picked: picked.get(line.item.id) ?? null }))
}

/** Whether something of a line, given so, cannot be picked. */
export const isInsufficient = ({ picked }: DispenseLine): boolean => picked !== null && picked.picks === null

/** Whether less is handed over than is still to be. */
export const isPartial = (lines: readonly DispenseLine[]): boolean =>
  lines.some(({ item, quantity }) => (item.remaining === null ? quantity === 0 : quantity !== item.remaining))

/** The lines as they are sent: each with its medicine and the batches that were seen. */
export const linesToSend = (lines: readonly DispenseLine[]) =>
  lines.flatMap(({ item, medicine, picked }) =>
    medicine === null || picked?.picks == null
      ? []
      : [
          {
            itemId: item.id,
            medicineId: medicine.medicineId,
            batches: picked.picks.map(({ batch, quantity }) => ({ batchId: batch.id, quantity })),
          },
        ],
  )
