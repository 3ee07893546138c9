import type { MedicineClass, Quantity } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { lightestKg } from '#domain/clinical/planning/dose-for.ts'
import type { MedicineConcern, PlanningCase } from '#domain/clinical/planning/planning-case.ts'
import { isCounted } from '#domain/clinical/prescribing/amounts.ts'
import type { KnownItem } from '#domain/clinical/prescribing/company-findings.ts'
import { type DoseLimit, greatestDosesFor, regimenDoses, timesOf } from '#domain/clinical/prescribing/dose-limits.ts'
import { isUnmeasured } from '#domain/clinical/prescribing/forms.ts'
import { findingOfConcern, makeFinding, notChecked } from '#domain/clinical/prescribing/make-finding.ts'
import type { PrescribingKnowledge } from '#domain/clinical/prescribing/prescribing-knowledge.ts'
import type { PrescriptionFinding, PrescriptionFindingKind } from '#domain/clinical/prescribing/prescription-finding.ts'

/** Where no greatest dose is known: so many times what any regimen gives is a slip, and stops. Our own choice. */
const SLIP_TIMES = 2
/** Less than this share of what the regimens give is too little to work. Our own choice. */
const TOO_LOW_SHARE = 0.5
/** Of what fights an infection, any regimen says how little is too little; other doses are found by their effect. */
const AGAINST_INFECTION: ReadonlySet<MedicineClass> = new Set([
  'penicillin',
  'cephalosporin',
  'macrolide',
  'sulfonamide',
  'fluoroquinolone',
  'tetracycline',
  'nitroimidazole',
  'aminoglycoside',
  'artemisinin',
  'antimalarial',
  'antiretroviral',
  'antituberculosis',
  'azole',
  'antihelminthic',
])
/** Above this multiple of a regimen, although below the greatest dose. Our own choice. */
const ABOVE_REGIMEN = 1.5
/** From here on the tables give doses of adults. */
const GROWN_MONTHS = 144

type Per = 'dose' | 'day'
interface Compared extends DoseLimit {
  readonly times: number
}

const compared = (given: Quantity, limits: readonly DoseLimit[], item: KnownItem): Compared[] =>
  limits.flatMap((limit) => {
    const times = timesOf(given, limit.quantity, item)
    return times === null ? [] : [{ ...limit, times }]
  })

/** The limit that allows most. */
const widest = (limits: readonly Compared[]): Compared | undefined =>
  limits.toSorted((one, other) => one.times / one.tolerance - other.times / other.tolerance)[0]

/** The limit that asks for least. */
const lowest = (limits: readonly Compared[]): Compared | undefined =>
  limits.toSorted((one, other) => other.times - one.times)[0]

const isUsable = (value: number | null): value is number => value !== null && Number.isFinite(value) && value > 0

/**
 * Everything about the dose of a line: more than anybody of this age and weight is given at a time or in a day, or so
 * little that it cannot work. What cannot be looked at is said.
 */
export function doseFindings(
  item: KnownItem,
  planning: PlanningCase,
  knowledge: PrescribingKnowledge,
): PrescriptionFinding[] {
  if (isUnmeasured(item.form) || item.known.classes.includes('oral_rehydration')) return []
  const { dose, timesPerDay } = item
  if (dose === null || !isUsable(dose.amount)) return [notChecked(item, 'dose')]
  const { needsWeight, regimens, findings, isTooHigh } = beyondLimits(item, dose, planning, knowledge)
  const { person, vitals } = planning
  const unknown: MedicineConcern['reason'][] = []
  if (person.ageMonths === undefined) unknown.push('age_unknown')
  if (needsWeight && !isFineForAnyWeight(item, dose, planning, knowledge))
    unknown.push(vitals.weightKg === undefined ? 'weight_unknown' : 'weight_implausible')
  const say = sayer(item, planning)
  return onceEach([
    ...unknown.map((reason) =>
      findingOfConcern(item, { severity: 'caution', reason }, { ofMedicine: item.known.sources }),
    ),
    ...findings,
    ...tooLow(item, dose, regimens, say),
    ...(isTooHigh ? [] : aboveRegimen(item, dose, regimens, say)),
    ...(isUsable(timesPerDay) ? [] : [notChecked(item, 'times_per_day')]),
  ])
}

