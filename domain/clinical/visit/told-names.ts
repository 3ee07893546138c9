import { ALLERGY_NAMES } from '#domain/clinical/knowledge/medicines/medicine-names.ts'

const BETWEEN = /[,;\n]+/
const ALLERGY = /allerg|mzio|anaphyla|hypersensitiv/i
/** Words that say that there is nothing to name. */
const NOTHING =
  /^(none|nil|no|nothing|n\/a|nkda|unknown|hakuna|hapana|hana|no (known )?(drug )?(allergies|medicines|medications))\.?$/i

/** The names in a text, one by one; of "none" none. */
export const namesIn = (text: string | null): string[] => [
  ...new Set(
    (text ?? '')
      .split(BETWEEN)
      .map((name) => name.trim())
      .filter((name) => name !== '' && !NOTHING.test(name)),
  ),
]

/** Whether an alert of a record names what is not tolerated: it says so, or it names nothing but such a group. */
export const isAllergyAlert = (alert: string): boolean =>
  ALLERGY.test(alert) || Object.hasOwn(ALLERGY_NAMES, alert.trim().toLowerCase())
