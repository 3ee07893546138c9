import type { Prisma } from '#api/store/client.ts'
import { containing } from '#api/store/text-search.ts'
import type { MedicalListInput } from '#domain/input/medical-lists.ts'
import { recordedTypesNamed } from '#domain/vocabulary/medical/recorded-types.ts'

/** What a list of assessments is narrowed by, each condition by itself: all of them have to hold. */
export function assessmentsLike({
  assessmentType,
  riskLevel,
  patientId,
  followUpRequired,
  from,
  before,
  search,
}: MedicalListInput): Prisma.MedicalAssessmentWhereInput[] {
  const like = containing(search ?? '')
  return [
    ...(assessmentType ? [{ assessmentType }] : []),
    ...(riskLevel ? [{ plan: { riskLevel } }] : []),
    ...(patientId ? [{ patientId }] : []),
    ...(followUpRequired === null ? [] : [{ plan: { followUpRequired } }]),
    ...(from ? [{ createdAt: { gte: from } }] : []),
    ...(before ? [{ createdAt: { lt: before } }] : []),
    ...(search
      ? [
          {
            OR: [
              { assessmentType: { in: [...recordedTypesNamed(search)] } },
              { plan: { diagnosisEn: like } },
              { plan: { diagnosisSw: like } },
              { patient: { firstName: like } },
              { patient: { lastName: like } },
            ],
          },
        ]
      : []),
  ]
}
