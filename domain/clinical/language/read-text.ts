import type { VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import { type Duration, durationReader, stretchesOfAge } from '#domain/clinical/language/durations.ts'
import { strongestOfEach } from '#domain/clinical/language/finding-status.ts'
import { findingsOf } from '#domain/clinical/language/findings-of-sentences.ts'
import { conditionOfDiagnosis, isDiagnosis } from '#domain/clinical/language/keyed-phrases.ts'
import {
  inOneWord,
  type LanguageReader,
  type LanguageWords,
  type ReadyWords,
  readerOf,
} from '#domain/clinical/language/language-reader.ts'
import { inOneLine } from '#domain/clinical/language/lines.ts'
import { measurementReader } from '#domain/clinical/language/measurements.ts'
import { momentReader, placesOfBeginnings, withBeginnings } from '#domain/clinical/language/moments.ts'
import { illnessReader } from '#domain/clinical/language/named-illness.ts'
import { type UnknownWord, unknownWordReader } from '#domain/clinical/language/not-understood.ts'
import { type PatientWords, patientReader } from '#domain/clinical/language/patient-words.ts'
import { withLatinLetters } from '#domain/clinical/language/plain-text.ts'
import type { ReadFinding } from '#domain/clinical/language/read-finding.ts'
import { readablePart } from '#domain/clinical/language/readable-part.ts'
import { sensesTogether } from '#domain/clinical/language/senses-together.ts'
import { tokensOf } from '#domain/clinical/language/tokens.ts'
import { understoodShare } from '#domain/clinical/language/understood-share.ts'
import { hasUnreadNumber } from '#domain/clinical/language/unread-number.ts'
import { knownWords } from '#domain/clinical/language/words-of-text.ts'

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
  const isKnown = (word: string) =>
    readers.some(
      ({ grammar, index, skipped, plain, spell }) =>
        skipped.has(word) ||
        plain.has(word) ||
        grammar.formsOf(word).some((form) => index.vocabulary.has(form) || spell(form) !== null),
    )
  const readPatient = patientReader(grammars, isKnown)
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

const DAYS_A_WEEK = 7
const A_DAY = 1
/** In days. What lasts minutes is an attack, and comes as well for years. */
const AN_HOUR = 1 / 24

const guesses = ({ grammar }: LanguageReader): boolean => grammar.guessesSpelling !== false
