import * as z from 'zod/mini'
import { caseMessage } from '#domain/clinical/case/case-messages.ts'
import { parseBloodPressure } from '#domain/input/blood-pressure.ts'
import { canBePregnant, rejectSize } from '#domain/input/body.ts'
import { codes, flag, oneOf, symptomCodes, vital, whole, writtenBloodPressure } from '#domain/input/measured.ts'
import { medicalMessage } from '#domain/input/medical-messages.ts'
import { message } from '#domain/input/messages.ts'
import { orNull } from '#domain/input/or-null.ts'
import { optionalText } from '#domain/input/text.ts'
import { visitMessage } from '#domain/input/visit-messages.ts'
import { UNDER_FIVE_MONTHS } from '#domain/patients/age.ts'
import type { GENDERS } from '#domain/vocabulary/nutrition.ts'
import {
  ASSOCIATED_SYMPTOM_CODES,
  RISK_FACTOR_CODES,
  VISIT_DURATION_CODES,
  VISIT_DURATIONS,
  VISIT_SEVERITY_CODES,
} from '#domain/vocabulary/visits.ts'

/** Characters of each text of a visit: all of them together are read by the clinical engine. */
export const LONGEST_VISIT_TEXT = 1000
const MOST_PAIN = 10
const MONTHS_A_YEAR = 12

/** Who is visited, as the patient's record says it on the day of the visit. */
export interface VisitPatient {
  /** In completed months. */
  readonly ageMonths: number
  readonly gender: (typeof GENDERS)[number]
}

const text = optionalText(LONGEST_VISIT_TEXT)
const painScale = visitMessage('pain_scale_range')

const Fields = z.object({
  /** The patient is referred at once, for a danger: what is not entered yet was not asked or measured. */
  cutShort: z.pipe(
    flag,
    z.transform((given) => given ?? false),
  ),
  temperatureC: vital('temperatureC'),
  /** As it is written: `120/80`. */
  bloodPressure: writtenBloodPressure,
  /** Said in so many words: of a child under five only. */
  bloodPressureNotMeasured: flag,
  heartRatePerMin: vital('heartRatePerMin'),
  respiratoryRatePerMin: vital('respiratoryRatePerMin'),
  oxygenSaturationPercent: vital('oxygenSaturationPercent'),
  weightKg: orNull(z.number(message('weight_range'))),
  heightCm: orNull(z.number(message('height_range'))),
  muacMm: vital('muacMm'),
  glucoseMmolPerL: vital('glucoseMmolPerL'),
  glucoseFasting: flag,
  haemoglobinGPerDl: vital('haemoglobinGPerDl'),
  pregnant: flag,
  pregnancyWeeks: whole('pregnancyWeeks'),
  afterBirth: flag,
  chiefComplaint: text,
  duration: orNull(oneOf(VISIT_DURATION_CODES, visitMessage('duration_invalid'))),
  illnessDays: whole('illnessDays'),
  severity: orNull(oneOf(VISIT_SEVERITY_CODES, visitMessage('severity_invalid'))),
  associatedSymptoms: codes(
    oneOf(ASSOCIATED_SYMPTOM_CODES, visitMessage('associated_symptoms_invalid')),
    visitMessage('associated_symptoms_invalid'),
  ),
  painScale: orNull(
    z.number(painScale).check(z.gte(0, painScale), z.lte(MOST_PAIN, painScale), z.multipleOf(1, painScale)),
  ),
  symptoms: symptomCodes,
  signsComplete: z.pipe(
    flag,
    z.transform((given) => given ?? false),
  ),
  generalAppearance: text,
  headEyes: text,
  chestLungs: text,
  heart: text,
  abdomen: text,
  extremities: text,
  neurological: text,
  skin: text,
  currentMedications: text,
  allergies: text,
  previousIllnesses: text,
  familyHistory: text,
  socialHistory: text,
  riskFactors: codes(
    oneOf(RISK_FACTOR_CODES, visitMessage('risk_factors_invalid')),
    visitMessage('risk_factors_invalid'),
  ),
})

type Reject = (field: keyof z.output<typeof Fields>, text: string) => void

