/** Who the patient of a text is, as far as it says. */
export interface PatientWords {
  readonly ageMonths?: number
  readonly sex?: 'female' | 'male'
  readonly pregnancyWeeks?: number
  /** The text introduces a patient ("a 34-year-old woman"): relatives in it are then somebody else. */
  readonly named: boolean
}

const UNIT_MONTHS: Readonly<Record<string, number>> = { y: 12, m: 1, w: 12 / 52, d: 12 / 365, h: 0 }

const AGE_PATTERNS: readonly RegExp[] = [
  /(\d{1,3}(?:\.\d)?)\s*[-\s]?\s*(y|m|w|d|h)(?:ears?|ear|rs?|onths?|os?|eeks?|ks?|ays?|ours?)?\.?\s*[-\s]?\s*old/iu,
  /(\d{1,3})\s*[-\s]?\s*(y)\s*\/?\s*o\b/iu,
  /\baged?\s*(?:of|is|:)?\s*(\d{1,3})\s*(y|m|w|d)?/iu,
  /\b(\d{1,3})\s*()(?:m|f)\b(?!\w)(?=[\s,;])/u,
  /\b(\d{1,3})\s*()(?:M|F)\b/u,
  /\bmiaka\s*(\d{1,3})()/iu,
  /\bmiezi\s*(\d{1,2})()/iu,
  /\b(\d{1,3})\s*()ans\b/iu,
  /\b(\d{1,2})\s*()mois\b/iu,
  /\bimyaka\s*(\d{1,3})()/iu,
  /(?:عمره|عمرها|عمري)\s*(\d{1,3})()/u,
]
const MONTH_WORDS = /miezi|mois/iu

/** Old enough that `a 45` without a unit is years. */
function ageMonthsOf(text: string): number | undefined {
  for (const pattern of AGE_PATTERNS) {
    const match = pattern.exec(text)
    if (!match?.[1]) continue
    const unit = match[2]?.toLowerCase() || (MONTH_WORDS.test(match[0]) ? 'm' : 'y')
    const months = Number(match[1]) * (UNIT_MONTHS[unit] ?? 12)
    if (months <= 120 * 12) return months
  }
  return /\b(?:newborn|neonate|mtoto mchanga|kichanga|nouveau-né)\b/iu.test(text) ? 0 : undefined
}

const FEMALE =
  /\b\d{1,3}\s?F\b|\b(?:woman|women|girl|female|lady|gravida|pregnant|mother of|mama mjamzito|mwanamke|msichana|mjamzito|femme|fille|enceinte|F|housewife|daughter|schoolgirl)\b|(?:^|\W)(?:امرأة|بنت|حامل)/u
const MALE =
  /\b\d{1,3}\s?M\b|\b(?:man|men|boy|male|gentleman|mwanaume|mwanamume|mvulana|homme|garçon|M|son|schoolboy)\b|(?:^|\W)(?:رجل|ولد)/u
const SHE = /\b(?:she|her|herself|elle)\b/iu
const HE = /\b(?:he|him|his|himself)\b/iu
const FIRST_SENTENCES = 220

function sexOf(text: string): 'female' | 'male' | undefined {
  const start = text.slice(0, FIRST_SENTENCES)
  const female = start.search(FEMALE)
  const male = start.search(MALE)
  if (female !== -1 && (male === -1 || female < male)) return 'female'
  if (male !== -1) return 'male'
  const [she, he] = [text.search(SHE), text.search(HE)]
  if (she !== -1 && (he === -1 || she < he)) return 'female'
  return he === -1 ? undefined : 'male'
}

const GESTATION =
  /(\d{1,2})\s*(?:-|\s)?\s*weeks?['’]?\s*(?:of\s+)?(?:gestation|pregnant|pregnancy|into (?:her|my|the) pregnancy)|(?:gestation(?:al age)?|pregnant|pregnancy)\s*(?:at|of|is|for|:)?\s*(\d{1,2})\s*weeks|at (\d{1,2}) weeks['’]? gestation|mimba ya wiki (\d{1,2})/iu
const LONGEST_PREGNANCY_WEEKS = 44

/** The patient's age, sex and pregnancy, as a text says them. */
export function readPatient(text: string): PatientWords {
  const ageMonths = ageMonthsOf(text)
  const sex = sexOf(text)
  const weeks = GESTATION.exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)
  const pregnancyWeeks = weeks !== undefined && Number(weeks) <= LONGEST_PREGNANCY_WEEKS ? Number(weeks) : undefined
  return {
    ...(ageMonths !== undefined && { ageMonths }),
    ...(sex && { sex }),
    ...(pregnancyWeeks !== undefined && { pregnancyWeeks }),
    named:
      ageMonths !== undefined ||
      /\b(?:patient|mgonjwa|client|[Ww]oman|man|boy|girl)\b/u.test(text.slice(0, FIRST_SENTENCES)),
  }
}
