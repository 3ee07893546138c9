import type { CounseledPatient, PrescribedMedicine } from '#domain/clinical/counseling/counseling.ts'
import { counselingPoints } from '#domain/clinical/counseling/counseling-points.ts'
import { type ListedMedicine, MEDICINES_LISTED } from '#domain/vocabulary/medicines.ts'
import type { PatientLanguage } from '#domain/vocabulary/patient-languages.ts'

export const ADULT: CounseledPatient = { ageMonths: 30 * 12 }
export const WOMAN: CounseledPatient = { ageMonths: 30 * 12, sex: 'female' }
export const MAN: CounseledPatient = { ageMonths: 30 * 12, sex: 'male' }
export const CHILD: CounseledPatient = { ageMonths: 36 }

/** Everybody for whom other things are said. */
export const PATIENTS: readonly CounseledPatient[] = [
  { ageMonths: 0 },
  { ageMonths: 6 },
  CHILD,
  { ageMonths: 143, sex: 'female' },
  { ageMonths: 144, sex: 'male' },
  { ageMonths: 17 * 12 },
  ADULT,
  WOMAN,
  MAN,
  { ageMonths: 70 * 12, sex: 'female' },
]

export function listed(code: string): ListedMedicine {
  const medicine = MEDICINES_LISTED.find((one) => one.code === code)
  if (!medicine) throw new Error(`No medicine ${code} is listed`)
  return medicine
}

/** The texts by their ids. */
export function said(
  code: string,
  patient: CounseledPatient,
  { language = 'English', ...prescribed }: Partial<PrescribedMedicine> & { readonly language?: PatientLanguage } = {},
): ReadonlyMap<string, string> {
  const { points } = counselingPoints(
    listed(code),
    { dosage: '1 a day', durationDays: 5, ...prescribed, patient },
    language,
  )
  return new Map(points.map(({ id, text }) => [id, text]))
}

export const texts = (
  medicine: ListedMedicine,
  patient: CounseledPatient,
  language: PatientLanguage,
): readonly string[] =>
  counselingPoints(medicine, { dosage: '1', durationDays: 5, patient }, language).points.map(({ text }) => text)
