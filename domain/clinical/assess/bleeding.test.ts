import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import type { CaseFinding } from '#domain/clinical/case/clinical-case.ts'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const read = anyLanguageReader(ALL_PACKS)
const answerTo = (text: string, ...findings: CaseFinding[]) => assess({ text, findings }, read(text))
const isOfWomb = (text: string) => answerTo(text).read.present.includes('vaginal_bleeding')

describe('A bleeding of which nobody says where it comes from', () => {
  it.each([
    '32 weeks. Bleeding.',
    'I am 5 months and bleeding',
    'ANC 34/40, bleeding, no pain',
    '20F G2P1 28/40 bleeding x 1 hour',
    'Gravida 3, 27 years, bleeding too much',
    'mjamzito, anatokwa na damu',
    '30 weeks pregnant, known bleeding disorder, bleeding',
    '30 weeks pregnant, kicked in the belly, bleeding',
    'enceinte. Elle saigne.',
    'My sister is pregnant. She is bleeding. I am at work.',
  ])('is the womb’s in a pregnancy: %s', (text) => {
    expect(isOfWomb(text)).toBe(true)
    expect(answerTo(text).triage.level).toBe('critical')
  })

  it('is told from early and late by the weeks', () => {
    const of = (text: string) => answerTo(text).read.present
    expect(of('I am 10 weeks pregnant and I am bleeding')).toContain('bleeding_in_early_pregnancy')
    expect(of('spotting at 8 weeks of pregnancy')).toContain('bleeding_in_early_pregnancy')
    expect(of('she is eight months pregnant and bleeding')).toContain('bleeding_in_late_pregnancy')
  })

  it('is the womb’s after a birth, unless it is said to be little', () => {
    expect(isOfWomb('delivered yesterday, bleeding')).toBe(true)
    expect(isOfWomb('Day 4 after delivery, bleeding little, no fever')).toBe(false)
  })

  it.each([
    'pregnant 6 months, gums bleed when brushing',
    'pregnant 6 months, cut my finger, bleeding',
    'pregnant 6 months, nose is bleeding',
    '30 weeks pregnant, not bleeding',
    'he is bleeding',
  ])('is not the womb’s where another place is told, where there is none, or in a man: %s', (text) => {
    expect(isOfWomb(text)).toBe(false)
  })

  it('is something of its own only where nothing else bleeds, and stays what was ticked', () => {
    expect(answerTo('he is bleeding').read.present).toContain('bleeding')
    expect(answerTo('he is bleeding from the nose').read.present).not.toContain('bleeding')
    expect(answerTo('', { id: 'bleeding', status: 'present' }).read.present).toContain('bleeding')
  })

  it('never goes against what was denied', () => {
    const denied: CaseFinding = { id: 'vaginal_bleeding', status: 'absent' }
    expect(answerTo('32 weeks, bleeding', denied).read.present).not.toContain('vaginal_bleeding')
  })
})
