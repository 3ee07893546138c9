import { describe, expect, it } from 'vitest'
import { PREGNANCY_CONTACTS } from '#domain/tasks/pregnancy-contacts.ts'
import { TASK_RULES, taskRuleOf } from '#domain/tasks/task-rules.ts'
import { UI_LANGUAGES } from '#domain/vocabulary/languages.ts'

const rules = Object.entries(TASK_RULES)

describe('The rules that make tasks', () => {
  it.each(rules)('%s has a version, a source, and its texts in English and Swahili', (_name, rule) => {
    expect(rule.version).toBeGreaterThanOrEqual(1)
    expect(rule.source.length).toBeGreaterThan(20)
    expect(rule.when).not.toBe('')
    for (const language of UI_LANGUAGES) {
      expect(rule.title[language]).not.toBe('')
      expect(rule.why[language]).not.toBe('')
    }
    expect(rule.title.en).not.toBe(rule.title.sw)
  })

  it.each(rules)('%s opens before it is due, and is due no later than it closes', (_name, { window }) => {
    expect(window.opens).toBeLessThanOrEqual(window.due)
    expect(window.due).toBeLessThanOrEqual(window.closes)
  })

  it('have ids of their own, by which a stored task finds its rule', () => {
    expect(new Set(rules.map(([, { id }]) => id)).size).toBe(rules.length)
    for (const [, rule] of rules) expect(taskRuleOf(rule.id)).toBe(rule)
    expect(taskRuleOf('task.unknown')).toBeUndefined()
  })

  it('share out the weeks of a pregnancy among WHO’s eight contacts', () => {
    expect(PREGNANCY_CONTACTS.map(({ week }) => week)).toEqual([12, 20, 26, 30, 34, 36, 38, 40])
    for (const [at, { week, fromWeek, beforeWeek }] of PREGNANCY_CONTACTS.entries()) {
      expect(fromWeek).toBe(PREGNANCY_CONTACTS[at - 1]?.beforeWeek ?? 0)
      expect(week).toBeGreaterThanOrEqual(fromWeek)
      expect(week).toBeLessThan(beforeWeek)
    }
  })
})
