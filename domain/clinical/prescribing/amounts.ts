import type { Quantity } from '#domain/clinical/knowledge/medicines/medicine.ts'

/** How much of the active substance a quantity holds, in each measure that can be told. */
export interface Amount {
  readonly mg?: number
  readonly iu?: number
  /** What has no measure of its substance is counted in its own unit. */
  readonly units?: { readonly unit: Quantity['unit']; readonly amount: number }
}

/** What a unit (a tablet, a vial) and a millilitre hold. */
interface Strength {
  readonly perUnit: Measures
  readonly perMl: Measures
}
interface Measures {
  readonly mg?: number
  readonly iu?: number
}

const MG_OF = { g: 1000, mg: 1, microgram: 0.001 } as const
const LONGEST_STRENGTH = 100
/** A number as lists write it (`100,000`, `1.2`, `60–65`: the greater end counts) and its measure. */
const MEASURE =
  /(\d[\d,]*(?:\.\d+)?)(?:\s*[–-]\s*(\d[\d,]*(?:\.\d+)?))?\s*(micrograms?|mcg|mg|g|mu|iu|units?)?(?![a-z])/gi
const VOLUME = /(?:\/|\bin\b)\s*(\d+(?:\.\d+)?)?\s*ml\b/i
/** A vial or ampoule says how much it holds after a comma: `40 mg/mL, 2 mL`. */
const CONTENT = /,\s*(\d+(?:\.\d+)?)\s*ml\b/i

const numberOf = (written: string): number => Number(written.replaceAll(',', ''))

function measure(amount: number, name: string): Measures {
  const unit = name.toLowerCase()
  if (unit === 'mu') return { iu: amount * 1e6 }
  if (unit === 'iu' || unit.startsWith('unit')) return { iu: amount }
  if (unit === 'g') return { mg: amount * MG_OF.g }
  return { mg: amount * (unit === 'mg' ? MG_OF.mg : MG_OF.microgram) }
}

const times = ({ mg, iu }: Measures, factor: number): Measures => ({
  ...(mg !== undefined && { mg: mg * factor }),
  ...(iu !== undefined && { iu: iu * factor }),
})

/**
 * The substances of a strength, `500 mg` or `150 mg + 75 mg`. Of several the first counts, or their sum where doses of
 * the medicine are said so (co-trimoxazole 960 mg). What cannot be read is nothing, never a guess.
 */
function substancesOf(text: string, together: 'first' | 'sum'): Measures {
  const [main = '', beside = ''] = text.split('(')
  const found = [...main.matchAll(MEASURE)].map(([, from = '', to, unit]) => ({ amount: numberOf(to ?? from), unit }))
  // `150/75 mg`: the unit stands after the last.
  const last = found.findLast(({ unit }) => unit !== undefined)?.unit
  const measured = last === undefined ? [] : found.map(({ amount, unit }) => measure(amount, unit ?? last))
  const first = measured[0] ?? {}
  const mgs = measured.flatMap(({ mg }) => (mg === undefined ? [] : [mg]))
  const whole = together === 'sum' && mgs.length > 1 ? { mg: mgs.reduce((sum, mg) => sum + mg, 0) } : first
  // `900 mg (1.2 MU)` says the same in another measure.
  return beside === '' ? whole : { ...substancesOf(beside, 'first'), ...whole }
}

/** What a strength says of a unit and of a millilitre. */
function strengthOf(text: string | null | undefined, together: 'first' | 'sum'): Strength {
  if (!text || text.length > LONGEST_STRENGTH) return { perUnit: {}, perMl: {} }
  const volume = VOLUME.exec(text)
  if (!volume) return { perUnit: substancesOf(text, together), perMl: {} }
  const ml = Number(volume[1] ?? 1)
  if (!(ml > 0)) return { perUnit: {}, perMl: {} }
  const perMl = times(substancesOf(text.slice(0, volume.index), together), 1 / ml)
  const content = CONTENT.exec(text)
  return { perMl, perUnit: content ? times(perMl, Number(content[1])) : {} }
}

const COUNTED: ReadonlySet<Quantity['unit']> = new Set([
  'tablet',
  'capsule',
  'sachet',
  'vial',
  'ampoule',
  'suppository',
  'puff',
  'ml',
])

/** Whether how much it holds depends on its strength: `2 tablets`, `5 ml`. */
export const isCounted = ({ unit }: Quantity): boolean => COUNTED.has(unit)

/**
 * What a quantity holds. The strength beside the quantity goes before that of the pack.
 *
 * @param packStrength of what is handed out, as the list of medicines writes it
 * @param together which of several substances counts, as doses of the medicine are said
 */
export function amountOf(
  { amount, unit, strength }: Quantity,
  packStrength: string | null,
  together: 'first' | 'sum',
): Amount {
  if (!Number.isFinite(amount) || amount < 0) return {}
  const [own, pack] = [strengthOf(strength, together), strengthOf(packStrength, together)]
  const of = (side: keyof Strength): Measures => ({ ...pack[side], ...own[side] })
  if (unit === 'mg' || unit === 'g' || unit === 'microgram') return { mg: amount * MG_OF[unit] }
  if (unit === 'iu') {
    const { mg, iu } = of('perUnit')
    return { iu: amount, ...(mg !== undefined && iu ? { mg: (amount * mg) / iu } : {}) }
  }
  const held = unit === 'ml' ? of('perMl') : COUNTED.has(unit) ? of('perUnit') : {}
  return { ...times(held, amount), units: { unit, amount } }
}

/**
 * By how much one amount is the other's multiple, in a measure that both have; null where they have none in common.
 * Tablets are held against tablets only where neither says what it holds.
 */
export function ratioOf(one: Amount, other: Amount): number | null {
  if (one.mg !== undefined && other.mg !== undefined && other.mg > 0) return one.mg / other.mg
  if (one.iu !== undefined && other.iu !== undefined && other.iu > 0) return one.iu / other.iu
  const [mine, theirs] = [one.units, other.units]
  if (!mine || !theirs || mine.unit !== theirs.unit || !(theirs.amount > 0)) return null
  if (isMeasured(one) !== isMeasured(other)) return null
  return mine.amount / theirs.amount
}

const isMeasured = ({ mg, iu }: Amount): boolean => mg !== undefined || iu !== undefined
