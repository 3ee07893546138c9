import { describe, expect, it } from 'vitest'
import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import type { Condition } from '#domain/clinical/knowledge/conditions/condition.ts'
import { CONDITIONS_OF_TYPE } from '#domain/clinical/medical/conditions-of-type.ts'
import { ASSESSMENT_TYPE_NAMES } from '#domain/vocabulary/medical/assessment-types.ts'
import { SYMPTOM_LISTS } from '#domain/vocabulary/medical/symptom-lists.ts'

const conditions: Readonly<Record<string, Condition>> = CONDITIONS
/** Diabetes of pregnancy is measured, not told; and nobody ticks a list in a labour that has lasted for a day. */
const NOT_TOLD = new Set(['gestational_diabetes', 'obstructed_labour'])

describe.each(ASSESSMENT_TYPE_NAMES)('The conditions of %s', (type) => {
  const ids = CONDITIONS_OF_TYPE[type]

  it('are conditions of the engine, each once', () => {
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !Object.hasOwn(conditions, id))).toEqual([])
  })

  it('are spoken for by the checklist, the plainest by two symptoms of it', () => {
    const asked = SYMPTOM_LISTS[type]
    const known = (id: string) => asked.filter((code) => Object.hasOwn(conditions[id]?.findings ?? {}, code))
    expect(known(ids[0] ?? '').length).toBeGreaterThanOrEqual(2)
    expect(ids.filter((id) => known(id).length === 0 && !NOT_TOLD.has(id))).toEqual([])
  })
})
