/** The languages in which texts are read, by ISO 639 code; Dinka and Nuer have no two-letter code. */
export const CLINICAL_LANGUAGES = ['en', 'sw', 'fr', 'ar', 'rw', 'lg', 'ln', 'din', 'nus'] as const
export type ClinicalLanguage = (typeof CLINICAL_LANGUAGES)[number]

/** Whether a speaker who works in health has reviewed a language's words. Until then it is a draft, and screens say so. */
export type ReviewState = 'draft' | 'reviewed'
