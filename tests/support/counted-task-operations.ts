import { newId } from '#api/platform/ids.ts'
import { type CountedOperation, graphql, PAGE } from '#tests/support/counted-operation.ts'
import { createPatient, HERE } from '#tests/support/patients.ts'
import {
  BOOK,
  book,
  CLOSE_APPOINTMENT,
  CLOSE_TASK,
  createTask,
  END_ENROLMENT,
  ENROL,
  enrol,
  HOUSEHOLD_TASKS,
  TASKS,
  tasksSeenBy,
} from '#tests/support/task-requests.ts'

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()
const today = () => new Date().toISOString().slice(0, 10)

/** The calls of tasks, enrolments and appointments. */
export const TASK_OPERATIONS: readonly CountedOperation[] = [
  {
    name: 'tasks',
    statements: 5,
    ready:
      ({ carer }) =>
      () =>
        graphql(carer, TASKS, { list: 'COMING', ...PAGE }),
  },
  {
    name: 'tasks, of a patient',
    statements: 5,
    ready:
      ({ carer, carePatientId }) =>
      () =>
        graphql(carer, TASKS, { patientId: carePatientId, ...PAGE }),
  },
  {
    name: 'householdTasks',
    statements: 7,
    ready:
      ({ carer, carePatientId }) =>
      () =>
        graphql(carer, HOUSEHOLD_TASKS, { patientId: carePatientId }),
  },
  {
    name: 'closeTask',
    statements: 7,
    ready: async ({ server, carer, carePatientId }) => {
      const id = await createTask(server.client, { patientId: carePatientId, facilityId: HERE })
      return () => graphql(carer, CLOSE_TASK, { id, outcome: 'COMPLETED' })
    },
  },
  {
    name: 'closeTask, of a dose',
    statements: 9,
    ready: async ({ server, carer }) => {
      const patientId = await createPatient(server.client, HERE)
      await enrol(carer, patientId, { programme: 'TB_TREATMENT', startedOn: today() })
      const [dose] = await tasksSeenBy(carer, { patientId })
      return () => graphql(carer, CLOSE_TASK, { id: dose.id, outcome: 'FAILED', reason: 'Was away' })
    },
  },
  {
    name: 'enrolPatient',
    statements: 12,
    ready: async ({ server, carer }) => {
      const patientId = await createPatient(server.client, HERE)
      const input = { programme: 'TB_TREATMENT', startedOn: today() }
      return () => graphql(carer, ENROL, { id: newId(), patientId, input })
    },
  },
  {
    name: 'endEnrolment',
    statements: 9,
    ready: async ({ server, carer }) => {
      const patientId = await createPatient(server.client, HERE)
      const { id } = await enrol(carer, patientId, { programme: 'TB_TREATMENT', startedOn: today() })
      return () => graphql(carer, END_ENROLMENT, { id, reason: 'Cured' })
    },
  },
  {
    name: 'bookAppointment',
    statements: 5,
    ready:
      ({ carer, carePatientId }) =>
      () =>
        graphql(carer, BOOK, {
          id: newId(),
          patientId: carePatientId,
          input: { type: 'PHONE', scheduledFor: tomorrow() },
        }),
  },
  {
    name: 'closeAppointment',
    statements: 9,
    ready: async ({ carer, carePatientId }) => {
      const { id } = await book(carer, carePatientId, tomorrow())
      return () => graphql(carer, CLOSE_APPOINTMENT, { id, outcome: 'CANCELLED' })
    },
  },
]
