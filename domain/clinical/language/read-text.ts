import type { VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import { type Cue, cueFinder } from '#domain/clinical/language/cues.ts'
import { type Duration, durationReader, stretchesOfAge } from '#domain/clinical/language/durations.ts'
import { findPhrases } from '#domain/clinical/language/find-phrases.ts'
import {
  lengthOf,
  ownersOf,
  statusOf,
  strongestOfEach,
  withoutDenialsBeyondColon,
  withoutSpentDenials,
} from '#domain/clinical/language/finding-status.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import {
  allPhrases,
  conditionOfDiagnosis,
  isDiagnosis,
  type KeyedWords,
  keyedWords,
} from '#domain/clinical/language/keyed-phrases.ts'
import { inOneLine } from '#domain/clinical/language/lines.ts'
import { measurementReader } from '#domain/clinical/language/measurements.ts'
import { momentReader, placesOfBeginnings, withBeginnings } from '#domain/clinical/language/moments.ts'
import { illnessReader } from '#domain/clinical/language/named-illness.ts'
import { type UnknownWord, unknownWordReader } from '#domain/clinical/language/not-understood.ts'
import { type PatientWords, patientReader } from '#domain/clinical/language/patient-words.ts'
import { indexPhrases } from '#domain/clinical/language/phrase-index.ts'
import { withLatinLetters } from '#domain/clinical/language/plain-text.ts'
import { predicateReader } from '#domain/clinical/language/predicates.ts'
import { readablePart } from '#domain/clinical/language/readable-part.ts'
import { senseReader, type TokenSense } from '#domain/clinical/language/scopes.ts'
import { type OneLanguage, sensesTogether } from '#domain/clinical/language/senses-together.ts'
import { spellingOf } from '#domain/clinical/language/spelling.ts'
import { type Token, tokensOf } from '#domain/clinical/language/tokens.ts'
import { understoodShare } from '#domain/clinical/language/understood-share.ts'
import { hasUnreadNumber } from '#domain/clinical/language/unread-number.ts'
import { markOthers } from '#domain/clinical/language/whose.ts'
import { wordListReader } from '#domain/clinical/language/word-lists.ts'
import { type KnownWords, knownWords, type Spell, wordOf } from '#domain/clinical/language/words-of-text.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'

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
  /** The characters of the text that say it. */
  readonly quote: readonly [start: number, end: number]
}

export interface ReadText {
  readonly findings: readonly ReadFinding[]
  /** The illnesses that it names, by the ids of their conditions, each told as a finding is. */
  readonly diagnoses: readonly ReadFinding[]
  readonly vitals: VitalSigns
  readonly patient: PatientWords
  /** Whether it has a number that is no vital sign, age or time and stands in no finding: it may be a result. */
  readonly hasUnreadNumber: boolean
  /** How much of the text became findings, 0 to 1: understoodShare. */
  readonly understood: number
  /** How long the illness has lasted: the longest stretch that the text names of what the patient has. */
  readonly illnessDays?: number
  /** Whether it tells of the last day: "this morning", "yesterday", "for two hours". */
  readonly isOfLastDay: boolean
  /** The characters of a text too long that were not read; null where all were. */
  readonly unread: readonly [start: number, end: number] | null
  /** Content words that no language knew, at most twenty: what they say was not weighed. */
  readonly notUnderstood: readonly UnknownWord[]
}

/** What a language needs for its texts to be read. */
export interface LanguageWords {
  readonly grammar: Grammar
  readonly classes: Readonly<Record<string, readonly string[]>>
  /** Of each finding, how it is said. */
  readonly phrases: ReadonlyMap<string, readonly string[]>
  /** By which names dangerous illnesses are told, of each condition. */
  readonly diagnoses?: ReadonlyMap<string, readonly string[]>
}

/** The same, worked out before: what the build makes for the browser. */
export interface ReadyWords {
  readonly grammar: Grammar
  readonly keyed: () => KeyedWords
}

interface Reader extends OneLanguage, KnownWords {
  readonly spell: Spell
  /** Words that are no content of a text. */
  readonly common: ReadonlySet<string>
  readonly lists: ReturnType<typeof wordListReader>
  readonly predicates: ReturnType<typeof predicateReader>
  readonly filler: ReturnType<typeof cueFinder>
}

/** A language is indexed once, in whatever company it is read. */
const READERS = new WeakMap<LanguageWords | ReadyWords, Reader>()

function readerOf(words: LanguageWords | ReadyWords): Reader {
  const made = READERS.get(words) ?? makeReader(words)
  READERS.set(words, made)
  return made
}

