import { builder } from '#api/graphql/builder.ts'
import { vocabularyEnum } from '#api/graphql/scalars.ts'
import type { RuleReference } from '#domain/clinical/rules.ts'
import { COUNTRY_CODES } from '#domain/vocabulary/countries.ts'
import { UI_LANGUAGES } from '#domain/vocabulary/languages.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'
import { PATIENT_LANGUAGES } from '#domain/vocabulary/patient-languages.ts'

export const LanguageEnum = vocabularyEnum('Language', UI_LANGUAGES, 'A language that texts are complete in.')
export const CountryCodeEnum = vocabularyEnum('CountryCode', COUNTRY_CODES, 'A country of the product, by ISO 3166-1.')
export const PatientLanguageEnum = vocabularyEnum(
  'PatientLanguage',
  PATIENT_LANGUAGES,
  'A language that a patient is spoken to in.',
)
export const GenderEnum = vocabularyEnum('Gender', GENDERS, 'Gender as the person gives it.')

export const RuleReferenceType = builder.objectRef<RuleReference>('RuleReference').implement({
  description: 'A rule that a result rests on.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The rule’s name, such as `nutrition.energy.schofield`.' }),
    version: t.exposeInt('version', { description: 'Raised whenever the rule changes.' }),
    source: t.exposeString('source', { description: 'The publication that the rule was read from.' }),
  }),
})
