import { type LimitedVital, VITAL_LIMITS, type VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import { digitsReader } from '#domain/clinical/language/digits.ts'
import type { Grammar, MeasurePattern, MeasureWords } from '#domain/clinical/language/grammar.ts'
import { withoutAccents } from '#domain/clinical/language/plain-text.ts'
import { allMatches, anyOf, asWords } from '#domain/clinical/language/templates.ts'

type Convert = NonNullable<MeasurePattern['convert']>

const MG_PER_MMOL = 18.016
const MG_PER_DL_IN_G_PER_L = 100
/** Meters show no more than 33.3 mmol/L (600 mg/dL): a higher number without a unit is mg/dL, where 34 is far too low. */
const MOST_MMOL_OF_METERS = 33.3
/** Where a meter shows HI or LO instead of a number, the sugar is beyond this. */
const METER_HI = 33.4
const METER_LO = 1.1
const CREATININE_UMOL_PER_MG = 88.4
const BILIRUBIN_UMOL_PER_MG = 17.1
/** No adult's creatinine is so low in µmol/L, none lives with so much in mg/dL. */
const CREATININE_MG_BELOW = 20
const fromFahrenheit = (value: number) => Math.round(((value - 32) / 1.8) * 10) / 10
const FAHRENHEIT_FROM = 80

const temperature: Convert = (value, unit) =>
  /^f/i.test(unit) || value > FAHRENHEIT_FROM ? fromFahrenheit(value) : value

/** Units that may stand behind a number, and what they make of it. */
const UNITS: Partial<Record<LimitedVital, { readonly unit: string; readonly convert: Convert }>> = {
  temperatureC: { unit: String.raw`(c|f)?(?![a-z\d/])`, convert: temperature },
  glucoseMmolPerL: {
    unit: String.raw`(mg\s*\/\s*dl|g(?:rammes?)?(?:\s*\/\s*l)?(?![a-z\/])|mmol(?:\s*\/\s*l)?)?`,
    convert: (value, unit) => {
      if (/^g/i.test(unit)) return (value * MG_PER_DL_IN_G_PER_L) / MG_PER_MMOL
      return /mg/i.test(unit) || (!/mmol/i.test(unit) && value > MOST_MMOL_OF_METERS) ? value / MG_PER_MMOL : value
    },
  },
  haemoglobinGPerDl: {
    unit: String.raw`(g\s*\/\s*d?l|gram(?:me)?s per lit)?`,
    convert: (value, unit) => (/g\/l|lit/i.test(unit) && value > 25 ? value / 10 : value),
  },
  creatinineUmolPerL: {
    unit: String.raw`(mg\s*\/\s*dl|[uµμ]mol(?:\s*\/\s*l)?)?`,
    convert: (value, unit) =>
      /mg/i.test(unit) || (unit === '' && value < CREATININE_MG_BELOW) ? value * CREATININE_UMOL_PER_MG : value,
  },
  bilirubinUmolPerL: {
    unit: String.raw`(mg\s*\/\s*dl|[uµμ]mol(?:\s*\/\s*l)?)?`,
    convert: (value, unit) => (/mg/i.test(unit) ? value * BILIRUBIN_UMOL_PER_MG : value),
  },
  parasitaemiaPercent: { unit: '(%|percent)', convert: (value) => value },
  bloodLossMl: {
    unit: String.raw`(ml|l)(?![a-z])`,
    convert: (value, unit) => (unit.length === 1 ? value * 1000 : value),
  },
  // "After 1 hr 140/90" is a pressure.
  heartRatePerMin: { unit: String.raw`()(?!\s*\/\s*\d)`, convert: (value) => value },
  muacMm: { unit: '(cm|mm)?', convert: (value, unit) => (/cm/i.test(unit) || value < 40 ? value * 10 : value) },
}

/** Kilograms that somebody lost, gained or carried are not what they weigh. */
const weightOf = (kilograms: string): RegExp =>
  new RegExp(
    String.raw`(?<!(?:los[ts]|losing|dropped|gained|gaining |put on|carr[yi]|lift|bag of|sack|perdu|maigri|pung|ongezek|beba)[^.;\d]{0,24}|(?<!(?:follow|check)[ -])\bup(?: by| of| about)? )(?<![\d.,])${kilograms}`,
    'iu',
  )

/** A meter of sugar, of none else, that shows a word instead of a number. */
const shownByMeter = (word: string): RegExp =>
  new RegExp(
    String.raw`(?<!(?:BP|bp|[Pp]ressure) )\b(?:(?:[Gg]luco)?m(?:eter|etre|achine)|[Rr][Bb][Ss]|CBG|BM|[Ss]ugar|[Gg]lucose|[Ss]ukari|[Dd]extro|[Gg]lycemie)\b[^.;\d]{0,24}?\b(${word})()(?![\p{L}\d])`,
    'u',
  )

/** Numbers that say by their units what they are, in any language. */
const BY_UNIT: readonly MeasurePattern[] = [
  {
    vital: 'temperatureC',
    pattern: /(?:^|[^\d.])(\d{2,3}(?:[.,]\d{1,2})?)\s*(?:°|º|degrees?|deg)\s*(c|f|celsius|fahrenheit)?\b/iu,
    convert: temperature,
  },
  { vital: 'temperatureC', pattern: /(?<![\d.,/])((?:9[5-9]|10\d)(?:[.,]\d{1,2})?)\s?(F)\b/u, convert: temperature },
  { vital: 'heartRatePerMin', pattern: /(\d{2,3})()\s*(?:bpm|beats?\s*(?:per|\/|a)\s*min)/iu },
  { vital: 'heartRatePerMin', pattern: /\bP[ :=]{0,2}(\d{2,3})()\b(?!\s*[/%]|[.,]\d)/u },
  { vital: 'respiratoryRatePerMin', pattern: /\bR[ :=]{0,2}(\d{2})()\b(?!\s*(?:[/%]|[a-z])|[.,]\d)/u },
  {
    vital: 'haemoglobinGPerDl',
    pattern: /(?<!(?:albumin|protein|globulin|mchc)[^.;\d]{0,16})(?<![\d.])(\d{1,2}(?:[.,]\d)?)()\s*g\s*\/\s*dl\b/iu,
  },
  { vital: 'glucoseMmolPerL', pattern: shownByMeter('H[Ii]'), convert: () => METER_HI },
  { vital: 'glucoseMmolPerL', pattern: shownByMeter('L[Oo]'), convert: () => METER_LO },
  // Eyes see 10 of 10, a newborn has an Apgar of 9, and a pressure is told in centimetres: "TA 16/10".
  {
    vital: 'painScore',
    pattern:
      /(?<!\b(?:acuit[ey]|visi?on|visuelle|sight|vue|apgar|tension|ta|va|av|bp)\b[^.;]{0,20})(?<!\d)(\d{1,2})()\s*(?:\/|out of|sur)\s*10\b/iu,
  },
  { vital: 'weightKg', pattern: weightOf(String.raw`(\d{1,3}(?:[.,]\d{1,2})?)()\s*(?:kg|kilos?)\b(?!\s*\/)`) },
  // Nobody but a newborn is told in thousands of grams.
  {
    vital: 'weightKg',
    pattern: /(?<![\d.,])([1-5]\d{3})()\s?g(?:rams?|rammes?)?\b(?!\s*\/|\s+(?:of|dose)\b)/iu,
    convert: (grams) => grams / 1000,
  },
  { vital: 'weightKg', pattern: weightOf(String.raw`\bkilo\s*(\d{1,3}(?:[.,]\d{1,2})?)()\b`) },
]
/** A number that can only be a body's temperature, tried last: 38.6. */
const BARE_TEMPERATURE: MeasurePattern = {
  vital: 'temperatureC',
  pattern: /(?:^|[^\d.])((?:3[4-9]|4[0-2])[.,]\d)\s*(c\b)?/iu,
  convert: temperature,
}

const NUMBER = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)(?!\d)`
/** What it was before what it is now: "fell from 14 to 9". */
const FROM_TO = String.raw`(?:from|kutoka|(?:fell|dropped|rose|climbed|went|gone|falling|down|up|passee?|tombee?|montee?|imeshuka|imepanda|limepanda)(?:\s+(?:from|de|kutoka))?)\s*\d{1,4}(?:[.,]\d{1,2})?\s*(?:to|a|hadi|mpaka|\u2192|->)(?=\s*\d)`
/** What a number counts that measures nothing: "breathing badly 30 minutes", "sugar 10 years", "sat 40 minutes". */
export const COUNTS = String.raw`(?!\s*-?\s*(?:min(?:ute)?s|hours?|hrs?|days?|weeks?|wks?|months?|years?|yrs?|y|yo|times|spoons?|teaspoons?|tablets?|people|patients|children|kids|mls?|kgs?|litres?|liters?|packets?|sachets?|am|pm|jours?|ans|mois|semaines?|heures?|fois|ايام|يوم|ساعات|ساعه|سنه|سنوات|شهور|[mf]|\/\s*(?:7|12|40|52)(?!\d))(?![\p{L}\d]))`
const MM_HG = /(?:^|[^\d/])(\d{2,3})\s*\/\s*(\d{2,3})\s*mm\s*hg/iu
/** A blood pressure without a name: three digits over two or three are nothing else. */
const BARE_PRESSURE = /(?:^|[^\d/])(\d{3})\s*\/\s*(\d{2,3})(?![\d/])/u
/** A low one: no date and no sight is written so, but insulin and tablets of two medicines are. */
const LOW_PRESSURE =
  /(?<!insulin[^.;]{0,12}|mixtard[^.;]{0,12}|\brhz?\s*)(?<![\d/.])([6-9]\d)\s*\/\s*([2-5]\d)(?![\d/%])/iu

/** "Fell from 120/80 to 84/50": the second is now. */
const LATER_PRESSURE =
  /(?:from|kutoka|de|fell|dropped|rose|imeshuka|imepanda)\s+\d{2,3}\s*\/\s*\d{2,3}\s*(?:to|a|hadi|\u2192|->)\s*(\d{2,3})\s*\/\s*(\d{2,3})(?!\d)/iu

const MOST_CM_HG = 30

const numberIn = (written = ''): number => (written === '' ? NaN : Number(written.replace(',', '.')))

const within = (vital: LimitedVital, value: number) =>
  value >= VITAL_LIMITS[vital][0] && value <= VITAL_LIMITS[vital][1]

/**
 * A reader of the vital signs that a text gives with numbers, in all the languages given. What no living person can
 * have is passed over, not corrected. Of two values of one sign the first counts.
 */
export function measurementReader(grammars: readonly Grammar[]): (text: string) => VitalSigns {
  const all = (...names: readonly ('links' | 'moves' | 'shows' | 'over' | 'fasting')[]) =>
    anyOf(grammars.flatMap(({ measures }) => names.flatMap((name) => measures[name] ?? [])))
  const namesOf = (what: keyof MeasureWords['names']) =>
    anyOf(grammars.flatMap(({ measures }) => measures.names[what] ?? []))
  const between = (words: string, dashes: string) =>
    String.raw`(?:\s*(?:${FROM_TO}|(?:${words || '(?!)'})(?![\p{L}])|[:=(<>~≥≤,${dashes}])){0,7}\s*`
  // "Weight -4 %" was lost.
  const [links, moves] = [between(all('links'), ''), between(all('links', 'moves'), '\u2013\u2014\u2192-')]
  const after = (names: string, rest: string, linked = moves) =>
    new RegExp(String.raw`(?<![\p{L}])(?:${names})(?![\p{L}])${linked}${rest}`, 'iu')
  const named = (Object.keys(VITAL_LIMITS) as LimitedVital[]).flatMap((vital): MeasurePattern[] => {
    const names = namesOf(vital)
    if (names === '') return []
    const { unit = '()', convert } = UNITS[vital] ?? {}
    const number = String.raw`${NUMBER}${COUNTS}\s*°?\s*${unit}`
    return [{ vital, pattern: after(names, number, vital === 'weightKg' ? links : moves), convert }]
  })
  const below = grammars.flatMap(({ measures }) => measures.below ?? [])
  /** "Below 90" is no 90, but less. */
  const asSaid = (said: string, value: number): number =>
    below.some((words) => words.test(said)) ? value - (Number.isInteger(value) ? 1 : 0.1) : value
  const readShown = shownReader(grammars, moves)
  const told = grammars.flatMap(({ measures }) => measures.told ?? [])
  const readers = [...BY_UNIT, ...told, ...named, BARE_TEMPERATURE].map((one) => ({
    ...one,
    pattern: new RegExp(one.pattern, `${one.pattern.flags}g`),
  }))
  const pressures = [
    LATER_PRESSURE,
    after(namesOf('bloodPressure'), String.raw`(\d{2,3})\s*(?:[/-]|${all('over')})\s*(\d{1,3})(?!\d)${COUNTS}`),
    MM_HG,
    BARE_PRESSURE,
    ...grammars.flatMap(({ measures }) => measures.toldPressures ?? []),
    LOW_PRESSURE,
  ]
  const fasting = new RegExp(asWords(all('fasting')), 'iu')
  const onOxygen = grammars.flatMap(({ measures }) => measures.onOxygen ?? [])
  const answers = grammars.flatMap(({ measures }) => measures.answers ?? [])
  const unborn = anyOf(grammars.flatMap(({ measures }) => measures.unborn ?? [])) || '(?!)'
  const isOfUnborn = new RegExp(String.raw`(?<!\p{L})(?:${unborn})(?!\p{L})[^.;,\d]{0,24}$`, 'iu')
  const inDigits = digitsReader(grammars)

  return (written) => {
    const text = inDigits(withoutAccents(written))
    const found: Partial<Record<LimitedVital, number>> = {}
    for (const { vital, pattern, convert } of readers) {
      if (found[vital] !== undefined) continue
      // What nobody can have was no measurement: of "Hb over 2 weeks fell, Hb 6" the second counts.
      const values = allMatches(pattern, text).flatMap(({ 0: said, 1: number, 2: unit = '', index }) => {
        if (vital === 'heartRatePerMin' && isOfUnborn.test(text.slice(0, index + said.search(/\d/u)))) return []
        const value = asSaid(said, numberIn(number))
        return convert ? convert(value, unit) : value
      })
      const first = values.find((value) => within(vital, value))
      if (first !== undefined) found[vital] = first
    }
    for (const [vital, value] of readShown(text)) found[vital] ??= value
    const answer = answers.find(([, words]) => words.test(text))
    return {
      ...found,
      ...pressureOf(text, pressures),
      ...(found.glucoseMmolPerL !== undefined && fasting.test(text) && { glucoseFasting: true }),
      ...(onOxygen.some((words) => words.test(text)) && { onOxygen: true }),
      ...(answer && { consciousness: answer[0] }),
    }
  }
}

/** Names behind which a number that is shown is mostly another measurement's: "no fever, the clip says 94". */
const VAGUE_NAMES: ReadonlySet<string> = new Set(['fever', 'homa', 't'])
const SHOWN_REACH = 48

/**
 * A reader of numbers that a machine or a nurse shows or says a few words behind the name of what was measured: "the
 * oximeter on her toe while she sleeps shows 88". They are of what was named last before them in the sentence.
 */
function shownReader(
  grammars: readonly Grammar[],
  between: string,
): (text: string) => (readonly [LimitedVital, number])[] {
  const vitals = new Map<string, LimitedVital>()
  for (const { measures } of grammars)
    for (const vital of Object.keys(VITAL_LIMITS) as LimitedVital[])
      if (vital !== 'weightKg') for (const name of measures.names[vital] ?? []) vitals.set(withoutAccents(name), vital)
  const names = new RegExp(asWords(anyOf(vitals.keys())), 'giu')
  const shows = anyOf(grammars.flatMap(({ measures }) => measures.shows ?? [])) || '(?!)'
  const shown = new RegExp(
    String.raw`(?<!\p{L}|first )(?:${shows})(?!\p{L})${between}${NUMBER}(?!\s*\/)${COUNTS}\s*°?\s*`,
    'giu',
  )
  const units = new Map(
    [...new Set(vitals.values())].map((vital) => [vital, new RegExp(`^${UNITS[vital]?.unit ?? '()'}`, 'iu')] as const),
  )
  return (text) =>
    allMatches(shown, text).flatMap((match) => {
      const before = text.slice(Math.max(0, match.index - SHOWN_REACH), match.index)
      const name = allMatches(names, before.slice(before.search(/[^.;\d]*$/u)))
        .at(-1)?.[0]
        .toLowerCase()
      const vital = name === undefined || VAGUE_NAMES.has(name) ? undefined : vitals.get(name)
      if (!vital) return []
      const behind = units.get(vital)?.exec(text.slice(match.index + match[0].length))
      const value = numberIn(match[1])
      const converted = UNITS[vital]?.convert(value, behind?.[1] ?? '') ?? value
      return behind && within(vital, converted) ? [[vital, converted] as const] : []
    })
}

function pressureOf(text: string, pressures: readonly RegExp[]): Pick<VitalSigns, 'systolicMmHg' | 'diastolicMmHg'> {
  const match = pressures.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  const [systolic, diastolic] = [Number(match?.[1]), Number(match?.[2])]
  // In French a pressure is told in centimetres of mercury: 17/11.
  const inMm = systolic < MOST_CM_HG ? 10 : 1
  const [systolicMmHg, diastolicMmHg] = [systolic * inMm, diastolic * inMm]
  const plausible =
    within('systolicMmHg', systolicMmHg) && within('diastolicMmHg', diastolicMmHg) && systolicMmHg > diastolicMmHg
  return plausible ? { systolicMmHg, diastolicMmHg } : {}
}
