import type { AssessedRegimen, Quantity, Regimen } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { isMeantFor } from '#domain/clinical/planning/check-regimen.ts'
import { doseFor, isPlausibleWeight } from '#domain/clinical/planning/dose-for.ts'
import type { PlanningCase } from '#domain/clinical/planning/planning-case.ts'
import { amountOf, ratioOf } from '#domain/clinical/prescribing/amounts.ts'
import { canBeGiven } from '#domain/clinical/prescribing/forms.ts'
import type { GreatestDose, Limit } from '#domain/clinical/prescribing/greatest-dose.ts'
import { sourceTexts } from '#domain/clinical/prescribing/make-finding.ts'
import type { PrescribingKnowledge } from '#domain/clinical/prescribing/prescribing-knowledge.ts'
import type { PrescribedItem } from '#domain/clinical/prescribing/prescription.ts'

/** What is rounded to a measure that can be given is no overdose: so much above a dose by weight is passed. */
const ROUNDING = 1.1
/** Sums of decimals. */
const EXACT = 1.000_001

/** A dose that is compared with: the greatest, or the least. */
export interface DoseLimit {
  readonly quantity: Quantity
  readonly sources: readonly string[]
  readonly basis: 'maximum' | 'regimens'
  /** By how much a dose may exceed it. */
  readonly tolerance: number
}

/** The limits of a medicine for somebody, as far as they are known. */
export interface LimitsForPatient {
  readonly perDose: readonly DoseLimit[]
  readonly perDay: readonly DoseLimit[]
  /** A limit goes by weight, and the weight is not known or cannot be. */
  readonly needsWeight: boolean
}

/** Co-trimoxazole is said as the sum of its two, 960 mg; every other combination by its first. */
export const togetherOf = (medicine: string | null): 'first' | 'sum' => (medicine === 'cotrimoxazole' ? 'sum' : 'first')

const usableWeight = ({ person, vitals: { weightKg } }: PlanningCase): number | undefined =>
  weightKg !== undefined && isPlausibleWeight(weightKg, person.ageMonths) ? weightKg : undefined

/** A limit for a weight; without one, what nobody is given more than. Null where the table has none. */
function mostOf(
  limit: Limit,
  weightKg: number | undefined,
): { readonly most: number; readonly byWeight: boolean } | null {
  if ('byKg' in limit) {
    if (weightKg === undefined) return { most: Math.max(...limit.byKg.map(({ most }) => most)), byWeight: false }
    const band = limit.byKg.find(({ from, below }) => weightKg >= from && weightKg < below)
    return band ? { most: band.most, byWeight: false } : null
  }
  const { most = Infinity } = limit
  const ofWeight = 'perKg' in limit && weightKg !== undefined ? limit.perKg * weightKg : Infinity
  const least = Math.min(most, ofWeight)
  return Number.isFinite(least) ? { most: least, byWeight: ofWeight < most } : null
}

const isForForm = ({ forms }: GreatestDose, { form }: PrescribedItem): boolean =>
  forms === undefined || (form !== null && forms.includes(form))

const isForAge = ({ fromMonths = 0, belowMonths = Infinity }: GreatestDose, ageMonths: number | undefined): boolean =>
  ageMonths === undefined || (ageMonths >= fromMonths && ageMonths < belowMonths)

const roundDown = (amount: number): number => Number((Math.floor(amount * 1000 + 1e-6) / 1000).toPrecision(6))

function ofTable(item: PrescribedItem, planning: PlanningCase, rows: readonly GreatestDose[]): LimitsForPatient {
  const weightKg = usableWeight(planning)
  const limitsOf = (of: (row: GreatestDose) => Limit | undefined): DoseLimit[] =>
    rows.flatMap((row) => {
      const limit = of(row)
      const found = limit && mostOf(limit, weightKg)
      if (!found) return []
      const { unit, strength } = row
      return {
        quantity: { amount: roundDown(found.most), unit, ...(strength !== undefined && { strength }) },
        sources: [row.source],
        basis: 'maximum',
        tolerance: found.byWeight ? ROUNDING : EXACT,
      }
    })
  const all = rows.flatMap(({ perDose, perDay }) => [perDose, perDay])
  return {
    perDose: limitsOf(({ perDose, perDay }) => perDose ?? perDay),
    perDay: limitsOf(({ perDay }) => perDay),
    needsWeight: weightKg === undefined && all.some((limit) => limit && ('perKg' in limit || 'byKg' in limit)),
  }
}

/** What the engine's own regimens of a medicine give such a patient, each a dose and what it makes in a day. */
export function regimenDoses(item: PrescribedItem, planning: PlanningCase, knowledge: PrescribingKnowledge) {
  const regimens: Readonly<Record<string, AssessedRegimen & Partial<Pick<Regimen, 'sources'>>>> = knowledge.regimens
  return Object.entries(regimens).flatMap(([id, regimen]) => {
    if (regimen.medicine !== item.medicine || !canBeGiven(item.form, regimen.route)) return []
    if (!isMeantFor(regimen, planning)) return []
    const { dose } = doseFor(regimen.dose, planning)
    if (!dose) return []
    const byWeight = 'perKg' in regimen.dose || 'perKgByKg' in regimen.dose
    const limit = (quantity: Quantity): DoseLimit => ({
      quantity,
      sources: sourceTexts(regimen.sources ?? []),
      basis: 'regimens',
      tolerance: byWeight ? ROUNDING : EXACT,
    })
    const byBodyWeight = byWeight || 'byKg' in regimen.dose
    return [{ id, byBodyWeight, dose: limit(dose), day: limit({ ...dose, amount: dose.amount * regimen.timesPerDay }) }]
  })
}

/** The greatest doses of the table for somebody's age, weight and form; none where it has none. */
export function greatestDosesFor(
  item: PrescribedItem,
  planning: PlanningCase,
  { greatestDoses }: PrescribingKnowledge,
): LimitsForPatient {
  const rows = greatestDoses.filter(
    (row) => row.medicine === item.medicine && isForForm(row, item) && isForAge(row, planning.person.ageMonths),
  )
  return ofTable(item, planning, rows)
}

/** How many times a limit a dose is; null where they cannot be compared. */
export function timesOf(given: Quantity, limit: Quantity, { medicine, strength }: PrescribedItem): number | null {
  const together = togetherOf(medicine)
  return ratioOf(amountOf(given, strength, together), amountOf(limit, null, together))
}
