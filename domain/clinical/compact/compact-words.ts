import { type CompactPhrases, phraseReader, phraseWriter } from '#domain/clinical/compact/phrase-coder.ts'
import type { KeyedPhrase, KeyedWords } from '#domain/clinical/language/keyed-phrases.ts'
import type { Steps } from '#domain/clinical/steps.ts'

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
 * What compactWords was given. A step is a finding.
 *
 * @param findings whose phrases they are, in their order
 */
export function* wordsSteps(
  { classes, ...lists }: CompactWords,
  findings: readonly string[],
  keysOfLabel: KeysOfLabel,
): Steps<KeyedWords> {
  const { read, keys } = phraseReader(lists)
  const members = new Map(classes.map((name) => [name, read([])]))
  const phrases: [string, readonly KeyedPhrase[]][] = []
  for (const id of findings) {
    phrases.push([id, read(keysOfLabel(id))])
    yield
  }
  return { phrases: new Map(phrases), classes: members, pieces: keys() }
}
