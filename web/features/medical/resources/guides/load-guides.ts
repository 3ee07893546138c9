import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import {
  ASSESSMENT_CATEGORIES,
  ASSESSMENT_TYPES,
  type AssessmentCategory,
  type AssessmentTypeName,
} from '#domain/vocabulary/medical/assessment-types.ts'
import type { Guide, Guides } from '#web/features/medical/resources/guides/guide.ts'

type Loaders = Readonly<Record<AssessmentCategory, () => Promise<Guides>>>

/** Each language and category is a chunk of its own: whoever reads one guide loads no other language's. */
const LOADERS = {
  en: {
    infectious: async () => (await import('#web/features/medical/resources/guides/en/infectious.ts')).INFECTIOUS,
    chronic: async () => (await import('#web/features/medical/resources/guides/en/chronic.ts')).CHRONIC,
    cancer: async () => (await import('#web/features/medical/resources/guides/en/cancer.ts')).CANCER,
    maternal: async () => (await import('#web/features/medical/resources/guides/en/maternal.ts')).MATERNAL,
    mental: async () => (await import('#web/features/medical/resources/guides/en/mental.ts')).MENTAL,
    genetic: async () => (await import('#web/features/medical/resources/guides/en/genetic.ts')).GENETIC,
  },
  sw: {
    infectious: async () => (await import('#web/features/medical/resources/guides/sw/infectious.ts')).INFECTIOUS,
    chronic: async () => (await import('#web/features/medical/resources/guides/sw/chronic.ts')).CHRONIC,
    cancer: async () => (await import('#web/features/medical/resources/guides/sw/cancer.ts')).CANCER,
    maternal: async () => (await import('#web/features/medical/resources/guides/sw/maternal.ts')).MATERNAL,
    mental: async () => (await import('#web/features/medical/resources/guides/sw/mental.ts')).MENTAL,
    genetic: async () => (await import('#web/features/medical/resources/guides/sw/genetic.ts')).GENETIC,
  },
} as const satisfies Record<UiLanguage, Loaders>

/**
 * The guides of a category.
 * @throws when they cannot be loaded; asked again, it tries again
 */
export const loadCategory = (language: UiLanguage, category: AssessmentCategory): Promise<Guides> =>
  LOADERS[language][category]()

/**
 * One guide, with its category's file.
 * @throws when it cannot be loaded; asked again, it tries again
 */
export async function loadGuide(language: UiLanguage, name: AssessmentTypeName): Promise<Guide> {
  const guide = (await loadCategory(language, ASSESSMENT_TYPES[name].category))[name]
  if (!guide) throw new Error(`There is no guide ${name} in ${language}`)
  return guide
}

/**
 * All guides.
 * @throws when any cannot be loaded; asked again, it tries again
 */
export async function loadAllGuides(language: UiLanguage): Promise<Guides> {
  const categories = await Promise.all(ASSESSMENT_CATEGORIES.map((category) => loadCategory(language, category)))
  return Object.assign({}, ...categories) as Guides
}
