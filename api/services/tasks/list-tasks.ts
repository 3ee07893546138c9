import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import { TaskListInput, type TaskListRequest } from '#domain/input/tasks.ts'
import { addDays, dayAt, startOfDay } from '#domain/time/local-day.ts'

/** The store puts in whose tasks were read. */
const everythingOf = (id: string) => ({ recordType: 'Person', recordId: id, personId: id }) as const

/**
 * Which tasks a page of a list holds, of the patients in the care of where one works, or of one patient; today is the
 * day at one's facility.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const tasksPage =
  ({ store, clock, audit }: AuditedContext<'task.list'>) =>
  async (actor: Actor | null, sent: TaskListRequest) => {
    const person = authorise(actor, 'task.read')
    const page = parseInput(TaskListInput, sent)
    const now = clock.now()
    const timeZone = timeZoneAt(await store.facilities.find(person.facilityId))
    const dayEndsAt = startOfDay(timeZone, addDays(dayAt(timeZone, now), 1))
    return store.tasks.page(
      person,
      { ...page, now, dayEndsAt },
      audit('task.list', person.userId, everythingOf(person.userId)),
    )
  }

/**
 * Which tasks are open of a patient and of those who live with them, for a visit at home.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for a patient whom one may not see)
 */
export const householdTasksPage =
  ({ store, clock, audit }: AuditedContext<'task.list'>) =>
  async (actor: Actor | null, sent: unknown) => {
    const person = authorise(actor, 'task.read')
    const patientId = parseId(sent, 'patientId')
    const event = audit('task.list', person.userId, everythingOf(patientId))
    const page = await store.tasks.household(person, patientId, clock.now(), event)
    if (!page) throw new NotFound('Patient')
    return page
  }
