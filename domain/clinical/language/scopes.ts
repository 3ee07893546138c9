import { clausesOf } from '#domain/clinical/language/clauses.ts'
import { type Cue, cueFinder } from '#domain/clinical/language/cues.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { overReader } from '#domain/clinical/language/over.ts'
import { DASH, type Token } from '#domain/clinical/language/tokens.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'

/** What is said of the things that a token names. The first that applies wins: somebody else's is nobody's here. */
export interface TokenSense {
  /** Where the words for the one stand whose it is, where it is somebody else's, or null. */
  otherBy: Cue | null
  /** Where the word stands that makes the speaker the one to whom somebody else does it, or null: `my husband hit me`. */
  toSpeaker: number | null
  /** Where the word stands that makes it a fear or a condition, or null. */
  supposedBy: number | null
  past: boolean
  /** It is told of another time, a year ago or longer. */
  longAgo: boolean
  /** Where the word stands that denies it, or null. */
  deniedBy: number | null
  doubted: boolean
  /** Told after somebody else's story, by nobody of themselves: it may be of the one or of the other. */
  perhapsOthers: boolean
}

type Sense = 'past' | 'longAgo' | 'doubted'
type Because = 'deniedBy' | 'supposedBy'

/** Words that a denial reaches at most, so that a slip in the punctuation cannot deny the rest of a text. */
const LONGEST_DENIAL = 14
/** How far behind an "if" stands what is tried: "if somebody else only touches the leg". */
const TRIED_WITHIN = 4
const LATER_DENIAL_REACH = 7
const TRAILING_DENIAL_REACH = 3
/** Stand between what a form asks for and what is filled in. */
const ASKS: ReadonlySet<string> = new Set([':', '=', '?', '\u061f', '(', DASH])

/**
 * Reads, for each token of a text, whether what stands there is denied, doubted, feared, past, or somebody else's.
 * Denials end at a "but", at a new statement, at the end of the sentence; a plain "no" also ends at a comma, unless
 * the list goes on with an "or".
 */
