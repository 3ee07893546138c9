import { describe, expect, it } from 'vitest'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import { ASSESSMENT_TYPE_NAMES, ASSESSMENT_TYPES } from '#domain/vocabulary/medical/assessment-types.ts'
import { SYMPTOM_LISTS } from '#domain/vocabulary/medical/symptom-lists.ts'
import { SYMPTOM_LABELS, type SymptomCode } from '#domain/vocabulary/medical/symptoms.ts'

const findings: Readonly<Record<string, Finding>> = FINDINGS
const isDangerSign = (code: string) => findings[code]?.redFlag !== undefined
const FORTY_YEARS = 480
const TWO_YEARS = 24

/** What of a list is asked of a person of this age and sex, pregnant where the type is about pregnancy. */
const askedOf = (codes: readonly SymptomCode[], ageMonths: number, sex: 'female' | 'male') =>
  codes.filter((code) => {
    const { sex: only = sex, fromMonths = 0, belowMonths = Number.POSITIVE_INFINITY } = findings[code]?.of ?? {}
    return only === sex && ageMonths >= fromMonths && ageMonths < belowMonths
  })

describe.each(ASSESSMENT_TYPE_NAMES)('The checklist of %s', (type) => {
  const codes = SYMPTOM_LISTS[type]

  it('has 12 to 20 symptoms, each once', () => {
    expect(codes.length).toBeGreaterThanOrEqual(12)
    expect(codes.length).toBeLessThanOrEqual(20)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('closes with its danger signs, three at least', () => {
    const closing = codes.slice(codes.findLastIndex((code) => !isDangerSign(code)) + 1)
    expect(closing.length).toBeGreaterThanOrEqual(3)
  })

  it.each(['female', 'male'] as const)('leaves enough to ask of an adult: %s', (sex) => {
    const { onlyFor = sex } = ASSESSMENT_TYPES[type]
    const asked = askedOf(codes, FORTY_YEARS, onlyFor)
    expect(asked.length).toBeGreaterThanOrEqual(12)
    expect(asked.filter(isDangerSign).length).toBeGreaterThanOrEqual(3)
  })
})

describe.each(['malaria', 'pneumonia', 'diarrhoeal_disease', 'epilepsy', 'sickle_cell'] as const)(
  'The checklist of %s, taken for a child',
  (type) => {
    it('has the danger signs of a child, and enough to ask', () => {
      const asked = askedOf(SYMPTOM_LISTS[type], TWO_YEARS, 'female')
      expect(asked).toEqual(
        expect.arrayContaining([
          'unable_to_drink_or_breastfeed',
          'vomits_everything',
          'convulsions',
          'lethargy',
          'chest_indrawing',
        ]),
      )
      expect(asked.length).toBeGreaterThanOrEqual(12)
    })
  },
)

describe('The checklists together', () => {
  it('use every symptom that has words', () => {
    const used = new Set<string>(Object.values(SYMPTOM_LISTS).flat())
    expect(Object.keys(SYMPTOM_LABELS).filter((code) => !used.has(code))).toEqual([])
  })
})
