import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const read = anyLanguageReader(ALL_PACKS)

describe('Who the patient is', () => {
  it('is a woman where only the pregnancy is told: her anaemia is that of a pregnancy', () => {
    const text = 'ANC visit 30 weeks, Hb 6.5.'
    const { differential } = assess({ text }, read(text, { language: 'en' }))
    expect(differential[0]?.id).toBe('anaemia_in_pregnancy')
  })

  it('is the one of whom somebody reports, and still the one who speaks of somebody else', () => {
    const of = (text: string, id: string) =>
      read(text, { language: 'en' }).findings.find((one) => one.id === id)?.status
    expect(of('Daughter reports mother, 76, more forgetful for a year.', 'memory_loss')).toBe('present')
    expect(of('My daughter says that my sister has fits. I have a cough.', 'convulsions')).not.toBe('present')
  })

  it("is nobody's brother, friend or neighbour, and who suffers what they do", () => {
    const of = (text: string, id: string) =>
      read(text, { language: 'en' }).findings.find((one) => one.id === id)?.status
    expect(of('Her older brother has fits, she has a cough.', 'convulsions')).not.toBe('present')
    expect(of('Girl, 4 months pregnant, well. Neighbour had fits yesterday.', 'convulsions')).not.toBe('present')
    expect(of('Neighbour, a man of 40, had fits yesterday.', 'convulsions')).toBe('present')
    expect(of("Her uncle's friend forced her, penetration.", 'sexual_assault')).toBe('present')
    const text = 'Her older brother hit her, bleeding from the ear.'
    expect(assess({ text }, read(text, { language: 'en' })).read.present).toContain('bleeding')
  })

  it('is nobody with what only small children have, where somebody tells of themselves', () => {
    const text = 'The backs of my hands are raw, there is a lump on the back of one'
    expect(assess({ text }, read(text)).read.present).not.toContain('lump_on_newborn_back')
  })

  it('is not pregnant whose test says so, though she bleeds or counts weeks', () => {
    const of = (text: string) =>
      assess({ text, ageMonths: 300, sex: 'female' }, read(text, { language: 'en' })).triage.level
    expect(of('Pregnancy test negative, spotting between the periods on the injection')).toBe('moderate')
    expect(of('Pregnancy test positive, spotting')).not.toBe('moderate')
  })

  it('is past her periods at 55 years, when blood comes', () => {
    const of = (ageMonths: number) =>
      assess({ ageMonths, sex: 'female', findings: [{ id: 'vaginal_bleeding', status: 'present' }] }).read.present
    expect(of(55 * 12)).toContain('postmenopausal_bleeding')
    expect(of(55 * 12 - 1)).not.toContain('postmenopausal_bleeding')
  })

  it('is of an age of two parts that is no length of the illness', () => {
    const text = 'Fever of 38.1 since yesterday. Boy of 2 yrs 9 mo.'
    const { findings } = read(text, { language: 'en', ageMonths: 33 })
    expect(findings.map(({ id }) => id)).toContain('fever')
    expect(findings.every(({ days }) => (days ?? 0) < 7)).toBe(true)
  })

  it.each([
    ['My baby is 9 days old. I bleed clots, 3 pads in an hour', 'triage.after-birth.bleeding'],
    ['My baby is 5 days old. I have a terrible headache and see flashes', 'triage.after-birth.severe-headache'],
    ["Mon bébé a 6 jours. J'ai de la fièvre et mal au bas du ventre", 'triage.after-birth.fever'],
  ])('is the mother, whose child has the age: %s', (text, rule) => {
    const { triage } = assess({ text }, read(text))
    expect(triage.reasons.map((one) => one.kind === 'rule' && one.rule.id)).toContain(rule)
  })

  it.each([
    'My baby is 4 days old and she has fever',
    'Cord stump bleeding, 3 days old, the cloth is soaked with blood',
    'My baby is 5 days old and will not feed, I have a headache',
    'My girl is 3 weeks old, blood is pouring from the vagina',
  ])('is the child that has a sign of its own: %s', (text) => {
    const { triage, differential } = assess({ text }, read(text, { language: 'en' }))
    expect(triage.level).toBe('critical')
    expect(differential.slice(0, 3).map(({ id }) => id)).not.toContain('normal_puerperium')
  })

  it('is a child of some months whatever is read of a headache: only a mother of the last weeks is meant', () => {
    const text = 'As his mother I count it, six months old, he bows his head in bursts over and over'
    const { differential } = assess({ text }, read(text, { language: 'en' }))
    expect(differential.map(({ id }) => id)).not.toContain('hypertension')
  })
})
