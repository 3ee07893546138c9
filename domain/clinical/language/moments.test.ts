import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import type { ClinicalLanguage } from '#domain/clinical/language/languages.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const read = anyLanguageReader(ALL_PACKS)
const daysOf = (text: string, language: ClinicalLanguage = 'en') => read(text, { language }).illnessDays
const SOME_HOURS = 0.3

describe('A moment with which an illness began', () => {
  it.each<[ClinicalLanguage, string, number]>([
    ['en', 'Fever since yesterday', 1],
    ['en', 'Vomiting since this morning', SOME_HOURS],
    ['en', 'Belly pain since noon', SOME_HOURS],
    ['en', 'He began with a cough this morning', SOME_HOURS],
    ['en', 'Yesterday it started with vomiting', 1],
    ['en', 'He was fine until yesterday, now he has diarrhoea', 1],
    ['en', 'Fever from Monday', 3],
    ['sw', 'homa tangu jana', 1],
    ['sw', 'anatapika tangu asubuhi', SOME_HOURS],
    ['sw', 'homa ilianza leo', SOME_HOURS],
    ['sw', 'anaharisha tangu jumatatu', 3],
    ['fr', 'fièvre depuis hier soir', 1],
    ['fr', 'il vomit depuis ce matin', SOME_HOURS],
    ['ar', 'حمى منذ أمس', 1],
    ['ar', 'حمى منذ الصباح', SOME_HOURS],
    ['rw', 'arwaye umuriro kuva ejo', 1],
    ['rw', 'umuriro watangiye uyu munsi', SOME_HOURS],
    ['lg', 'alina omusujja okuva jjo', 1],
    ['lg', 'alina omusujja okuva ku makya', SOME_HOURS],
    ['ln', 'azali na fievre banda lobi', 1],
    ['ln', 'azali na fievre banda na ntongo', SOME_HOURS],
  ])('tells how long it has lasted in %s: %s', (language, text, days) => {
    expect(daysOf(text, language)).toBe(days)
  })

  it.each([
    ['Fever today', undefined],
    ['Yesterday we went to the market, he coughs', undefined],
    ['Joints stiff until noon', undefined],
    ['Tired in the morning', undefined],
    ['Cough for two weeks, worse since yesterday', 14],
    ['Fever every day since Monday of last week', 7],
  ])('is no other time: %s', (text, days) => {
    expect(daysOf(text)).toBe(days)
  })

  it('is of the last day where it is today or yesterday, whoever began then', () => {
    const isOfLastDay = (text: string) => read(text, { language: 'en' }).isOfLastDay
    expect(isOfLastDay('He fell yesterday')).toBe(true)
    expect(isOfLastDay('Pain for two hours')).toBe(true)
    expect(isOfLastDay('Pain for two days')).toBe(false)
    expect(isOfLastDay('Fever from Monday')).toBe(false)
    // An attack of minutes comes as well for years, and an hour of every morning is not the last one.
    expect(isOfLastDay('Pain for ten minutes')).toBe(false)
    expect(isOfLastDay('Stiff every morning for an hour')).toBe(false)
    expect(isOfLastDay('My sister has had a fever since yesterday. I cough')).toBe(false)
  })
})

describe('What comes at one time of every day', () => {
  const present = (text: string) => assess({ text }, read(text, { language: 'en' })).read.present

  it('is only what it is a kind of where that is when it began', () => {
    expect(present('He vomits every morning')).toContain('morning_vomiting')
    const sinceToday = present('Vomiting since this morning')
    expect(sinceToday).toContain('vomiting')
    expect(sinceToday).not.toContain('morning_vomiting')
    expect(present('Fever since the evening')).not.toContain('evening_fever')
  })
})
