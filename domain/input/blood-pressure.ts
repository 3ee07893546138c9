/** A blood pressure, mmHg. */
export interface BloodPressure {
  readonly systolicMmHg: number
  readonly diastolicMmHg: number
}

/** Two numbers with what people write between them, and perhaps the unit: `120/80`, `120 / 80 mmHg`, `120-80`, `120 over 80`. */
const WRITTEN = /^\s*(\d{2,3})\s*(?:\/|\\|-|–|over|kwa|juu ya|\s)\s*(\d{2,3})\s*(?:mm\s?hg)?\s*$/i

/**
 * A blood pressure as people write it, the systolic first.
 * @returns null where the text is no such thing. Whether the numbers are possible is not looked at.
 */
export function parseBloodPressure(text: string): BloodPressure | null {
  const [, systolic, diastolic] = WRITTEN.exec(text) ?? []
  if (systolic === undefined || diastolic === undefined) return null
  return { systolicMmHg: Number(systolic), diastolicMmHg: Number(diastolic) }
}

/** `120/80`; null where it was not measured. */
export const writeBloodPressure = ({
  systolicMmHg,
  diastolicMmHg,
}: {
  readonly systolicMmHg: number | null
  readonly diastolicMmHg: number | null
}): string | null => (systolicMmHg === null || diastolicMmHg === null ? null : `${systolicMmHg}/${diastolicMmHg}`)
