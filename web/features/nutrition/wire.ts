import type { NutritionAssessmentInput } from '#domain/input/nutrition.ts'
import { COUNTRIES, type CountryCode, countryCodeOf, NUTRITION_REGIONS } from '#domain/vocabulary/countries.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { memberName } from '#domain/vocabulary/member-name.ts'
import type { Language, NutritionRegion, SubmitNutritionAssessmentMutationVariables } from '#web/graphql/operations.ts'

type WireInput = SubmitNutritionAssessmentMutationVariables['input']

/** The letters of a word in capitals, with one underscore for whatever stands between them. */
type Capitals<Word extends string, Done extends string = ''> = Word extends `${infer Letter}${infer Rest}`
  ? Uppercase<Letter> extends Lowercase<Letter>
    ? Capitals<Rest, Done extends '' | `${string}_` ? Done : `${Done}_`>
    : Capitals<Rest, `${Done}${Uppercase<Letter>}`>
  : Done
/** What `memberName` makes of a word: so the compiler holds the vocabulary against the schema. */
type MemberName<Word extends string> = Trimmed<Capitals<Word>>
type Trimmed<Name extends string> = Name extends `${infer Front}_` ? Front : Name

const member = <const Word extends string>(word: Word) => memberName(word) as MemberName<Word>

/** The language of a plan's texts, as the server names it. */
export const wireLanguage = (language: UiLanguage): Language => member(language)

/** A checked assessment as the mutation takes it. */
export function wireAssessment(input: NutritionAssessmentInput): WireInput {
  return {
    ...input,
    gender: member(input.gender),
    activityLevel: member(input.activityLevel),
    region: member(input.region),
    healthConditions: input.healthConditions.map(member),
    dietaryRestrictions: input.dietaryRestrictions.map(member),
    foodAllergies: input.foodAllergies.map(member),
    currentSymptoms: input.currentSymptoms.map(member),
  }
}

/** The country of a region as the server names it: its code and its emergency number. */
export function countryOfRegion(region: NutritionRegion): { code: CountryCode; emergencyNumber: string | null } {
  const name = NUTRITION_REGIONS.find((known) => memberName(known) === region)
  const code = name === undefined ? undefined : countryCodeOf(name)
  if (code === undefined) throw new Error(`There is no country for the region ${region}`)
  return { code, emergencyNumber: COUNTRIES[code].emergencyNumber }
}
