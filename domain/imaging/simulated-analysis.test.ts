import { describe, expect, it } from 'vitest'
import { SIMULATED_ANALYSIS_MS, simulatedAnalysis } from '#domain/imaging/simulated-analysis.ts'
import { PHOTO_ASSESSMENT_TYPES } from '#domain/vocabulary/photos.ts'

describe('§9 Photo tool: the simulated analysis', () => {
  it('takes two seconds', () => {
    expect(SIMULATED_ANALYSIS_MS).toBe(2000)
  })

  it('answers each assessment type as specified', () => {
    const answers = PHOTO_ASSESSMENT_TYPES.map((type) => {
      const { severity, confidence } = simulatedAnalysis(type)
      return `${type} ${severity} ${confidence}`
    })
    expect(answers).toEqual([
      'skin_condition mild 0.78',
      'wound_care moderate 0.85',
      'eye_exam normal 0.92',
      'oral_health normal 0.7',
      'rash_analysis normal 0.7',
      'growth_monitoring normal 0.7',
      'general_documentation normal 0.7',
    ])
  })
})
