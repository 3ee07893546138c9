/** The words of one condition in one language. */
export interface ConditionText {
  readonly name: string
  /** Other names in use: clinicians' synonyms and abbreviations first, then everyday names. */
  readonly aliases: readonly string[]
  /** What it is, in one or two plain sentences for the patient. */
  readonly about: string
}