/** The dose and the day's dose against all that is known of their limits. */
function beyondLimits(item: KnownItem, dose: Quantity, planning: PlanningCase, knowledge: PrescribingKnowledge) {
  const { timesPerDay } = item
  const { needsWeight, ...table } = greatestDosesFor(item, planning, knowledge)
  const regimens = regimenDoses(item, planning, knowledge)
  const say = sayer(item, planning)
  const ofDoses = regimens.map((one) => one.dose)
  const findings = tooHigh(item, 'dose', dose, table.perDose, ofDoses, say)
  const isTooHigh = findings.some(({ kind }) => kind === 'dose_too_high')
  if (isUsable(timesPerDay) && (timesPerDay > 1 || (table.perDay.length > 0 && !isTooHigh))) {
    const aDay = { ...dose, amount: dose.amount * timesPerDay }
    const ofDays = regimens.map((one) => one.day)
    findings.push(...tooHigh(item, 'day', aDay, table.perDay, ofDays, say))
  }
  return { needsWeight, regimens, findings, isTooHigh }
}

/** Who is grown, and whom any weight would allow the dose, need not be weighed for it. Children are weighed. */
function isFineForAnyWeight(
  item: KnownItem,
  dose: Quantity,
  planning: PlanningCase,
  knowledge: PrescribingKnowledge,
): boolean {
  const { ageMonths } = planning.person
  if (ageMonths === undefined || ageMonths < GROWN_MONTHS || planning.vitals.weightKg !== undefined) return false
  const light = { ...planning, vitals: { ...planning.vitals, weightKg: lightestKg(ageMonths) } }
  return beyondLimits(item, dose, light, knowledge).findings.length === 0
}

type Say = (
  kind: PrescriptionFindingKind,
  severity: PrescriptionFinding['severity'],
  per: Per,
  given: Quantity,
  limit: DoseLimit,
) => PrescriptionFinding

const sayer =
  (item: KnownItem, { person, vitals }: PlanningCase): Say =>
  (kind, severity, per, quantity, { quantity: limit, basis, sources }) => {
    const strength = quantity.strength ?? item.strength
    const given = { ...quantity, ...(strength !== null && isCounted(quantity) && { strength }) }
    const patient = { weightKg: vitals.weightKg ?? null, ageMonths: person.ageMonths ?? null }
    return makeFinding(item, kind, severity, { type: 'dose', given, limit, per, basis, ...patient }, sources)
  }

/** @param ofTable greatest doses; where there are none, what the regimens give is all that is known */
function tooHigh(
  item: KnownItem,
  per: Per,
  given: Quantity,
  ofTable: readonly DoseLimit[],
  ofRegimens: readonly DoseLimit[],
  say: Say,
): PrescriptionFinding[] {
  const kind = per === 'dose' ? 'dose_too_high' : 'daily_maximum'
  const hasTable = ofTable.length > 0
  const known = hasTable || ofRegimens.length > 0
  if (!known) return [notChecked(item, per === 'dose' ? 'maximum' : 'maximum_per_day')]
  const inTable = compared(given, ofTable, item)
  if (hasTable && inTable.length === 0) return [notChecked(item, 'dose')]
  const limit = widest([...inTable, ...compared(given, ofRegimens, item)])
  if (!limit) return [notChecked(item, 'dose')]
  if (limit.times <= limit.tolerance) return []
  const severity = hasTable || limit.times > SLIP_TIMES * limit.tolerance ? 'stop' : 'caution'
  return [say(kind, severity, per, given, limit)]
}

type RegimenDose = ReturnType<typeof regimenDoses>[number]

/** The regimen that the line was made from, else all that such a patient could be given against the infection. */
const meant = ({ regimen, known }: KnownItem, regimens: readonly RegimenDose[]): readonly RegimenDose[] => {
  const own = regimens.filter(({ id }) => id === regimen)
  if (own.length > 0) return own
  return known.classes.some((one) => AGAINST_INFECTION.has(one)) ? regimens : []
}

function tooLow(item: KnownItem, given: Quantity, regimens: readonly RegimenDose[], say: Say): PrescriptionFinding[] {
  const limit = lowest(
    compared(
      given,
      meant(item, regimens).map((one) => one.dose),
      item,
    ),
  )
  return limit && limit.times < TOO_LOW_SHARE ? [say('dose_too_low', 'caution', 'dose', given, limit)] : []
}

/**
 * More than the regimen that the line was made from; where it was made from none, more than any gives by weight: a grown
 * person of 35 kg is not given what 60 kg are.
 */
function aboveRegimen(
  item: KnownItem,
  given: Quantity,
  regimens: readonly RegimenDose[],
  say: Say,
): PrescriptionFinding[] {
  const own = regimens.filter(({ id }) => id === item.regimen)
  const byWeight = regimens.some(({ byBodyWeight }) => byBodyWeight) ? regimens : []
  const doses = (own.length > 0 ? own : byWeight).map((one) => one.dose)
  const limit = widest(compared(given, doses, item))
  return limit && limit.times > ABOVE_REGIMEN ? [say('dose_too_high', 'caution', 'dose', given, limit)] : []
}

const onceEach = (findings: readonly PrescriptionFinding[]): PrescriptionFinding[] => [
  ...new Map(findings.map((one) => [one.id, one])).values(),
]
