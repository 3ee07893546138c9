import type { Actor } from '#api/access/actor.ts'
import { prescriptionsVisibleTo } from '#api/access/visible-to.ts'
import { type AuditEvent, type AuditStore, appendAudit, eventOfEach } from '#api/store/audit.ts'
import { type Database, Prisma } from '#api/store/client.ts'
import { isUniqueViolation } from '#api/store/database-errors.ts'
import { insertAudited, newRow } from '#api/store/insert-audited.ts'
import { after, NEWEST_FIRST } from '#api/store/paging.ts'
import { applyTaskChanges, type TaskChanges } from '#api/store/task-rows.ts'
import { containing, searchedWords } from '#api/store/text-search.ts'
import type { PrescriptionFinding } from '#domain/clinical/prescribing/prescription-finding.ts'
import type { PrescriptionListInput } from '#domain/input/prescription.ts'
import type { PrescriptionList } from '#domain/vocabulary/prescriptions.ts'
import type { Prescription, PrescriptionItem, PrescriptionStep } from '#prisma/generated/client/client.ts'

/** What decides what can be done with a prescription. */
export const STANDING = {
  facility: { select: { region: true, country: true, district: true } },
  steps: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
  items: {
    orderBy: { position: 'asc' },
    include: { medicine: true, dispensed: { include: { returned: { select: { quantity: true } } } } },
  },
} satisfies Prisma.PrescriptionInclude
export type StandingRow = Prisma.PrescriptionGetPayload<{ include: typeof STANDING }>

/** What a list says of a prescription. */
const LISTED = {
  ...STANDING,
  patient: { select: { firstName: true, lastName: true, dateOfBirth: true, gender: true } },
  prescribedBy: { select: { firstName: true, lastName: true } },
} satisfies Prisma.PrescriptionInclude
export type ListedPrescription = Prisma.PrescriptionGetPayload<{ include: typeof LISTED }>

/** A step as it is written; the findings are those that were set aside with it. */
export type NewStep = Omit<PrescriptionStep, 'findings'> & { readonly findings: readonly PrescriptionFinding[] | null }

/** A step as a row. */
export const stepRow = ({ findings, ...step }: NewStep): Prisma.PrescriptionStepCreateManyInput => ({
  ...step,
  findings: findings === null ? Prisma.DbNull : (findings as unknown as Prisma.InputJsonValue),
})

const IN_LIST = {
  ready: { status: { in: ['ready', 'partly_dispensed'] }, endedAt: null },
  pending: { status: 'pending' },
  history: { endedAt: { not: null } },
} satisfies Readonly<Record<PrescriptionList, Prisma.PrescriptionWhereInput>>

/** Whose patient's name holds every word of it, or whose diagnosis holds it, whatever the case (specification §5). */
const holding = (search: string): Prisma.PrescriptionWhereInput => ({
  OR: [
    { diagnosis: containing(search) },
    {
      patient: {
        AND: searchedWords(search).map((word) => ({
          OR: [{ firstName: containing(word) }, { lastName: containing(word) }],
        })),
      },
    },
  ],
})

const filtersOf = ({
  status,
  list,
  patientId,
  search,
}: Omit<PrescriptionListInput, 'limit' | 'cursor'>): Prisma.PrescriptionWhereInput[] => [
  ...(status ? [{ status }] : []),
  ...(list ? [IN_LIST[list]] : []),
  ...(patientId ? [{ patientId }] : []),
  ...(search ? [holding(search)] : []),
]

/** Prescriptions with what they ask for and their steps; what is handed over of them is written by dispensings.ts. */
export function prescriptionStore(database: Pick<Database, 'client' | 'query'>, audit: Pick<AuditStore, 'record'>) {
  const { client } = database

  /** Whose prescriptions a page holds; a cursor that this person may not see gives an empty one. */
  async function find(actor: Actor, { limit, cursor, ...wanted }: PrescriptionListInput) {
    const visible = prescriptionsVisibleTo(actor)
    const known =
      cursor === null ||
      (await client.prescription.findFirst({ where: { AND: [{ id: cursor }, visible] }, select: { id: true } }))
    if (!known) return []
    return client.prescription.findMany({
      where: { AND: [visible, ...filtersOf(wanted)] },
      orderBy: NEWEST_FIRST,
      ...after(cursor),
      take: limit,
      select: { id: true, patientId: true },
    })
  }

  return {
    /** The medicines that the product keeps: a list of its own making, the same for everybody. */
    medicines: () => client.medicine.findMany({ select: { id: true, genericName: true, strength: true } }),

    /** Writes a prescription with its items; answers false, with nothing written, where the id is taken. */
    create: (prescription: Prescription, items: readonly PrescriptionItem[], event: AuditEvent): Promise<boolean> => {
      const rows = [
        newRow('Prescription', Prisma.PrescriptionScalarFieldEnum, prescription),
        ...items.map((item) => newRow('PrescriptionItem', Prisma.PrescriptionItemScalarFieldEnum, item)),
      ]
      return insertAudited(database, rows, event)
    },

    /** A prescription that this person may see, or null. */
    find: (actor: Actor, id: string) =>
      client.prescription.findFirst({ where: { AND: [{ id }, prescriptionsVisibleTo(actor)] } }),

    /** A prescription that this person may see, with everything that decides what can be done with it; or null. */
    standing: (actor: Actor, id: string) =>
      client.prescription.findFirst({
        where: { AND: [{ id }, prescriptionsVisibleTo(actor)] },
        include: STANDING,
      }),

    /**
     * Moves a prescription on, or says something of it, where it still stands as it was read; of two at once one does.
     * Answers false, with nothing written, where it does not, and where the step's id is taken.
     */
    async advance(
      from: Pick<Prescription, 'id' | 'status'>,
      to: Pick<Prescription, 'status' | 'endedAt'>,
      step: NewStep,
      changes: TaskChanges,
      events: readonly AuditEvent[],
    ): Promise<boolean> {
      try {
        return await client.$transaction(async (transaction) => {
          const { count } = await transaction.prescription.updateMany({ where: { ...from, endedAt: null }, data: to })
          if (count === 0) return false
          await transaction.prescriptionStep.create({ data: stepRow(step) })
          await applyTaskChanges(transaction, changes)
          await appendAudit(transaction, events)
          return true
        })
      } catch (error) {
        if (isUniqueViolation(error)) return false
        throw error
      }
    },

    /** Which prescriptions a page holds, newest first; a cursor that this person may not see gives an empty page. */
    async page(actor: Actor, list: PrescriptionListInput, event: AuditEvent) {
      const rows = await find(actor, list)
      await audit.record(
        ...eventOfEach(
          event,
          rows.map(({ patientId }) => patientId),
        ),
      )
      return { where: { id: { in: rows.map(({ id }) => id) } }, orderBy: NEWEST_FIRST }
    },

    /** The same with everything that a list says of them. */
    async list(actor: Actor, list: PrescriptionListInput, event: AuditEvent): Promise<ListedPrescription[]> {
      const { where, orderBy } = await this.page(actor, list, event)
      return client.prescription.findMany({ where, orderBy, include: LISTED })
    },
  }
}
