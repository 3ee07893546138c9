import type { Cue } from '#domain/clinical/language/cues.ts'
import type { Duration } from '#domain/clinical/language/durations.ts'
import { findPhrases } from '#domain/clinical/language/find-phrases.ts'
import {
  lengthOf,
  ownersOf,
  statusOf,
  withoutDenialsBeyondColon,
  withoutSpentDenials,
} from '#domain/clinical/language/finding-status.ts'
import { isDiagnosis } from '#domain/clinical/language/keyed-phrases.ts'
import type { LanguageReader } from '#domain/clinical/language/language-reader.ts'
import type { illnessReader } from '#domain/clinical/language/named-illness.ts'
import type { ReadFinding } from '#domain/clinical/language/read-finding.ts'
import type { TokenSense } from '#domain/clinical/language/scopes.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'
import { type Spell, wordOf } from '#domain/clinical/language/words-of-text.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'

const placesOf = (cue: Cue | null): number[] =>
  cue ? Array.from({ length: cue.to - cue.from }, (_, nth) => cue.from + nth) : []

/** What is known of a text as a whole. */
export interface InText {
  readonly durations: readonly Duration[]
  readonly ofAge: ReadonlySet<number>
  readonly beginnings: ReadonlySet<number>
  readonly namesIllness: ReturnType<typeof illnessReader>
}

/**
 * What the sentences of a text say in one language: each mention of a finding or an illness with its status, length and place.
 *
 * @param spell what a misspelt word was meant to be; null where no word is guessed at
 */
export function findingsOf(
  tokens: readonly Token[],
  senses: readonly TokenSense[],
  { durations, ofAge, beginnings, namesIllness }: InText,
  one: LanguageReader,
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
      const isAgo = durations.some((duration) => duration.ago && duration.days === days) || undefined
      found.push({
        id: mention.finding,
        ...status,
        ...(days !== undefined && { days }),
        ...(isAgo && { isAgo }),
        ...(senses[mention.from]?.longAgo && { isLongAgo: true as const }),
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
