import { describe, expect, it } from 'vitest'
import { loadClinicalEngine } from '#web/lib/clinical-engine/load-clinical-engine.ts'

const english = await loadClinicalEngine('en')
const swahili = await loadClinicalEngine('sw')
const codes = (text: string, patient = {}) => english.recognise(text, patient).findings.map(({ code }) => code)

describe('What is recognised in the text of the other symptoms', () => {
  it('is named in the words of the language, with what is a danger sign', () => {
    expect(english.recognise('I have a headache and I am coughing blood', {}).findings).toEqual(
      expect.arrayContaining([
        { code: 'headache', label: 'Headache', danger: false },
        { code: 'haemoptysis', label: expect.any(String), danger: true },
      ]),
    )
    expect(swahili.recognise('nina homa na kichwa kinauma', {}).findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['fever', 'headache']),
    )
  })

  it('calls no danger sign what has to be seen within days, not the same day', () => {
    const { findings } = english.recognise('blood in my urine', {})
    expect(findings).toContainEqual({ code: 'blood_in_urine', label: expect.any(String), danger: false })
  })

  it('leaves out what is denied, and what is somebody else’s', () => {
    expect(codes('No fever. I have a headache.')).toEqual(['headache'])
    expect(codes('I have a headache. My sister has a cough.')).toEqual(['headache'])
  })

  it('offers what the text thinks possible, and names each finding once', () => {
    expect(codes('maybe fever, fever at night, fever')).toContain('fever')
    expect(codes('fever, fever').filter((code) => code === 'fever')).toHaveLength(1)
  })

  it('leaves out what cannot be in a patient of this sex', () => {
    const text = 'contractions since this morning'
    expect(codes(text, { sex: 'female' })).toContain('contractions')
    expect(codes(text, { sex: 'male' })).not.toContain('contractions')
  })

  it('says what it did not understand, and that an empty text says nothing', () => {
    expect(english.recognise('headache and a zorbulated gribnak', {}).notUnderstood).toEqual(['zorbulated', 'gribnak'])
    expect(english.recognise('', {})).toMatchObject({ findings: [], notUnderstood: [], isWhole: true })
    expect(english.recognise('fever '.repeat(5000), {}).isWhole).toBe(false)
  })
})
