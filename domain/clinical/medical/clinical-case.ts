import type { CaseFinding, ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import type { VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'
import { canBePregnant } from '#domain/input/body.ts'
import type { MedicalAssessmentInput } from '#domain/input/medical.ts'
import { countryCodeOf } from '#domain/vocabulary/countries.ts'
import type { AssessmentTypeName } from '#domain/vocabulary/medical/assessment-types.ts'
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

/** A finding that is there. */
export const present = (id: string): CaseFinding => ({ id, status: 'present' })

/** Without those that were not given: the engine tells "not known" by what is missing. */
export const given = <T extends object>(facts: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

/** What was measured, without what was not. */
export const measuredOf = (facts: Pick<MedicalFacts, (typeof MEASURED)[number]>): VitalSigns =>
  given(Object.fromEntries(MEASURED.map((field) => [field, facts[field]])))

const findings: Readonly<Record<string, Finding>> = FINDINGS

/** The finding itself, and the broader ones that are there wherever it is. */
export const withBroader = (id: string): string[] => [id, ...(ownEntry(findings, id)?.isA ?? []).flatMap(withBroader)]

/**
 * What of the checklist is not there: what was not ticked although the whole of it was gone through. Nothing where a
 * danger sign is ticked, which no tick left out may outweigh; and nothing that a ticked one is a kind of.
 */
function absentOf({ assessmentType, symptoms, checklistComplete }: MedicalFacts): string[] {
  if (!checklistComplete || symptoms.some((code) => ownEntry(findings, code)?.redFlag)) return []
  const there = new Set(symptoms.flatMap(withBroader))
  return SYMPTOM_LISTS[assessmentType].filter((code) => !there.has(code))
}

/** Who asks about a pregnancy or the weeks after a birth is in it, unless they say that they are not. */
const statedBy = (told: boolean | null, type: AssessmentTypeName, facts: MedicalFacts): boolean | null =>
  told ?? (facts.assessmentType === type && canBePregnant(facts) ? true : null)

/**
 * The case that the clinical engine assesses. What is ticked is there; what is not ticked is not known, and only where
 * the whole checklist was gone through it is not there. The words of an examination are the case's text.
 */
export function clinicalCaseOf(facts: MedicalFacts): ClinicalCase {
  const { age, ageMonths, gender, region, symptoms, medicalHistory } = facts
  const country = countryCodeOf(region)
  return {
    ageMonths: ageMonths ?? age * MONTHS_A_YEAR,
    sex: gender,
    ...(country && { country }),
    ...given({
      pregnant: statedBy(facts.pregnant, 'pregnancy', facts),
      pregnancyWeeks: facts.pregnancyWeeks,
      afterBirth: statedBy(facts.afterBirth, 'after_birth', facts),
      illnessDays: facts.illnessDays,
    }),
    vitals: measuredOf(facts),
    findings: [
      ...symptoms.map(present),
      ...medicalHistory.map(present),
      ...absentOf(facts).map((id): CaseFinding => ({ id, status: 'absent' })),
    ],
    medicines: facts.medicines,
    allergies: facts.allergies,
    ...(facts.examinationFindings && { text: facts.examinationFindings }),
  }
}
