import { type CompactPhrases, phraseReader, phraseWriter } from '#domain/clinical/compact/phrase-coder.ts'
import { type KeyedPhrase, type KeyedWords, NAMELESS } from '#domain/clinical/language/keyed-phrases.ts'
import type { Steps } from '#domain/clinical/steps.ts'

/**
 * The words of a language as short as they come. Phrases of one finding use the same few words again and again, and
 * those of its label.
 */
export interface CompactWords extends CompactPhrases {
  /** Names of classes, in their order; their members come before the phrases of findings. */
  readonly classes: readonly string[]
}

/** Of a finding or condition, the keys of what it is called: its phrases will have most of them. */
export type KeysOfLabel = (id: string) => readonly string[]

/** @param conditions all ids of conditions: those without a name have no list */
export function compactWords(
  { phrases, diagnoses, classes }: KeyedWords,
  conditions: readonly string[],
  keysOfLabel: KeysOfLabel,
): CompactWords {
  const { write, end } = phraseWriter()
  for (const members of classes.values()) write(members, [])
  for (const [finding, list] of phrases) if (!NAMELESS.includes(finding)) write(list, keysOfLabel(finding))
  for (const condition of conditions) write(diagnoses.get(condition) ?? [], keysOfLabel(condition))
  for (const id of NAMELESS) write(phrases.get(id) ?? [], [])
  return { ...end(), classes: [...classes.keys()] }
}

/**
 * What compactWords was given. A step is a finding or a condition.
 *
 * @param findings whose phrases they are, in their order
 * @param conditions all ids of conditions, in their order
 */
export function* wordsSteps(
  { classes, ...compact }: CompactWords,
  findings: readonly string[],
  conditions: readonly string[],
  keysOfLabel: KeysOfLabel,
): Steps<KeyedWords> {
  const { read, keys } = phraseReader(compact)
  const members = new Map(classes.map((name) => [name, read([])]))
  const lists: [string, readonly KeyedPhrase[]][] = []
  for (const id of [...findings, ...conditions]) {
    lists.push([id, read(keysOfLabel(id))])
    yield
  }
  const named = lists.slice(findings.length).filter(([, list]) => list.length > 0)
  const nameless = NAMELESS.map((id) => [id, read([])] as const)
  return {
    phrases: new Map([...lists.slice(0, findings.length), ...nameless]),
    diagnoses: new Map(named),
    classes: members,
    pieces: keys(),
  }
}
