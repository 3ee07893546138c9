import type { AnswerWords } from '#domain/clinical/knowledge/text/answer-words.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'
import { CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/all-conditions.ts'
import { ENGLISH_ANSWER } from '#domain/clinical/knowledge/text/en/answer-words.ts'
import { CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/all-conditions.ts'
import { SWAHILI_ANSWER } from '#domain/clinical/knowledge/text/sw/answer-words.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { WORDS_EN, type Words } from './words-en.ts'
import { WORDS_SW } from './words-sw.ts'
import { WHY_EN, type WhyWords } from './words-why-en.ts'
import { WHY_SW } from './words-why-sw.ts'

interface Language {
  readonly words: Words
  readonly why: WhyWords
  readonly answer: AnswerWords
  /** With the other names, which an answer does not give. */
  readonly conditions: Readonly<Record<string, ConditionText>>
}

const OF: Readonly<Record<UiLanguage, Language>> = {
  en: { words: WORDS_EN, why: WHY_EN, answer: ENGLISH_ANSWER, conditions: CONDITIONS_EN },
  sw: { words: WORDS_SW, why: WHY_SW, answer: SWAHILI_ANSWER, conditions: CONDITIONS_SW },
}

/** The words for everything that the commands print, in one language. */
export interface Texts {
  readonly words: Words
  readonly why: WhyWords
  readonly finding: (id: string) => string
  readonly question: (id: string) => string
  readonly condition: (id: string) => ConditionText
  readonly medicine: (id: string) => string
  readonly note: (regimen: string) => string | null
  readonly effect: (id: string) => string
  readonly action: (id: string) => string
  /** Why a rule asks for its level. */
  readonly rule: (id: string) => string
}

const spelled = (id: string) => id.replaceAll('_', ' ')

/** The words of an answer, for printing; an id that the knowledge does not have is said as it is. */
export function textsOf(language: UiLanguage): Texts {
  const { words, why, answer, conditions } = OF[language]
  return {
    words,
    why,
    finding: (id) => answer.findings[id]?.label ?? spelled(id),
    question: (id) => answer.findings[id]?.question ?? spelled(id),
    condition: (id) => conditions[id] ?? { name: spelled(id), aliases: [], about: '' },
    medicine: (id) => answer.medicines[id] ?? spelled(id),
    note: (regimen) => answer.regimenNotes[regimen] ?? null,
    effect: (id) => answer.interactionEffects[id] ?? spelled(id),
    action: (id) => answer.actions[id]?.title ?? spelled(id),
    rule: (id) => answer.rules[id] ?? spelled(id),
  }
}
