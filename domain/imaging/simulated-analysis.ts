import type { PhotoAssessmentType, PhotoSeverity } from '#domain/vocabulary/photos.ts'

/** What a demonstration answers instead of looking at the picture. */
export interface SimulatedAnalysis {
  readonly severity: PhotoSeverity
  /** 0 to 1. */
  readonly confidence: number
}

/** How long the demonstration seems to look (specification §9 "Photo tool"). */
export const SIMULATED_ANALYSIS_MS = 2000

const BY_TYPE: Partial<Record<PhotoAssessmentType, SimulatedAnalysis>> = {
  skin_condition: { severity: 'mild', confidence: 0.78 },
  wound_care: { severity: 'moderate', confidence: 0.85 },
  eye_exam: { severity: 'normal', confidence: 0.92 },
}
const OTHERWISE: SimulatedAnalysis = { severity: 'normal', confidence: 0.7 }

/**
 * The answer of a demonstration to any picture of an assessment type, always the same: it has seen nothing
 * (specification §9 "Photo tool"). Only for demonstrations, and always shown as simulated.
 */
export function simulatedAnalysis(type: PhotoAssessmentType): SimulatedAnalysis {
  return BY_TYPE[type] ?? OTHERWISE
}
