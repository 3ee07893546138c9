import * as z from 'zod/mini'
import { LONGEST_NAME, MOST_MEDICINES } from '#domain/clinical/case/case-limits.ts'
import { caseMessage } from '#domain/clinical/case/case-messages.ts'
import { parseBloodPressure } from '#domain/input/blood-pressure.ts'
import { age, canBePregnant, rejectAge, rejectSize, yearsOf } from '#domain/input/body.ts'
import { codes, flag, oneOf, symptomCodes, vital, whole, writtenBloodPressure } from '#domain/input/measured.ts'
import { medicalMessage } from '#domain/input/medical-messages.ts'
import { message } from '#domain/input/messages.ts'
import { orNull } from '#domain/input/or-null.ts'
import { optionalText } from '#domain/input/text.ts'
import { MEDICAL_REGIONS, type MedicalRegion } from '#domain/vocabulary/countries.ts'
import {
  ASSESSMENT_TYPE_NAMES,
  ASSESSMENT_TYPES,
  type AssessmentTypeName,
} from '#domain/vocabulary/medical/assessment-types.ts'
import { MEDICAL_HISTORY_CODES } from '#domain/vocabulary/medical/history.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'

const LONGEST_EXAMINATION = 4000

const names = (field: 'medicines' | 'allergies') => {
  const text = caseMessage(`${field}_invalid`)
  return z.pipe(
    z._default(
      z.nullable(
        z
          .array(z.string(text).check(z.trim(), z.maxLength(LONGEST_NAME, message('text_too_long'))), text)
          .check(z.maxLength(MOST_MEDICINES, text)),
      ),
      [],
    ),
    z.transform((given) => [...new Set((given ?? []).filter((name) => name !== ''))]),
  )
}

const Fields = z.object({
  assessmentType: oneOf<AssessmentTypeName>(ASSESSMENT_TYPE_NAMES, medicalMessage('assessment_type_invalid')),
  ...age,
  gender: z.enum(GENDERS, message('gender_invalid')),
  weightKg: orNull(z.number(message('weight_range'))),
  heightCm: orNull(z.number(message('height_range'))),
  pregnant: flag,
  pregnancyWeeks: whole('pregnancyWeeks'),
  afterBirth: flag,
  region: oneOf<MedicalRegion>(MEDICAL_REGIONS, message('region_invalid')),
  temperatureC: vital('temperatureC'),
  /** As it is written: `120/80`. */
  bloodPressure: writtenBloodPressure,
  heartRatePerMin: vital('heartRatePerMin'),
  respiratoryRatePerMin: vital('respiratoryRatePerMin'),
  oxygenSaturationPercent: vital('oxygenSaturationPercent'),
  glucoseMmolPerL: vital('glucoseMmolPerL'),
  glucoseFasting: flag,
  haemoglobinGPerDl: vital('haemoglobinGPerDl'),
  creatinineUmolPerL: vital('creatinineUmolPerL'),
  muacMm: vital('muacMm'),
  illnessDays: whole('illnessDays'),
  symptoms: symptomCodes,
  checklistComplete: z.pipe(
    flag,
    z.transform((given) => given ?? false),
  ),
  medicalHistory: codes(
    oneOf(MEDICAL_HISTORY_CODES, medicalMessage('medical_history_invalid')),
    medicalMessage('medical_history_invalid'),
  ),
  medicines: names('medicines'),
  allergies: names('allergies'),
  examinationFindings: optionalText(LONGEST_EXAMINATION),
  facilityId: orNull(z.uuid(message('facility_invalid'))),
})

/** Of these the age has to fit too. */
const OF_MOTHERS: ReadonlySet<AssessmentTypeName> = new Set(['pregnancy', 'after_birth'])
const ONLY_FOR = { female: 'only_for_female', male: 'only_for_male' } as const

function rejectWrong(input: z.output<typeof Fields>, reject: (field: string, text: string) => void): void {
  const rejectBody = (field: string, id: Parameters<typeof message>[0]) => reject(field, message(id))
  rejectAge(input, rejectBody)
  rejectSize(input, rejectBody)

  const { onlyFor } = ASSESSMENT_TYPES[input.assessmentType]
  if (onlyFor && input.gender !== 'other' && input.gender !== onlyFor) {
    reject('gender', medicalMessage(ONLY_FOR[onlyFor]))
  }
  if (!canBePregnant(input)) {
    if (OF_MOTHERS.has(input.assessmentType)) reject('age', medicalMessage('pregnancy_not_possible'))
    if (input.pregnant) reject('pregnant', medicalMessage('pregnancy_not_possible'))
    if (input.afterBirth) reject('afterBirth', medicalMessage('pregnancy_not_possible'))
  }
  if (input.pregnancyWeeks !== null && !input.pregnant) {
    reject('pregnancyWeeks', caseMessage('weeks_without_pregnancy'))
  }
  if (input.glucoseFasting !== null && input.glucoseMmolPerL === null) {
    reject('glucoseFasting', medicalMessage('glucose_fasting_alone'))
  }
}

/**
 * A medical assessment as the form and both transports take it (specification §3, §5): age, gender and region, and
 * whatever was measured and noticed; what was not is null. °C, mmHg, per minute, %, mmol/L, g/dL, µmol/L, kg, cm, mm.
 * Symptoms and medical history are findings of the clinical engine, by their ids.
 */
export const MedicalAssessmentInput = z.pipe(
  Fields.check((ctx) =>
    rejectWrong(ctx.value, (field, text) =>
      ctx.issues.push({ code: 'custom', message: text, path: [field], input: ctx.value, continue: true }),
    ),
  ),
  z.transform(({ bloodPressure, ageMonths, ...input }) => ({
    ...input,
    ageMonths: ageMonths ?? null,
    /** Completed years; 0 under one. */
    age: yearsOf({ age: input.age, ageMonths }),
    ...(parseBloodPressure(bloodPressure ?? '') ?? { systolicMmHg: null, diastolicMmHg: null }),
  })),
)
export type MedicalAssessmentInput = z.output<typeof MedicalAssessmentInput>
export type MedicalAssessmentFields = z.input<typeof MedicalAssessmentInput>
