import { addTo } from '#domain/clinical/grouped.ts'

/** Where a text names a finding: from its first to its last token. */
export interface Mention {
  /** Or an illness: isDiagnosis. */
  readonly finding: string
  readonly from: number
  readonly to: number
  /** Tokens that the phrase is made of: a denial among them is part of its words. */
  readonly words: ReadonlySet<number>
  /** How many of them the phrase names: the others are small words within it, as the "right" of "pain right there". */
  readonly named: number
  /** Said in one piece; else its halves were found near one another. */
  readonly whole: boolean
  /** The words themselves say that it is not there: `malaria test negative`, `eyes not yellow`. */
  readonly absent: boolean
}

/** A token that counts, with the forms and classes under which phrases may know it. */
export interface Word {
  readonly at: number
  readonly keys: readonly string[]
  /** May stand within a phrase that does not name it. */
  readonly optional: boolean
  /** Known only as the verb that it denies: `hatapiki`. */
  readonly denied: boolean
  /** A word that denies what follows: `not`. */
  readonly denier: boolean
  /** A word that only carries a denial behind it: the `does` of `does not`. */
  readonly carrier: boolean
}

export type MentionsByWord = ReadonlyMap<number, readonly Mention[]>

/** Of each word, the mentions that it is part of: a long sentence has thousands, and few of one word. */
export function byWord(mentions: readonly Mention[]): MentionsByWord {
  const found = new Map<number, Mention[]>()
  for (const mention of mentions) for (const at of mention.words) addTo(found, at, mention)
  return found
}
