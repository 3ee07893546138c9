import type { VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import { type Duration, readDurations } from '#domain/clinical/language/durations.ts'
import { findPhrases, type Mention, type Word } from '#domain/clinical/language/find-phrases.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { measurementReader } from '#domain/clinical/language/measurements.ts'
import { type PatientWords, patientReader } from '#domain/clinical/language/patient-words.ts'
import { indexPhrases, type PhraseIndex } from '#domain/clinical/language/phrase-index.ts'
import { senseReader, type TokenSense } from '#domain/clinical/language/scopes.ts'
import { spellingOf } from '#domain/clinical/language/spelling.ts'
import { type Token, tokensOf, withLatinLetters } from '#domain/clinical/language/tokens.ts'
import { markOthers } from '#domain/clinical/language/whose.ts'
import { wordListReader } from '#domain/clinical/language/word-lists.ts'

/** What a text says of a finding: `uncertain` is "possibly"; `past` and `other` are not the patient's now. */
export type FindingStatus = 'present' | 'absent' | 'uncertain' | 'past' | 'other' | 'hypothetical'

export interface ReadFinding {
  readonly id: string
  readonly status: FindingStatus
  /** How long it has lasted, where the text says so near it. */
  readonly days?: number
  /** The characters of the text that say it. */
  readonly quote: readonly [start: number, end: number]
}

export interface ReadText {
  readonly findings: readonly ReadFinding[]
  readonly vitals: VitalSigns
  readonly patient: PatientWords
  /** How long the illness has lasted: the longest stretch that the text names of what the patient has. */
  readonly illnessDays?: number
}

/** What a language needs for its texts to be read. */
export interface LanguageWords {
  readonly grammar: Grammar
  readonly classes: Readonly<Record<string, readonly string[]>>
  /** Of each finding, how it is said. */
  readonly phrases: ReadonlyMap<string, readonly string[]>
}

type Spell = (word: string) => string | null

interface Reader {
  readonly grammar: Grammar
  readonly index: PhraseIndex
  readonly skipped: ReadonlySet<string>
  readonly optional: ReadonlySet<string>
  /** Words of the language that no phrase needs: they are not misspelt. */
  readonly plain: ReadonlySet<string>
  readonly spell: Spell
  readonly senses: (tokens: readonly Token[]) => TokenSense[]
  readonly others: ReturnType<typeof markOthers>
  readonly lists: ReturnType<typeof wordListReader>
}

/** Most texts have no word to guess at. */
function onFirstUse(make: () => Spell): Spell {
  let spell: Spell | null = null
  return (word) => {
    spell ??= make()
    return spell(word)
  }
}

function reader({ grammar, classes, phrases }: LanguageWords): Reader {
  const index = indexPhrases(phrases, classes, grammar)
  return {
    grammar,
    index,
    skipped: new Set(grammar.skipped),
    optional: new Set(grammar.optional),
    plain: new Set([...grammar.optional, ...(grammar.lists?.describing ?? [])]),
    spell: onFirstUse(() => spellingOf(index.vocabulary)),
    senses: senseReader(grammar),
    others: markOthers(grammar),
    lists: wordListReader(grammar),
  }
}

/**
 * A reader of free text in the languages given, the text's own language first: people change language within a
 * sentence, so every language's phrases are looked for everywhere.
 *
 * @returns a function from a text, and the patient's age where it is known, to the findings, measurements and person in
 *   it. It never fails: what it cannot understand it leaves out.
 */
export function textReader(languages: readonly LanguageWords[]): (text: string, ageMonths?: number) => ReadText {
  const readers = languages.map(reader)
  const grammars = languages.map(({ grammar }) => grammar)
  const readPatient = patientReader(grammars)
  const readMeasurements = measurementReader(grammars)
  return (text, ageMonths) => {
    const latin = withLatinLetters(text)
    const tokens = tokensOf(latin)
    const patient = readPatient(latin)
    const senses = sensesOf(tokens, readers, patient.named)
    const age = ageMonths ?? patient.ageMonths
    const durations = readers
      .flatMap(({ grammar }) => readDurations(tokens, grammar))
      .filter(({ days }) => age === undefined || !isAge(days, age))
    const known = readers.map((one) => knownWords(tokens, one))
    const own = known.indexOf(Math.max(...known))
    const found = readers.flatMap((one, at) =>
      findingsOf(tokens, senses, durations, one, at === own ? one.spell : null),
    )
    const illnessDays = Math.max(
      0,
      ...durations.filter(({ at }) => !senses[at]?.past && senses[at]?.otherBy == null).map(({ days }) => days),
    )
    return {
      findings: strongestOfEach(found),
      vitals: readMeasurements(latin),
      patient,
      ...(illnessDays > 0 && { illnessDays }),
    }
  }
}

const DAYS_A_MONTH = 365 / 12
const ROUNDING = 0.02

/** A stretch of time as long as the patient's life is the age: "child 18 months, cough 3 days". */
const isAge = (days: number, ageMonths: number): boolean => Math.abs(days - ageMonths * DAYS_A_MONTH) <= ROUNDING * days

/** The senses of all languages together: a denial in either denies. */
function sensesOf(tokens: readonly Token[], readers: readonly Reader[], named: boolean): TokenSense[] {
  const all = readers.map((one) => one.senses(tokens))
  const senses = tokens.map(
    (_, at): TokenSense => ({
      otherBy: null,
      supposedBy: firstOf(all.map((of) => of[at]?.supposedBy)),
      past: all.some((of) => of[at]?.past),
      deniedBy: firstOf(all.map((of) => of[at]?.deniedBy)),
      doubted: all.some((of) => of[at]?.doubted),
    }),
  )
  for (const one of readers) one.others(tokens, senses, named)
  return senses
}

const firstOf = (places: readonly (number | null | undefined)[]): number | null =>
  places.find((place) => typeof place === 'number') ?? null

function findingsOf(
  tokens: readonly Token[],
  senses: readonly TokenSense[],
  durations: readonly Duration[],
  one: Reader,
  spell: Spell | null,
): ReadFinding[] {
  const found: ReadFinding[] = []
  const words = tokens.flatMap((token, at) => wordOf(token, at, one, spell) ?? [])
  const denied = new Set(words.filter((word) => word.denied).map(({ at }) => at))
  for (const sentence of Map.groupBy(words, ({ at }) => tokens[at]?.sentence).values()) {
    const isDenied = (at: number) => senses[at]?.deniedBy != null
    for (const mention of findPhrases(sentence, tokens, one.index, isDenied, one.lists(sentence, tokens))) {
      const status = statusOf(mention, senses, denied)
      const days = nearest(durations, mention, tokens)
      const quote = [tokens[mention.from]?.start ?? 0, tokens[mention.to]?.end ?? 0] as const
      found.push({ id: mention.finding, status, ...(days !== undefined && { days }), quote })
    }
  }
  for (const token of tokens) {
    for (const id of one.grammar.absences[token.text] ?? []) {
      found.push({ id, status: 'absent', quote: [token.start, token.end] })
    }
  }
  return found
}

function wordOf(
  token: Token,
  at: number,
  { grammar, index, skipped, optional, plain }: Reader,
  spell: Spell | null,
): Word | null {
  if (token.kind === 'number') return { at, keys: [token.text], optional: false, denied: false }
  if (token.kind !== 'word' || skipped.has(token.text)) return null
  const forms = [...grammar.formsOf(token.text)]
  const isKnown = () => forms.some((form) => index.vocabulary.has(form))
  const deniedForm = isKnown() ? null : grammar.deniedForm(token.text)
  if (deniedForm !== null) forms.push(...grammar.formsOf(deniedForm))
  const denied = deniedForm !== null && isKnown()
  if (spell && !isKnown() && !plain.has(token.text)) {
    const meant = forms.map(spell).find((word) => word !== null)
    if (meant) forms.push(meant)
  }
  const classes = forms.flatMap((form) => index.classesOf.get(form) ?? [])
  const keys = [...new Set([...forms, ...classes.map((name) => `{${name}}`)])]
  return { at, keys, optional: optional.has(token.text), denied }
}

/** How many of a text's words a language knows: only in the one that knows most are words taken for misspelt. */
function knownWords(tokens: readonly Token[], { grammar, index, skipped }: Reader): number {
  return tokens.filter(
    ({ kind, text }) =>
      kind === 'word' && (skipped.has(text) || grammar.formsOf(text).some((form) => index.vocabulary.has(form))),
  ).length
}

function statusOf(mention: Mention, senses: readonly TokenSense[], denied: ReadonlySet<number>): FindingStatus {
  const said = [...mention.words].map((at) => senses[at])
  const first = said[0]
  // What makes it so may be part of the phrase: "my sister has TB" is the patient's own exposure.
  const isBecause = (place: number | null | undefined) => place != null && !mention.words.has(place)
  if (said.some((sense) => isBecause(sense?.otherBy))) return 'other'
  if (said.some((sense) => isBecause(sense?.supposedBy))) return 'hypothetical'
  if ([...mention.words].some((at) => denied.has(at))) return 'absent'
  // A denial that begins within the phrase is part of it: "cannot speak", "no urine", "bowel sounds are absent".
  if (mention.whole ? isBecause(first?.deniedBy) : said.some((sense) => isBecause(sense?.deniedBy))) return 'absent'
  if (first?.past) return 'past'
  return first?.doubted ? 'uncertain' : 'present'
}

const NEAR_TOKENS = 8

/** The stretch of time named nearest to a mention in its sentence. */
function nearest(durations: readonly Duration[], mention: Mention, tokens: readonly Token[]): number | undefined {
  const sentence = tokens[mention.from]?.sentence
  const near = durations
    .filter(({ at }) => tokens[at]?.sentence === sentence)
    .map(({ days, at }) => ({ days, apart: at < mention.from ? mention.from - at : Math.max(at - mention.to, 0) }))
    .filter(({ apart }) => apart <= NEAR_TOKENS)
  return near.toSorted((one, other) => one.apart - other.apart)[0]?.days
}

const STRENGTH: Readonly<Record<FindingStatus, number>> = {
  present: 5,
  uncertain: 4,
  absent: 3,
  past: 2,
  other: 1,
  hypothetical: 0,
}

/** One line a finding: what is said to be there once is there, also when it is denied elsewhere. */
function strongestOfEach(found: readonly ReadFinding[]): ReadFinding[] {
  const best = new Map<string, ReadFinding>()
  for (const finding of found) {
    const known = best.get(finding.id)
    if (!known) best.set(finding.id, finding)
    else {
      const stronger = STRENGTH[finding.status] > STRENGTH[known.status] ? finding : known
      const days = stronger.status === 'present' ? Math.max(known.days ?? 0, finding.days ?? 0) : (stronger.days ?? 0)
      best.set(finding.id, { ...stronger, ...(days > 0 && { days }) })
    }
  }
  return [...best.values()]
}
