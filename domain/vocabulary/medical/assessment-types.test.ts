import { expect, it } from 'vitest'
import { ASSESSMENT_TYPE_NAMES, isAssessmentType } from '#domain/vocabulary/medical/assessment-types.ts'

it('The names of the assessment types are known as such, and nothing else is', () => {
  expect(ASSESSMENT_TYPE_NAMES).toHaveLength(21)
  expect(ASSESSMENT_TYPE_NAMES.every(isAssessmentType)).toBe(true)
  expect(['', 'Malaria', 'constructor', 'scurvy'].filter(isAssessmentType)).toEqual([])
})