function makeReader(words: LanguageWords | ReadyWords): Reader {
  const { grammar } = words
  const index = indexPhrases(allPhrases('keyed' in words ? words.keyed() : keyedWords(words), grammar))
  const [skipped, optional] = [new Set(grammar.skipped), new Set(grammar.optional)]
  return {
    grammar,
    index,
    skipped,
    optional,
    common: new Set(grammar.common),
    plain: new Set([
      ...grammar.optional,
      ...(grammar.common ?? []),
      ...(grammar.lists?.describing ?? []),
      ...(grammar.buts ?? []),
      ...(grammar.turns ?? []),
      ...(grammar.orWords ?? []),
    ]),
    spell: spellingOf(index.vocabulary),
    senses: senseReader(grammar),
    others: markOthers(grammar),
    deniers: new Set(grammar.denials),
    lists: wordListReader(grammar),
    predicates: predicateReader(grammar),
    filler: cueFinder(grammar.fillers ?? []),
  }
}

/**
 * A reader of free text in the languages given, the text's own language first: people change language within a
 * sentence, so every language's phrases are looked for everywhere.
 *
 * @returns a function from a text, and the patient's age where it is known, to the findings, measurements and person in
 *   it. It never fails: what it cannot understand it leaves out.
 */
export function textReader(
  languages: readonly (LanguageWords | ReadyWords)[],
): (text: string, ageMonths?: number) => ReadText {
  const readers = languages.map(readerOf)
  const grammars = languages.map(({ grammar }) => grammar)
  const readPatient = patientReader(grammars)
  const readMeasurements = measurementReader(grammars)
  const namesIllness = illnessReader(grammars)
  const readDurations = grammars.map(durationReader)
  const readMoments = grammars.map(momentReader)
  const every = new Set(grammars.flatMap((grammar) => grammar.every ?? []))
  const readUnknown = unknownWordReader(
    readers.map(({ grammar, index }) => ({ grammar, vocabulary: index.vocabulary })),
  )
  return (text, ageMonths) => {
    const part = readablePart(text)
    const latin = withLatinLetters(part.text)
    const tokens = readers.reduce(inOneWord, tokensOf(latin))
    // Long rows of spaces cost the patterns of numbers dear.
    const spaced = inOneLine(latin)
    const patient = readPatient(spaced)
    const known = readers.map((one) => knownWords(tokens, one))
    const own = known.indexOf(Math.max(...known))
    const { ownOnly = [] } = readers[own]?.grammar ?? {}
    const moments = readMoments.flatMap((read) => read(tokens))
    const others =
      ownOnly.length === 0 ? tokens : tokens.map((one) => (ownOnly.includes(one.text) ? { ...one, text: '' } : one))
    const seenBy = (at: number) => ((known[at] ?? 0) < (known[own] ?? 0) ? others : tokens)
    const senses = sensesTogether(tokens, readers, own, patient.named)
    const age = ageMonths ?? patient.ageMonths
    const pregnancyDays = (patient.pregnancyWeeks ?? 0) * DAYS_A_WEEK
    const stretches = withBeginnings(
      readDurations.flatMap((read) => read(tokens)),
      moments,
    ).filter(({ days }) => days !== pregnancyDays)
    const ofAge = new Set(stretchesOfAge(stretches, age).map(({ at }) => at))
    const durations = stretches.filter(({ at }) => !ofAge.has(at))
    const beginnings = placesOfBeginnings(moments)
    const found = readers.flatMap((one, at) =>
      findingsOf(
        seenBy(at),
        senses,
        { durations, ofAge, beginnings, namesIllness },
        one,
        at === own && guesses(one) ? one.spell : null,
      ),
    )
    const isOfPatient = ({ at }: Duration) => !senses[at]?.past && senses[at]?.otherBy == null
    const ofPatient = durations.filter(isOfPatient)
    // "Stiff every morning for an hour" is not of the last hour.
    const repeated = new Set(tokens.flatMap(({ text: word, sentence }) => (every.has(word) ? [sentence] : [])))
    const isRepeated = (at: number) => repeated.has(tokens[at]?.sentence ?? -1)
    // "Red for 3 days; an operation 3 years ago": the illness is as long as what is said to last.
    const lasting = ofPatient.filter(({ ago }) => !ago)
    const illnessDays = Math.max(0, ...(lasting.length > 0 ? lasting : ofPatient).map(({ days }) => days))
    const spell = readers[own]?.spell
    const unknown = readUnknown(part.text, tokens, (form) => spell?.(form) != null)
    const told = strongestOfEach(found).map(part.placed)
    const vitals = readMeasurements(spaced)
    return {
      findings: told.filter(({ id }) => !isDiagnosis(id)),
      diagnoses: told.filter(({ id }) => isDiagnosis(id)).map((one) => ({ ...one, id: conditionOfDiagnosis(one.id) })),
      vitals,
      patient,
      ...(illnessDays > 0 && { illnessDays }),
      isOfLastDay: [...ofPatient.filter(({ at }) => !isRepeated(at)), ...moments.filter(isOfPatient)].some(
        ({ days }) => days >= AN_HOUR && days <= A_DAY,
      ),
      hasUnreadNumber: hasUnreadNumber(
        tokens,
        vitals,
        patient,
        new Set(stretches.map(({ at }) => at)),
        found.map(({ quote }) => quote),
      ),
      understood: understoodShare(
        tokens,
        (word) => readers.some(({ skipped, common }) => skipped.has(word) || common.has(word)),
        found.map(({ quote }) => quote),
      ),
      unread: part.unread,
      notUnderstood: unknown.map(part.placed),
    }
  }
}

