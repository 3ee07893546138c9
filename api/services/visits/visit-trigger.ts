import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import type { NewVisit } from '#api/store/visits.ts'
import type { VisitTrigger } from '#domain/tasks/trigger.ts'

interface Visited extends Pick<NewVisit, 'assessment' | 'answer'> {
  readonly record: {
    readonly id: string
    readonly facilityId: string
    readonly birthDateEstimated: boolean
    readonly facility: { readonly country: string; readonly district: string }
  }
  /** Completed months. */
  readonly ageMonths: number
}

/** What the rules of tasks are told of a visit. Its tasks are those of the facility in whose care the patient is. */
export function visitTrigger({ assessment, answer, record, ageMonths }: Visited): VisitTrigger {
  const { id, createdAt, symptoms, medicalHistory } = assessment
  return {
    kind: 'visit',
    id,
    patientId: record.id,
    facilityId: record.facilityId,
    timeZone: timeZoneAt(record.facility),
    at: createdAt,
    ageMonths,
    ageIsApproximate: record.birthDateEstimated,
    gender: assessment.gender,
    pregnant: assessment.pregnant,
    weightKg: assessment.weightKg,
    heightCm: assessment.heightCm,
    muacMm: assessment.muacMm,
    systolicMmHg: assessment.systolicMmHg,
    diastolicMmHg: assessment.diastolicMmHg,
    findings: [...symptoms, ...medicalHistory, ...answer.result.read.present],
    triageLevel: answer.riskLevel,
    followUpDays: answer.followUpRequired ? answer.result.plan.followUpDays : [],
  }
}
