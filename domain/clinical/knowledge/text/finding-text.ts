/** The words of one finding in one language. */
export interface FindingText {
  /** As a clinician writes it in a list: `Chest pain`. */
  readonly label: string
  /** As one asks the patient or the carer, in plain words: `Do you have pain in your chest?` */
  readonly question: string
  /**
   * How people and clinicians say it. A phrase is words in their order; small words (the, a, of, my, is) and the ends
   * of words (-s, -ed, -ing) do not matter. `{pain}` is any word of that class (word-classes.ts), `(red|sore)` is
   * either, `a ~ b` is both in one clause in any order with at most eight words of content between (a comma and a "but"
   * count as three each), one word that a phrase does not know may stand within it,
   * `{11000-60000}` is a number from one to the other, and `! malaria test ~ negative` says that the finding is not there.
   * Everyday words are best said by two halves with all that may stand in each (docs/adr/0107).
   */
  readonly phrases: readonly string[]
}
