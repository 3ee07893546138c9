import type { Actor } from '#api/access/actor.ts'
import { patientsInScope, scopeValues } from '#api/access/patients-in-scope.ts'
import {
  medicalAssessmentsVisibleTo,
  medicalOwnerVisibleTo,
  medicalPlansVisibleTo,
  medicalScopeOf,
} from '#api/access/visible-to.ts'
import { type AuditEvent, type AuditStore, eventOfEach } from '#api/store/audit.ts'
import { type Database, Prisma } from '#api/store/client.ts'
import { insertAudited, type NewRow, newRow } from '#api/store/insert-audited.ts'
import { joinedRows } from '#api/store/joined-rows.ts'
import { assessmentsLike } from '#api/store/medical-filter.ts'
import { after, NEWEST_FIRST } from '#api/store/paging.ts'
import type { MedicalAnswer } from '#domain/clinical/medical/medical-answer.ts'
import type { MedicalAssessmentInput } from '#domain/input/medical.ts'
import type { MedicalListInput } from '#domain/input/medical-lists.ts'
import type {
  MedicalAssessment as AssessmentRow,
  Facility as FacilityRow,
  Patient as PatientRow,
  MedicalPlan as PlanRow,
} from '#prisma/generated/client/client.ts'

export interface NewMedicalAssessment {
  readonly id: string
  readonly planId: string
  /** Whose it is: of an account, or of a patient. */
  readonly subject:
    | { readonly userId: string; readonly patientId: null }
    | { readonly userId: null; readonly patientId: string }
  readonly filedById: string
  readonly createdAt: Date
  readonly input: MedicalAssessmentInput
  readonly answer: MedicalAnswer
}

/** A plan with its assessment, of whom it is where that is a patient, and where it was made. */
export type ReadPlan = PlanRow & {
  readonly assessment: AssessmentRow & { readonly patient: PatientRow | null; readonly facility: FacilityRow | null }
}
/** Of a table that was joined where there is something to join, and holds nulls elsewhere. */
type Perhaps<Row> = { [Column in keyof Row]: Row[Column] | null }

const WITH_ASSESSMENT = {
  include: { assessment: { include: { patient: true, facility: true } } },
} as const
const WHOSE = { userId: true, patientId: true } as const

const ROW = joinedRows<{
  plan: PlanRow
  assessment: AssessmentRow
  patient: Perhaps<PatientRow>
  place: Perhaps<FacilityRow>
}>(
  {
    plan: Prisma.MedicalPlanScalarFieldEnum,
    assessment: Prisma.MedicalAssessmentScalarFieldEnum,
    patient: Prisma.PatientScalarFieldEnum,
    place: Prisma.FacilityScalarFieldEnum,
  },
  ['plan.texts', 'plan.result'],
)
/** What medicalAssessmentsVisibleTo lets somebody see, in SQL: it is read with every plan. */
const VISIBLE_PLANS = `
  SELECT ${ROW.columns}
  FROM "MedicalPlan" plan JOIN "MedicalAssessment" assessment ON assessment.id = plan."assessmentId"
  LEFT JOIN "Patient" patient ON patient.id = assessment."patientId"
  LEFT JOIN "Facility" care ON care.id = patient."facilityId"
  LEFT JOIN "Facility" place ON place.id = assessment."facilityId"
  WHERE (assessment."userId" = $1 OR ${patientsInScope('patient', 'care', 2)})`

/** The rows of an assessment and of what the engine answered to it. */
export function assessedRows(
  assessment: AssessmentRow,
  { planId, answer }: { readonly planId: string; readonly answer: MedicalAnswer },
): NewRow[] {
  const { texts, result, ...plan } = answer
  const row: PlanRow = {
    ...plan,
    id: planId,
    assessmentId: assessment.id,
    createdAt: assessment.createdAt,
    diagnosisEn: texts.en.diagnosis,
    diagnosisSw: texts.sw.diagnosis,
    result: result as unknown as Prisma.JsonValue,
    texts: texts as unknown as Prisma.JsonValue,
  }
  return [
    newRow('MedicalAssessment', Prisma.MedicalAssessmentScalarFieldEnum, assessment),
    newRow('MedicalPlan', Prisma.MedicalPlanScalarFieldEnum, row),
  ]
}

/** Whose record it is: an account's or a patient's id. */
const personOf = ({ userId, patientId }: Pick<AssessmentRow, 'userId' | 'patientId'>): string | null =>
  userId ?? patientId

