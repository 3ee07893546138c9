import { cueFinder } from '#domain/clinical/language/cues.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import type { TokenSense } from '#domain/clinical/language/scopes.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'

/** Words that a relative's story reaches at most. */
const REACH = 20

/**
 * Marks what is said of somebody else. A relative in a sentence ("my sister has TB") is somebody else, from the word
 * on to the next "but", to the speaker's own "I", or to the end of the sentence. Where the whole text speaks of a
 * relative alone and nobody speaks of themselves ("my husband cannot speak"), the relative is the patient.
 */
export function markOthers(
  grammar: Grammar,
): (tokens: readonly Token[], senses: TokenSense[], patientNamed: boolean) => void {
  const relative = cueFinder(grammar.relatives)
  const turn = cueFinder(grammar.turns.filter((word) => grammar.orWords.every((or) => or !== word)))
  const speakers = new Set(grammar.speakers)
  return (tokens, senses, patientNamed) => {
    const isOfRelative = (at: number) => [1, 2].some((next) => relative(tokens, at + next))
    const speaks = tokens.some((token, at) => speakers.has(token.text) && !isOfRelative(at))
    if (!patientNamed && !speaks) return
    for (let at = 0; at < tokens.length; at++) {
      const found = relative(tokens, at)
      if (!found) continue
      const { sentence } = tokens[at] ?? { sentence: -1 }
      let end = found.to
      while (end < tokens.length && tokens[end]?.sentence === sentence && end - at < REACH) {
        const token = tokens[end]
        if (token && speakers.has(token.text)) break
        const turned = turn(tokens, end)
        if (turned && tokens[end - 1]?.kind === 'comma') break
        end += 1
      }
      for (const sense of senses.slice(found.from, end)) sense.otherBy ??= found.to - 1
      at = end - 1
    }
  }
}
