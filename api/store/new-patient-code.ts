import { randomShares } from '#api/platform/random.ts'
import { patientCodeOf } from '#domain/patients/patient-code.ts'

const RANDOM_SIGNS = 7

/** A code for a new patient; another where it is in use already. */
export const newPatientCode = (): string => patientCodeOf(randomShares(RANDOM_SIGNS))
