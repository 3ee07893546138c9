import { type VisitField, type VisitPatient, visitInput } from '#domain/input/visit.ts'
import { EXAMINATION_FIELDS, VISIT_HISTORY_FIELDS } from '#domain/vocabulary/visits.ts'

/** What each step of the wizard asks (specification §4): steps 1 to 4, between choosing the patient and the answer. */
export const VISIT_STEPS = {
  vitalSigns: [
    'temperatureC',
    'bloodPressure',
    'bloodPressureNotMeasured',
    'heartRatePerMin',
    'respiratoryRatePerMin',
    'oxygenSaturationPercent',
    'weightKg',
    'heightCm',
    'muacMm',
    'glucoseMmolPerL',
    'glucoseFasting',
    'haemoglobinGPerDl',
    'pregnant',
    'pregnancyWeeks',
    'afterBirth',
  ],
  symptoms: [
    'chiefComplaint',
    'duration',
    'illnessDays',
    'severity',
    'associatedSymptoms',
    'painScale',
    'symptoms',
    'signsComplete',
  ],
  examination: EXAMINATION_FIELDS,
  history: [...VISIT_HISTORY_FIELDS, 'riskFactors'],
} as const satisfies Record<string, readonly VisitField[]>
export type VisitStep = keyof typeof VISIT_STEPS

/** What is wrong, one sentence a field, in the English of domain/input. */
export type VisitFaults = Partial<Record<VisitField, string>>

/** What is wrong with a whole visit. */
export function faultsOfVisit(sent: unknown, patient: VisitPatient): VisitFaults {
  const parsed = visitInput(patient).safeParse(sent)
  if (parsed.success) return {}
  const faults: VisitFaults = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as VisitField
    faults[field] ??= message
  }
  return faults
}

/** What keeps from leaving one step: its own faults, whatever is missing from the steps after it. */
export function faultsOfStep(step: VisitStep, sent: unknown, patient: VisitPatient): VisitFaults {
  const own: readonly string[] = VISIT_STEPS[step]
  return Object.fromEntries(Object.entries(faultsOfVisit(sent, patient)).filter(([field]) => own.includes(field)))
}