function rejectBloodPressure(
  { bloodPressure, bloodPressureNotMeasured, cutShort }: z.output<typeof Fields>,
  { ageMonths }: VisitPatient,
  reject: Reject,
): void {
  const mayBeLeft = ageMonths < UNDER_FIVE_MONTHS
  if (bloodPressureNotMeasured && bloodPressure !== null) {
    reject('bloodPressureNotMeasured', visitMessage('blood_pressure_measured'))
  } else if (bloodPressureNotMeasured && !mayBeLeft) {
    reject('bloodPressureNotMeasured', visitMessage('blood_pressure_not_measured_child_only'))
  } else if (bloodPressure === null && !bloodPressureNotMeasured && !cutShort) {
    const missing = mayBeLeft ? 'blood_pressure_required_or_not_measured' : 'blood_pressure_required'
    reject('bloodPressure', visitMessage(missing))
  }
}

// What has to be filled is asked here and not by its field, so that one that is missing hides no fault of another.
function rejectWrong(input: z.output<typeof Fields>, patient: VisitPatient, reject: Reject): void {
  if (!input.cutShort) {
    if (input.temperatureC === null) reject('temperatureC', visitMessage('temperature_required'))
    if (input.chiefComplaint === null) reject('chiefComplaint', visitMessage('chief_complaint_required'))
    if (input.generalAppearance === null) reject('generalAppearance', visitMessage('general_appearance_required'))
  }
  rejectBloodPressure(input, patient, reject)
  const { ageMonths, gender } = patient
  const aged = ageMonths < UNDER_FIVE_MONTHS ? { ageMonths } : { age: Math.floor(ageMonths / MONTHS_A_YEAR) }
  rejectSize({ ...aged, weightKg: input.weightKg, heightCm: input.heightCm }, (field, id) =>
    reject(field as 'weightKg' | 'heightCm', message(id)),
  )
  if (!canBePregnant({ ...aged, gender })) {
    if (input.pregnant) reject('pregnant', medicalMessage('pregnancy_not_possible'))
    if (input.afterBirth) reject('afterBirth', medicalMessage('pregnancy_not_possible'))
  }
  if (input.pregnancyWeeks !== null && !input.pregnant) {
    reject('pregnancyWeeks', caseMessage('weeks_without_pregnancy'))
  }
  if (input.glucoseFasting !== null && input.glucoseMmolPerL === null) {
    reject('glucoseFasting', medicalMessage('glucose_fasting_alone'))
  }
  const { duration, illnessDays } = input
  if (duration !== null && illnessDays !== null) {
    const { leastDays, mostDays } = VISIT_DURATIONS[duration]
    if (illnessDays < leastDays || illnessDays > mostDays) {
      reject('illnessDays', visitMessage('illness_days_beyond_duration'))
    }
  }
}

/**
 * A visit as the wizard and the server take it (specification §3, §5): what was measured, told, seen and asked of one
 * patient, whose age and gender come from the record. °C, mmHg, per minute, %, kg, cm, mm, mmol/L, g/dL; what was left
 * out is null. Symptoms are findings of the clinical engine by their ids, beside the sixteen: the danger signs of
 * visitSignsFor; `signsComplete` says that all of those were asked, so that what is not ticked is not there.
 * `cutShort` says that the patient is referred at once: nothing is required then, and whoever takes it has to see that
 * there is a danger; a complaint and an appearance that were not asked are empty.
 */
export const visitInput = (patient: VisitPatient) =>
  z.pipe(
    Fields.check((ctx) =>
      rejectWrong(ctx.value, patient, (field, fault) =>
        ctx.issues.push({ code: 'custom', message: fault, path: [field], input: ctx.value, continue: true }),
      ),
    ),
    z.transform(({ bloodPressure, bloodPressureNotMeasured: _said, ...input }) => {
      const pressure = parseBloodPressure(bloodPressure ?? '')
      return {
        ...input,
        chiefComplaint: input.chiefComplaint ?? '',
        generalAppearance: input.generalAppearance ?? '',
        systolicMmHg: pressure?.systolicMmHg ?? null,
        diastolicMmHg: pressure?.diastolicMmHg ?? null,
      }
    }),
  )
export type VisitInput = z.output<ReturnType<typeof visitInput>>
export type VisitFields = z.input<ReturnType<typeof visitInput>>
export type VisitField = keyof z.output<typeof Fields>
