/** The rule that a clinical statement rests on: so that every result can be traced to its source. */
export interface RuleReference {
  /** Stable, in the form `area.subject`, for example `nutrition.energy.schofield`. */
  readonly id: string
  /** Raised whenever the rule's figures or logic change. */
  readonly version: number
  /** The publication, with its year, that the figures were read from. */
  readonly source: string
}
