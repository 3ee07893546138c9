import type { Actor } from '#api/access/actor.ts'
import { NOTHING, patientsVisibleTo, tasksVisibleTo } from '#api/access/visible-to.ts'
import { type AuditEvent, type AuditStore, appendAudit, eventOfEach } from '#api/store/audit.ts'
import type { Client, Prisma } from '#api/store/client.ts'
import { findHousehold } from '#api/store/household.ts'
import { after, type Page } from '#api/store/paging.ts'
import { applyTaskChanges } from '#api/store/task-rows.ts'
import type { OpenTask } from '#domain/tasks/task.ts'
import { TASK_RULES } from '#domain/tasks/task-rules.ts'
import type { TaskListName, TaskOutcome } from '#domain/vocabulary/tasks.ts'
import type { Task } from '#prisma/generated/client/client.ts'

/** When a list of tasks is asked for: now, and the midnight that ends the day at the facility. */
export interface TaskMoments {
  readonly now: Date
  readonly dayEndsAt: Date
}

export interface TaskPage extends Page, TaskMoments {
  /** None: all that are open. */
  readonly list: TaskListName | null
  /** None: of everybody in the care of the facility where one works. */
  readonly patientId: string | null
}

const SOONEST_FIRST: [{ dueAt: 'asc' }, { id: 'asc' }] = [{ dueAt: 'asc' }, { id: 'asc' }]
/** For so long a task that was done late asks why. */
const EXPLAINED_WITHIN_MS = 30 * 86_400_000
const MOST_OF_HOUSEHOLD = 200
const ASKED_WHY_LATE = Object.values(TASK_RULES).flatMap(({ id, asksWhyLate }) => (asksWhyLate ? [id] : []))

/** The record of a patient and those that were found to be the same person's. */
export const ofPatient = (id: string): Prisma.PatientWhereInput => ({ OR: [{ id }, { mergedIntoId: id }] })

/** Tasks of every state of a stored one: what waits and what has failed follows from the clock (domain/tasks/task.ts). */
export function taskStore(client: Client, audit: Pick<AuditStore, 'record'>) {
  const stillOpen = (now: Date) => ({ outcome: null, closesAt: { gt: now } }) satisfies Prisma.TaskWhereInput

  function listed(list: TaskListName | null, { now, dayEndsAt }: TaskMoments): Prisma.TaskWhereInput {
    const open = stillOpen(now)
    switch (list) {
      case null:
        return open
      case 'today':
        return { ...open, dueAt: { gt: now, lte: dayEndsAt } }
      case 'late':
        return { ...open, dueAt: { lte: now } }
      case 'coming':
        return { ...open, dueAt: { gt: dayEndsAt } }
      case 'unexplained':
        return {
          outcome: 'completed',
          reason: null,
          ruleId: { in: ASKED_WHY_LATE },
          closedAt: { gt: new Date(now.getTime() - EXPLAINED_WITHIN_MS) },
          dueAt: { lte: client.task.fields.closedAt },
        }
      default:
        return list satisfies never
    }
  }

  /** Stores whose tasks were read. */
  const recordRead = (event: AuditEvent, read: readonly Pick<Task, 'patientId'>[]): Promise<void> =>
    audit.record(
      ...eventOfEach(
        event,
        read.map(({ patientId }) => patientId),
      ),
    )

  return {
    /** Which tasks a page holds, the soonest due first; a cursor that this person may not see gives an empty page. */
    async page(actor: Actor, { list, patientId, limit, cursor, ...moments }: TaskPage, event: AuditEvent) {
      const visible = tasksVisibleTo(actor)
      const known =
        cursor === null ||
        (await client.task.findFirst({ where: { AND: [{ id: cursor }, visible] }, select: { id: true } }))
      const whose = patientId === null ? { facilityId: actor.facilityId ?? '' } : { patient: ofPatient(patientId) }
      const mine = patientId === null && actor.facilityId === null ? NOTHING : whose
      const rows = known
        ? await client.task.findMany({
            where: { AND: [visible, mine, listed(list, moments)] },
            orderBy: SOONEST_FIRST,
            ...after(cursor),
            take: limit,
            select: { id: true, patientId: true },
          })
        : []
      await recordRead(event, rows)
      return { where: { id: { in: rows.map(({ id }) => id) } }, orderBy: SOONEST_FIRST }
    },

    /** Which tasks are open of those who live with a patient, and of the patient; null where one may not see them. */
    async household(actor: Actor, patientId: string, now: Date, event: AuditEvent) {
      const members = await findHousehold(client, patientsVisibleTo(actor), patientId)
      if (members === null) return null
      const rows = await client.task.findMany({
        where: { AND: [tasksVisibleTo(actor), stillOpen(now), { patientId: { in: members } }] },
        orderBy: SOONEST_FIRST,
        take: MOST_OF_HOUSEHOLD,
        select: { id: true, patientId: true },
      })
      await recordRead(event, rows)
      return { where: { id: { in: rows.map(({ id }) => id) } }, orderBy: SOONEST_FIRST }
    },

    /** The tasks of a patient that can still be done, those of records that were merged into theirs too. */
    openOf: (patientId: string, now: Date): Promise<OpenTask[]> =>
      client.task.findMany({
        where: { AND: [stillOpen(now), { patient: ofPatient(patientId) }] },
        orderBy: SOONEST_FIRST,
      }),

    /** A task that this person may see, with where it is to be done. */
    find: (actor: Actor, id: string) =>
      client.task.findFirst({
        where: { AND: [{ id }, tasksVisibleTo(actor)] },
        include: { facility: { select: { country: true, district: true } } },
      }),

    /** Closes a task, with what follows from it; false, with nothing changed, where it has been closed meanwhile. */
    close: (
      id: string,
      closing: {
        readonly outcome: TaskOutcome
        readonly reason: string | null
        readonly at: Date
        readonly byId: string
      },
      made: readonly Task[],
      event: AuditEvent,
    ): Promise<boolean> =>
      client.$transaction(async (transaction) => {
        const { outcome, reason, at, byId } = closing
        const { count } = await transaction.task.updateMany({
          where: { id, ...stillOpen(at) },
          data: { outcome, reason, closedAt: at, closedById: byId },
        })
        if (count === 0) return false
        await applyTaskChanges(transaction, { made, closed: [], at, byId })
        await appendAudit(transaction, [event])
        return true
      }),

    /** Writes why a task was done late, once. */
    explain: (id: string, reason: string, event: AuditEvent): Promise<boolean> =>
      client.$transaction(async (transaction) => {
        const { count } = await transaction.task.updateMany({ where: { id, reason: null }, data: { reason } })
        if (count > 0) await appendAudit(transaction, [event])
        return count > 0
      }),
  }
}