/** Medical assessments and the plans computed from them; the only writer of these tables. */
export function medicalStore(database: Pick<Database, 'client' | 'query'>, audit: Pick<AuditStore, 'record'>) {
  const { client } = database

  /** Stores who read whose records. */
  const recordList = (event: AuditEvent, of: readonly Pick<AssessmentRow, 'userId' | 'patientId'>[]): Promise<void> =>
    audit.record(...eventOfEach(event, of.map(personOf)))

  /** Which assessments a page holds, newest first; a cursor that this person may not see gives an empty page. */
  async function assessmentsPage(actor: Actor, list: MedicalListInput, event: AuditEvent) {
    const visible = medicalAssessmentsVisibleTo(actor)
    const { limit, cursor } = list
    const known =
      cursor === null ||
      (await client.medicalAssessment.findFirst({ where: { AND: [{ id: cursor }, visible] }, select: { id: true } }))
    const rows = known
      ? await client.medicalAssessment.findMany({
          where: { AND: [visible, ...assessmentsLike(list)] },
          orderBy: NEWEST_FIRST,
          ...after(cursor),
          take: limit,
          select: { id: true, ...WHOSE },
        })
      : []
    await recordList(event, rows)
    return { where: { id: { in: rows.map(({ id }) => id) } }, orderBy: NEWEST_FIRST }
  }

  /** Which plans a page holds, newest first; a cursor that this person may not see gives an empty page. */
  async function plansPage(actor: Actor, list: MedicalListInput, event: AuditEvent) {
    const visible = medicalPlansVisibleTo(actor)
    const { limit, cursor } = list
    const known =
      cursor === null ||
      (await client.medicalPlan.findFirst({ where: { AND: [{ id: cursor }, visible] }, select: { id: true } }))
    const rows = known
      ? await client.medicalPlan.findMany({
          where: { AND: [visible, ...assessmentsLike(list).map((assessment) => ({ assessment }))] },
          orderBy: NEWEST_FIRST,
          ...after(cursor),
          take: limit,
          select: { id: true, assessment: { select: WHOSE } },
        })
      : []
    await recordList(
      event,
      rows.map(({ assessment }) => assessment),
    )
    return { where: { id: { in: rows.map(({ id }) => id) } }, orderBy: NEWEST_FIRST }
  }

  /** The plan that this person may see and that one more condition holds of, or null. */
  async function selectPlan(actor: Actor, condition: string, id: string): Promise<ReadPlan | null> {
    const { rows } = await database.query({
      text: `${VISIBLE_PLANS} AND ${condition} = $6`,
      values: [medicalOwnerVisibleTo(actor), ...scopeValues(medicalScopeOf(actor)), id],
    })
    const [row] = rows
    if (!row) return null
    const { plan, assessment, patient, place } = ROW.split(row)
    return {
      ...plan,
      assessment: {
        ...assessment,
        patient: patient.id === null ? null : (patient as PatientRow),
        facility: place.id === null ? null : (place as FacilityRow),
      },
    }
  }

  /** The same, which was read then: the event says which, and whose. */
  async function readPlan(actor: Actor, condition: string, id: string, event: AuditEvent): Promise<ReadPlan | null> {
    const plan = await selectPlan(actor, condition, id)
    if (plan) await audit.record({ ...event, recordId: plan.id, personId: personOf(plan.assessment) })
    return plan
  }

  return {
    /** Writes assessment and plan together; answers false where the assessment's id is taken. */
    async create(
      { id, planId, subject, filedById, createdAt, input, answer }: NewMedicalAssessment,
      event: AuditEvent,
    ): Promise<boolean> {
      const rows = assessedRows({ ...input, ...subject, id, filedById, createdAt }, { planId, answer })
      return insertAudited(database, rows, event)
    },

    findPlan: (actor: Actor, id: string, event: AuditEvent) => readPlan(actor, 'plan.id', id, event),

    findPlanOfAssessment: (actor: Actor, assessmentId: string, event: AuditEvent) =>
      readPlan(actor, 'assessment.id', assessmentId, event),

    /** The plan of an assessment for what is made of it, whose own event says whose it is. */
    findPlanToUse: (actor: Actor, assessmentId: string) => selectPlan(actor, 'assessment.id', assessmentId),

    /** Whether this is an assessment of that patient, and this person may see it. */
    isOfPatient: async (actor: Actor, id: string, patientId: string): Promise<boolean> =>
      (await client.medicalAssessment.findFirst({
        where: { AND: [{ id, patientId }, medicalAssessmentsVisibleTo(actor)] },
        select: { id: true },
      })) !== null,

    assessmentsPage,
    plansPage,

    async listAssessments(actor: Actor, list: MedicalListInput, event: AuditEvent) {
      return client.medicalAssessment.findMany({
        ...(await assessmentsPage(actor, list, event)),
        include: { plan: { select: { id: true, riskLevel: true } } },
      })
    },

    async listPlans(actor: Actor, list: MedicalListInput, event: AuditEvent): Promise<ReadPlan[]> {
      return client.medicalPlan.findMany({ ...(await plansPage(actor, list, event)), ...WITH_ASSESSMENT })
    },
  }
}
