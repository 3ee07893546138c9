import { newId } from '#api/platform/ids.ts'
import type { PrismaClient } from '#prisma/generated/client/client.ts'
import type { Caller, Json } from '#tests/support/caller.ts'

const TASK = `
  id title why priority way byHand state late opensOn dueOn opensAt dueAt closesAt sourceType sourceId closedAt reason
  rule { id version source } patient { id firstName lastName }`
const FAULTS = '... on Error { message } ... on InvalidInput { field issues { field message } }'

export const TASKS = `
  query ($list: TaskList, $patientId: ID, $limit: Int, $cursor: ID) {
    tasks(list: $list, patientId: $patientId, limit: $limit, cursor: $cursor) { ${TASK} }
  }`

export const HOUSEHOLD_TASKS = `query ($patientId: ID!) { householdTasks(patientId: $patientId) { ${TASK} } }`

export const CLOSE_TASK = `
  mutation ($id: ID!, $outcome: TaskOutcome!, $reason: String) {
    closeTask(id: $id, outcome: $outcome, reason: $reason) { __typename ... on Task { ${TASK} } ${FAULTS} }
  }`

const ENROLMENT = '... on Enrolment { id programme startedOn endedOn endReason }'
export const ENROL = `
  mutation ($id: ID!, $patientId: ID!, $input: EnrolmentInput!) {
    enrolPatient(id: $id, patientId: $patientId, input: $input) { __typename ${ENROLMENT} ${FAULTS} }
  }`
export const END_ENROLMENT = `
  mutation ($id: ID!, $reason: String!) {
    endEnrolment(id: $id, reason: $reason) { __typename ${ENROLMENT} ${FAULTS} }
  }`

const APPOINTMENT = '... on Appointment { id type scheduledFor reason status }'
export const BOOK = `
  mutation ($id: ID!, $patientId: ID!, $input: AppointmentInput!) {
    bookAppointment(id: $id, patientId: $patientId, input: $input) { __typename ${APPOINTMENT} ${FAULTS} }
  }`
export const CLOSE_APPOINTMENT = `
  mutation ($id: ID!, $outcome: AppointmentOutcome!) {
    closeAppointment(id: $id, outcome: $outcome) { __typename ${APPOINTMENT} ${FAULTS} }
  }`

/** The first field of what is answered, whatever it is. */
async function resultOf(caller: Caller, query: string, variables: Record<string, unknown>): Promise<Json> {
  return Object.values(await caller.data(query, variables))[0]
}

export const tasksSeenBy = (caller: Caller, page: Record<string, unknown> = {}): Promise<Json[]> =>
  resultOf(caller, TASKS, { limit: 100, ...page })
export const householdSeenBy = (caller: Caller, patientId: string): Promise<Json[] | null> =>
  resultOf(caller, HOUSEHOLD_TASKS, { patientId })
export const closeTask = (caller: Caller, id: string, outcome: string, reason?: string): Promise<Json> =>
  resultOf(caller, CLOSE_TASK, { id, outcome, reason })
export const enrol = (
  caller: Caller,
  patientId: string,
  input: { programme: string; startedOn: string },
  id = newId(),
): Promise<Json> => resultOf(caller, ENROL, { id, patientId, input })
export const endEnrolment = (caller: Caller, id: string, reason = 'Treatment completed'): Promise<Json> =>
  resultOf(caller, END_ENROLMENT, { id, reason })
export const book = (
  caller: Caller,
  patientId: string,
  scheduledFor: string,
  changes: Record<string, unknown> = {},
  id = newId(),
): Promise<Json> => resultOf(caller, BOOK, { id, patientId, input: { type: 'IN_PERSON', scheduledFor, ...changes } })
export const closeAppointment = (caller: Caller, id: string, outcome: string): Promise<Json> =>
  resultOf(caller, CLOSE_APPOINTMENT, { id, outcome })

const HOUR_MS = 3_600_000

/** A task that can be closed by hand, open now and due in so many hours from then. */
export async function createTask(
  client: PrismaClient,
  {
    patientId,
    facilityId,
    now = new Date(),
    dueInHours = 1,
    ...changes
  }: {
    readonly patientId: string
    readonly facilityId: string
    readonly now?: Date
    readonly dueInHours?: number
    readonly ruleId?: string
    readonly outcome?: 'completed'
    readonly closedAt?: Date
  },
): Promise<string> {
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
  const { id } = await client.task.create({
    data: {
      id: newId(),
      ruleId: 'task.appointment_missed',
      ruleVersion: 1,
      priority: 'high',
      createdAt: at(-1000),
      opensAt: at(dueInHours - 24),
      dueAt: at(dueInHours),
      closesAt: at(dueInHours + 240),
      sourceType: 'Appointment',
      sourceId: newId(),
      ...changes,
      facilityId,
      patientId,
    },
    select: { id: true },
  })
  return id
}

/** A patient of a facility with a task, an enrolment in a pregnancy and an appointment, all made by somebody there. */
export async function createCareDates(
  client: PrismaClient,
  place: { patientId: string; facilityId: string },
  byId: string,
) {
  const now = new Date()
  const made = { ...place, createdAt: now, createdById: byId }
  const taskId = await createTask(client, { ...place, now })
  const enrolmentId = newId()
  await client.enrolment.create({ data: { ...made, id: enrolmentId, programme: 'pregnancy', startedOn: now } })
  const appointmentId = newId()
  const scheduledFor = new Date(now.getTime() + 24 * HOUR_MS)
  await client.appointment.create({
    data: { ...made, id: appointmentId, type: 'phone', scheduledFor, status: 'scheduled' },
  })
  return { taskId, enrolmentId, appointmentId }
}
