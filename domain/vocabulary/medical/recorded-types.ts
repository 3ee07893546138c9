import {
  ASSESSMENT_CATEGORIES,
  ASSESSMENT_TYPE_NAMES,
  ASSESSMENT_TYPES,
  type AssessmentCategory,
  type AssessmentTypeName,
  type AssessmentTypeVocabulary,
} from '#domain/vocabulary/medical/assessment-types.ts'
import { VISIT_TYPE } from '#domain/vocabulary/visits.ts'

/** What a stored assessment can be about: a type that the medical assessment centre offers, or a visit of a patient. */
export type RecordedTypeName = AssessmentTypeName | typeof VISIT_TYPE
export const RECORDED_TYPE_NAMES: readonly RecordedTypeName[] = [...ASSESSMENT_TYPE_NAMES, VISIT_TYPE]

/** What recorded types are grouped by: a visit can find anything. */
export const RECORDED_CATEGORIES = [...ASSESSMENT_CATEGORIES, 'general'] as const
export type RecordedCategory = AssessmentCategory | 'general'

export interface RecordedTypeVocabulary extends Omit<AssessmentTypeVocabulary, 'category'> {
  readonly category: RecordedCategory
}

export const RECORDED_TYPES: Readonly<Record<RecordedTypeName, RecordedTypeVocabulary>> = {
  ...ASSESSMENT_TYPES,
  [VISIT_TYPE]: {
    category: 'general',
    displayName: { en: 'Clinical assessment', sw: 'Tathmini ya kitabibu' },
    description: {
      en: 'A patient examined by a health worker, whatever the complaint.',
      sw: 'Mgonjwa aliyechunguzwa na mhudumu wa afya, kwa tatizo lolote.',
    },
  },
}

/** Whether a text names a type that records can be of. */
export const isRecordedType = (text: string): text is RecordedTypeName => Object.hasOwn(RECORDED_TYPES, text)

/** The types whose name, in any language, holds a text, whatever its letters' case. */
export const recordedTypesNamed = (text: string): readonly RecordedTypeName[] =>
  RECORDED_TYPE_NAMES.filter((name) =>
    Object.values(RECORDED_TYPES[name].displayName).some((said) => said.toLowerCase().includes(text.toLowerCase())),
  )
