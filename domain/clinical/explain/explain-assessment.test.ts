import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { explainAssessment } from '#domain/clinical/explain/explain-assessment.ts'
import { explanationText } from '#domain/clinical/explain/explanation-text.ts'
import { ENGLISH_ANSWER } from '#domain/clinical/knowledge/text/en/answer-words.ts'
import { SWAHILI_ANSWER } from '#domain/clinical/knowledge/text/sw/answer-words.ts'

const present = (...ids: string[]) => ids.map((id) => ({ id, status: 'present' as const }))
const explain = (clinicalCase: ClinicalCase) => explainAssessment(assess(clinicalCase), ENGLISH_ANSWER)

const BLEEDING_AFTER_BIRTH: ClinicalCase = {
  ageMonths: 300,
  sex: 'female',
  afterBirth: true,
  vitals: { systolicMmHg: 80, heartRatePerMin: 130 },
  findings: present('heavy_bleeding_after_birth', 'dizziness', 'pallor'),
}
const COLD: ClinicalCase = {
  ageMonths: 360,
  sex: 'male',
  illnessDays: 2,
  vitals: { weightKg: 70 },
  findings: [...present('runny_nose', 'sneezing', 'sore_throat', 'cough'), { id: 'fever', status: 'absent' }],
}

describe('An assessment in words', () => {
  it('of a woman who bleeds after birth sends her now, says why, and starts with what stops the bleeding', () => {
    const { level, reasons, differential, plan, abstained, dangerSigns } = explain(BLEEDING_AFTER_BIRTH)
    expect(level).toEqual({
      id: 'critical',
      name: 'Emergency',
      whatToDo: 'Go to a hospital now and call for help. Every minute counts.',
    })
    expect(reasons[0]).toMatchObject({ level: 'critical', kindText: 'Warning sign' })
    expect(reasons.map(({ text }) => text)).toContain(
      'Heavy bleeding or a soft womb after birth, or an afterbirth that does not come: death can follow within two hours.',
    )
    expect(reasons.find(({ kind }) => kind === 'conditions')?.text).toContain('Postpartum haemorrhage')
    expect(dangerSigns).toContain('Heavy bleeding in the first day after birth')
    expect(abstained).toBeNull()
    expect(differential[0]).toMatchObject({ name: 'Postpartum haemorrhage', chanceText: 'likely' })
    expect(differential[0]?.speaksFor[0]).toBe('Heavy bleeding in the first day after birth')
    expect(plan.now.slice(0, 2).map(({ title }) => title)).toEqual([
      'Call for emergency help',
      'Rub the womb after birth',
    ])
    expect(plan.medicines.map(({ line }) => line)).toContain('Oxytocin: 10 IU once, injected into a muscle')
    expect(plan.referral).toBe('To be sent to: hospital, now.')
    expect(plan.followUp[0]).toBe('See the patient again after one day.')
  })

  it('of a cold leaves the patient at home, with what speaks for it and against it and when to come back', () => {
    const { level, differential, plan, questions } = explain(COLD)
    expect(level.name).toBe('Care at home')
    expect(differential[0]?.name).toBe('Common cold')
    expect(differential[0]?.speaksFor).toContain('Runny nose')
    expect(differential[0]?.speaksAgainst).toContain('Fever: not there')
    expect(plan.now[0]).toMatchObject({ id: 'care_at_home', title: 'Care at home and watch' })
    expect(plan.referral).toBeNull()
    expect(plan.returnIf).toContain('Shortness of breath')
    for (const { question } of questions) expect(question).toMatch(/\?$/)
  })

  it('calls nothing likely where the engine abstains, and says that it does not know', () => {
    const { abstained, confidence, differential, level, plan } = explain({ ageMonths: 360 })
    expect(abstained).toMatch(/^Too little is known/)
    expect(confidence).toBeNull()
    expect(differential.map(({ chance }) => chance)).not.toContain('likely')
    expect(differential.map(({ chance }) => chance)).not.toContain('possible')
    expect(level.id).toBe('moderate')
    expect(plan.medicines).toEqual([])
  })

  it('says of a medicine to which there is an allergy that it is not given, after those that are', () => {
    const { plan } = explain({
      ageMonths: 24,
      vitals: { respiratoryRatePerMin: 52, temperatureC: 38.6, weightKg: 12 },
      findings: present('cough', 'fever', 'chest_indrawing'),
      allergies: ['amoxicillin'],
    })
    const refused = plan.medicines.find(({ line }) => line === 'Do not give Amoxicillin')
    expect(refused?.concerns).toEqual(['Not to be given: an allergy to Amoxicillin is known.'])
    expect(refused?.notes).toEqual([])
    expect(plan.medicines.map(({ safe }) => safe)).toEqual(
      plan.medicines.map(({ safe }) => safe).toSorted((one, other) => Number(other) - Number(one)),
    )
  })

  it('leaves no reason, action or follow-up of the assessment out', () => {
    for (const one of [BLEEDING_AFTER_BIRTH, COLD]) {
      const assessment = assess(one)
      const { reasons, plan } = explainAssessment(assessment, ENGLISH_ANSWER)
      expect(reasons).toHaveLength(assessment.triage.reasons.length)
      expect(plan.now.map(({ id }) => id)).toEqual(assessment.plan.immediateActions)
      expect(plan.followUp).toHaveLength(assessment.plan.followUpDays.length)
      expect(plan.medicines).toHaveLength(assessment.plan.medicines.length)
    }
  })

  it('asks again for what was said to be there and not there', () => {
    const { askAgain } = explain({
      ageMonths: 360,
      findings: [...present('high_fever'), { id: 'fever', status: 'absent' }],
    })
    expect(askAgain).toEqual(['Fever: said to be there and not there; ask again.'])
  })

  it('stands in plain text with the level first and no gap of a template', () => {
    for (const one of [BLEEDING_AFTER_BIRTH, COLD, { ageMonths: 360 }]) {
      const text = explanationText(explain(one), ENGLISH_ANSWER)
      expect(text).toMatch(/^(?:Emergency|Soon|Care at home): /)
      expect(text).not.toMatch(/[{}_]|undefined|null/)
    }
  })

  it('is said in Swahili when it is given the words of Swahili', () => {
    const { level, differential, plan } = explainAssessment(assess(BLEEDING_AFTER_BIRTH), SWAHILI_ANSWER)
    expect(level.name).toBe('Dharura')
    expect(differential[0]?.id).toBe('postpartum_haemorrhage')
    expect(differential[0]?.name).toBe(SWAHILI_ANSWER.conditions.postpartum_haemorrhage?.name)
    expect(plan.now.slice(0, 2).map(({ title }) => title)).toEqual([
      'Omba msaada wa dharura',
      'Sugua tumbo la uzazi baada ya kujifungua',
    ])
    expect(plan.medicines.map(({ line }) => line)).toContain('Oksitosini: IU 10 mara moja tu, sindano ya msuli')
  })

  it('lets an id without words stand as it is', () => {
    const { differential } = explainAssessment(assess(COLD), { ...ENGLISH_ANSWER, conditions: {} })
    expect(differential[0]?.name).toBe('common_cold')
  })
})
