import type { KeysOfLabel } from '#domain/clinical/compact/compact-words.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { keyReader } from '#domain/clinical/language/keyed-phrases.ts'

type Label = Pick<FindingText, 'label' | 'question'>

/** Which letters make the words matters little: they only foretell. */
const NO_WORD = /[^a-z0-9]+/g

/**
 * The keys of findings' labels and questions: texts of an answer that are loaded beside the phrases anyway.
 *
 * @param hasIds the ids of findings are words of the language, and more than their labels have
 */
export function keysOfLabels(grammar: Grammar, texts: Readonly<Record<string, Label>>, hasIds: boolean): KeysOfLabel {
  const keysOf = keyReader(grammar)
  return (finding) => {
    const text = texts[finding]
    if (!text) return []
    return keysOf(`${hasIds ? finding : ''} ${text.label} ${text.question}`.toLowerCase().replaceAll(NO_WORD, ' '))
  }
}
