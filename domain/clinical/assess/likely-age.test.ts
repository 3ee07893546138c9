import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const read = anyLanguageReader(ALL_PACKS)
const answerOf = (text: string, ageMonths?: number) =>
  assess({ text, ...(ageMonths !== undefined && { ageMonths }) }, read(text))
const rulesOf = (text: string) =>
  answerOf(text).triage.reasons.flatMap((reason) => (reason.kind === 'rule' ? [reason.rule.id] : []))

describe('An age that only a noun tells', () => {
  it.each([
    ['My baby is not feeding and feels cold', 6],
    ['Toddler, fever since yesterday', 24],
    ['Please help me, the little girl has diarrhoea', 48],
    ['Teenage boy with pain in one testicle', 180],
    ['Elderly man, confused since morning', 840],
    ['Female infant with cough', 6],
    ['Mtoto wangu ana homa', 48],
  ])('is read in "%s"', (text, months) => {
    expect(read(text).patient).toMatchObject({ likelyAgeMonths: months })
    expect(read(text).patient.ageMonths).toBeUndefined()
  })

  it.each([
    'I bleed since my baby came',
    'My wife has a baby and bleeds',
    'My mother fell, she was carrying the baby',
    'A woman came with her baby, she has a fever',
    'I am 20 weeks pregnant, the baby does not move',
    'My baby is 3 months old and coughs',
  ])('is none in "%s"', (text) => {
    expect(read(text).patient.likelyAgeMonths).toBeUndefined()
  })

  it('is that of no small child where somebody tells of themselves', () => {
    const tells = (text: string) => read(text).patient.tellsOfSelf
    for (const text of [
      'I have a cough and a fever',
      'Nina homa na kikohozi',
      'My husband coughs',
      "J'ai de la fièvre",
    ])
      expect(tells(text), text).toBe(true)
    for (const text of [
      'My son has a cough',
      'Doctor, the girl coughs, I am worried',
      'Cough and fever',
      'I am 40. I cough',
    ])
      expect(tells(text), text).toBeUndefined()
    const chance = (text: string) =>
      answerOf(text).differential.find(({ id }) => id === 'bronchiolitis')?.probability ?? 0
    expect(chance('I have a cough, I cannot breathe well')).toBeLessThan(chance('Cough, cannot breathe well') / 2)
  })

  it('holds a child to the rules for children', () => {
    expect(rulesOf('Toddler with a cough, respiratory rate 45')).toContain('triage.imci.pneumonia')
    expect(rulesOf('Infant with a runny nose, heart rate 140, respiratory rate 44')).toEqual([])
    expect(answerOf('The baby is not feeding').triage.level).toBe('critical')
  })

  it('tells nothing of a baby where a woman’s findings are told', () => {
    expect(answerOf('Baby is well, breasts hard and full, heavy bleeding since she gave birth').triage.level).toBe(
      'critical',
    )
  })

  it('is that of a newborn where the baby has what newborns alone have', () => {
    const rules = rulesOf(
      'Yellow tint on baby’s face since day 4, newborn jaundice. Heart rate 134, respiratory rate 42',
    )
    expect(rules).toContain('triage.young-infant.jaundice')
    expect(rules.filter((id) => id.startsWith('triage.news2'))).toEqual([])
  })

  it('goes behind an age that is known', () => {
    const text = 'Child with a cough, respiratory rate 42'
    expect(rulesOf(text)).toContain('triage.imci.fast-breathing')
    expect(
      answerOf(text, 150).triage.reasons.some(
        (reason) => reason.kind === 'rule' && reason.rule.id === 'triage.imci.fast-breathing',
      ),
    ).toBe(false)
  })

  it('is none for a dose', () => {
    const text = 'The child has had a fever and chills for two days, malaria test positive'
    const medicines = (ageMonths?: number) => JSON.stringify(answerOf(text, ageMonths).plan.medicines)
    expect(medicines()).toContain('age_unknown')
    expect(medicines(48)).not.toContain('age_unknown')
  })
})
