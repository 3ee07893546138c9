import { type LimitedVital, VITAL_LIMITS, type VitalSigns } from '#domain/clinical/case/vital-signs.ts'

type Reader = readonly [vital: LimitedVital, pattern: RegExp, convert?: (value: number, unit: string) => number]

const MG_PER_MMOL = 18.016
const fromFahrenheit = (value: number) => Math.round(((value - 32) / 1.8) * 10) / 10
const FAHRENHEIT_FROM = 80

const temperature = (value: number, unit: string) =>
  /^f/i.test(unit) || value > FAHRENHEIT_FROM ? fromFahrenheit(value) : value
const glucose = (value: number, unit: string) =>
  /mg/i.test(unit) || (!/mmol/i.test(unit) && value > 40) ? value / MG_PER_MMOL : value
const haemoglobin = (value: number, unit: string) => (/g\/l/i.test(unit) && value > 25 ? value / 10 : value)
const muac = (value: number, unit: string) => (/cm/i.test(unit) || value < 40 ? value * 10 : value)

/** A number after the name of what was measured, with little between: `pulse is 112`, `temp: 39.4`, `sats 88 %`. */
const BETWEEN = String.raw`(?:\s*(?:was|were|is|are|of|at|measured|noted|to\s+be|rate|level|ya|ni|est|de|à|[:=(])){0,4}\s*`
const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`
const after = (names: string, unit = String.raw`()`) =>
  new RegExp(String.raw`(?:^|[^\p{L}])(?:${names})${BETWEEN}${NUMBER}\s*°?\s*${unit}`, 'iu')

const READERS: readonly Reader[] = [
  [
    'temperatureC',
    new RegExp(
      String.raw`(?:^|[^\d.])(\d{2,3}(?:[.,]\d{1,2})?)\s*(?:°|º|degrees?|deg)\s*(c|f|celsius|fahrenheit)?\b`,
      'iu',
    ),
    temperature,
  ],
  [
    'temperatureC',
    after('temperature|temp|t|fever|joto|joto la mwili|température|homa', '(c|f)?(?![a-z\\d/])'),
    temperature,
  ],
  ['temperatureC', /(?:^|[^\d.])((?:3[4-9]|4[0-2])[.,]\d)\s*(c\b)?/iu, temperature],
  ['heartRatePerMin', after('pulse|heart rate|hr|pulse rate|mapigo ya moyo|pouls|fréquence cardiaque')],
  ['heartRatePerMin', /(\d{2,3})()\s*(?:bpm|beats?\s*(?:per|\/|a)\s*min)/iu],
  [
    'respiratoryRatePerMin',
    after(
      'respiratory rate|respirations|respiration|resp rate|rr|breathing rate|kasi ya kupumua|fréquence respiratoire',
    ),
  ],
  ['respiratoryRatePerMin', /(\d{2,3})()\s*(?:breaths?|respirations?)\s*(?:per|\/|a)?\s*min/iu],
  [
    'oxygenSaturationPercent',
    after(
      'oxygen saturation|o2 saturation|o2 sat|o2 sats|spo2|sp02|sao2|saturation|sats|sat|saturating|pulse oximetry|oksijeni',
    ),
  ],
  ['glasgowComaScale', after('glasgow coma scale|glasgow coma score|gcs|glasgow')],
  ['painScore', /(\d{1,2})()\s*(?:\/|out of)\s*10\b/iu],
  [
    'glucoseMmolPerL',
    after(
      'blood glucose|glucose|blood sugar|sugar level|rbs|fbs|rbg|fbg|sukari|glycémie|random blood sugar|fasting blood sugar|fasting glucose',
      String.raw`(mg\s*\/\s*dl|mmol(?:\s*\/\s*l)?)?`,
    ),
    glucose,
  ],
  ['ketonesMmolPerL', after('ketones|blood ketones|ketone')],
  ['haemoglobinGPerDl', after('haemoglobin|hemoglobin|hb|hgb|hémoglobine', String.raw`(g\s*\/\s*d?l)?`), haemoglobin],
  ['capillaryRefillS', after('capillary refill|cap refill|crt|capillary refill time')],
  ['muacMm', after('muac|mid upper arm circumference|mid-upper arm circumference', '(cm|mm)?'), muac],
  ['weightKg', /(\d{1,3}(?:[.,]\d{1,2})?)()\s*kg\b(?!\s*\/)/iu],
  ['heightCm', /(\d{2,3}(?:[.,]\d)?)()\s*cm\b(?=[^.;]{0,18}(?:tall|\())/iu],
]

/** 160/100 beside a name of blood pressure or mm Hg, or alone where it can be nothing else. */
const PRESSURES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:blood pressure|b\.?p\.?|bp|pressure|shinikizo la damu|presha|tension|tension artérielle)${BETWEEN}(\d{2,3})\s*(?:\/|over|kwa|sur)\s*(\d{2,3})`,
    'iu',
  ),
  /(?:^|[^\d/])(\d{2,3})\s*\/\s*(\d{2,3})\s*mm\s*hg/iu,
  /(?:^|[^\d/])(\d{3})\s*\/\s*(\d{2,3})(?![\d/])/u,
]

const within = (vital: LimitedVital, value: number) =>
  value >= VITAL_LIMITS[vital][0] && value <= VITAL_LIMITS[vital][1]

const FASTING = /fast(?:ing|ed)|fbs|fbg|à jeun|kufunga/iu
const VOICE = /\b(?:responds? (?:only )?to voice|responsive to voice|avpu[ :=]*v)\b/iu
const PAIN = /\b(?:responds? (?:only )?to pain|responsive to (?:pain|noxious)|avpu[ :=]*p)\b/iu
const UNRESPONSIVE = /\b(?:unresponsive|avpu[ :=]*u)\b/iu
const ON_OXYGEN = /\b(?:on|with) (?:\d+ ?l(?:iters?|itres?)?(?: of)? )?(?:oxygen|o2)\b|non-?rebreather|nasal cannula/iu

/**
 * The vital signs that a text gives with numbers. What no living person can have is passed over, not corrected. Of two
 * values of one sign the first counts.
 */
export function readMeasurements(text: string): VitalSigns {
  const found: Partial<Record<LimitedVital, number>> = {}
  for (const [vital, pattern, convert] of READERS) {
    if (found[vital] !== undefined) continue
    const match = pattern.exec(text)
    if (!match?.[1]) continue
    const value = Number(match[1].replace(',', '.'))
    const converted = convert ? convert(value, match[2] ?? '') : value
    if (within(vital, converted)) found[vital] = converted
  }
  const pressure = PRESSURES.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  const [systolicMmHg, diastolicMmHg] = [Number(pressure?.[1]), Number(pressure?.[2])]
  const plausible =
    within('systolicMmHg', systolicMmHg) && within('diastolicMmHg', diastolicMmHg) && systolicMmHg > diastolicMmHg
  return {
    ...found,
    ...(plausible && { systolicMmHg, diastolicMmHg }),
    ...(found.glucoseMmolPerL !== undefined && FASTING.test(text) && { glucoseFasting: true }),
    ...(ON_OXYGEN.test(text) && { onOxygen: true }),
    ...consciousnessOf(text),
  }
}

function consciousnessOf(text: string): Pick<VitalSigns, 'consciousness'> {
  if (UNRESPONSIVE.test(text)) return { consciousness: 'unresponsive' }
  if (PAIN.test(text)) return { consciousness: 'pain' }
  return VOICE.test(text) ? { consciousness: 'voice' } : {}
}
