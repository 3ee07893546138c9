import type { MeasurePattern, MeasureWords } from '#domain/clinical/language/grammar.ts'
import { COUNTS } from '#domain/clinical/language/measurements.ts'

/** Red cells in a microlitre of blood, of which each hundredth is one per cent: WHO's 500 000 parasites are 10 %. */
const RED_CELLS_PERCENT = 50_000

/** Tenths as they are spoken: "thirty-eight four". */
const TENTHS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** What English tells of a measurement without naming it right before its number. */
const TOLD: readonly MeasurePattern[] = [
  {
    vital: 'temperatureC',
    pattern: new RegExp(
      String.raw`(?:thermomet|temp|fever)[^.;\d]{0,40}\b(3[4-9]|4[01])\s(${TENTHS.join('|')})\b`,
      'iu',
    ),
    convert: (whole, tenth) => whole + (TENTHS.indexOf(tenth.toLowerCase()) + 1) / 10,
  },
  { vital: 'heartRatePerMin', pattern: /heart[^.;\d]{0,20}(\d{2,3})()\s*(?:times\s*)?(?:per|\/|a|in a)\s*min/iu },
  {
    vital: 'respiratoryRatePerMin',
    pattern:
      /(\d{2,3})()\s*(?:bre(?:a?th|at)s?|respirations?)\s*(?:(?:per|\/|an?|in (?:a |one |1 |the )?(?:full |whole )?)?\s*min|in 60 sec)/iu,
  },
  // "I counted the breaths as she taught us, 56 in the full minute", "I counted a whole minute while he slept: fifty".
  {
    vital: 'respiratoryRatePerMin',
    pattern: /(?:breath|count|chest)[^.;\d]{0,90}[\s,:](\d{2,3})()\s*in (?:a|the|one) (?:full |whole |complete )?min/iu,
  },
  {
    vital: 'respiratoryRatePerMin',
    pattern:
      /(?:count|timed)[^.;\d]{0,60}\bminute[^.;\d]{0,30}[:,=]\s*(\d{2,3})()(?=\s*(?:[.,;]|$|and\b|then\b|breath))/iu,
  },
  {
    vital: 'respiratoryRatePerMin',
    pattern:
      /(\d{2})()\s*(?:breaths?\s*)?(?:in|for|over|within)\s*(?:30\s*(?:s\b|sec)|(?:(?:a|the|each)\s*)?half\s*(?:of\s*)?(?:a\s*|the\s*)?min)/iu,
    convert: (value) => value * 2,
  },
  // "Coughing. I got 40 in the minute."
  {
    vital: 'respiratoryRatePerMin',
    pattern:
      /(?:cough|breath|chest)(?:(?!heart|pulse|beat)[^;]){0,80}\b(?:got|get|gets|was|is|made|found) ([2-9]\d|1[01]\d)()\s(?:in|for|to) (?:a|the|one|1) (?:full |whole |complete )?min/iu,
  },
  // Counted twice, as one does with the breaths of an infant: "first 66, second 64", "first count 63 and then 61".
  {
    vital: 'respiratoryRatePerMin',
    pattern:
      /\b(?:first|1st)(?:\s(?:count|time|was|got|it was|i got|gave))*[\s:=]*([3-9]\d|1[0-2]\d)()\b(?=\s*(?:[,;]|breath|per\b|and\b|then\b))(?=[^.;]{0,40}\b(?:second|2nd|again|then|still)\b)/iu,
  },
  {
    vital: 'respiratoryRatePerMin',
    pattern:
      /(?:count\w*\s(?=\d\d\s*(?:breath|\/|per|an?\b|in ))|(?:beads|timer)[^.;\d]{0,24})(\d{2})()\b(?!\s*(?:m(?:on)?ths?|y(?:ea)?rs?|days?|kg|sec))/iu,
  },
  // Counted twice: "used my timer twice: 44, then 43".
  {
    vital: 'respiratoryRatePerMin',
    pattern:
      /(?:timer|counted)[^.;\d]{0,60}:\s*([2-9]\d|1[0-2]\d)()\s*,?\s*(?:then|and|again)\s+\d{2,3}\b(?!\s*(?:days|weeks|kg))/iu,
  },
  {
    vital: 'respiratoryRatePerMin',
    pattern: /(?:breath|count\w* (?:his|her|the) (?:belly|tummy|stomach|chest))[^.;\d]{0,24}(\d{2,3})()\s*times/iu,
  },
  // "Felt my pulse and counted 36"; else what is counted are breaths, but "counted twelve of his palms" are none.
  { vital: 'heartRatePerMin', pattern: /(?:heart|pulse)[^.;\d]{0,60}\bcounted\s(?:it\s)?(\d{2,3})()\b/iu },
  {
    vital: 'respiratoryRatePerMin',
    pattern:
      /(?<!(?:heart|fhr|pulse|beat)[^.;]{0,60})\bcounted(?:[\s,:=-]+(?:twice|again|it|them|for|one|a|full|whole|minute|is|at|as|was|now|and|got|over|the|his|her|bre(?:a?th|at)s?|rate|while|calm|asleep|slept|she|he))*[\s:,=-]+(\d{2,3})()\b(?=\s*(?:[.,;:)(/]|$|(?:per|an?|in|and|then|when|while|bre(?:a?th|at)s?|agan|asleep|at|over|with|for|first|twice|again|by|on|before|after|just|the|to)\b))/iu,
  },
  { vital: 'painScore', pattern: /\bpain[^.;\d]{0,40}(\d{1,2})()\s*of\s*10\b/iu },
  // Of whoever has diabetes a number in mmol/L that has no name is their sugar.
  {
    vital: 'glucoseMmolPerL',
    pattern:
      /(?:diabet|type (?:1|2|one|two)\b|insulin|metformin|gliclazide)(?:(?!potassium|urea|bicarb|sodium|lactate|ketone|cholesterol|ldl|creatin)[^;]){0,90}?(?<![\d.])(\d{1,2}(?:\.\d)?)()\s*mmol/iu,
  },
  {
    vital: 'bloodLossMl',
    pattern: /(\d{2,4})()\s*(?:ml|mls|cc)\s*(?:of\s+)?(?:blood|lost|blood loss|measured|in the drape)/iu,
  },
  {
    vital: 'bloodLossMl',
    pattern: /\b(?:drape|blood loss|ebl|bled)[^.;\d]{0,20}(\d{2,4})()\s*(?:ml|mls|cc|[,.;]|$)/iu,
  },
  {
    vital: 'parasitaemiaPercent',
    pattern:
      /(\d{1,2}(?:[.,]\d)?)()\s*(?:%|per ?cent)\s*(?:of\s+)?(?:the\s+)?(?:red (?:blood )?cells|rbcs?|erythrocytes|parasit)/iu,
  },
  { vital: 'oxygenSaturationPercent', pattern: /(\d{2,3})()\s*(?:%|per ?cent)\s*(?:oxygen|o2|spo2|sat)/iu },
  // "I count 34 and he stops after two steps", where the breath is spoken of before; "the machine says 84" of the finger.
  {
    vital: 'respiratoryRatePerMin',
    pattern: new RegExp(String.raw`breath.{0,80}\bcount(?:ed)?\s(\d{2})()(?!\d)(?!\s*(?:kg|sec))${COUNTS}`, 'isu'),
  },
  {
    vital: 'oxygenSaturationPercent',
    pattern:
      /breath.{0,120}\b(?<!(?:sugar|bp|pressure|glucose)\s)machine\s(?:says|said|shows|showed|reads|read|gives|gave)\s(\d{2})()\b(?!\s*(?:\/|over|\.\d|,\d|mmol|bpm))/isu,
  },
  {
    vital: 'oxygenSaturationPercent',
    pattern: /\boxygen\b[^.;\d]{0,80}\b(?:says|said|shows|showed|reads|read)\s(\d{2})()\s*(?:%|per ?cent)/iu,
  },
  {
    vital: 'parasitaemiaPercent',
    pattern: /parasit[^.;]{0,30}?\b(\d{1,2})()\s*(?:of|in|out of|per)\s*(?:every\s)?100\s*(?:red|cells|rbc)/iu,
  },
  // Of five million red cells in a microlitre: "500,000 parasites/µL" is 10 %.
  {
    vital: 'parasitaemiaPercent',
    pattern:
      /(?<!\d)(\d{5,7})()(?=\s*(?<=parasit[^.;]{0,40})(?:\/|per)\s*(?:[uµμ]l|mcl|microl|mm)|\s*(?:asexual\s)?parasites?\s*(?:\/|per)\s*(?:[uµμ]l|mcl|microl|mm))/iu,
    convert: (value) => value / RED_CELLS_PERCENT,
  },
  // Of several days' sugars the first: "every morning: 21, then 22, today 23 mmol". Not "sugar 8 years, now 12 mmol".
  {
    vital: 'glucoseMmolPerL',
    pattern: new RegExp(
      String.raw`(?:prick|strip|meter|glucometer|sugars?)(?:(?!ketone|lactate)[^.;\d]){0,30}(\d{1,2}(?:[.,]\d)?)()(?!\d)${COUNTS}(?=[^.;]{0,30}mmol)`,
      'iu',
    ),
  },
  // "3.0 on my meter".
  {
    vital: 'glucoseMmolPerL',
    pattern: /\b(\d{1,2}[.,]\d)()\s(?:on|by) (?:my|his|her|the|our) (?:glucose )?(?:gluco)?meter\b/iu,
  },
  // "Measured 111 on the band".
  {
    vital: 'muacMm',
    pattern:
      /\b((?:[89]|1[0-4])\d)()\s*(?:mm\s*)?on (?:the|my|our|a) (?:muac |arm |colou?r(?:ed)? )?(?:band|tape|strip)\b/iu,
  },
  // "Measured 11.1 cm, red".
  {
    vital: 'muacMm',
    pattern: /\bmeasured (1[0-4][.,]\d)()\s*cm\b(?=[^.;]{0,12}\b(?:red|yellow|green)\b)/iu,
    convert: (value) => value * 10,
  },
  // "Red on the strap, 112 mm"; "pricked my finger: 17.8".
  { vital: 'muacMm', pattern: /\b(?:strap|band|tape)\b[^.;\d]{0,24}((?:[89]|1[0-4])\d)()\s*mm\b/iu },
  {
    vital: 'muacMm',
    pattern: /\b(?:strap|band|tape)\b[^.;\d]{0,24}((?:[89]|1[0-4])[.,]\d)()\s*cm\b/iu,
    convert: (value) => value * 10,
  },
  {
    vital: 'glucoseMmolPerL',
    pattern: /\bprick(?:ed)?\b[^.;\d]{0,24}[:=]\s*(\d{1,2}[.,]\d)()(?!\d|[.,]\d)(?!\s*(?:g|cm)\b)/iu,
  },
  {
    vital: 'weightKg',
    pattern: /(?:weigh|born)(?:(?!\bup\b|gain|plus)[^.;\d]){0,14}(\d{3,4})()\s*g(?:r|m|rams?)?\b/iu,
    convert: (value) => value / 1000,
  },
  // "Hung in the sling scale: 1490": nobody but a newborn is weighed in thousands.
  {
    vital: 'weightKg',
    pattern: /\b(?:scale|weigh(?:ed|s)?|birth ?weight|bwt?)\b[^.;\d]{0,12}([1-5]\d{3})()\b(?!\s*(?:ml|mg))/iu,
    convert: (grams) => grams / 1000,
  },
  {
    vital: 'muacMm',
    pattern: /\barm\b[^.;\d]{0,20}((?:[6-9]|1\d|2[0-4])(?:[.,]\d)?)()\s*cm\b(?!\s*(?:long|deep|wound|cut|x))/iu,
    convert: (value) => value * 10,
  },
  { vital: 'heightCm', pattern: /(\d{2,3}(?:[.,]\d)?)()\s*cm\b(?=[^.;]{0,18}(?:tall|\())/iu },
]

/** What of English is a measurement, but for its names. */
export const ENGLISH_MEASURES: Omit<MeasureWords, 'names' | 'links' | 'moves' | 'shows' | 'over' | 'fasting'> = {
  told: TOLD,
  below: /(?:<|\b(?:below|under|less than))\s*\d/iu,
  toldPressures: [
    /(?<![\d.])(\d{3}|[6-9]\d)\s+over\s+(\d{2,3})(?!\d)/iu,
    /\bupper\D{0,12}(\d{2,3})\D{1,20}\blower\D{0,12}(\d{2,3})(?!\d)/iu,
  ],
  answers: [
    ['unresponsive', /\b(?:unresponsive|avpu[ :=]*u)\b/iu],
    ['pain', /\b(?:responds? (?:only )?to pain|responsive to (?:pain|noxious)|avpu[ :=]*p)\b/iu],
    ['voice', /\b(?:responds? (?:only )?to voice|responsive to voice|avpu[ :=]*v)\b/iu],
  ],
  onOxygen:
    /\b(?:on|with) (?:\d+(?:\.\d)? ?l(?:iters?|itres?)?(?: ?(?:\/|per) ?min(?:ute)?)?(?: of)? )?(?:nasal |mask |facemask )?(?:oxygen|o2)\b|non-?rebreather|nasal (?:cannula|prongs)/iu,
}
