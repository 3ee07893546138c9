import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'

const knowledge = clinicalKnowledge()
const ADULT = { ageMonths: 480, sex: 'male' } as const
const CHILD = { ageMonths: 30, sex: 'female' } as const
const WOMAN = { ageMonths: 336, sex: 'female' } as const
const AFTER_BIRTH = { ...WOMAN, pregnant: false, afterBirth: true } as const

const assessed = (person: ClinicalCase, symptoms: string) =>
  assess({
    ...person,
    findings: symptoms
      .split(' ')
      .filter(Boolean)
      .map((id) => ({ id, status: 'present' as const })),
  })
const ranked = (person: ClinicalCase, symptoms: string) => assessed(person, symptoms).differential.map(({ id }) => id)
const chanceOf = (person: ClinicalCase, symptoms: string, condition: string) =>
  assessed(person, symptoms).differential.find(({ id }) => id === condition)?.probability ?? 0

describe('What a condition says of itself', () => {
  it('names in its needs and as told only findings that it weighs', () => {
    for (const { id, condition, likelihoods } of knowledge.conditions)
      for (const named of [...(condition.needs ?? []), ...(condition.told ? [condition.told] : [])])
        expect(likelihoods.has(named), `${id} ${named}`).toBe(true)
  })

  it.each([
    [ADULT, 'fever chills headache prostration'],
    [ADULT, 'fever chills headache confusion'],
    [ADULT, 'fever chills headache cola_coloured_urine'],
    [CHILD, 'fever vomiting unable_to_drink_or_breastfeed'],
    [CHILD, 'fever chills vomiting lethargy'],
    [CHILD, 'fever chills vomiting severe_pallor'],
  ])('is ruled out by definition: malaria with a danger sign is severe malaria (%o, %s)', (person, symptoms) => {
    const first = ranked(person, symptoms)
    expect(first[0]).toBe('severe_malaria')
    expect(first.slice(0, 3)).not.toContain('malaria_uncomplicated')
  })

  it('leaves malaria without a danger sign what it is', () => {
    expect(ranked(ADULT, 'fever chills headache')[0]).toBe('malaria_uncomplicated')
  })

  it('hardly comes without what it needs', () => {
    const dazed = 'headache dizziness nausea confusion'
    expect(chanceOf(ADULT, dazed, 'concussion')).toBeLessThan(0.1)
    expect(ranked(ADULT, `${dazed} head_injury`)[0]).toBe('concussion')
    expect(ranked({ ...WOMAN, pregnant: true }, 'leaking_waters')[0]).toBe('prelabour_rupture_of_membranes')
    expect(ranked({ ...WOMAN, pregnant: true }, 'leaking_waters contractions')[0]).toBe('labour_term')
  })
})

describe('The weeks of a pregnancy', () => {
  const at = (pregnancyWeeks: number) => ({ ...WOMAN, pregnant: true, pregnancyWeeks })

  it.each([
    [21, false],
    [22, true],
    [36, true],
    [37, false],
  ])('make contractions at %i weeks labour too early: %s', (weeks, isEarly) => {
    const { read } = assessed(at(weeks), 'contractions')
    expect(read.present.includes('labour_before_37_weeks')).toBe(isEarly)
    expect(ranked(at(weeks), 'contractions')[0] === 'preterm_labour').toBe(isEarly)
  })

  it.each([
    [10, 'threatened_miscarriage'],
    [34, 'placenta_praevia'],
  ])('tell an early bleeding from a late one at %i weeks', (weeks, condition) => {
    expect(ranked(at(weeks), 'vaginal_bleeding')[0]).toBe(condition)
    expect(ranked(at(weeks), 'vaginal_bleeding')).not.toContain(weeks < 24 ? 'placental_abruption' : 'miscarriage')
  })
})

describe('A danger sign', () => {
  it.each([
    ['convulsions', 'eclampsia'],
    ['heavy_bleeding_after_birth', 'postpartum_haemorrhage'],
    ['one_leg_swelling', 'deep_vein_thrombosis'],
    ['sudden_breathlessness', 'pulmonary_embolism'],
  ])('brings forward what explains it after a birth: %s', (danger, condition) => {
    expect(ranked(AFTER_BIRTH, `fever lower_abdominal_pain low_mood ${danger}`).slice(0, 3)).toContain(condition)
    expect(ranked(AFTER_BIRTH, danger)[0]).toBe(condition)
    expect(ranked(AFTER_BIRTH, `fever lower_abdominal_pain low_mood_after_birth ${danger}`)[0]).toBe('puerperal_sepsis')
  })

  it('of an organ beside high blood pressure asks for the measurement now, and thinks of an emergency', () => {
    for (const danger of ['severe_headache', 'confusion', 'vision_loss', 'chest_pain', 'shortness_of_breath']) {
      const { triage, plan, differential } = assessed(ADULT, `high_blood_pressure ${danger}`)
      expect(['high', 'critical'], danger).toContain(triage.level)
      expect(
        triage.reasons.some((one) => one.kind === 'rule' && one.rule.id.startsWith('triage.blood-pressure.')),
      ).toBe(true)
      expect(plan.immediateActions, danger).toContain('check_blood_pressure')
      expect(
        differential.map(({ id }) => id),
        danger,
      ).toContain('hypertensive_emergency')
    }
  })
})

describe('A diagnosis that is told, and nothing else', () => {
  it.each([
    ['known_diabetes', 'diabetes_type_2'],
    ['known_hypertension', 'hypertension'],
    ['known_epilepsy', 'epilepsy_generalised'],
    ['known_hiv', 'hiv_infection'],
    ['known_asthma', 'asthma'],
    ['known_sickle_cell', 'sickle_cell_disease'],
  ])('is the condition itself: %s', (history, condition) => {
    const { differential, abstained, triage } = assessed(ADULT, history)
    expect(differential[0]?.id).toBe(condition)
    expect(differential[0]?.probability).toBeGreaterThan(0.5)
    expect(abstained).toBe(false)
    expect(triage.level).not.toBe('low')
  })

  it('is weighed as before where something ails the patient', () => {
    expect(ranked(ADULT, 'known_diabetes fever cough productive_cough pleuritic_chest_pain')[0]).toBe('pneumonia_adult')
  })

  it('makes no illness of a birth or of what names none', () => {
    for (const [person, history] of [
      [AFTER_BIRTH, ''],
      [ADULT, 'known_heart_disease'],
      [ADULT, 'known_cancer smoking'],
    ] as const) {
      const { abstained, triage } = assessed(person, history)
      expect(abstained, history).toBe(true)
      expect(triage.level, history).not.toBe('low')
    }
  })
})
