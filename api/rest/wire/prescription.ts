import type { StockedPrescription } from '#api/services/prescriptions/list-prescriptions.ts'
import { completedYears } from '#domain/patients/age.ts'
import { keptOf, remainingOf } from '#domain/prescriptions/dispensed-quantities.ts'
import { dayOfUtc } from '#domain/time/local-day.ts'

/** The wire's names of what a list is asked for. */
export const PRESCRIPTION_LIST_FIELDS = { patientId: 'patient_id' } as const

/** What a list of prescriptions is asked for. */
export function prescriptionListFromWire(query: unknown) {
  const { limit, cursor, status, list, search, patient_id: patientId } = query as Record<string, unknown>
  return { limit, cursor, status, list, search, patientId }
}

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

const medicationToWire = (line: StockedPrescription['items'][number], stock: StockedPrescription['stock']) => {
  const kept = line.medicineId === null ? undefined : stock.get(line.medicineId)
  return {
    id: line.id,
    medication_id: line.medicineId,
    medication_code: line.medicine?.code ?? null,
    name: line.name,
    generic_name: line.genericName,
    dosage: line.dosage,
    quantity: line.quantity,
    quantity_dispensed: keptOf(line),
    quantity_remaining: remainingOf(line),
    instructions: line.instructions,
    duration_days: line.durationDays,
    available_stock: kept?.currentStock ?? null,
    expiry_date: kept?.nearestExpiry ?? null,
  }
}

/** A prescription in the specification's shape (§3 "Prescription"), with what tells it apart beside. */
export const prescriptionToWire = (row: StockedPrescription) => ({
  id: row.id,
  patient_id: row.patientId,
  patient_name: nameOf(row.patient),
  age: Math.max(0, completedYears(dayOfUtc(row.patient.dateOfBirth), dayOfUtc(row.createdAt))),
  gender: row.patient.gender,
  medications: row.items.map((line) => medicationToWire(line, row.stock)),
  status: row.status,
  facility_id: row.facilityId,
  prescribed_by: nameOf(row.prescribedBy),
  prescribed_date: row.createdAt.toISOString(),
  ended_date: row.endedAt?.toISOString() ?? null,
  instructions: row.instructions,
  follow_up_date: row.followUpOn === null ? null : dayOfUtc(row.followUpOn),
  diagnosis: row.diagnosis,
})
