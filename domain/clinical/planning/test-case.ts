import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import { checkRegimen } from '#domain/clinical/planning/check-regimen.ts'
import type { CheckedMedicine, PlanningCase } from '#domain/clinical/planning/planning-case.ts'

export const MEDICINE_KNOWLEDGE = clinicalKnowledge().medicines

const YEAR = 12

interface Patient {
  readonly years?: number
  readonly months?: number
  readonly days?: number
  readonly kg?: number
  readonly sex?: 'female' | 'male'
  readonly pregnant?: boolean
  readonly afterBirth?: boolean
  readonly weeks?: number
  readonly present?: readonly string[]
  readonly absent?: readonly string[]
  readonly medicines?: readonly string[]
  readonly allergies?: readonly string[]
}

/** A case for the tests of planning; a man unless it is said otherwise, so that no pregnancy is in question. */
export function patient({ sex = 'male', ...of }: Patient = {}): PlanningCase {
  const known = of.years !== undefined || of.months !== undefined || of.days !== undefined
  const ageMonths = (of.years ?? 0) * YEAR + (of.months ?? 0) + (of.days ?? 0) / 30.4375
  return {
    person: {
      sex,
      ...(known && { ageMonths }),
      ...(of.pregnant !== undefined && { pregnant: of.pregnant }),
      ...(of.afterBirth !== undefined && { afterBirth: of.afterBirth }),
    },
    ...(of.weeks !== undefined && { pregnancyWeeks: of.weeks }),
    vitals: of.kg === undefined ? {} : { weightKg: of.kg },
    present: new Set(of.present),
    absent: new Set(of.absent ?? ['known_kidney_disease']),
    medicines: of.medicines ?? [],
    allergies: of.allergies ?? [],
  }
}

/** A regimen that is meant for the patient, checked. */
export function checked(regimen: string, of: Patient): CheckedMedicine {
  const medicine = checkRegimen(regimen, MEDICINE_KNOWLEDGE, patient(of))
  if (!medicine) throw new Error(`${regimen} is not meant for this patient`)
  return medicine
}

export const reasonsOf = ({ concerns }: CheckedMedicine, severity: 'avoid' | 'caution'): string[] =>
  concerns.filter((one) => one.severity === severity).map(({ reason }) => reason)
