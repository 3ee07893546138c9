import {
  type CompactTexts,
  compactTexts,
  type TextShape,
  type TextTable,
  textsSteps,
} from '#domain/clinical/compact/compact-texts.ts'
import { ACTIONS } from '#domain/clinical/knowledge/actions/all-actions.ts'
import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import { MEDICINES } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import { REGIMENS } from '#domain/clinical/knowledge/medicines/all-regimens.ts'
import { INTERACTIONS } from '#domain/clinical/knowledge/medicines/interactions.ts'
import { TRIAGE_RULES } from '#domain/clinical/knowledge/rules/all-rules.ts'
import { dangerSignRules } from '#domain/clinical/knowledge/rules/danger-signs.ts'
import type { AnswerWords } from '#domain/clinical/knowledge/text/answer-words.ts'
import type { Steps } from '#domain/clinical/steps.ts'

type Tables = readonly (readonly [name: keyof AnswerWords, shape: TextShape])[]

/**
 * The tables of an answer's words, the longest texts first: they foretell the others. Other names of conditions and
 * phrases are no part of them.
 */
const answerTables = (): Tables => [
  ['conditions', { ids: Object.keys(CONDITIONS), fields: ['name', 'about'] }],
  ['findings', { ids: Object.keys(FINDINGS), fields: ['label', 'question'] }],
  ['actions', { ids: Object.keys(ACTIONS), fields: ['title', 'instruction'] }],
  ['rules', { ids: [...TRIAGE_RULES, ...dangerSignRules(FINDINGS)].map(({ id }) => id), fields: [] }],
  ['medicines', { ids: Object.keys(MEDICINES), fields: [] }],
  ['regimenNotes', { ids: Object.keys(REGIMENS), fields: [] }],
  ['interactionEffects', { ids: [...new Set(INTERACTIONS.map(({ effect }) => effect))], fields: [] }],
]

/** What is no table of texts, as one text. */
const REST: TextShape = { ids: ['rest'], fields: [] }

/**
 * All that an answer is said with in one language.
 *
 * @throws Error where it lacks a text, or has one for what is not known
 */
export function compactAnswer(answer: AnswerWords): CompactTexts {
  const tables = answerTables()
  const rest = new Map(Object.entries(answer))
  const texts = tables.map(([name, shape]) => {
    const table: TextTable = { ...rest.get(name) }
    rest.delete(name)
    const unknown = Object.keys(table).find((id) => !shape.ids.includes(id))
    if (unknown !== undefined) throw new Error(`There are words for ${unknown}, which is none of the ${name}`)
    return [shape, table] as const
  })
  return compactTexts([...texts, [REST, { rest: JSON.stringify(Object.fromEntries(rest)) }]])
}

/** What compactAnswer was given, as far as answers say it. */
export function* answerSteps(compact: CompactTexts): Steps<AnswerWords> {
  const tables = answerTables()
  const texts = yield* textsSteps(compact, [...tables.map(([, shape]) => shape), REST])
  const { rest } = texts[tables.length] ?? {}
  const others = typeof rest === 'string' ? JSON.parse(rest) : {}
  return { ...others, ...Object.fromEntries(tables.map(([name], at) => [name, texts[at]])) }
}
