import type { KeysOfLabel } from '#domain/clinical/compact/compact-words.ts'
import type { AnswerWords } from '#domain/clinical/knowledge/text/answer-words.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { keyReader } from '#domain/clinical/language/keyed-phrases.ts'

/** Which letters make the words matters little: they only foretell. */
const NO_WORD = /[^a-z0-9]+/g

/**
 * The keys of findings' labels and questions and of conditions' names: texts of an answer that are loaded beside the
 * phrases anyway.
 *
 * @param hasIds the ids are words of the language, and more than their labels have
 */
export function keysOfLabels(
  grammar: Grammar,
  { findings, conditions }: Pick<AnswerWords, 'findings' | 'conditions'>,
  hasIds: boolean,
): KeysOfLabel {
  const keysOf = keyReader(grammar)
  return (id) => {
    const { label, question } = findings[id] ?? {}
    const text = label === undefined ? conditions[id]?.name : `${label} ${question}`
    if (text === undefined) return []
    return keysOf(`${hasIds ? id : ''} ${text}`.toLowerCase().replaceAll(NO_WORD, ' '))
  }
}
