import type { AssessedMedicine, Trimester } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { couldBearChildren, type MedicineConcern, type PlanningCase } from '#domain/clinical/planning/planning-case.ts'

const SECOND_TRIMESTER_WEEKS = 13
const THIRD_TRIMESTER_WEEKS = 28
const NEWBORN_MONTHS = 28 / 30.4375
const ADULT_MONTHS = 216
/** Jaundice of the first weeks is mostly no disease of the liver. */
const LIVER_JAUNDICE_FROM_MONTHS = 2

const KIDNEY_FINDINGS = ['known_kidney_disease', 'creatinine_raised'] as const
const LIVER_FINDINGS = ['known_liver_disease', 'transaminases_raised'] as const
const LIVER_UNLESS_NEWBORN = ['jaundice', 'bilirubin_raised'] as const
const TRIMESTER_FINDINGS: Readonly<Record<Trimester, string>> = {
  1: 'first_trimester',
  2: 'second_trimester',
  3: 'third_trimester',
}

/**
 * Every concern about giving a medicine to this person. What is not known and matters is a concern of its own, never
 * taken as harmless.
 */
export function concernsOfPerson({ cautions = {} }: AssessedMedicine, planning: PlanningCase): MedicineConcern[] {
  return [
    ...ofSize(cautions, planning),
    ...ofPregnancy(cautions, planning),
    ...ofOrgans(cautions, planning),
    ...ofFindings(cautions, planning),
  ]
}

type Cautions = NonNullable<AssessedMedicine['cautions']>
type Severity = MedicineConcern['severity']
const concern = (severity: Severity, reason: MedicineConcern['reason'], of?: string): MedicineConcern => ({
  severity,
  reason,
  ...(of && { of }),
})

function ofSize({ belowMonths, belowKg }: Cautions, { person: { ageMonths }, vitals }: PlanningCase) {
  const concerns: MedicineConcern[] = []
  if (belowMonths !== undefined) {
    if (ageMonths === undefined) concerns.push(concern('caution', 'age_unknown'))
    else if (ageMonths < belowMonths) concerns.push(concern('avoid', 'too_young'))
  }
  if (belowKg !== undefined) {
    if (vitals.weightKg !== undefined) {
      if (vitals.weightKg < belowKg) concerns.push(concern('avoid', 'too_light'))
    } else if (ageMonths === undefined || ageMonths < ADULT_MONTHS) concerns.push(concern('caution', 'weight_unknown'))
  }
  return concerns
}

/** Trimesters that the pregnancy may be in: one where it is known, else all. */
function trimestersOf({ pregnancyWeeks, present }: PlanningCase): readonly Trimester[] {
  if (pregnancyWeeks !== undefined) {
    if (pregnancyWeeks < SECOND_TRIMESTER_WEEKS) return [1]
    return pregnancyWeeks < THIRD_TRIMESTER_WEEKS ? [2] : [3]
  }
  const said = ([1, 2, 3] as const).filter((one) => present.has(TRIMESTER_FINDINGS[one]))
  return said.length > 0 ? said : [1, 2, 3]
}

function ofPregnancy(cautions: Cautions, planning: PlanningCase): MedicineConcern[] {
  const { person, present, absent } = planning
  const { pregnancy = [], pregnancyCare = [], beforeBirth, childbearing, breastfeeding } = cautions
  const concerns: MedicineConcern[] = []
  const could = couldBearChildren(person)
  if (person.pregnant) {
    const trimesters = trimestersOf(planning)
    if (trimesters.some((one) => pregnancy.includes(one))) concerns.push(concern('avoid', 'pregnancy'))
    else if (trimesters.some((one) => pregnancyCare.includes(one))) concerns.push(concern('caution', 'pregnancy'))
    if (beforeBirth && !person.afterBirth) concerns.push(concern('avoid', 'before_birth'))
  } else if (person.pregnant === undefined && could && !person.afterBirth) {
    if (pregnancy.length > 0 || pregnancyCare.length > 0 || beforeBirth)
      concerns.push(concern('caution', 'pregnancy_unknown'))
  }
  if (childbearing && could) concerns.push(concern('avoid', 'childbearing'))
  if (breastfeeding) {
    if (present.has('breastfeeding')) concerns.push(concern('avoid', 'breastfeeding'))
    else if (person.afterBirth && !absent.has('breastfeeding'))
      concerns.push(concern('caution', 'breastfeeding_unknown'))
  }
  return concerns
}

function ofOrgans(cautions: Cautions, { person, present, absent }: PlanningCase): MedicineConcern[] {
  const concerns: MedicineConcern[] = []
  const severityOf = (caution: 'avoid' | 'reduce'): Severity => (caution === 'avoid' ? 'avoid' : 'caution')
  const { kidneyDisease, liverDisease } = cautions
  if (kidneyDisease) {
    if (KIDNEY_FINDINGS.some((finding) => present.has(finding)))
      concerns.push(concern(severityOf(kidneyDisease), 'kidney_disease'))
    else if (!KIDNEY_FINDINGS.some((finding) => absent.has(finding)))
      concerns.push(concern('caution', 'kidney_unknown'))
  }
  const newborn = person.ageMonths !== undefined && person.ageMonths < LIVER_JAUNDICE_FROM_MONTHS
  const ofLiver = newborn ? LIVER_FINDINGS : [...LIVER_FINDINGS, ...LIVER_UNLESS_NEWBORN]
  if (liverDisease && ofLiver.some((finding) => present.has(finding)))
    concerns.push(concern(severityOf(liverDisease), 'liver_disease'))
  return concerns
}

function ofFindings(
  { notWith = [], carefulWith = [], newborn, mustKnow = [] }: Cautions,
  { person: { ageMonths }, present, absent }: PlanningCase,
): MedicineConcern[] {
  const has = (finding: string) => present.has(finding)
  const concerns = [
    ...notWith.filter(has).map((finding) => concern('avoid', 'not_with', finding)),
    ...carefulWith.filter(has).map((finding) => concern('caution', 'not_with', finding)),
    ...mustKnow
      .filter((finding) => !has(finding) && !absent.has(finding))
      .map((finding) => concern('caution', 'not_known', finding)),
  ]
  if (newborn && ageMonths !== undefined && ageMonths < NEWBORN_MONTHS) {
    const forbidding = newborn.notWith.filter(has)
    if (forbidding.length === 0) concerns.push(concern('caution', 'newborn'))
    for (const finding of forbidding) concerns.push(concern('avoid', 'newborn', finding))
  }
  return concerns
}
