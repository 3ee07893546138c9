import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { SourceId } from '#domain/clinical/knowledge/sources.ts'

/** What a medicine belongs to, for allergies and duplicate therapy. */
export type MedicineClass =
  | 'penicillin'
  | 'cephalosporin'
  | 'macrolide'
  | 'sulfonamide'
  | 'fluoroquinolone'
  | 'tetracycline'
  | 'nitroimidazole'
  | 'aminoglycoside'
  | 'artemisinin'
  | 'antimalarial'
  | 'antiretroviral'
  | 'antituberculosis'
  | 'azole'
  | 'antihelminthic'
  | 'nsaid'
  | 'paracetamol'
  | 'opioid'
  | 'corticosteroid'
  | 'antihistamine'
  | 'ace_inhibitor'
  | 'angiotensin_receptor_blocker'
  | 'potassium_sparing'
  | 'nitrate'
  | 'anticoagulant'
  | 'hormonal_contraceptive'
  | 'calcium_channel_blocker'
  | 'thiazide'
  | 'loop_diuretic'
  | 'beta_blocker'
  | 'statin'
  | 'antiplatelet'
  | 'biguanide'
  | 'sulfonylurea'
  | 'insulin'
  | 'beta_agonist'
  | 'anticonvulsant'
  | 'antidepressant'
  | 'antipsychotic'
  | 'benzodiazepine'
  | 'uterotonic'
  | 'oral_rehydration'
  | 'mineral_or_vitamin'
  | 'acid_suppressant'
  | 'antiemetic'
  | 'topical'
  | 'antivenom_or_antidote'
  | 'vaccine_or_immunoglobulin'
  | 'magnesium'
  | 'other'

export type Trimester = 1 | 2 | 3

/** Why a medicine is not given, or only by somebody who may decide it. */
export interface MedicineCautions {
  readonly belowMonths?: number
  readonly belowKg?: number
  /** Trimesters in which it is not given. */
  readonly pregnancy?: readonly Trimester[]
  /** Trimesters in which it is given only where it is worth its risk. */
  readonly pregnancyCare?: readonly Trimester[]
  /** Makes the womb contract: given after a birth alone. */
  readonly beforeBirth?: 'avoid'
  /** Not for girls and women who could become pregnant: it harms the child before the pregnancy is known. */
  readonly childbearing?: 'avoid'
  readonly breastfeeding?: true
  readonly kidneyDisease?: 'avoid' | 'reduce'
  readonly liverDisease?: 'avoid' | 'reduce'
  /** Findings (history, signs, results) with which it is not given: `known_asthma`. */
  readonly notWith?: readonly FindingId[]
  /** Findings with which it is given with care. */
  readonly carefulWith?: readonly FindingId[]
  /** In the first 28 days of life: with care, and not with any of these. */
  readonly newborn?: { readonly notWith: readonly FindingId[] }
  /** Findings that have to be known before it is given. */
  readonly mustKnow?: readonly FindingId[]
}

export interface Medicine {
  /** International non-proprietary name. */
  readonly name: string
  readonly atc: string
  readonly classes: readonly MedicineClass[]
  /** Other medicines of the table that it holds: allergies to them and interactions with them count for it. */
  readonly contains?: readonly string[]
  readonly cautions?: MedicineCautions
  readonly sources: readonly SourceId[]
}

/** What of a medicine no assessment needs: the browser's engine goes without. */
export const MEDICINE_NOT_ASSESSED = ['name', 'atc', 'sources'] as const

/** What an assessment needs of a medicine. */
export type AssessedMedicine = Omit<Medicine, (typeof MEDICINE_NOT_ASSESSED)[number]>

/** How much of what is given at a time. */
export interface Quantity {
  readonly amount: number
  readonly unit:
    | 'mg'
    | 'g'
    | 'microgram'
    | 'iu'
    | 'ml'
    | 'mmol'
    | 'tablet'
    | 'capsule'
    | 'drop'
    | 'puff'
    | 'sachet'
    | 'vial'
    | 'ampoule'
    | 'application'
    | 'suppository'
    | 'cup'
  /** What a tablet, capsule, vial or ml holds: `20/120 mg`. */
  readonly strength?: string
}

/** A stretch of weight (kg) or of age (months), its lower end inclusive. */
export interface Band {
  readonly from: number
  readonly below: number
  readonly gives: Quantity
}

/** The dose for an age where the weight is not known: only where a guideline has one. */
interface Unweighed {
  readonly unweighed?: readonly Band[]
}

/** A single dose: by weight with a maximum, by stretches of weight or of age, or one for all. */
export type Dose =
  | ({ readonly perKg: Quantity; readonly most: number } & Unweighed)
  | ({
      readonly perKgByKg: readonly { readonly from: number; readonly below: number; readonly perKg: Quantity }[]
      readonly most: number
    } & Unweighed)
  | ({ readonly byKg: readonly Band[] } & Unweighed)
  | { readonly byMonths: readonly Band[] }
  | { readonly gives: Quantity }

/** One way of giving one medicine for one purpose. */
export interface Regimen<MedicineId extends string = string> {
  readonly medicine: MedicineId
  readonly route:
    | 'oral'
    | 'rectal'
    | 'im'
    | 'iv'
    | 'inhaled'
    | 'topical'
    | 'eye'
    | 'ear'
    | 'vaginal'
    | 'sublingual'
    | 'nasal'
    | 'subcutaneous'
  readonly dose: Dose
  /** Times a day; 1 with `days: 1` is a single dose. */
  readonly timesPerDay: number
  /** How many days; missing where it goes on. */
  readonly days?: number
  /** A first dose before referral, where the way is long. */
  readonly beforeReferral?: true
  /** Whom it is meant for: the engine passes over it for others. */
  readonly of?: {
    readonly fromMonths?: number
    readonly belowMonths?: number
    readonly fromKg?: number
    readonly belowKg?: number
    readonly sex?: 'female' | 'male'
    readonly pregnant?: boolean
  }
  /** Given only where one of these is present: a test that settles it, or a sign that asks for it. */
  readonly needs?: readonly FindingId[]
  /** Given where this level of care is, or above. */
  readonly from: 'community' | 'health_centre' | 'hospital'
  readonly sources: readonly SourceId[]
}

/** What of a regimen no assessment needs. */
export const REGIMEN_NOT_ASSESSED = ['sources'] as const

/** What an assessment needs of a regimen. */
export type AssessedRegimen = Omit<Regimen, (typeof REGIMEN_NOT_ASSESSED)[number]>

/** Two medicines (or classes, written `class:nsaid`) that are not given together, or only with care. */
export interface Interaction {
  readonly between: readonly [string, string]
  readonly severity: 'avoid' | 'caution'
  /** Which of the explained effects (interaction texts) happens. */
  readonly effect: string
  /** The publication, with its year, that says so. */
  readonly source: string
}

/** What an assessment needs of an interaction: the browser's engine goes without its source. */
export type AssessedInteraction = Omit<Interaction, 'source'>
