import { vocabularyEnum } from '#api/graphql/scalars.ts'
import { REASON_KINDS } from '#domain/clinical/assess/assessment.ts'
import { ACTION_DOERS } from '#domain/clinical/knowledge/actions/action.ts'
import { TRIAGE_LEVELS } from '#domain/clinical/knowledge/conditions/condition.ts'
import { CHANCES } from '#domain/clinical/knowledge/text/answer-words.ts'
import { RECORDED_REGIONS } from '#domain/vocabulary/countries.ts'
import { EXTRA_MEASUREMENTS } from '#domain/vocabulary/medical/measurements.ts'
import { RECORDED_CATEGORIES, RECORDED_TYPE_NAMES } from '#domain/vocabulary/medical/recorded-types.ts'

export const AssessmentTypeNameEnum = vocabularyEnum(
  'AssessmentTypeName',
  RECORDED_TYPE_NAMES,
  'What a medical assessment is about; in lower case the name that routes use. `CLINICAL_VISIT` is a visit of a ' +
    'patient, which no form of the centre asks about.',
)
export const AssessmentCategoryEnum = vocabularyEnum(
  'AssessmentCategory',
  RECORDED_CATEGORIES,
  'What assessment types are grouped by.',
)
export const ExtraMeasurementEnum = vocabularyEnum(
  'ExtraMeasurement',
  EXTRA_MEASUREMENTS,
  'What is worth measuring for an assessment type beside the five vital signs.',
)
export const MedicalRegionEnum = vocabularyEnum(
  'MedicalRegion',
  RECORDED_REGIONS,
  'The countries of the medical assessment, whose form offers all but the last two: illnesses are not equally ' +
    'common in each.',
)
export const RiskLevelEnum = vocabularyEnum(
  'RiskLevel',
  TRIAGE_LEVELS,
  'How soon the person must be seen: critical now, high the same day, moderate within days, low care at home.',
)
export const ChanceEnum = vocabularyEnum('Chance', CHANCES, 'How likely a condition is, in words.')
export const ActionDoerEnum = vocabularyEnum('ActionDoer', ACTION_DOERS, 'Who does what is to be done.')
export const ReasonKindEnum = vocabularyEnum('ReasonKind', REASON_KINDS, 'What kind of reason a level rests on.')
