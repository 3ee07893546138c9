import { describe, expect, it } from 'vitest'
import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import { ACTIONS } from '#domain/clinical/knowledge/actions/all-actions.ts'
import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import type { Condition } from '#domain/clinical/knowledge/conditions/condition.ts'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import { MEDICINES } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import { INTERACTIONS } from '#domain/clinical/knowledge/medicines/interactions.ts'
import { ENGLISH_ANSWER } from '#domain/clinical/knowledge/text/en/answer-words.ts'
import { SWAHILI_ANSWER } from '#domain/clinical/knowledge/text/sw/answer-words.ts'

const LANGUAGES = [
  ['English', ENGLISH_ANSWER],
  ['Swahili', SWAHILI_ANSWER],
] as const

/** Every text of a table with its place, arrays and nested tables included. */
function textsOf(table: object, place = ''): [string, string][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const at = `${place}.${key}`
    if (typeof value === 'string') return [[at, value]]
    return typeof value === 'object' && value !== null ? textsOf(value, at) : []
  })
}
const bracesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([brace]) => brace).toSorted()
const sentencesOf = (text: string) => text.split(/(?<=[.?!]) (?=[\p{Lu}\d])/u).length

describe('Words of answers', () => {
  it.each(LANGUAGES)('are there for every id in %s', (_language, words) => {
    const without = (ids: readonly string[], texts: object) =>
      ids.filter((id) => !textsOf(texts).some(([place, text]) => place.split('.', 2)[1] === id && text.trim() !== ''))
    expect(Object.keys(FINDINGS).filter((id) => !words.findings[id]?.label || !words.findings[id]?.question)).toEqual(
      [],
    )
    expect(Object.keys(CONDITIONS).filter((id) => !words.conditions[id]?.name || !words.conditions[id]?.about)).toEqual(
      [],
    )
    expect(without(Object.keys(MEDICINES), words.medicines)).toEqual([])
    expect(
      clinicalKnowledge()
        .rules.map(({ id }) => id)
        .filter((id) => !words.rules[id]?.trim()),
    ).toEqual([])
    expect(INTERACTIONS.map(({ effect }) => effect).filter((id) => !words.interactionEffects[id])).toEqual([])
    expect(Object.keys(ACTIONS).filter((id) => !words.actions[id]?.title || !words.actions[id]?.instruction)).toEqual(
      [],
    )
  })

  it.each(LANGUAGES)('are of no id that does not exist in %s', (_language, words) => {
    const rules = new Set<string>(clinicalKnowledge().rules.map(({ id }) => id))
    expect(Object.keys(words.rules).filter((id) => !rules.has(id))).toEqual([])
    expect(Object.keys(words.actions).filter((id) => !(id in ACTIONS))).toEqual([])
  })

  it.each(LANGUAGES)('say a rule in one sentence and an action in a few in %s', (_language, words) => {
    for (const [id, text] of Object.entries(words.rules)) {
      expect(text, id).toMatch(/^\p{Lu}.+\.$/u)
      expect(sentencesOf(text), id).toBe(1)
    }
    for (const [id, { title, instruction }] of Object.entries(words.actions)) {
      expect(title, id).not.toMatch(/[.?!]$/)
      expect(instruction, id).toMatch(/^\p{Lu}.+\.$/su)
      expect(sentencesOf(instruction), id).toBeLessThanOrEqual(3)
    }
  })

  it('are no copy of another language', () => {
    for (const [id, text] of Object.entries(ENGLISH_ANSWER.rules)) expect(SWAHILI_ANSWER.rules[id], id).not.toBe(text)
    for (const [id, { instruction }] of Object.entries(ENGLISH_ANSWER.actions))
      expect(SWAHILI_ANSWER.actions[id]?.instruction, id).not.toBe(instruction)
  })

  it('have the same gaps in both languages, and no empty text', () => {
    const english = new Map(textsOf(ENGLISH_ANSWER.phrases))
    const swahili = new Map(textsOf(SWAHILI_ANSWER.phrases))
    expect([...swahili.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    for (const [place, text] of english) {
      expect(text.trim(), place).not.toBe('')
      expect(bracesOf(swahili.get(place) ?? ''), place).toEqual(bracesOf(text))
    }
  })

  it('name the same numbers in both languages: doses, times and limits', () => {
    const numbersOf = (text: string) => [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) => number).toSorted()
    for (const [id, { instruction }] of Object.entries(ENGLISH_ANSWER.actions))
      expect(numbersOf(SWAHILI_ANSWER.actions[id]?.instruction ?? ''), id).toEqual(numbersOf(instruction))
    for (const [id, text] of Object.entries(ENGLISH_ANSWER.rules))
      expect(numbersOf(SWAHILI_ANSWER.rules[id] ?? ''), id).toEqual(numbersOf(text))
  })
})

describe('Actions', () => {
  it('are each asked for by a plan', () => {
    const asked = new Set<string>(
      Object.values<Condition>(CONDITIONS).flatMap(({ plan }) => [
        ...plan.now,
        ...(plan.lifestyle ?? []),
        ...(plan.prevention ?? []),
      ]),
    )
    expect(Object.keys(ACTIONS).filter((id) => !asked.has(id))).toEqual([])
  })
})
