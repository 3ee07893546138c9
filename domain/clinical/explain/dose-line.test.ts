import { describe, expect, it } from 'vitest'
import { doseLine } from '#domain/clinical/explain/dose-line.ts'
import { concernText } from '#domain/clinical/explain/explain-plan.ts'
import { REGIMENS, type RegimenId } from '#domain/clinical/knowledge/medicines/all-regimens.ts'
import type { Quantity, Regimen } from '#domain/clinical/knowledge/medicines/medicine.ts'
import type { PlannedMedicine } from '#domain/clinical/knowledge/text/answer-words.ts'
import { ENGLISH_ANSWER } from '#domain/clinical/knowledge/text/en/answer-words.ts'
import { SWAHILI_ANSWER } from '#domain/clinical/knowledge/text/sw/answer-words.ts'

const planned = (regimen: RegimenId, dose: Quantity | null, more: Partial<PlannedMedicine> = {}): PlannedMedicine => ({
  regimen,
  medicine: REGIMENS[regimen].medicine,
  dose,
  concerns: [],
  safe: true,
  for: [],
  use: 'first',
  needs: [],
  ...more,
})
const line = (regimen: RegimenId, dose: Quantity | null, more: Partial<PlannedMedicine> = {}) =>
  doseLine(planned(regimen, dose, more), REGIMENS[regimen], ENGLISH_ANSWER)
const swahili = (regimen: RegimenId, dose: Quantity) =>
  doseLine(planned(regimen, dose), REGIMENS[regimen], SWAHILI_ANSWER)

describe('The line of a medicine', () => {
  it('says the strength, the dose, how often, how long and by which way', () => {
    const dose = { amount: 2, unit: 'tablet', strength: '250 mg' } as const
    expect(line('amoxicillin_pneumonia_child', dose)).toBe(
      'Amoxicillin 250 mg: 2 tablets twice a day for 5 days, by mouth',
    )
    expect(swahili('amoxicillin_pneumonia_child', dose)).toBe(
      'Amoksilini 250 mg: vidonge 2 mara mbili kwa siku kwa muda wa siku 5, kwa kumeza',
    )
  })

  it('says one tablet, half a tablet, thousands and decimals as they are read', () => {
    expect(line('amoxicillin_pneumonia_child', { amount: 1, unit: 'tablet', strength: '250 mg' })).toContain(
      ': 1 tablet twice',
    )
    expect(line('iron_folic_acid_child', { amount: 0.5, unit: 'tablet' })).toContain(': half a tablet once a day')
    expect(line('benzathine_benzylpenicillin_syphilis', { amount: 2_400_000, unit: 'iu' })).toBe(
      'Benzathine benzylpenicillin: 2,400,000 IU once, injected into a muscle',
    )
    expect(line('adrenaline_anaphylaxis', { amount: 0.15, unit: 'mg', strength: '1 mg/ml' })).toContain(
      ': 0.15 mg once',
    )
    expect(line('furosemide_pulmonary_oedema', { amount: 0.5, unit: 'mg' })).toContain(': 0.5 mg once')
  })

  it('says how the drink after loose stools is given, not so many times a day', () => {
    expect(line('ors_plan_a', { amount: 50, unit: 'ml' })).toBe(
      'Oral rehydration salts: 50 ml after each loose stool, by mouth',
    )
  })

  it('names no dose of what must not be given', () => {
    const concern = { severity: 'avoid', reason: 'allergy', of: 'amoxicillin' } as const
    expect(line('amoxicillin_pneumonia_adult', { amount: 1, unit: 'g' }, { safe: false, concerns: [concern] })).toBe(
      'Do not give Amoxicillin',
    )
    expect(concernText(concern, ENGLISH_ANSWER)).toBe('Not to be given: an allergy to Amoxicillin is known.')
  })

  it('invents no dose where the weight is not known', () => {
    const text = line('amoxicillin_pneumonia_child', null)
    expect(text).toMatch(/^Amoxicillin, by mouth: no dose can be said/)
    expect(text).not.toMatch(/\d/)
  })

  it.each([
    ['English', ENGLISH_ANSWER],
    ['Swahili', SWAHILI_ANSWER],
  ])('of every regimen is whole in %s', (_language, words) => {
    for (const [id, regimen] of Object.entries<Regimen>(REGIMENS)) {
      const text = doseLine({ ...planned(id as RegimenId, { amount: 3, unit: 'mg' }), regimen: id }, regimen, words)
      expect(text, id).not.toMatch(/[{}_]|undefined/)
      expect(text.endsWith(words.phrases.dose.routes[regimen.route]), id).toBe(true)
      expect(text.startsWith(words.medicines[regimen.medicine] ?? '?'), id).toBe(true)
    }
  })
})
