import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import type { HandedOver } from '#api/store/dispensings.ts'
import type { CounselingPoint } from '#domain/clinical/counseling/counseling.ts'
import { completedMonths } from '#domain/patients/age.ts'
import { keptOf } from '#domain/prescriptions/dispensed-quantities.ts'
import { dayAt, dayOfUtc } from '#domain/time/local-day.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { MEDICINES_LISTED } from '#domain/vocabulary/medicines.ts'
import type { PatientLanguage } from '#domain/vocabulary/patient-languages.ts'

/** What is to be said of one medicine that was handed over. */
export interface MedicineCounseling {
  readonly itemId: string
  readonly name: string
  readonly dosage: string
  readonly points: readonly CounselingPoint[]
}

/**
 * What is to be said of each medicine that the patient has of what was handed over, in the patient's language and in that
 * of whoever says it. The knowledge of it is loaded when it is first needed.
 */
export async function counselingOf(
  { items, prescription, at }: HandedOver,
  language: PatientLanguage,
  readIn: UiLanguage = 'en',
): Promise<readonly MedicineCounseling[]> {
  const { counselingPoints } = await import('#domain/clinical/counseling/counseling-points.ts')
  const { dateOfBirth, gender } = prescription.patient
  const day = dayAt(timeZoneAt(prescription.facility), at)
  const patient = {
    ageMonths: Math.max(0, completedMonths(dayOfUtc(dateOfBirth), day)),
    ...(gender === 'female' || gender === 'male' ? ({ sex: gender } as const) : {}),
  }
  // Several batches of one medicine are one medicine to talk about.
  const kept = new Map(items.filter((one) => keptOf({ dispensed: [one] }) > 0).map((one) => [one.itemId, one]))
  return [...kept.values()].map(({ item, batch }) => {
    const listed = MEDICINES_LISTED.find(({ code }) => code === batch.medicine.code)
    if (!listed) throw new Error(`A batch is of ${batch.medicine.code}, which is no medicine of the list`)
    const { name, dosage, durationDays } = item
    const { points } = counselingPoints(listed, { dosage, durationDays, patient }, language, readIn)
    return { itemId: item.id, name, dosage, points }
  })
}
