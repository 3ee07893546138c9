import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'

const read = textReader([ENGLISH_PACK.words, SWAHILI_PACK.words])
const ask = (text: string) => {
  const { triage, differential, plan } = assess({ text }, read(text))
  return { level: triage.level, first: differential[0]?.id, actions: plan.immediateActions }
}

describe('Somebody well who was close to an infection', () => {
  it.each([
    [
      'Boy of 3 years, his father has TB. He plays, eats well, no cough, no fever',
      'tb_contact_care',
      'moderate',
      'tb_preventive_treatment',
    ],
    ['Boy of 3 years, his father has TB', 'tb_contact_care', 'moderate', 'tb_preventive_treatment'],
    [
      'I am 19, my room mate has meningococcal meningitis. I am well, no fever',
      'meningitis_contact_care',
      'high',
      'treat_contacts',
    ],
    [
      'Baby 5 days old, mother is HIV positive on ART, feeds well',
      'hiv_exposed_infant_care',
      'high',
      'hiv_infant_prevention',
    ],
    [
      'Mtoto wa wiki 2, mama ana VVU na anatumia ARV, ananyonya vizuri',
      'hiv_exposed_infant_care',
      'moderate',
      'hiv_infant_prevention',
    ],
  ])('is told what protects: %s', (text, condition, level, action) => {
    const { first, level: found, actions } = ask(text)
    expect([first, found]).toEqual([condition, level])
    expect(actions).toContain(action)
  })

  it.each([
    [
      'Boy of 3 years, his father has TB. Cough for 3 weeks, fever in the evenings, losing weight',
      'pulmonary_tuberculosis',
    ],
    [
      'I am 22, my roommate has meningitis. Fever since yesterday, severe headache, stiff neck',
      'meningococcal_disease',
    ],
  ])('is ill with it where its signs are there: %s', (text, condition) => {
    expect(ask(text).first).toBe(condition)
  })

  it('is a contact of whoever is told to have had it', () => {
    expect(ask('His brother died two days ago, and lung plague was found. No cough, no fever').level).toBe('high')
    expect(ask('Boy of 3 years, plays. His brother does not have TB').first).not.toBe('tb_contact_care')
  })

  it('takes a mother without HIV for none', () => {
    expect(ask('Baby 5 days old, mother HIV negative, feeds well').first).not.toBe('hiv_exposed_infant_care')
  })
})
