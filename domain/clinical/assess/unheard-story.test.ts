import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import type { CaseFinding } from '#domain/clinical/case/clinical-case.ts'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const read = anyLanguageReader(ALL_PACKS)
const STORY =
  'Yesterday we walked behind the market to the big shop, and when we returned the door stood open and everybody was already there.'
const SHORT = 'Yesterday we walked behind the market to the big shop.'
const levelOf = (text: string, ...findings: CaseFinding[]) => assess({ text, findings }, read(text)).triage.level

describe('A long story of which nothing was understood', () => {
  it('has to be heard by somebody the same day, and a short one need not', () => {
    expect(levelOf(STORY)).toBe('high')
    expect(levelOf(SHORT)).toBe('moderate')
    expect(assess({ text: STORY }, read(STORY)).triage.reasons).toContainEqual({ kind: 'not_enough', level: 'high' })
  })

  it('is one no more where something was told or ticked', () => {
    expect(levelOf(`${STORY} I have a runny nose.`)).not.toBe('high')
    expect(levelOf(STORY, { id: 'runny_nose', status: 'present' })).not.toBe('high')
  })

  it('stays one beside a danger sign that is none of today, and beside what is not there', () => {
    expect(levelOf(STORY, { id: 'abdominal_mass', status: 'present' })).toBe('high')
    expect(levelOf(`${STORY} There is an abdominal mass.`)).toBe('high')
    expect(levelOf(STORY, { id: 'runny_nose', status: 'absent' })).toBe('high')
  })
})

describe('A long story of which what was read fits nothing', () => {
  const TOLD = 'Since the wedding my hair falls out in front, my ears ring when the bus comes,'
  const UNEXPLAINED = `${TOLD} and the neighbour says it is from the tea we buy there.`

  it('has to be heard the same day where nothing is said to be absent, and a short one need not', () => {
    const { triage } = assess({ text: UNEXPLAINED }, read(UNEXPLAINED))
    expect(triage.level).toBe('high')
    expect(triage.reasons[0]).toEqual({ kind: 'not_enough', level: 'high' })
    expect(levelOf(TOLD)).toBe('moderate')
  })

  it('is one no more where something is said, ticked or measured to be absent', () => {
    expect(levelOf(`${UNEXPLAINED} I have no fever.`)).toBe('moderate')
    expect(levelOf(UNEXPLAINED, { id: 'fever', status: 'absent' })).toBe('moderate')
    const measured = { text: UNEXPLAINED, vitals: { temperatureC: 36.8 } }
    expect(assess(measured, read(UNEXPLAINED)).triage.level).toBe('moderate')
    const raised = { text: UNEXPLAINED, vitals: { systolicMmHg: 152, diastolicMmHg: 94 } }
    expect(assess(raised, read(UNEXPLAINED)).triage.level).toBe('moderate')
  })

  it('stays one beside a danger sign that is none of today', () => {
    expect(levelOf(UNEXPLAINED, { id: 'abdominal_mass', status: 'present' })).toBe('high')
  })
})
