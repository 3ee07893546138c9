import type { Grammar } from '#domain/clinical/language/grammar.ts'
import type { Word } from '#domain/clinical/language/mention.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'
import type { WordLists } from '#domain/clinical/language/word-lists.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'

/** Words of a thing that are looked at: "the veins on my legs". */
const LONGEST_THING = 4
/** Words of a list that are looked at: "red, hot, tight and shiny". */
const LONGEST_LIST = 8
/** Tokens between a thing and what is said of it, at most: "have since become very, very". */
const LONGEST_WAY = 8

/** Words as they would stand in a phrase: what is said of a thing, then the thing. */
type Row = readonly [said: Word, ...thing: Word[]]

/**
 * A reader of what a sentence says of a thing by a verb, put before the thing as phrases name it: "the stools have
 * become very bloody" is "bloody stools", "the wound is on the head" a "head wound".
 */
export function predicateReader(
  grammar: Grammar,
): (words: readonly Word[], tokens: readonly Token[], lists: WordLists) => readonly Row[] {
  const { lists: listWords } = grammar
  if (!listWords) return () => []
  const copulas = new Set(listWords.copulas)
  const joins = new Set(listWords.joins)
  const small = new Set([...listWords.copulas, ...listWords.adverbs, ...(grammar.common ?? [])])
  const beforeCopula = new Set([...listWords.auxiliaries, ...listWords.adverbs])
  const withinThing = new Set([...listWords.links, ...listWords.prepositions, ...grammar.optional])

  return (words, tokens, lists) => {
    const content = words.filter(({ at, denier }) => !denier && !small.has(tokens[at]?.text ?? ''))
    const between = (nth: number) => tokens.slice((content[nth]?.at ?? 0) + 1, content[nth + 1]?.at ?? 0)
    const isUnbroken = (gap: readonly Token[]) => gap.every(({ kind }) => kind === 'word')
    const hasJoin = (gap: readonly Token[]) => gap.some(({ text }) => joins.has(text))
    const isVerb = (gap: readonly Token[]) => {
      const copula = gap.findIndex(({ text }) => copulas.has(text))
      return copula !== -1 && gap.slice(0, copula).every(({ text }) => beforeCopula.has(text))
    }
    const isWithinThing = (gap: readonly Token[]) =>
      gap.every(({ text }) => withinThing.has(text)) || (gap.length === 1 && hasJoin(gap))

    /** Where the thing begins whose last word this is. "Eyes and skin" is one; "vomiting, and my stool" is not. */
    const beginningOfThing = (last: number): number => {
      let first = last
      while (first > 0 && last - first + 1 < LONGEST_THING) {
        if (!isWithinThing(between(first - 1))) break
        first -= 1
      }
      return first
    }
    /** What is said: the next word, with the one behind it where that only says how much, or with the rest of its list. */
    const saidFrom = (nth: number): readonly Word[] => {
      const [first, second] = [content[nth], content[nth + 1]]
      if (!first || tokens[first.at]?.kind !== 'word') return []
      const listed: Word[] = []
      for (let more = nth + 1; more <= nth + LONGEST_LIST; more++) {
        const word = content[more]
        if (!word || !lists.together(first.at, word.at)) break
        listed.push(word)
      }
      const isMore = first.optional && second && listed.length === 0 && between(nth).length === 0
      return isMore ? [first, second] : [first, ...listed]
    }

    /** Notes leave the verb out: "neck stiff, stools loose". */
    const isInNotes = (last: number): boolean => {
      const [thing, said, next] = [content[last]?.at ?? 0, content[last + 1]?.at ?? 0, content[last + 2]?.at]
      const follows = tokens[said + 1]?.text ?? ''
      // "Sores round the nose" are not round.
      if (said !== thing + 1 || listWords.links.includes(follows)) return false
      if (next === said + 1 && tokens[next]?.kind === 'word') return false
      if (tokens[thing]?.kind !== 'word' || ownEntry(grammar.units, tokens[thing].text) !== undefined) return false
      return lists.isDescribing(said, tokens) && !lists.isDescribing(thing, tokens)
    }

    return content.flatMap((thing, last): Row[] => {
      const gap = between(last)
      const said = content[last + 1]
      if (!said || gap.length > LONGEST_WAY) return []
      if (isInNotes(last)) return [[said, thing]]
      if (!isVerb(gap) || !isUnbroken(gap) || hasJoin(gap)) return []
      const first = beginningOfThing(last)
      const things = content.slice(first, last + 1).map((_word, nth) => content.slice(first + nth, last + 1))
      return saidFrom(last + 1).flatMap((one) => things.map((ofThing): Row => [one, ...ofThing]))
    })
  }
}
