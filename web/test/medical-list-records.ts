import { ASSESSMENT_TYPE_NAMES, ASSESSMENT_TYPES } from '#domain/vocabulary/medical/assessment-types.ts'
import { memberName } from '#domain/vocabulary/member-name.ts'

const inLanguage =
  (texts: { readonly en: string; readonly sw: string }) =>
  ({ language }: { language: string }): string =>
    language === 'SW' ? texts.sw : texts.en

/** The assessment types as the server answers them. */
export const WIRE_TYPES = ASSESSMENT_TYPE_NAMES.map((name) => {
  const { displayName, description, category, onlyFor } = ASSESSMENT_TYPES[name]
  return {
    __typename: 'AssessmentType',
    name: memberName(name),
    displayName: inLanguage(displayName),
    description: inLanguage(description),
    category: memberName(category),
    onlyFor: onlyFor ? memberName(onlyFor) : null,
  }
})

interface RecordOptions {
  number: number
  type?: (typeof ASSESSMENT_TYPE_NAMES)[number]
  riskLevel?: 'LOW' | 'MODERATE' | 'HIGH' | 'CRITICAL'
  createdAt?: string
  patient?: { readonly firstName: string; readonly lastName: string } | null
  diagnosis?: string
  followUpDays?: readonly number[]
}

const idOf = (kind: 'a' | 'b' | 'c', number: number) =>
  `018f4c1e-7000-7000-8000-${kind}${String(number).padStart(11, '0')}`

/** An assessment with its plan as the server answers them in lists. */
export function medicalRecord({
  number,
  type = 'malaria',
  riskLevel = 'MODERATE',
  createdAt = '2026-03-05T09:00:00.000Z',
  patient = null,
  diagnosis = 'Malaria (likely). A parasite that mosquitoes carry.',
  followUpDays = [5],
}: RecordOptions) {
  const assessmentType = WIRE_TYPES.find(({ name }) => name === memberName(type))
  const assessment = {
    __typename: 'MedicalAssessment',
    id: idOf('a', number),
    createdAt,
    age: 34,
    ageMonths: null,
    assessmentType,
    patient: patient && { __typename: 'Patient', id: idOf('c', number), ...patient },
  }
  const plan = {
    __typename: 'MedicalPlan',
    id: idOf('b', number),
    createdAt,
    riskLevel,
    confidenceScore: 0.724,
    diagnosis: inLanguage({ en: diagnosis, sw: `Kwa Kiswahili: ${diagnosis}` }),
    followUpRequired: followUpDays.length > 0,
    followUpDays,
    content: {
      treatmentPlan: {
        referral: 'Refer to a hospital, the same day.',
        followUpSchedule: followUpDays.map((days) => `See the patient again after ${days} days.`),
      },
    },
    assessment,
  }
  return { plan, assessment: { ...assessment, plan } }
}
export type MedicalRecord = ReturnType<typeof medicalRecord>

interface ListArguments {
  readonly limit: number
  readonly cursor?: string | null
  readonly assessmentType?: string | null
  readonly riskLevel?: string | null
  readonly followUpRequired?: boolean | null
  readonly from?: string | null
  readonly before?: string | null
  readonly search?: string | null
}

/** A page of records as the server would narrow and cut it; they are given newest first. */
export function medicalPage(records: readonly MedicalRecord[], asked: ListArguments): readonly MedicalRecord[] {
  const found = records.filter(
    ({ plan }) =>
      (asked.assessmentType ?? plan.assessment.assessmentType?.name) === plan.assessment.assessmentType?.name &&
      (asked.riskLevel ?? plan.riskLevel) === plan.riskLevel &&
      (asked.followUpRequired ?? plan.followUpRequired) === plan.followUpRequired &&
      (!asked.from || plan.createdAt >= asked.from) &&
      (!asked.before || plan.createdAt < asked.before) &&
      plan.diagnosis({ language: 'EN' }).includes(asked.search ?? ''),
  )
  const { cursor } = asked
  const first = cursor ? found.findIndex(({ plan, assessment }) => [plan.id, assessment.id].includes(cursor)) + 1 : 0
  return found.slice(first, first + asked.limit)
}