export function senseReader(grammar: Grammar): (tokens: readonly Token[]) => TokenSense[] {
  const clauses = clausesOf(grammar)
  const denial = cueFinder(grammar.denials)
  const listDenial = cueFinder(grammar.listDenials)
  const laterDenial = cueFinder(grammar.laterDenials)
  const trailingDenial = cueFinder(grammar.trailingDenials ?? [])
  const bareDenial = cueFinder(grammar.bareDenials ?? [])
  const negativeAnswer = cueFinder([...(grammar.negativeAnswers ?? []), ...(grammar.trailingDenials ?? [])])
  const answerToAll = cueFinder(grammar.answersToAll ?? [])
  const asks = new Set(grammar.asks)
  const untested = cueFinder(grammar.untested ?? [])
  const noDenial = cueFinder(grammar.noDenials)
  const doubt = cueFinder(grammar.doubts)
  const hypothesis = cueFinder([...grammar.hypotheses, ...(grammar.worries ?? [])])
  const worry = cueFinder(grammar.worries ?? [])
  const lesson = cueFinder(grammar.lessons ?? [])
  const trials = new Set(grammar.trials)
  const isTrial = (tokens: readonly Token[], from: number) =>
    tokens.slice(from, from + TRIED_WITHIN).some(({ text }) => trials.has(text))
  const pastCue = cueFinder(grammar.pasts)
  const overIn = overReader(grammar)
  const nowCue = cueFinder(grammar.nows ?? [])
  const single = new Set([...grammar.denials, ...grammar.laterDenials, ...(grammar.trailingDenials ?? [])])

  /** Begins a stretch of time up to now: "in the past" two days is not in the past. */
  const isStretch = (token: Token | undefined): boolean =>
    token !== undefined &&
    (token.kind === 'number' ||
      ownEntry(grammar.units, token.text) !== undefined ||
      ownEntry(grammar.numbers, token.text) !== undefined)

  /** The word of a denial that denies: the "not" of "is not". A phrase that has it in it is not denied by it. */
  const denier = (tokens: readonly Token[], { from, to }: Cue): number => {
    const nth = tokens.slice(from, to).findIndex(({ text }) => single.has(text))
    return nth === -1 ? from : from + nth
  }

  /** Where what lies in the past ends: with the sentence, or where it goes on to the present. */
  const untilNow = (tokens: readonly Token[], from: number): number => {
    const end = clauses.endOfSentence(tokens, from)
    const now = tokens.findIndex((_, at) => at > from && at < end && nowCue(tokens, at) !== null)
    return now === -1 ? end : now
  }

  /** Whether words of the past end what is said, so that nothing behind them is past: "fits as a child, cough today". */
  const endsStatement = (tokens: readonly Token[], { from, to }: Cue): boolean =>
    tokens[to]?.kind === 'comma' &&
    tokens[from - 1]?.kind === 'word' &&
    tokens[from - 1]?.sentence === tokens[to]?.sentence

  return (tokens) => {
    const senses = tokens.map(
      (): TokenSense => ({
        otherBy: null,
        toSpeaker: null,
        supposedBy: null,
        past: false,
        longAgo: false,
        deniedBy: null,
        doubted: false,
        perhapsOthers: false,
      }),
    )
    const mark = (sense: Sense, from: number, to: number) => {
      for (const token of senses.slice(Math.max(from, 0), to)) token[sense] = true
    }
    const because = (what: Because) => (by: number, from: number, to: number) => {
      for (const token of senses.slice(Math.max(from, 0), to)) token[what] ??= by
    }
    const deny = because('deniedBy')
    const suppose = because('supposedBy')

    /** A denial that stands behind what it denies. Answers with its end, or null where there is none. */
    const denyBefore = (at: number, isList: boolean): number | null => {
      const trailing = isList ? null : trailingDenial(tokens, at)
      const begun = trailing ? clauses.beginningBefore(tokens, trailing.from, TRAILING_DENIAL_REACH) : at
      if (trailing && begun < trailing.from) {
        deny(denier(tokens, trailing), begun, trailing.from)
        return trailing.to
      }
      return null
    }
    /** What nobody has examined. Answers with the end of the words that say so, or null. */
    const supposeUntested = (at: number): number | null => {
      const unknown = untested(tokens, at)
      if (!unknown) return null
      const { to } = unknown
      const end = clauses.endsAt(tokens, to)
        ? to
        : clauses.beyondComma(tokens, to, clauses.reach(tokens, to, LATER_DENIAL_REACH))
      suppose(to - 1, unknown.from, end)
      return to
    }
    /** A denial without a verb behind what it denies: "fever none". Answers with its end, or null. */
    const denyBare = (at: number): number | null => {
      const bare = bareDenial(tokens, at)
      if (!bare || !clauses.standsBehind(tokens, bare.to)) return null
      // "Cough N, fever N" and not "I took it n now I regret".
      const next = tokens[bare.to]
      const isLetter = tokens[bare.from]?.text.length === 1
      if (isLetter && next?.sentence === tokens[bare.from]?.sentence && next?.kind === 'word') return null
      const thing = clauses.beginningOfThing(tokens, bare.from)
      if (thing >= at) return null
      deny(denier(tokens, bare), thing, bare.from)
      return bare.to
    }
    /**
     * A form that is filled in: "Fever: no", "Convulsions? None.", "stridor (absent)"; behind a comma only what was asked for:
     * "asked about cough and fever, none". Answers with its end, or null.
     */
    const denyAsked = (at: number): number | null => {
      const { sentence, kind, text: sign = '' } = tokens[at] ?? {}
      const isComma = kind === 'comma' && !ASKS.has(sign)
      if (!isComma && !ASKS.has(sign)) return null
      const toAll = isComma ? null : answerToAll(tokens, at + 1)
      const answer = negativeAnswer(tokens, at + 1)
      if (!toAll && !answer) return null
      // Looked for only where there is an answer: a text may be made of brackets.
      const begins = tokens.findIndex((token) => token.sentence === sentence)
      const asked = tokens.findIndex(({ text }, place) => place >= begins && place < at && asks.has(text))
      if (toAll) {
        deny(toAll.to - 1, asked === -1 ? begins : asked + 1, at)
        return toAll.to
      }
      if (!answer || (isComma && asked === -1) || !clauses.endsAt(tokens, answer.to)) return null
      deny(answer.from, isComma ? asked + 1 : clauses.beginningOfThing(tokens, at), at)
      return answer.to
    }
    /** A denial before what it denies, or with the verb of its statement. Answers with its end, or null. */
    const denyPlainly = (at: number, list: Cue | null): number | null => {
      const plain = denial(tokens, at)
      const later = laterDenial(tokens, at)
      if (list) deny(denier(tokens, list), list.to, clauses.reach(tokens, list.to, LONGEST_DENIAL * 2))
      else if (plain) {
        const end = clauses.reach(tokens, plain.to, LONGEST_DENIAL)
        deny(denier(tokens, plain), plain.to, clauses.beyondComma(tokens, plain.to, end))
      } else if (later) {
        const start = clauses.beginningBefore(tokens, later.from, LATER_DENIAL_REACH)
        deny(denier(tokens, later), start, later.from)
      }
      return (list ?? plain ?? later)?.to ?? null
    }

    for (let at = 0, end = 0; at < tokens.length; at = end) {
      end = clauses.endOfSentence(tokens, at)
      const { over, longAgo } = overIn(tokens, at, end, clauses.endOfSentence(tokens, end))
      mark('past', ...over)
      mark('longAgo', ...longAgo)
    }
    for (let at = 0; at < tokens.length; at++) {
      const list = listDenial(tokens, at)
      const past =
        denyAsked(at) ??
        noDenial(tokens, at)?.to ??
        denyBefore(at, list !== null) ??
        supposeUntested(at) ??
        denyBare(at)
      if (past !== null) {
        at = past - 1
        continue
      }
      const denied = denyPlainly(at, list)
      const doubted = doubt(tokens, at)
      if (doubted) mark('doubted', doubted.to, clauses.reach(tokens, doubted.to, LATER_DENIAL_REACH))
      const feared = hypothesis(tokens, at)
      if (feared && !isTrial(tokens, feared.to)) {
        const longest = Math.min(clauses.endOfSentence(tokens, feared.from), feared.to + LONGEST_DENIAL)
        const begins = tokens[feared.from - 1]?.sentence !== tokens[feared.from]?.sentence
        const end = clauses.newStart(tokens, feared.to, longest, begins)
        suppose(feared.from, feared.to, worry(tokens, at) ? clauses.nextStatement(tokens, feared.to, end) : end)
      }
      const taught = lesson(tokens, at)
      if (taught) suppose(taught.from, taught.to, clauses.endOfSentence(tokens, taught.from))
      const before = pastCue(tokens, at)
      if (before && !isStretch(tokens[before.to]) && !endsStatement(tokens, before))
        mark('past', before.to, untilNow(tokens, before.to))
      if (denied !== null) at = Math.max(at, denied - 1)
    }
    return senses
  }
}
