import type { Actor } from '#api/access/actor.ts'
import { medicalAssessmentsVisibleTo, patientsVisibleTo } from '#api/access/visible-to.ts'
import { type AuditEvent, type AuditStore, appendAudit } from '#api/store/audit.ts'
import { type Database, Prisma } from '#api/store/client.ts'
import { insertAudited, newRow } from '#api/store/insert-audited.ts'
import { assessedRows } from '#api/store/medical.ts'
import { type TaskChanges, taskClosings, taskRows } from '#api/store/task-rows.ts'
import type { MedicalAnswer } from '#domain/clinical/medical/medical-answer.ts'
import type { MedicalAssessment as AssessmentRow, Visit as VisitRow } from '#prisma/generated/client/client.ts'

export interface NewVisit {
  readonly planId: string
  readonly assessment: AssessmentRow
  readonly visit: VisitRow
  readonly answer: MedicalAnswer
}

export interface VisitReview {
  readonly agreed: boolean
  readonly disagreementReason: string | null
  readonly reviewedAt: Date
}

const WHOLE = {
  assessment: { include: { patient: true, facility: true, plan: true } },
} as const satisfies Prisma.VisitInclude

/** The visits that somebody may see: those whose assessments they may see. */
const visible = (actor: Actor, assessmentId: string): Prisma.VisitWhereInput => ({
  assessmentId,
  assessment: medicalAssessmentsVisibleTo(actor),
})

/** Visits of patients, each with its assessment and plan; the only writer of these three for a visit. */
export function visitStore(database: Pick<Database, 'client' | 'query'>, audit: Pick<AuditStore, 'record'>) {
  const { client } = database
  return {
    /** What a visit takes from the record of a patient whom this person may see; null where they may not. */
    patientOf: (actor: Actor, id: string) =>
      client.patient.findFirst({
        where: { AND: [{ id }, patientsVisibleTo(actor)] },
        select: {
          id: true,
          facilityId: true,
          dateOfBirth: true,
          birthDateEstimated: true,
          gender: true,
          medicalAlerts: true,
          facility: { select: { country: true, district: true } },
        },
      }),

    /**
     * Writes a visit with its assessment and plan, and the tasks that it makes and does, together; answers false, with
     * nothing written, where the id is taken.
     */
    create: (
      { planId, assessment, visit, answer }: NewVisit,
      changes: TaskChanges,
      event: AuditEvent,
    ): Promise<boolean> => {
      const rows = [
        ...assessedRows(assessment, { planId, answer }),
        newRow('Visit', Prisma.VisitScalarFieldEnum, visit),
        ...taskRows(changes),
      ]
      return insertAudited(database, rows, event, taskClosings(changes))
    },

    /** A visit with its patient and plan, if this person may see it; the event is stored before it is answered. */
    async find(actor: Actor, id: string, event: AuditEvent) {
      const visit = await client.visit.findFirst({ where: visible(actor, id), include: WHOLE })
      if (visit) await audit.record({ ...event, recordId: id, personId: visit.assessment.patientId })
      return visit
    },

    /** Says whether the health worker agrees; null where this person may not see the visit. */
    review: (actor: Actor, id: string, review: VisitReview, event: AuditEvent) =>
      client.$transaction(async (transaction) => {
        const { count } = await transaction.visit.updateMany({
          where: visible(actor, id),
          data: { ...review, reviewedById: actor.userId },
        })
        if (count === 0) return null
        const reviewed = await transaction.visit.findUniqueOrThrow({ where: { assessmentId: id }, include: WHOLE })
        await appendAudit(transaction, [{ ...event, personId: reviewed.assessment.patientId }])
        return reviewed
      }),
  }
}
