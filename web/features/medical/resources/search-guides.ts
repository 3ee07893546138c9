import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import {
  ASSESSMENT_TYPE_NAMES,
  ASSESSMENT_TYPES,
  type AssessmentTypeName,
} from '#domain/vocabulary/medical/assessment-types.ts'
import type { Guides } from '#web/features/medical/resources/guides/guide.ts'

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

function textOf(name: AssessmentTypeName, language: UiLanguage, texts: Guides): string {
  const { displayName, description } = ASSESSMENT_TYPES[name]
  const guide = texts[name]
  return fold([displayName[language], description[language], ...(guide ? Object.values(guide).flat() : [])].join('\n'))
}

/**
 * The guides in whose name, description or text every word of the query occurs, whatever its case and accents; all for a
 * blank query.
 * @param texts as far as they are loaded
 */
export function searchGuides(query: string, language: UiLanguage, texts: Guides): readonly AssessmentTypeName[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return ASSESSMENT_TYPE_NAMES
  return ASSESSMENT_TYPE_NAMES.filter((name) => {
    const text = textOf(name, language, texts)
    return words.every((word) => text.includes(word))
  })
}
