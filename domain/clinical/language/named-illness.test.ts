import { describe, expect, it } from 'vitest'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const readAny = anyLanguageReader(ALL_PACKS)
const named = (text: string, language = 'en') =>
  readAny(text, { language }).diagnoses.map(({ id, status }) => `${id} ${status}`)

describe('A named illness', () => {
  it.each([
    ['en', 'Referred with DKA', 'diabetic_ketoacidosis present'],
    ['en', '?appendicitis', 'appendicitis present'],
    ['en', 'possible testicular torsion', 'testicular_torsion uncertain'],
    ['en', 'suspected cholera since this morning', 'cholera present'],
    ['sw', 'Mgonjwa wa rufaa: mimba nje ya kizazi', 'ectopic_pregnancy present'],
    ['fr', 'Une péritonite, pense le médecin', 'perforated_ulcer present'],
    ['ar', 'الدكتور قال التهاب الزائدة', 'appendicitis present'],
  ])('is read in %s: %s', (language, text, wanted) => {
    expect(named(text, language)).toContain(wanted)
  })

  it('is denied, past, another person’s or only feared as a finding is', () => {
    expect(named('No appendicitis')).toEqual(['appendicitis absent'])
    expect(named('I have a cough. My sister was admitted with appendicitis')).toEqual(['appendicitis other'])
    expect(named('I am worried about sepsis')).toEqual(['sepsis_adult hypothetical'])
    expect(named('Past medical history: pancreatitis')).toEqual(['acute_pancreatitis past'])
  })

  it.each([
    'history of ectopic pregnancy',
    'known hypertensive crisis',
    'contact with meningococcaemia',
    'the anthrax vaccine',
    'an outbreak of diphtheria: diphtheria in our village',
    'needs a DVT screening',
  ])('is none where the words beside it say that nobody has it: %s', (text) => {
    expect(named(text)).toEqual([])
  })

  it('goes by the longer name, and hides no finding in its words', () => {
    expect(named('She has pre-eclampsia')).toEqual(['pre_eclampsia present'])
    expect(named('viral meningitis')).toEqual(['viral_meningitis present'])
    const { findings } = readAny('liver abscess', { language: 'en' })
    expect(findings.map(({ id }) => id)).toContain('skin_abscess')
  })

  it('is no finding of the text', () => {
    const { findings, diagnoses } = readAny('Fever and sepsis', { language: 'en' })
    expect(findings.map(({ id }) => id)).toEqual(['fever'])
    expect(diagnoses).toEqual([expect.objectContaining({ id: 'sepsis_adult', quote: [10, 16] })])
  })
})
