import type { Client, Prisma } from '#api/store/client.ts'

const DAY_MS = 86_400_000
/** What was prescribed before has run out, whatever it was. */
const PRESCRIBED_WITHIN_DAYS = 400
/** Of older answers of the engine what was ticked is enough: an allergy and a known illness stay. */
const MOST_ANSWERS = 30
const MOST_PRESCRIPTIONS = 50

const ASSESSMENT = {
  id: true,
  createdAt: true,
  weightKg: true,
  pregnant: true,
  pregnancyWeeks: true,
  afterBirth: true,
  symptoms: true,
  medicalHistory: true,
  medicines: true,
  allergies: true,
  plan: { select: { condition: true } },
  visit: { select: { currentMedications: true, allergies: true, previousIllnesses: true } },
} satisfies Prisma.MedicalAssessmentSelect

const OTHER = {
  status: true,
  endedAt: true,
  items: {
    select: {
      name: true,
      genericName: true,
      durationDays: true,
      medicine: { select: { code: true } },
      dispensed: {
        select: {
          quantity: true,
          batch: { select: { medicine: { select: { code: true } } } },
          returned: { select: { quantity: true } },
          dispensing: { select: { at: true } },
        },
      },
    },
  },
} satisfies Prisma.PrescriptionSelect

/** What the engine understood to be there, and not to be there, in an assessment: findings by their ids. */
interface ReadFindings {
  readonly assessmentId: string
  readonly present: readonly string[]
  readonly absent: readonly string[]
}

/** What is known of the patient of a prescription when it is checked. */
export interface PrescriptionFacts {
  readonly dateOfBirth: Date
  readonly gender: string
  readonly medicalAlerts: readonly string[]
  /** The first day of the last period of a pregnancy that is followed; null where none is. */
  readonly pregnantSince: Date | null
  /** The newest first. */
  readonly assessments: readonly Prisma.MedicalAssessmentGetPayload<{ select: typeof ASSESSMENT }>[]
  /** Of the newest of these assessments, where the engine answered. */
  readonly read: readonly ReadFindings[]
  /** Those that wait to be dispensed, and what was. */
  readonly others: readonly Prisma.PrescriptionGetPayload<{ select: typeof OTHER }>[]
}

/**
 * Reads what a check needs to know of a patient, with what stands in records that were merged into theirs. Nobody is told
 * it: only what the check says of it.
 */
export function prescriptionFactStore(client: Client) {
  return {
    async of({ id, patientId }: { id: string; patientId: string }, now: Date): Promise<PrescriptionFacts> {
      const merged = await client.patient.findMany({ where: { mergedIntoId: patientId }, select: { id: true } })
      const patientIds = { in: [patientId, ...merged.map((one) => one.id)] }
      const since = (days: number) => new Date(now.getTime() - days * DAY_MS)
      const patient = await client.patient.findUniqueOrThrow({
        where: { id: patientId },
        select: { dateOfBirth: true, gender: true, medicalAlerts: true },
      })
      const pregnancy = await client.enrolment.findFirst({
        where: { patientId: patientIds, programme: 'pregnancy', endedOn: null },
        orderBy: { startedOn: 'desc' },
        select: { startedOn: true },
      })
      const assessments = await client.medicalAssessment.findMany({
        where: { patientId: patientIds },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        select: ASSESSMENT,
      })
      const assessmentIds = assessments.slice(0, MOST_ANSWERS).map((one) => one.id)
      // Of a whole answer no more than this is needed.
      const read = await client.$queryRaw<ReadFindings[]>`
        SELECT "assessmentId", coalesce(result->'read'->'present', '[]') AS present,
          coalesce(result->'read'->'absent', '[]') AS absent
        FROM "MedicalPlan" WHERE "assessmentId" = ANY (${assessmentIds}::uuid[])`
      const others = await client.prescription.findMany({
        where: {
          patientId: patientIds,
          id: { not: id },
          createdAt: { gte: since(PRESCRIBED_WITHIN_DAYS) },
          status: { in: ['pending', 'ready', 'partly_dispensed', 'dispensed'] },
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MOST_PRESCRIPTIONS,
        select: OTHER,
      })
      return { ...patient, pregnantSince: pregnancy?.startedOn ?? null, assessments, read, others }
    },
  }
}
