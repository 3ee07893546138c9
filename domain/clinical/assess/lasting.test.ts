import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'

const read = textReader([ENGLISH_PACK.words])
const present = (text: string) => assess({ text }, read(text)).read.present

describe('What has lasted long', () => {
  it.each([
    ['cough and fever for 9 days', ['fever_7_days'], []],
    ['he has been ill for 9 days, temperature 38.6', ['fever', 'fever_7_days'], []],
    ['cough for six weeks, temperature 37.9', ['cough_2_weeks', 'fever'], ['fever_7_days', 'fever_3_weeks']],
    ['cough for six weeks and fever for 2 days', ['cough_2_weeks', 'fever'], ['fever_7_days']],
    ['Fever, mother wrote it down: today is the ninth day', ['fever', 'fever_7_days'], []],
    [
      'Fever this morning. Vaccinated three weeks ago.',
      ['fever', 'recent_vaccination'],
      ['fever_7_days', 'fever_3_weeks'],
    ],
  ] as const)('%s', (text, there, not) => {
    expect(present(text)).toEqual(expect.arrayContaining([...there]))
    for (const id of not) expect(present(text)).not.toContain(id)
  })
})
