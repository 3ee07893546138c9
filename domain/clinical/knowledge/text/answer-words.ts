import type { Assessment, TriageReason } from '#domain/clinical/assess/assessment.ts'
import type { CardiovascularRisk } from '#domain/clinical/cardiovascular-risk/assess-cardiovascular-risk.ts'
import type { Action } from '#domain/clinical/knowledge/actions/action.ts'
import type { ConditionPlan, TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'
import type { RegimenId } from '#domain/clinical/knowledge/medicines/all-regimens.ts'
import type { Quantity, Regimen } from '#domain/clinical/knowledge/medicines/medicine.ts'
import type { ActionText } from '#domain/clinical/knowledge/text/action-text.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import type { ClinicalLanguage, ReviewState } from '#domain/clinical/language/languages.ts'

export type PlannedMedicine = Assessment['plan']['medicines'][number]
export type Concern = PlannedMedicine['concerns'][number]
type Referral = NonNullable<ConditionPlan['referral']>

/** How likely a condition is, in words: the engine's probabilities are too rough for more. */
export const CHANCES = ['likely', 'possible', 'less_likely'] as const
export type Chance = (typeof CHANCES)[number]

/** Headings of an answer in plain text. */
export const HEADINGS = [
  'reasons',
  'dangerSigns',
  'couldBe',
  'speaksFor',
  'speaksAgainst',
  'ask',
  'now',
  'medicines',
  'lifestyle',
  'prevention',
  'followUp',
  'returnIf',
] as const
export type Heading = (typeof HEADINGS)[number]

/** How doses are said. In the templates, what stands in braces is put in. */
export interface DosePhrases {
  readonly units: Readonly<Record<Quantity['unit'], { readonly one: string; readonly many: string }>>
  readonly routes: Readonly<Record<Regimen['route'], string>>
  /** `{amount} {unit}` in the language's order. */
  readonly quantity: string
  /** Half of one unit: `half a {unit}`. */
  readonly half: string
  /** From once a day on; beyond the last, `manyTimesADay`. */
  readonly timesADay: readonly string[]
  readonly manyTimesADay: string
  readonly once: string
  readonly oneDay: string
  readonly days: string
  readonly lasting: string
  /** Regimens that are not so many times a day for so many days. */
  readonly ofRegimen: Readonly<Partial<Record<RegimenId, string>>>
  /** `{medicine}: {dose} {frequency}, {route}`. */
  readonly line: string
  /** `{medicine}: {route}; the dose is not known`. */
  readonly lineWithoutDose: string
  /** For what must not be given: no dose stands in it. */
  readonly notGiven: string
  readonly beforeReferral: string
  readonly givenFrom: string
  /** Of a medicine that can be given instead of the first choice. */
  readonly alternative: string
  /** `{of}` are the findings of which one has to be there first. */
  readonly afterTest: string
}

/** What an answer says besides the words of its findings, conditions, actions, rules and medicines. */
export interface AnswerPhrases {
  readonly levels: Readonly<Record<TriageLevel, { readonly name: string; readonly whatToDo: string }>>
  /** What kind of reason it is, in a few words. */
  readonly reasonKinds: Readonly<Record<TriageReason['kind'], string>>
  /** `{of}` are the names of the conditions. */
  readonly reasons: Readonly<Record<Exclude<TriageReason['kind'], 'rule'>, string>>
  readonly chances: Readonly<Record<Chance, string>>
  /** `{percent}`: how often the first condition of such an assessment is right. */
  readonly confidence: string
  readonly abstained: string
  /** `{label}`: a finding that was looked for and is not there. */
  readonly absent: string
  /** `{of}`: said to be both there and not there. */
  readonly contradictory: string
  /** `{of}` is what the concern is about, `{with}` the other medicine. */
  readonly concerns: Readonly<Record<Concern['reason'], string>>
  /** `{of}`: medicines and allergies that nothing is known of. */
  readonly notChecked: string
  readonly severities: Readonly<Record<Concern['severity'], string>>
  readonly doneBy: Readonly<Record<Action['by'], string>>
  readonly levelsOfCare: Readonly<Record<Referral['to'] | Regimen['from'], string>>
  readonly urgencies: Readonly<Record<Referral['urgency'], string>>
  /** `{to}` and `{urgency}`. */
  readonly referral: string
  readonly followUp: { readonly one: string; readonly many: string }
  /** `{percent}` and `{band}`. */
  readonly cardiovascularRisk: string
  readonly cardiovascularBands: Readonly<Record<CardiovascularRisk['band'], string>>
  readonly headings: Readonly<Record<Heading, string>>
  readonly dose: DosePhrases
}

/** Everything that an answer is said with in one language. */
export interface AnswerWords {
  readonly language: ClinicalLanguage
  readonly review: ReviewState
  readonly findings: Readonly<Record<string, Pick<FindingText, 'label' | 'question'>>>
  readonly conditions: Readonly<Record<string, Pick<ConditionText, 'name' | 'about'>>>
  readonly actions: Readonly<Record<string, ActionText>>
  readonly rules: Readonly<Record<string, string>>
  readonly medicines: Readonly<Record<string, string>>
  readonly regimenNotes: Readonly<Record<string, string | undefined>>
  readonly interactionEffects: Readonly<Record<string, string>>
  readonly phrases: AnswerPhrases
}
