import { randomInt } from 'node:crypto'
import { patientCodeOf } from '#domain/patients/patient-code.ts'

const FINE = 2 ** 40

/** A code for a new patient; another where it is in use already. */
export const newPatientCode = (): string => patientCodeOf(Array.from({ length: 7 }, () => randomInt(FINE) / FINE))
