import { FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import { FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/all-findings.ts'
import { FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/all-findings.ts'
import { FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/all-findings.ts'
import { FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/all-findings.ts'

type Words = Readonly<Record<string, FindingText | undefined>>

/** The languages that have words for a part of the findings, with those words. */
export const FURTHER_LANGUAGES: readonly (readonly [language: string, words: Words])[] = [
  ['fr', FINDINGS_FR],
  ['ar', FINDINGS_AR],
  ['rw', FINDINGS_RW],
  ['lg', FINDINGS_LG],
  ['ln', FINDINGS_LN],
]

/** Whether a finding has a label, a question and phrases. */
export function isSaid(id: string, words: Words): boolean {
  const { label = '', question = '', phrases = [] } = words[id] ?? {}
  return label.trim() !== '' && /[\p{L}\p{N})]\s?[?؟]$/u.test(question) && phrases.length > 0
}
