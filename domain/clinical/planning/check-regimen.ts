import type { Dose, Interaction, Medicine, Quantity, Regimen } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'
import type { PlanningCase } from '#domain/clinical/planning/plan-care.ts'

export interface MedicineKnowledge {
  readonly medicines: Readonly<Record<string, Medicine>>
  readonly regimens: Readonly<Record<string, Regimen>>
  readonly interactions: readonly Interaction[]
}

/** Why a medicine is not to be given, or only with care. */
export interface MedicineConcern {
  readonly severity: 'avoid' | 'caution'
  readonly reason:
    | 'allergy'
    | 'too_young'
    | 'too_light'
    | 'pregnancy'
    | 'kidney_disease'
    | 'liver_disease'
    | 'not_with'
    | 'interaction'
    | 'duplicate'
    | 'age_unknown'
    | 'weight_unknown'
    | 'pregnancy_unknown'
  /** What it is about: the finding, the other medicine, or the effect of an interaction. */
  readonly of?: string
}

export interface CheckedMedicine {
  readonly regimen: string
  readonly medicine: string
  /** A single dose, or null where the weight or age that it depends on is not known. */
  readonly dose: Quantity | null
  readonly concerns: readonly MedicineConcern[]
  /** No concern forbids it. */
  readonly safe: boolean
}

const MONTHS_OF_CHILDBEARING = { from: 120, below: 660 } as const
const SECOND_TRIMESTER_WEEKS = 13
const THIRD_TRIMESTER_WEEKS = 28

/**
 * A regimen for a patient: the single dose, and every concern about it. Null where it is meant for others (a child's
 * form for an adult). What is not known and matters is a concern of its own, never taken as harmless.
 */
export function checkRegimen(id: string, knowledge: MedicineKnowledge, planning: PlanningCase): CheckedMedicine | null {
  const regimen = knowledge.regimens[id]
  const medicine = regimen ? knowledge.medicines[regimen.medicine] : undefined
  if (!regimen || !medicine || !isMeantFor(regimen, planning)) return null
  const { dose, missing } = doseFor(regimen.dose, planning)
  const concerns = [
    ...missing,
    ...concernsOfPerson(medicine, planning),
    ...concernsOfAllergy(regimen.medicine, medicine, planning.allergies, knowledge),
    ...concernsOfCompany(regimen.medicine, medicine, planning.medicines, knowledge),
  ]
  return {
    regimen: id,
    medicine: regimen.medicine,
    dose,
    concerns,
    safe: concerns.every(({ severity }) => severity !== 'avoid'),
  }
}

function isMeantFor({ of }: Regimen, { person: { ageMonths, pregnant } }: PlanningCase): boolean {
  if (!of) return true
  if (of.pregnant !== undefined && of.pregnant !== (pregnant ?? false)) return false
  if (ageMonths === undefined) return true
  return ageMonths >= (of.fromMonths ?? 0) && ageMonths < (of.belowMonths ?? Infinity)
}

function doseFor(
  dose: Dose,
  { person, vitals: { weightKg } }: PlanningCase,
): { dose: Quantity | null; missing: MedicineConcern[] } {
  const none = (reason: MedicineConcern['reason']) => ({
    dose: null,
    missing: [{ severity: 'caution' as const, reason }],
  })
  if ('gives' in dose) return { dose: dose.gives, missing: [] }
  if ('perKg' in dose) {
    if (weightKg === undefined) return none('weight_unknown')
    const amount = Math.min(dose.perKg.amount * weightKg, dose.most)
    return { dose: { ...dose.perKg, amount: roundDose(amount) }, missing: [] }
  }
  if ('byKg' in dose) {
    if (weightKg === undefined) return none('weight_unknown')
    const band = dose.byKg.find(({ from, below }) => weightKg >= from && weightKg < below)
    return band
      ? { dose: band.gives, missing: [] }
      : { dose: null, missing: [{ severity: 'avoid', reason: 'too_light' }] }
  }
  if (person.ageMonths === undefined) return none('age_unknown')
  const { ageMonths } = person
  const band = dose.byMonths.find(({ from, below }) => ageMonths >= from && ageMonths < below)
  return band
    ? { dose: band.gives, missing: [] }
    : { dose: null, missing: [{ severity: 'avoid', reason: 'too_young' }] }
}

