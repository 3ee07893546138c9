import { type Company, checkRegimen, companyOf } from '#domain/clinical/planning/check-regimen.ts'
import { concernsOfPair, mergeConcerns } from '#domain/clinical/planning/concerns-of-company.ts'
import type {
  CheckedMedicine,
  MedicineConcern,
  MedicineKnowledge,
  PlanningCase,
} from '#domain/clinical/planning/planning-case.ts'

/** A medicine of a plan. */
export interface ChosenMedicine extends CheckedMedicine {
  /** The conditions that it is for. */
  readonly for: readonly string[]
  /**
   * `first`: the one to give, of its alternatives the first that can be given. `after_test`: the same, but not before
   * one of `needs` is present. `alternative`: can be given instead. `not_usable`: must not be given, for its concerns.
   */
  readonly use: 'first' | 'after_test' | 'alternative' | 'not_usable'
  readonly needs: readonly string[]
}

/**
 * The medicines for the conditions that are treated, the likeliest first. A medicine stands once, whichever conditions
 * ask for it. Of alternatives the first that can be given to this patient, and beside what the plan has already, is
 * the one to give.
 */
export function chooseMedicines(
  conditions: readonly string[],
  knowledge: MedicineKnowledge,
  planning: PlanningCase,
): ChosenMedicine[] {
  const context = { knowledge, planning, company: companyOf(planning, knowledge) }
  const plan: ChosenMedicine[] = []
  for (const { condition, group } of groupsOf(conditions, knowledge)) {
    for (const one of chooseOf(group, condition, plan, context)) {
      // What stood there as an alternative for an earlier condition gives way to the same medicine that is given.
      const at = plan.findIndex(
        ({ regimen, medicine, use }) => regimen === one.regimen || (use === 'alternative' && medicine === one.medicine),
      )
      if (at === -1) plan.push(one)
      else plan[at] = { ...one, for: [...new Set([...(plan[at]?.for ?? []), ...one.for])] }
    }
  }
  return plan
}

/** What the conditions ask for, first doses of emergencies first: nothing chosen for comfort may stand in their way. */
function groupsOf(conditions: readonly string[], { treatments, regimens }: MedicineKnowledge) {
  const groups = conditions.flatMap((condition) =>
    (Object.hasOwn(treatments, condition) ? (treatments[condition] ?? []) : []).map((group) => ({ condition, group })),
  )
  const isEmergency = (id: string) => regimens[id]?.beforeReferral === true
  const [first, then] = [true, false].map((emergency) =>
    groups.filter(({ group }) => group.some(isEmergency) === emergency),
  )
  return [...(first ?? []), ...(then ?? [])]
}

interface Context {
  readonly knowledge: MedicineKnowledge
  readonly planning: PlanningCase
  readonly company: Company
}

/** Of another class, to which an allergy can reach: a cephalosporin where penicillin was not tolerated. */
const isNearAllergy = ({ concerns }: CheckedMedicine): boolean => concerns.some(({ reason }) => reason === 'allergy')

const isGiven = ({ use }: ChosenMedicine): boolean => use === 'first' || use === 'after_test'

/** Of one group of alternatives, all that are meant for the patient, each with what it is: to give, instead, not. */
function chooseOf(
  group: readonly string[],
  condition: string,
  plan: readonly ChosenMedicine[],
  { knowledge, planning, company }: Context,
): ChosenMedicine[] {
  const pressures = pressureInPregnancy(planning)
  const candidates = group.flatMap((id) => {
    const checked = checkRegimen(id, knowledge, planning, company)
    if (!checked) return []
    const earlier = plan.find((one) => one.medicine === checked.medicine && !one.for.includes(condition))
    const beside = concernsBeside(checked, plan.filter(isGiven), knowledge)
    const concerns = mergeConcerns([...checked.concerns, ...beside])
    const safe = concerns.every(({ severity }) => severity !== 'avoid')
    return [{ ...checked, concerns, safe, earlier: earlier?.use === 'alternative' ? undefined : earlier }]
  })
  const isOtherSafe = candidates.some((one) => one.safe && !isNearAllergy(one))
  let found = false
  return candidates.map(({ earlier, ...checked }): ChosenMedicine => {
    if (earlier) {
      found ||= isGiven(earlier)
      return { ...earlier, for: [...new Set([...earlier.for, condition])] }
    }
    const needed = knowledge.regimens[checked.regimen]?.needs ?? []
    const needs = needed.some((finding) => planning.present.has(finding) || pressures.has(finding)) ? [] : needed
    const isPassedOver = found || (isOtherSafe && isNearAllergy(checked))
    const given = isPassedOver ? 'alternative' : needs.length > 0 ? 'after_test' : 'first'
    found ||= checked.safe && !isPassedOver
    return { ...checked, for: [condition], use: checked.safe ? given : 'not_usable', needs }
  })
}

/** What a medicine does beside those that the plan gives already. Another form of the same one is no concern. */
function concernsBeside(
  { medicine }: CheckedMedicine,
  given: readonly ChosenMedicine[],
  knowledge: MedicineKnowledge,
): MedicineConcern[] {
  return given
    .filter((other) => other.medicine !== medicine)
    .flatMap((other) =>
      concernsOfPair(medicine, other.medicine, knowledge).map((one) => ({ ...one, with: other.medicine })),
    )
}

/**
 * The findings that a blood pressure makes in pregnancy and after a birth, at any age, by its own limits.
 *
 * @source WHO, Managing complications in pregnancy and childbirth, 2nd edition, 2017: 140/90, severe from 160/110
 */
function pressureInPregnancy({ person, vitals }: PlanningCase): ReadonlySet<string> {
  const { systolicMmHg = 0, diastolicMmHg = 0 } = vitals
  if (!person.pregnant && !person.afterBirth) return new Set()
  if (systolicMmHg >= 160 || diastolicMmHg >= 110) return new Set(['high_blood_pressure', 'severe_high_blood_pressure'])
  return new Set(systolicMmHg >= 140 || diastolicMmHg >= 90 ? ['high_blood_pressure'] : [])
}
