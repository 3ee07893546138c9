import type { VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import type { Person } from '#domain/clinical/differential/base-rate.ts'
import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type {
  AssessedInteraction,
  AssessedMedicine,
  AssessedRegimen,
  Quantity,
} from '#domain/clinical/knowledge/medicines/medicine.ts'

export interface PlanningCase {
  readonly person: Person
  readonly pregnancyWeeks?: number
  readonly vitals: VitalSigns
  readonly present: ReadonlySet<string>
  readonly absent: ReadonlySet<string>
  /** As they were named: generic, brand and everyday names. */
  readonly medicines: readonly string[]
  readonly allergies: readonly string[]
  /** Conditions that the illness may be: what would harm in one of them is not given for another. */
  readonly possible?: readonly string[]
  /** In which medicines may be named too. */
  readonly text?: string
}

export interface MedicineKnowledge {
  readonly medicines: Readonly<Record<string, AssessedMedicine>>
  readonly regimens: Readonly<Record<string, AssessedRegimen>>
  readonly interactions: readonly AssessedInteraction[]
  /** Of each condition, what is given; of each inner list one, the first that can be given. */
  readonly treatments: Readonly<Record<string, readonly (readonly string[])[]>>
  /** Of each condition, the medicines and classes (`class:nsaid`) that harm in it. */
  readonly harmfulIn: Readonly<Record<string, readonly string[]>>
  /** What each brand and everyday name stands for: one medicine, or several of which it could be any. */
  readonly names: Readonly<Record<string, readonly string[]>>
  /** What allergies to a group are called: the class of each name. */
  readonly allergyNames: Readonly<Record<string, string>>
  /** Findings that say that a medicine of a group is taken. */
  readonly takenOfFindings: Readonly<Partial<Record<FindingId, readonly string[]>>>
}

/** Why a medicine is not to be given, or only with care. */
export interface MedicineConcern {
  readonly severity: 'avoid' | 'caution'
  readonly reason:
    | 'allergy'
    | 'too_young'
    | 'too_light'
    | 'newborn'
    | 'pregnancy'
    | 'before_birth'
    | 'childbearing'
    | 'breastfeeding'
    | 'kidney_disease'
    | 'liver_disease'
    | 'not_with'
    | 'possible_condition'
    | 'interaction'
    | 'same_class'
    | 'duplicate'
    | 'age_unknown'
    | 'weight_unknown'
    | 'weight_implausible'
    | 'pregnancy_unknown'
    | 'breastfeeding_unknown'
    | 'kidney_unknown'
    | 'not_known'
  /** What it is about: the finding, the condition, the allergy, the effect of an interaction, the class. */
  readonly of?: string
  /** The other medicine: as the case names it, or the id of one that this plan chose. */
  readonly with?: string
}

export interface CheckedMedicine {
  readonly regimen: string
  readonly medicine: string
  /** A single dose, or null where the weight or age that it depends on is not known or out of its bands. */
  readonly dose: Quantity | null
  readonly concerns: readonly MedicineConcern[]
  /** No concern forbids it. */
  readonly safe: boolean
}

const CHILDBEARING_MONTHS = { from: 120, below: 660 } as const

/** Could be pregnant by sex and age, as far as these are known. */
export const couldBearChildren = ({ sex, ageMonths }: Person): boolean =>
  sex !== 'male' &&
  (ageMonths === undefined || (ageMonths >= CHILDBEARING_MONTHS.from && ageMonths < CHILDBEARING_MONTHS.below))
