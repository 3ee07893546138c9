import type { AssessedRegimen } from '#domain/clinical/knowledge/medicines/medicine.ts'
import {
  concernsOfAllergies,
  concernsOfPossible,
  concernsOfTaken,
  mergeConcerns,
} from '#domain/clinical/planning/concerns-of-company.ts'
import { concernsOfPerson } from '#domain/clinical/planning/concerns-of-person.ts'
import { doseFor } from '#domain/clinical/planning/dose-for.ts'
import { mentionedMedicines } from '#domain/clinical/planning/mentioned-medicines.ts'
import type {
  CheckedMedicine,
  MedicineConcern,
  MedicineKnowledge,
  PlanningCase,
} from '#domain/clinical/planning/planning-case.ts'
import {
  type TakenMedicine,
  type UnderstoodAllergy,
  understandAllergies,
  understandMedicines,
} from '#domain/clinical/planning/taken-medicines.ts'

/** What of a case is read once for all medicines that are checked. */
export interface Company {
  readonly taken: readonly TakenMedicine[]
  readonly allergies: readonly UnderstoodAllergy[]
}

/** The medicines taken and the allergies of a case, from its lists, its findings and its text. */
export function companyOf(planning: PlanningCase, knowledge: MedicineKnowledge): Company {
  const mentioned = mentionedMedicines(planning.text, knowledge)
  const medicines = [...new Set([...planning.medicines, ...mentioned.medicines])]
  const allergies = [...new Set([...planning.allergies, ...mentioned.allergies])]
  return {
    taken: understandMedicines({ medicines, present: planning.present }, knowledge).taken,
    allergies: understandAllergies(allergies, knowledge).known,
  }
}

/**
 * A regimen for a patient: the single dose, and every concern about it. Null where it is meant for others (a child's
 * form for an adult). What is not known and matters is a concern of its own, never taken as harmless.
 */
export function checkRegimen(
  id: string,
  knowledge: MedicineKnowledge,
  planning: PlanningCase,
  company = companyOf(planning, knowledge),
): CheckedMedicine | null {
  const regimen = knowledge.regimens[id]
  const medicine = regimen ? knowledge.medicines[regimen.medicine] : undefined
  if (!regimen || !medicine || !isMeantFor(regimen, planning)) return null
  const ofAge = isForSomeAges(regimen) && planning.person.ageMonths === undefined
  const { dose, concerns: ofDose } = ofAge
    ? { dose: null, concerns: [{ severity: 'caution' as const, reason: 'age_unknown' as const }] }
    : doseFor(regimen.dose, planning)
  const ofTaken = concernsOfTaken(regimen.medicine, company.taken, knowledge).map((one) =>
    medicine.classes.includes('hormonal_contraceptive') ? one : milderForContraceptive(one),
  )
  const concerns = mergeConcerns([
    ...ofDose,
    ...concernsOfPerson(medicine, planning),
    ...concernsOfPossible(regimen.medicine, planning.possible ?? [], knowledge),
    ...concernsOfAllergies(regimen.medicine, company.allergies, knowledge),
    ...(regimen.beforeReferral ? ofTaken.map(milderInEmergency) : ofTaken),
  ])
  return {
    regimen: id,
    medicine: regimen.medicine,
    dose,
    concerns,
    safe: concerns.every(({ severity }) => severity !== 'avoid'),
  }
}

/** A first dose that saves a life is not withheld for what is taken already: it is given, and what can happen is said. */
export const milderInEmergency = (concern: MedicineConcern): MedicineConcern => ({ ...concern, severity: 'caution' })

/**
 * A treatment is not withheld because it weakens the contraceptive that is taken: another method is added.
 *
 * @source WHO, Medical eligibility criteria for contraceptive use, 5th edition, 2015
 */
const milderForContraceptive = (concern: MedicineConcern): MedicineConcern =>
  concern.of === 'lowers_contraceptive' ? { ...concern, severity: 'caution' } : concern

const isForSomeAges = ({ of }: AssessedRegimen): boolean =>
  of?.fromMonths !== undefined || of?.belowMonths !== undefined

/** Whether a regimen is for such a person, as far as it is known. */
export function isMeantFor({ of }: AssessedRegimen, { person, vitals: { weightKg } }: PlanningCase): boolean {
  if (!of) return true
  const { ageMonths, sex, pregnant } = person
  if (of.sex && sex && of.sex !== sex) return false
  if (of.pregnant !== undefined && of.pregnant !== (pregnant ?? false)) return false
  if (weightKg !== undefined && (weightKg < (of.fromKg ?? 0) || weightKg >= (of.belowKg ?? Infinity))) return false
  if (ageMonths === undefined) return true
  return ageMonths >= (of.fromMonths ?? 0) && ageMonths < (of.belowMonths ?? Infinity)
}
