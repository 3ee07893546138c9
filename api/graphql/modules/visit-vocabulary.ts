import { vocabularyEnum } from '#api/graphql/scalars.ts'
import { VISIT_DURATION_CODES, VISIT_SEVERITY_CODES } from '#domain/vocabulary/visits.ts'

export const VisitDurationEnum = vocabularyEnum(
  'VisitDuration',
  VISIT_DURATION_CODES,
  'How long the chief complaint of a visit has lasted.',
)
export const VisitSeverityEnum = vocabularyEnum(
  'VisitSeverity',
  VISIT_SEVERITY_CODES,
  'How bad the chief complaint of a visit is.',
)
