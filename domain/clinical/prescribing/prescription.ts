import type { Quantity } from '#domain/clinical/knowledge/medicines/medicine.ts'
import type { PrescribingMedicineId } from '#domain/clinical/prescribing/prescribing-knowledge.ts'
import type { Day } from '#domain/time/local-day.ts'
import type { MedicineForm } from '#domain/vocabulary/medicines.ts'

/** One line of a prescription, as far as it is known. Null is "not known" everywhere, never "none". */
export interface PrescribedItem {
  /** By which findings name the line; unique in its prescription. */
  readonly id: string
  /** The engine's medicine; null where it knows none (`knownMedicine`): then nothing about it can be checked. */
  readonly medicine: PrescribingMedicineId | null
  /** As the prescription names it. */
  readonly name: string
  /** What one unit holds: `500 mg`, `120 mg/5 mL`, `40 mg/mL, 2 mL`. */
  readonly strength: string | null
  /** What it comes as: a cream is held against no dose by mouth. */
  readonly form: MedicineForm | null
  /** The engine's regimen that it was made from. */
  readonly regimen: string | null
  /** How much is taken at a time. Null (all prescriptions of before) says that the dose was not checked. */
  readonly dose: Quantity | null
  readonly timesPerDay: number | null
  readonly durationDays: number | null
}

/** A prescription that is to be approved or dispensed. */
export interface Prescription {
  readonly items: readonly PrescribedItem[]
  /** The day at the facility on which it is checked. */
  readonly today: Day
}

/**
 * A medicine of another prescription that was dispensed to the patient or waits to be. The prescription that is checked
 * is not among them; cancelled ones and those that were not dispensed are not either.
 */
export interface OtherPrescribed {
  readonly medicine: PrescribingMedicineId | null
  readonly name: string
  readonly form: MedicineForm | null
  /** The day at the facility; null where it waits to be dispensed. */
  readonly dispensedOn: Day | null
  /** How long what was dispensed lasts. */
  readonly durationDays: number | null
}

/** What is known of the patient on the day. Null is "not known"; every field is asked for, so that none is forgotten. */
export interface PrescriptionPatient {
  /** Months, with fractions in the first ones: a newborn of 10 days is 0.33. */
  readonly ageMonths: number | null
  readonly sex: 'female' | 'male' | null
  readonly weight: { readonly kg: number; readonly on: Day } | null
  readonly pregnant: boolean | null
  /** Completed weeks on the day, where pregnant. */
  readonly pregnancyWeeks: number | null
  /** Gave birth, or a pregnancy ended, within six weeks. */
  readonly afterBirth: boolean | null
  readonly breastfeeding: boolean | null
  /** Findings of the engine that are there: history (`known_kidney_disease`), signs, results. */
  readonly present: ReadonlySet<string>
  /** Findings that are known not to be there. */
  readonly absent: ReadonlySet<string>
  /** Conditions of the engine that the patient has or may have: what harms in one of them is not given. */
  readonly conditions: readonly string[]
  /**
   * In people's own words, each entry one or several. Null or empty where nobody asked; "none", "NKDA" or "hakuna" where
   * there are none.
   */
  readonly allergies: readonly string[] | null
  /** What the record warns of, in people's own words: allergies, medicines and illnesses are read out of it. */
  readonly medicalAlerts: readonly string[]
  /** What is taken, in people's own words, as for allergies. */
  readonly currentMedicines: readonly string[] | null
  readonly otherPrescriptions: readonly OtherPrescribed[]
}
