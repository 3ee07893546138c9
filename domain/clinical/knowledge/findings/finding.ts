/**
 * Who can answer for a finding: the patient or who cares for them when asked, whoever examines them, or a test.
 * `history` is what was there before this illness (conditions, habits, exposures, medicines taken).
 */
export type FindingKind = 'symptom' | 'sign' | 'history' | 'result'

/** Whom a finding can be asked of. Nobody else is asked, and in nobody else does its absence say anything. */
export interface FindingOf {
  readonly sex?: 'female' | 'male'
  readonly fromMonths?: number
  readonly belowMonths?: number
  readonly pregnant?: true
}

/**
 * How soon a danger sign by itself has to be seen: `true` the same day or sooner. `soon` within days, for signs of what
 * grows over weeks (a cancer, tuberculosis, leprosy, a fistula), where the guideline asks for a visit or referral and
 * not for the same day.
 */
export type RedFlag = true | 'soon'

export interface Finding {
  readonly kind: FindingKind
  /**
   * How often it is present in people who consult in primary care for something else, 0 to 1: the likelihood of the
   * finding in every condition that does not name it.
   */
  readonly background: number
  /** The broader findings that are present wherever this one is: `high_fever` is a `fever`. */
  readonly isA?: readonly string[]
  /** Findings of one group are one thing said in several ways: the strongest counts, the others hardly. */
  readonly group?: string
  /** To be asked about and shown before others: by itself a reason to be seen. */
  readonly redFlag?: RedFlag
  /** Asked of these people only. */
  readonly of?: FindingOf
  /** It comes at one time of every day: what began at that time today is only what it is a kind of. */
  readonly ofEveryDay?: true
  /** It becomes this narrower finding when it has lasted at least so many days. */
  readonly lasting?: readonly { readonly days: number; readonly makes: string }[]
}

type Details = Omit<Finding, 'kind' | 'background'>

const kind =
  (of: FindingKind) =>
  (background: number, details: Details = {}): Finding => ({ kind: of, background, ...details })

export const symptom = kind('symptom')
export const sign = kind('sign')
export const history = kind('history')
export const result = kind('result')
