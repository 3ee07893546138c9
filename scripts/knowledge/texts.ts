import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'
import { CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/all-conditions.ts'
import { FINDINGS_EN } from '#domain/clinical/knowledge/text/en/all-findings.ts'
import {
  INTERACTION_EFFECTS_EN,
  MEDICINE_NAMES_EN,
  REGIMEN_NOTES_EN,
} from '#domain/clinical/knowledge/text/en/medicines.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import { CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/all-conditions.ts'
import { FINDINGS_SW } from '#domain/clinical/knowledge/text/sw/all-findings.ts'
import {
  INTERACTION_EFFECTS_SW,
  MEDICINE_NAMES_SW,
  REGIMEN_NOTES_SW,
} from '#domain/clinical/knowledge/text/sw/medicines.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { WORDS_EN, type Words } from './words-en.ts'
import { WORDS_SW } from './words-sw.ts'
import { WHY_EN, type WhyWords } from './words-why-en.ts'
import { WHY_SW } from './words-why-sw.ts'

type Table<T> = Readonly<Record<string, T | undefined>>

const OF = {
  en: {
    words: WORDS_EN,
    why: WHY_EN,
    conditions: CONDITIONS_EN as Table<ConditionText>,
    findings: FINDINGS_EN as Table<FindingText>,
    medicines: MEDICINE_NAMES_EN as Table<string>,
    notes: REGIMEN_NOTES_EN as Table<string>,
    effects: INTERACTION_EFFECTS_EN as Table<string>,
  },
  sw: {
    words: WORDS_SW,
    why: WHY_SW,
    conditions: CONDITIONS_SW as Table<ConditionText>,
    findings: FINDINGS_SW as Table<FindingText>,
    medicines: MEDICINE_NAMES_SW as Table<string>,
    notes: REGIMEN_NOTES_SW as Table<string>,
    effects: INTERACTION_EFFECTS_SW as Table<string>,
  },
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
}

const spelled = (id: string) => id.replaceAll('_', ' ')

/** What has no words in a language is said by its id; actions have none yet. */
export function textsOf(language: UiLanguage): Texts {
  const { words, why, conditions, findings, medicines, notes, effects } = OF[language]
  return {
    words,
    why,
    finding: (id) => findings[id]?.label ?? spelled(id),
    question: (id) => findings[id]?.question ?? spelled(id),
    condition: (id) => conditions[id] ?? { name: spelled(id), aliases: [], about: '' },
    medicine: (id) => medicines[id] ?? spelled(id),
    note: (regimen) => notes[regimen] ?? null,
    effect: (id) => effects[id] ?? spelled(id),
    action: spelled,
  }
}
