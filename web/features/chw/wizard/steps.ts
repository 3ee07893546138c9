import type { WizardField } from '#web/features/chw/wizard/wizard-values.ts'

/** The steps of an assessment in their order (specification §4 "CHW wizard"). */
export const STEPS = ['patient', 'vitals', 'symptoms', 'examination', 'history', 'assessment'] as const
export type Step = (typeof STEPS)[number]

export const FIRST_STEP = 0
/** Where one stands once a patient is chosen. */
export const STEP_AFTER_PATIENT = 1
export const LAST_STEP = STEPS.length - 1

export const stepAt = (index: number): Step => STEPS[index] ?? 'patient'

/** Where each answer is given, in the order of the page. */
export const STEP_OF_FIELD = {
  pregnant: 'vitals',
  pregnancyWeeks: 'vitals',
  afterBirth: 'vitals',
  symptoms: 'vitals',
  temperatureC: 'vitals',
  bloodPressure: 'vitals',
  bloodPressureNotMeasured: 'vitals',
  heartRatePerMin: 'vitals',
  respiratoryRatePerMin: 'vitals',
  oxygenSaturationPercent: 'vitals',
  weightKg: 'vitals',
  heightCm: 'vitals',
  muacMm: 'vitals',
  glucoseMmolPerL: 'vitals',
  glucoseFasting: 'vitals',
  haemoglobinGPerDl: 'vitals',
  chiefComplaint: 'symptoms',
  duration: 'symptoms',
  illnessDays: 'symptoms',
  severity: 'symptoms',
  associatedSymptoms: 'symptoms',
  painScale: 'symptoms',
  generalAppearance: 'examination',
  headEyes: 'examination',
  chestLungs: 'examination',
  heart: 'examination',
  abdomen: 'examination',
  extremities: 'examination',
  neurological: 'examination',
  skin: 'examination',
  signsComplete: 'examination',
  currentMedications: 'history',
  allergies: 'history',
  previousIllnesses: 'history',
  familyHistory: 'history',
  socialHistory: 'history',
  riskFactors: 'history',
} as const satisfies Record<WizardField, Step>