/** Two digits that count, never above what was computed: 137.5 mg is 130 mg. */
function roundDose(amount: number): number {
  const step = 10 ** (Math.floor(Math.log10(amount)) - 1)
  return Number((Math.floor(amount / step + 1e-9) * step).toPrecision(2))
}

function trimesterOf(weeks: number): 1 | 2 | 3 {
  if (weeks < SECOND_TRIMESTER_WEEKS) return 1
  return weeks < THIRD_TRIMESTER_WEEKS ? 2 : 3
}

function concernsOfPerson(
  { cautions = {} }: Medicine,
  { person, pregnancyWeeks, vitals, present }: PlanningCase,
): MedicineConcern[] {
  const concerns: MedicineConcern[] = []
  const avoid = (reason: MedicineConcern['reason'], of?: string) =>
    concerns.push({ severity: 'avoid', reason, ...(of && { of }) })
  const careful = (reason: MedicineConcern['reason'], of?: string) =>
    concerns.push({ severity: 'caution', reason, ...(of && { of }) })
  const { ageMonths, sex, pregnant } = person
  if (cautions.belowMonths !== undefined) {
    if (ageMonths === undefined) careful('age_unknown')
    else if (ageMonths < cautions.belowMonths) avoid('too_young')
  }
  if (cautions.belowKg !== undefined && (vitals.weightKg ?? Infinity) < cautions.belowKg) avoid('too_light')
  if (cautions.pregnancy) {
    const trimester = pregnancyWeeks === undefined ? null : trimesterOf(pregnancyWeeks)
    const could =
      sex !== 'male' &&
      (ageMonths === undefined ||
        (ageMonths >= MONTHS_OF_CHILDBEARING.from && ageMonths < MONTHS_OF_CHILDBEARING.below))
    if (pregnant && (trimester === null || cautions.pregnancy.includes(trimester))) avoid('pregnancy')
    else if (pregnant === undefined && could) careful('pregnancy_unknown')
  }
  const organ = (of: 'kidney_disease' | 'liver_disease', caution: 'avoid' | 'reduce' | undefined, finding: string) => {
    if (!caution || !present.has(finding)) return
    if (caution === 'avoid') avoid(of)
    else careful(of)
  }
  organ('kidney_disease', cautions.kidneyDisease, 'known_kidney_disease')
  organ('liver_disease', cautions.liverDisease, 'known_liver_disease')
  for (const finding of cautions.notWith ?? []) if (present.has(finding)) avoid('not_with', finding)
  return concerns
}

/** A medicine's or class's name as the tables write it. */
export const named = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

/** Classes whose allergies reach one another: a penicillin allergy counts for cephalosporins with care. */
const CROSS_ALLERGIES: Readonly<Record<string, string>> = { penicillin: 'cephalosporin', cephalosporin: 'penicillin' }

function concernsOfAllergy(
  id: string,
  { classes }: Medicine,
  allergies: readonly string[],
  { medicines }: MedicineKnowledge,
): MedicineConcern[] {
  return allergies.flatMap((allergy): MedicineConcern[] => {
    const key = named(allergy)
    const known = ownEntry(medicines, key)
    const allergicTo: readonly string[] = known ? known.classes : [key.replace(/s$/, '')]
    if (key === id || classes.some((one) => allergicTo.includes(one) && one !== 'other'))
      return [{ severity: 'avoid', reason: 'allergy', of: allergy }]
    const crosses = allergicTo.some((one) => classes.some((mine) => CROSS_ALLERGIES[one] === mine))
    return crosses ? [{ severity: 'caution', reason: 'allergy', of: allergy }] : []
  })
}

function concernsOfCompany(
  id: string,
  medicine: Medicine,
  taken: readonly string[],
  { medicines, interactions }: MedicineKnowledge,
): MedicineConcern[] {
  return taken.flatMap((name): MedicineConcern[] => {
    const other = named(name)
    if (other === id) return [{ severity: 'caution', reason: 'duplicate', of: name }]
    const mine = new Set([id, ...medicine.classes.map((one) => `class:${one}`)])
    const theirs = new Set([other, ...(ownEntry(medicines, other)?.classes ?? []).map((one) => `class:${one}`)])
    return interactions
      .filter(({ between: [one, two] }) => (mine.has(one) && theirs.has(two)) || (mine.has(two) && theirs.has(one)))
      .map(({ severity, effect }) => ({ severity, reason: 'interaction', of: effect }))
  })
}