/** The tokens with one in place of two that a language says as well in one word of its phrases. */
function inOneWord(tokens: readonly Token[], { grammar, index }: Reader): readonly Token[] {
  const { inOneWord: join, absences } = grammar
  if (!join) return tokens
  const joined: Token[] = []
  for (const [at, token] of tokens.entries()) {
    const before = joined.at(-1)
    const word =
      before?.kind === 'word' && token.kind === 'word'
        ? join(before.text, token.text, tokens[at + 1]?.text ?? '')
        : null
    if (before && word !== null && (index.vocabulary.has(word) || ownEntry(absences, word) !== undefined)) {
      joined[joined.length - 1] = { ...token, text: word, start: before.start }
    } else joined.push(token)
  }
  return joined
}

const DAYS_A_WEEK = 7
const A_DAY = 1
/** In days. What lasts minutes is an attack, and comes as well for years. */
const AN_HOUR = 1 / 24

const guesses = ({ grammar }: Reader): boolean => grammar.guessesSpelling !== false

const placesOf = (cue: Cue | null): number[] =>
  cue ? Array.from({ length: cue.to - cue.from }, (_, nth) => cue.from + nth) : []

/** What is known of a text as a whole. */
interface InText {
  readonly durations: readonly Duration[]
  readonly ofAge: ReadonlySet<number>
  readonly beginnings: ReadonlySet<number>
  readonly namesIllness: ReturnType<typeof illnessReader>
}

function findingsOf(
  tokens: readonly Token[],
  senses: readonly TokenSense[],
  { durations, ofAge, beginnings, namesIllness }: InText,
  one: Reader,
  spell: Spell | null,
): ReadFinding[] {
  const found: ReadFinding[] = []
  const fillers = new Set(tokens.flatMap((_, at) => placesOf(one.filler(tokens, at))))
  const counts = (at: number) => !ofAge.has(at) && !fillers.has(at)
  const words = tokens.flatMap((token, at) => (counts(at) ? (wordOf(token, at, one, spell) ?? []) : []))
  const denied = new Set(words.filter((word) => word.denied).map(({ at }) => at))
  for (const sentence of Map.groupBy(words, ({ at }) => tokens[at]?.sentence).values()) {
    const isDenied = (at: number) => senses[at]?.deniedBy != null
    const lists = one.lists(sentence, tokens)
    const isOr = (at: number) => one.grammar.orWords.includes(tokens[at]?.text ?? '')
    const deniesOn = (at: number) => isOr(at) || one.deniers.has(tokens[at]?.text ?? '')
    const isAnd = (at: number) => lists.isJoin(at, tokens) && !isOr(at)
    const mentions = findPhrases(sentence, tokens, one.index, isDenied, lists, one.predicates(sentence, tokens, lists))
    const own = withoutDenialsBeyondColon(withoutSpentDenials(senses, mentions, deniesOn), mentions, tokens)
    const owners = ownersOf(durations, mentions, tokens, isAnd)
    for (const mention of mentions) {
      const status = statusOf(mention, own, denied)
      if (status === null) continue
      if (isDiagnosis(mention.finding) && !namesIllness(mention, tokens)) continue
      const days = lengthOf(durations, mention, tokens, owners)
      const quote = [tokens[mention.from]?.start ?? 0, tokens[mention.to]?.end ?? 0] as const
      const isSince = [...mention.words].some((at) => beginnings.has(at)) || undefined
      found.push({
        id: mention.finding,
        ...status,
        ...(days !== undefined && { days }),
        ...(isSince && { isSince }),
        quote,
      })
    }
  }
  for (const token of tokens) {
    for (const id of ownEntry(one.grammar.absences, token.text) ?? []) {
      found.push({ id, status: 'absent', quote: [token.start, token.end] })
    }
  }
  return found
}
