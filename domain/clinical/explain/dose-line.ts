import { fill, medicineOf } from '#domain/clinical/explain/say.ts'
import type { AssessedRegimen, Quantity } from '#domain/clinical/knowledge/medicines/medicine.ts'
import type { AnswerWords, DosePhrases, PlannedMedicine } from '#domain/clinical/knowledge/text/answer-words.ts'

/** Thousands apart, the point before decimals: 2,400,000 and 0.15. */
export function numberText(amount: number): string {
  const [whole = '', decimals] = String(amount).split('.')
  const apart = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return decimals === undefined ? apart : `${apart}.${decimals}`
}

/** `2 tablets`, `half a tablet`, without the strength. */
export function quantityText({ amount, unit }: Quantity, { units, half, quantity }: DosePhrases): string {
  const { one, many } = units[unit]
  if (amount === 0.5 && unit === 'tablet') return fill(half, { unit: one })
  return fill(quantity, { amount: numberText(amount), unit: amount <= 1 ? one : many })
}

/** How often and for how long: `twice a day for 5 days`. */
export function frequencyText(id: string, regimen: AssessedRegimen, dose: DosePhrases): string {
  const ofRegimen: Readonly<Record<string, string | undefined>> = dose.ofRegimen
  const own = ofRegimen[id]
  if (own !== undefined) return own
  const { timesPerDay, days } = regimen
  if (timesPerDay === 1 && days === 1) return dose.once
  const times = dose.timesADay[timesPerDay - 1] ?? fill(dose.manyTimesADay, { times: timesPerDay })
  if (days === undefined) return `${times} ${dose.lasting}`
  return `${times} ${days === 1 ? dose.oneDay : fill(dose.days, { days })}`
}

/**
 * One line of a plan: `Amoxicillin 250 mg: 2 tablets twice a day for 5 days, by mouth`. What must not be given has no
 * dose in its line, and what depends on an unknown weight or age says so.
 */
export function doseLine(planned: PlannedMedicine, regimen: AssessedRegimen, words: AnswerWords): string {
  const phrases = words.phrases.dose
  const name = medicineOf(words, planned.medicine)
  const route = phrases.routes[regimen.route]
  if (!planned.safe) return fill(phrases.notGiven, { medicine: name })
  const { dose } = planned
  if (!dose) return fill(phrases.lineWithoutDose, { medicine: name, route })
  return fill(phrases.line, {
    medicine: dose.strength === undefined ? name : `${name} ${dose.strength}`,
    dose: quantityText(dose, phrases),
    frequency: frequencyText(planned.regimen, regimen, phrases),
    route,
  })
}
