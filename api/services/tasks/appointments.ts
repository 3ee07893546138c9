import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound, refused } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import { newTasks } from '#api/store/task-rows.ts'
import { medicalMessage } from '#domain/input/medical-messages.ts'
import { message } from '#domain/input/messages.ts'
import { taskMessage } from '#domain/input/task-messages.ts'
import { AppointmentInput, CloseAppointmentInput } from '#domain/input/tasks.ts'
import { closedBy } from '#domain/tasks/closed-by.ts'
import { tasksFrom } from '#domain/tasks/tasks-from.ts'
import { addDays, dayAt } from '#domain/time/local-day.ts'

const FURTHEST_DAYS = 2 * 365

const appointmentOf = (id: string, patientId: string) =>
  ({ recordType: 'Appointment', recordId: id, personId: patientId }) as const

/**
 * Books an appointment for a patient, with the task that it makes. The id is the appointment's, made by whoever sends it;
 * sent again it changes nothing.
 * @returns the appointment's id
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const bookAppointment =
  ({ store, clock, newId, audit }: AuditedContext<'appointment.book' | 'appointment.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; patientId: unknown; appointment: unknown }): Promise<string> => {
    const person = authorise(actor, 'appointment.create')
    const id = parseId(sent.id)
    const patientId = parseId(sent.patientId, 'patientId')
    const { type, scheduledFor, reason } = parseInput(AppointmentInput, sent.appointment)
    const known = await store.appointments.find(person, id)
    if (known?.patientId === patientId && known.createdById === person.userId) {
      await store.audit.record(audit('appointment.read', person.userId, appointmentOf(id, patientId)))
      return id
    }
    const patient = await store.patients.inCare(person, patientId)
    if (!patient) throw refused('patientId', medicalMessage('patient_unknown'))
    const at = clock.now()
    const timeZone = timeZoneAt(patient.facility)
    const day = dayAt(timeZone, scheduledFor)
    const today = dayAt(timeZone, at)
    if (scheduledFor < at) throw refused('scheduledFor', taskMessage('appointment_in_past'))
    if (day > addDays(today, FURTHEST_DAYS)) throw refused('scheduledFor', taskMessage('appointment_too_far'))
    const { facilityId } = patient
    const made = tasksFrom({ kind: 'appointment', id, patientId, facilityId, timeZone, at, scheduledFor })
    const appointment = {
      id,
      patientId,
      facilityId,
      type,
      scheduledFor,
      reason,
      status: 'scheduled' as const,
      createdAt: at,
      createdById: person.userId,
      closedAt: null,
      closedById: null,
    }
    const changes = { made: newTasks(made, newId, at), closed: [], at, byId: person.userId }
    const event = audit('appointment.book', person.userId, appointmentOf(id, patientId))
    // It is another's: one's own was found above.
    if (!(await store.appointments.create(appointment, changes, event))) throw refused('id', message('id_taken'))
    return id
  }

/**
 * Says what became of an appointment: the patient came, did not come and is looked for, or it was cancelled. One that is
 * closed stays as it is.
 * @returns the appointment's id
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for one that one may not see)
 */
export const closeAppointment =
  ({ store, clock, newId, audit }: AuditedContext<'appointment.close' | 'appointment.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; outcome: unknown }): Promise<string> => {
    const person = authorise(actor, 'appointment.create')
    const id = parseId(sent.id)
    const { outcome } = parseInput(CloseAppointmentInput, { outcome: sent.outcome })
    const appointment = await store.appointments.find(person, id)
    if (!appointment) throw new NotFound('Appointment')
    const { patientId, facilityId, scheduledFor } = appointment
    const record = appointmentOf(id, patientId)
    if (appointment.status === 'scheduled') {
      const at = clock.now()
      const timeZone = timeZoneAt(appointment.facility)
      const tooEarly = {
        completed: dayAt(timeZone, at) < dayAt(timeZone, scheduledFor),
        missed: at < scheduledFor,
        cancelled: false,
      }
      if (tooEarly[outcome]) throw refused('outcome', taskMessage('appointment_not_yet'))
      const closing = { kind: 'appointment_closed', id, patientId, facilityId, timeZone, at, outcome } as const
      const closed = closedBy(closing, await store.tasks.openOf(patientId, at))
      const changes = { made: newTasks(tasksFrom(closing), newId, at), closed, at, byId: person.userId }
      if (await store.appointments.close(id, outcome, changes, audit('appointment.close', person.userId, record))) {
        return id
      }
    }
    await store.audit.record(audit('appointment.read', person.userId, record))
    return id
  }
