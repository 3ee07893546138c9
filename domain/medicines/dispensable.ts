import { isSameMedicine } from '#domain/medicines/same-medicine.ts'

interface ListedRow {
  readonly id: string
  readonly genericName: string
  readonly strength: string
}

interface PrescribedLine {
  /** The medicine of the list; null where none was joined when it was asked for. */
  readonly medicineId: string | null
  readonly genericName: string
  readonly doseStrength: string | null
}

/**
 * Whether a medicine of the list may be handed over for a line: the one that was prescribed, or, where none was joined, one
 * with the same substances, and the same strength where the line names one. Another strength is another dose.
 */
export function isDispensableFor(
  { medicineId, genericName, doseStrength }: PrescribedLine,
  medicine: ListedRow,
): boolean {
  if (medicineId !== null) return medicine.id === medicineId
  return isSameMedicine({ genericName, strength: doseStrength ?? medicine.strength }, medicine)
}
