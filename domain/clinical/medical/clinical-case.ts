import type { CaseFinding, ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import type { VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import type { MedicalAssessmentInput } from '#domain/input/medical.ts'
import { countryCodeOf } from '#domain/vocabulary/countries.ts'
import { SYMPTOM_LISTS } from '#domain/vocabulary/medical/symptom-lists.ts'

/** Everything that an assessment by disease type was computed from; what was not told or measured is null. */
export type MedicalFacts = Omit<MedicalAssessmentInput, 'facilityId'>

const MONTHS_A_YEAR = 12

const MEASURED = [
  'temperatureC',
  'systolicMmHg',
  'diastolicMmHg',
  'heartRatePerMin',
  'respiratoryRatePerMin',
  'oxygenSaturationPercent',
  'glucoseMmolPerL',
  'glucoseFasting',
  'haemoglobinGPerDl',
  'creatinineUmolPerL',
  'muacMm',
  'weightKg',
  'heightCm',
] as const satisfies readonly (keyof VitalSigns & keyof MedicalFacts)[]

const present = (id: string): CaseFinding => ({ id, status: 'present' })

/** Without those that were not given: the engine tells "not known" by what is missing. */
const given = <T extends object>(facts: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

/**
 * The case that the clinical engine assesses. What is ticked is there; what is not ticked is not known, and only where
 * the whole checklist was gone through it is not there. The words of an examination are the case's text.
 */
export function clinicalCaseOf(facts: MedicalFacts): ClinicalCase {
  const { age, ageMonths, gender, region, assessmentType, symptoms, checklistComplete, medicalHistory } = facts
  const country = countryCodeOf(region)
  const ticked = new Set<string>(symptoms)
  const absent = checklistComplete ? SYMPTOM_LISTS[assessmentType].filter((code) => !ticked.has(code)) : []
  return {
    ageMonths: ageMonths ?? age * MONTHS_A_YEAR,
    sex: gender,
    ...(country && { country }),
    ...given({
      pregnant: facts.pregnant,
      pregnancyWeeks: facts.pregnancyWeeks,
      afterBirth: facts.afterBirth,
      illnessDays: facts.illnessDays,
    }),
    vitals: given(Object.fromEntries(MEASURED.map((field) => [field, facts[field]]))) as VitalSigns,
    findings: [
      ...symptoms.map(present),
      ...medicalHistory.map(present),
      ...absent.map((id): CaseFinding => ({ id, status: 'absent' })),
    ],
    medicines: facts.medicines,
    allergies: facts.allergies,
    ...(facts.examinationFindings && { text: facts.examinationFindings }),
  }
}
