import { type CompactPhrases, phraseReader, phraseWriter } from '#domain/clinical/compact/phrase-coder.ts'
import type { KeyedWords } from '#domain/clinical/language/keyed-phrases.ts'

/**
 * The words of a language as short as they come. Phrases of one finding use the same few words again and again, and
 * those of its label.
 */
export interface CompactWords extends CompactPhrases {
  /** Names of classes, in their order; their members come before the phrases of findings. */
  readonly classes: readonly string[]
}

/** Of a finding, the keys of what it is called and asked by: its phrases will have most of them. */
export type KeysOfLabel = (finding: string) => readonly string[]

export function compactWords({ phrases, classes }: KeyedWords, keysOfLabel: KeysOfLabel): CompactWords {
  const { write, end } = phraseWriter()
  for (const members of classes.values()) write(members, [])
  for (const [finding, list] of phrases) write(list, keysOfLabel(finding))
  return { ...end(), classes: [...classes.keys()] }
}

/**
 * What compactWords was given.
 *
 * @param findings whose phrases they are, in their order
 */
export function wordsOfCompact(
  { classes, ...lists }: CompactWords,
  findings: readonly string[],
  keysOfLabel: KeysOfLabel,
): KeyedWords {
  const { read, keys } = phraseReader(lists)
  const members = new Map(classes.map((name) => [name, read([])]))
  const phrases = new Map(findings.map((id) => [id, read(keysOfLabel(id))]))
  return { phrases, classes: members, pieces: keys() }
}
