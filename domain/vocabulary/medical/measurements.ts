import type { AssessmentTypeName } from '#domain/vocabulary/medical/assessment-types.ts'

/**
 * What is asked for beside the five vital signs where it is known: sugar and haemoglobin of the blood, creatinine, and
 * (in children from 6 months to 5 years) the circumference of the upper arm.
 */
export const EXTRA_MEASUREMENTS = ['glucose', 'haemoglobin', 'creatinine', 'muac'] as const
export type ExtraMeasurement = (typeof EXTRA_MEASUREMENTS)[number]

/** Which of them are worth asking for in each type, since they show its cause, a danger or a complication of it. */
export const MEASUREMENTS_OF_TYPE: Readonly<Record<AssessmentTypeName, readonly ExtraMeasurement[]>> = {
  malaria: ['glucose', 'haemoglobin', 'creatinine', 'muac'],
  tuberculosis: ['glucose', 'haemoglobin', 'muac'],
  hiv_aids: ['haemoglobin', 'creatinine', 'muac'],
  pneumonia: ['muac'],
  diarrhoeal_disease: ['glucose', 'creatinine', 'muac'],
  typhoid_fever: ['haemoglobin'],
  diabetes: ['glucose', 'creatinine'],
  hypertension: ['glucose', 'creatinine'],
  stroke: ['glucose'],
  kidney_disease: ['glucose', 'haemoglobin', 'creatinine'],
  heart_disease: ['glucose', 'haemoglobin', 'creatinine'],
  asthma: [],
  epilepsy: ['glucose'],
  cancer_cervical: ['haemoglobin', 'creatinine'],
  cancer_breast: ['haemoglobin'],
  cancer_prostate: ['haemoglobin', 'creatinine'],
  pregnancy: ['glucose', 'haemoglobin'],
  after_birth: ['haemoglobin'],
  depression: [],
  psychosis: ['glucose'],
  sickle_cell: ['haemoglobin'],
}
