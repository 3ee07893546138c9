import { type CompactPhrases, phraseReader, phraseWriter } from '#domain/clinical/compact/phrase-coder.ts'

const wordsOf = (id: string): string[] => id.split('_')

/**
 * Ids by their words.
 *
 * @param known ids whose words they are likely to have, and which who reads has
 */
export function compactIds(ids: readonly string[], known: readonly string[] = []): CompactPhrases {
  const { write, end } = phraseWriter()
  write(ids.map(wordsOf), known.flatMap(wordsOf))
  return end()
}

/** The ids that compactIds was given. */
export const idsOfCompact = (compact: CompactPhrases, known: readonly string[] = []): string[] =>
  phraseReader(compact)
    .read(known.flatMap(wordsOf))
    .map((words) => words.join('_'))
