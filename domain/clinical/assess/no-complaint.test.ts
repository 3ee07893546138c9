import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const read = anyLanguageReader(ALL_PACKS)
const assessed = (text: string, rest: ClinicalCase = {}) =>
  assess(
    { ...rest, text },
    read(text, { language: 'en', ...(rest.ageMonths !== undefined && { ageMonths: rest.ageMonths }) }),
  )
const levelOf = (text: string, rest: ClinicalCase = {}) => assessed(text, rest).triage.level

describe('Whoever has no complaint', () => {
  it.each([
    ['Girl, 47 months, haemoglobin 11.0 g/dL, no pallor, no complaint.', {}],
    ['Pregnant woman aged 21, 20 weeks. Haemoglobin 11.2 g/dl, no pallor, no complaints.', {}],
    ['Palms pink, no complaint', { ageMonths: 17, sex: 'male' } as const],
  ])('is cared for at home: %s', (text, rest) => {
    const { triage, differential, abstained } = assessed(text, rest)
    expect(triage.level).toBe('low')
    expect(['no_illness_found', 'normal_pregnancy']).toContain(differential[0]?.id)
    expect(abstained).toBe(false)
  })

  it.each([
    ['a sign of anything', 'Woman of 30, cough, no other complaint'],
    ['an illness', 'Man of 40 with HIV, no complaint'],
    ['a test that is not normal', 'Woman of 30, syphilis test positive, no symptoms'],
    ['a number that was not understood', 'Woman of 60, HbA1c 6.5 %, no complaints'],
  ])('has more than that where there is %s', (_, text) => {
    expect(assessed(text).read.present).not.toContain('no_complaint')
    expect(levelOf(text)).not.toBe('low')
  })

  it('is denied what is listed behind it, and is seen for a danger as before', () => {
    const { read: seen, triage } = assessed('No danger signs: convulsions. Blood in the stool.', { ageMonths: 30 })
    expect(seen.absent).toContain('convulsions')
    expect(seen.present).not.toContain('no_complaint')
    expect(triage.level).toBe('high')
    expect(levelOf('No complaint', { ageMonths: 400, vitals: { systolicMmHg: 80 } })).toBe('critical')
  })
})

describe('An age in hours', () => {
  const jaundice = (text: string, ageMonths: number) =>
    assessed(text, { ageMonths }).triage.reasons.some(
      (one) => one.kind === 'rule' && one.rule.id === 'triage.young-infant.early-jaundice',
    )

  it('is taken from the text where the age in years was rounded', () => {
    expect(jaundice('20 hours old, skin and eyes yellow', 0.003 * 12)).toBe(true)
    expect(jaundice('30 hours old, skin and eyes yellow', 0.003 * 12)).toBe(false)
    expect(jaundice('20 hours old, skin and eyes yellow', 1)).toBe(false)
  })
})
