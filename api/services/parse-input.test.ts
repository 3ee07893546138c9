import { describe, expect, it } from 'vitest'
import { InvalidInput } from '#api/services/errors.ts'
import { parseInput } from '#api/services/parse-input.ts'
import { ClinicalCaseInput } from '#domain/clinical/case/case-input.ts'

const issuesOf = (sent: unknown): unknown => {
  try {
    return parseInput(ClinicalCaseInput, sent)
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues.map(({ field }) => field)
    throw error
  }
}

describe('An input that is refused', () => {
  it('names a field within another by both, and the list of a wrong member', () => {
    expect(
      issuesOf({
        vitals: { temperatureC: 400, oxygenSaturationPercent: 140 },
        findings: [{ id: 'fever', status: 'present' }, { id: 'cough' }],
      }),
    ).toEqual(['vitals.temperatureC', 'vitals.oxygenSaturationPercent', 'findings'])
  })

  it('is given back as the schema makes it where nothing is wrong', () => {
    expect(issuesOf({ ageMonths: 12, text: null })).toEqual({ ageMonths: 12 })
  })
})
