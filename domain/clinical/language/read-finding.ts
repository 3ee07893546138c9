/** What a text says of a finding: `uncertain` is "possibly"; `past` and `other` are not the patient's now. */
export type FindingStatus = 'present' | 'absent' | 'uncertain' | 'past' | 'other' | 'hypothetical'

export interface ReadFinding {
  readonly id: string
  readonly status: FindingStatus
  /** Of somebody else's: what it is for them. */
  readonly theirs?: Exclude<FindingStatus, 'other'>
  /** Told behind somebody else's story, by nobody of themselves: it may be that other person's. */
  readonly perhapsTheirs?: true
  /** How long it has lasted, where the text says so near it. */
  readonly days?: number
  /** Its part of the day is the one in which it began: "vomiting since this morning". */
  readonly isSince?: true
  /** Its length is the time since it was: "bitten 3 years ago". */
  readonly isAgo?: true
  /** It is told of another time, a year ago or longer: "bitten in 2016". */
  readonly isLongAgo?: true
  /** The characters of the text that say it. */
  readonly quote: readonly [start: number, end: number]
}
