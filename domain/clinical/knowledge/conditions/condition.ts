import type { ActionId } from '#domain/clinical/knowledge/actions/all-actions.ts'
import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { SourceId } from '#domain/clinical/knowledge/sources.ts'
import type { CountryCode } from '#domain/vocabulary/countries.ts'

/** How soon somebody has to be seen: go now, the same day, within days, care at home and watch. */
export const TRIAGE_LEVELS = ['low', 'moderate', 'high', 'critical'] as const
export type TriageLevel = (typeof TRIAGE_LEVELS)[number]

/** How pressing each level is beside the others. */
export const TRIAGE_RANK: Readonly<Record<TriageLevel, number>> = { low: 0, moderate: 1, high: 2, critical: 3 }

export const CONDITION_CATEGORIES = [
  'infectious',
  'respiratory',
  'heart_and_vessels',
  'digestive',
  'kidney_and_urinary',
  'genital_and_sexual',
  'pregnancy_and_birth',
  'newborn_and_child',
  'skin',
  'eye',
  'ear_nose_throat_mouth',
  'musculoskeletal',
  'neurological',
  'mental',
  'injury_poisoning_bites',
  'blood_and_cancer',
  'endocrine_and_nutrition',
  'neglected_tropical',
  'prevention',
] as const
export type ConditionCategory = (typeof CONDITION_CATEGORIES)[number]

/**
 * The stretches of age that base rates differ by: newborn to 28 days, infant to 12 months, young child to 5 years,
 * child to 12, adolescent to 18, adult to 50, older adult.
 */
export const AGE_STRETCHES = ['newborn', 'infant', 'young_child', 'child', 'adolescent', 'adult', 'older'] as const
export type AgeStretch = (typeof AGE_STRETCHES)[number]

/** How long the illness has lasted when it is brought: under a day, 1 to 7 days, 1 to 4 weeks, longer. */
export const COURSES = ['hours', 'days', 'weeks', 'months'] as const
export type Course = (typeof COURSES)[number]

/** In how many of those who have a condition a finding is there: nobody knows it finer than in these steps. */
export const LIKELIHOODS = [
  0.0001, 0.0003, 0.001, 0.003, 0.005, 0.01, 0.02, 0.03, 0.05, 0.08, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.65, 0.75, 0.85,
  0.9, 0.95, 0.97,
] as const
export type Likelihood = (typeof LIKELIHOODS)[number]

export interface ConditionPlan {
  /** What to do now, the most pressing first. */
  readonly now: readonly ActionId[]
  readonly lifestyle?: readonly ActionId[]
  readonly followUpDays?: readonly number[]
  readonly referral?: {
    readonly to: 'health_centre' | 'hospital' | 'specialist'
    readonly urgency: 'now' | 'same_day' | 'soon'
  }
  readonly prevention?: readonly ActionId[]
  /** What would make it an emergency: said to the patient. */
  readonly returnIf?: readonly FindingId[]
}

export interface Condition {
  readonly icd10: string
  readonly icd11: string
  readonly category: ConditionCategory
  /** How soon somebody who has it has to be seen, where nothing makes it worse. */
  readonly triage: TriageLevel
  /**
   * How many of 10,000 who consult in primary care in East Africa, of the age and sex where it is commonest, come
   * with it: a real base rate. Malaria in an endemic area 600, a cold 900, tetanus 0.3.
   */
  readonly per10000: number
  /** Factors of the base rate by age: 1 where not named, 0 where it does not occur. */
  readonly ages?: Partial<Record<AgeStretch, number>>
  /** Factors by sex: 1 where not named. */
  readonly sex?: { readonly female?: number; readonly male?: number }
  /** Occurs in pregnancy, or in the six weeks after birth, alone. */
  readonly only?: 'pregnancy' | 'after_birth' | 'pregnancy_or_after_birth'
  /** Of a condition of pregnancy: the weeks in which it can be, where they are known. */
  readonly weeks?: { readonly from?: number; readonly below?: number }
  /** Factors by country, where it is commoner or rarer than in the rest of the region. */
  readonly countries?: Partial<Record<CountryCode, number>>
  /** Factors by what is known of the patient, beyond what the findings say. */
  readonly course: Partial<Record<Course, number>>
  /** P(finding | condition) of each finding that speaks for it or, below its background, against it. */
  readonly findings: Partial<Record<FindingId, Likelihood>>
  /** With any of these it is another condition by definition: malaria with prostration is severe malaria. */
  readonly ruledOutBy?: readonly FindingId[]
  /** Hardly without one of these: nobody is silent about the blow that a concussion comes from. */
  readonly needs?: readonly FindingId[]
  /** The history by which the condition itself is told: who says that diabetes was found has diabetes. */
  readonly told?: FindingId
  /** With any of these the condition is as pressing as the level says. */
  readonly worse?: Partial<Record<TriageLevel, readonly FindingId[]>>
  /** A result that settles it, where there is one: the measurement to ask for. */
  readonly confirmedBy?: readonly FindingId[]
  readonly plan: ConditionPlan
  readonly sources: readonly SourceId[]
}

/** What of a condition no assessment needs: the browser's engine goes without. */
export const NOT_ASSESSED = ['icd10', 'icd11', 'category', 'confirmedBy', 'sources'] as const

/** What an assessment needs of a condition. */
export type AssessedCondition = Omit<Condition, (typeof NOT_ASSESSED)[number]>
