import { completedMonths } from '#domain/patients/age.ts'
import type { Person, WizardPatient } from '#web/features/chw/wizard/wizard-values.ts'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** A day by the calendar of this device, such as `2026-11-21`. */
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

/** Who is assessed, as old as on this day. */
export const personOf = ({ dateOfBirth, gender }: WizardPatient, today: Date): Person => ({
  ageMonths: Math.max(0, completedMonths(dateOfBirth, dayOf(today))),
  gender,
})
