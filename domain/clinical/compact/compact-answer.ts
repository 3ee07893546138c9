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

/** What is no table of texts, the lists of a grammar and the keys of phrases, as one text each. */
const OTHERS: TextShape = { ids: ['rest', 'lists', 'keys'], fields: [] }
/** Between two lists: none has it. */
const NEXT_LIST = ';'

/**
 * All that an answer is said with in one language.
 *
 * @param keys of its phrases, with spaces between: the texts foretell them
 * @param lists of words that its grammar has
 * @throws Error where it lacks a text, or has one for what is not known
 */
export function compactAnswer(answer: AnswerWords, keys: string, lists: readonly string[]): CompactTexts {
  const odd = lists.find((list) => list.includes(NEXT_LIST))
  if (odd !== undefined) throw new Error(`A list of a grammar has a ${NEXT_LIST}: ${odd}`)
  const tables = answerTables()
  const rest = new Map(Object.entries(answer))
  const texts = tables.map(([name, shape]) => {
    const table: TextTable = { ...rest.get(name) }
    rest.delete(name)
    const unknown = Object.keys(table).find((id) => !shape.ids.includes(id))
    if (unknown !== undefined) throw new Error(`There are words for ${unknown}, which is none of the ${name}`)
    return [shape, table] as const
  })
  return compactTexts([
    ...texts,
    [OTHERS, { rest: JSON.stringify(Object.fromEntries(rest)), keys, lists: lists.join(NEXT_LIST) }],
  ])
}

/** What a language's answers are said with, and what its texts foretell: compactAnswer. */
export interface ReadAnswer {
  readonly answer: AnswerWords
  readonly keys: string
  readonly lists: readonly string[]
}

/** What compactAnswer was given, as far as answers say it. */
export function* answerSteps(compact: CompactTexts): Steps<ReadAnswer> {
  const tables = answerTables()
  const texts = yield* textsSteps(compact, [...tables.map(([, shape]) => shape), OTHERS])
  const { rest, keys, lists } = texts[tables.length] ?? {}
  if (typeof rest !== 'string' || typeof keys !== 'string' || typeof lists !== 'string')
    throw new Error('The texts of the answer are cut short')
  const answer = { ...JSON.parse(rest), ...Object.fromEntries(tables.map(([name], at) => [name, texts[at]])) }
  return { answer, keys, lists: lists.split(NEXT_LIST) }
}
