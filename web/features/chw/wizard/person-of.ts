import type { Person, WizardPatient } from '#web/features/chw/wizard/wizard-values.ts'
import { completedMonths } from '#web/lib/completed-months.ts'

/** Who is assessed, as old as on this day. */
export const personOf = ({ dateOfBirth, gender }: WizardPatient, today: Date): Person => ({
  ageMonths: Math.max(0, completedMonths(dateOfBirth, today)),
  gender,
})
