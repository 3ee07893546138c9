import type { PrescriptionStatus } from '#domain/vocabulary/prescriptions.ts'

/** A line of a prescription with what was handed over of it and came back, in units. */
export interface DispensedLine {
  /** Units of the whole course; null where they cannot be counted beforehand (a bottle to be chosen). */
  readonly quantity: number | null
  readonly dispensed: readonly {
    readonly quantity: number
    readonly returned: readonly { readonly quantity: number }[]
  }[]
}

const sum = (of: readonly { readonly quantity: number }[]): number =>
  of.reduce((all, { quantity }) => all + quantity, 0)

/** Units that the patient has of it: handed over, less what came back. */
export const keptOf = ({ dispensed }: Pick<DispensedLine, 'dispensed'>): number =>
  dispensed.reduce((all, { quantity, returned }) => all + quantity - sum(returned), 0)

/**
 * Units that are still to be handed over; null where they cannot be counted, and nothing was handed over yet. What was not
 * counted beforehand is complete once something was handed over.
 */
export function remainingOf(line: DispensedLine): number | null {
  const kept = keptOf(line)
  if (line.quantity === null) return kept > 0 ? 0 : null
  return Math.max(0, line.quantity - kept)
}

/** Where a prescription that may be dispensed stands by what the patient has of its lines. */
export function statusOfDispensed(
  lines: readonly DispensedLine[],
): Extract<PrescriptionStatus, 'ready' | 'partly_dispensed' | 'dispensed'> {
  if (lines.every((line) => remainingOf(line) === 0)) return 'dispensed'
  return lines.some((line) => keptOf(line) > 0) ? 'partly_dispensed' : 'ready'
}
