import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound, refused } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import { newTasks } from '#api/store/task-rows.ts'
import { canBePregnant } from '#domain/input/body.ts'
import { medicalMessage } from '#domain/input/medical-messages.ts'
import { message } from '#domain/input/messages.ts'
import { taskMessage } from '#domain/input/task-messages.ts'
import { EndEnrolmentInput, EnrolmentInput } from '#domain/input/tasks.ts'
import { completedYears } from '#domain/patients/age.ts'
import { closedBy } from '#domain/tasks/closed-by.ts'
import { tasksFrom } from '#domain/tasks/tasks-from.ts'
import { addDays, type Day, dayAt, dayOfUtc } from '#domain/time/local-day.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'
import type { Programme } from '#domain/vocabulary/programmes.ts'

const LONGEST_PREGNANCY_DAYS = 42 * 7
const LONGEST_TREATMENT_DAYS = 2 * 365

const enrolmentOf = (id: string, patientId: string) =>
  ({ recordType: 'Enrolment', recordId: id, personId: patientId }) as const

interface Enrolled {
  readonly gender: string
  readonly dateOfBirth: Date
}

/** Refuses a first day that cannot be, and a pregnancy in somebody who cannot have one. */
function ensurePossible(programme: Programme, startedOn: Day, today: Day, patient: Enrolled): void {
  if (startedOn > today) throw refused('startedOn', taskMessage('day_in_future'))
  if (programme === 'tb_treatment') {
    if (startedOn < addDays(today, -LONGEST_TREATMENT_DAYS)) {
      throw refused('startedOn', taskMessage('treatment_too_long_ago'))
    }
    return
  }
  if (startedOn < addDays(today, -LONGEST_PREGNANCY_DAYS)) {
    throw refused('startedOn', taskMessage('pregnancy_too_long_ago'))
  }
  const age = completedYears(dayOfUtc(patient.dateOfBirth), today)
  const gender = GENDERS.find((one) => one === patient.gender)
  if (!gender || !canBePregnant({ age, gender })) {
    throw refused('programme', taskMessage('pregnancy_not_this_patient'))
  }
}

/**
 * Enrols a patient in a treatment of tuberculosis or a pregnancy, with the tasks that it makes. The id is the
 * enrolment's, made by whoever sends it; sent again it changes nothing.
 * @returns the enrolment's id
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const enrolPatient =
  ({ store, clock, newId, audit }: AuditedContext<'enrolment.create' | 'enrolment.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; patientId: unknown; enrolment: unknown }): Promise<string> => {
    const person = authorise(actor, 'enrolment.create')
    const id = parseId(sent.id)
    const patientId = parseId(sent.patientId, 'patientId')
    const { programme, startedOn } = parseInput(EnrolmentInput, sent.enrolment)
    const known = await store.enrolments.find(person, id)
    if (known?.patientId === patientId && known.createdById === person.userId) {
      await store.audit.record(audit('enrolment.read', person.userId, enrolmentOf(id, patientId)))
      return id
    }
    const patient = await store.patients.inCare(person, patientId)
    if (!patient) throw refused('patientId', medicalMessage('patient_unknown'))
    if (await store.enrolments.isTaken(id)) throw refused('id', message('id_taken'))
    const at = clock.now()
    const timeZone = timeZoneAt(patient.facility)
    ensurePossible(programme, startedOn, dayAt(timeZone, at), patient)
    const { facilityId } = patient
    const made = tasksFrom({ kind: 'enrolment', id, patientId, facilityId, timeZone, at, programme, startedOn })
    const enrolment = {
      id,
      patientId,
      facilityId,
      programme,
      startedOn: new Date(startedOn),
      createdAt: at,
      createdById: person.userId,
      endedOn: null,
      endReason: null,
    }
    const changes = { made: newTasks(made, newId, at), closed: [], at, byId: person.userId }
    const event = audit('enrolment.create', person.userId, enrolmentOf(id, patientId))
    if ((await store.enrolments.create(enrolment, changes, event)) === 'enrolled') {
      throw refused('programme', taskMessage('already_enrolled'))
    }
    return id
  }

/**
 * Ends an enrolment today; its tasks that are still open are not needed any more. Sent again it changes nothing.
 * @returns the enrolment's id
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for one that one may not see)
 */
export const endEnrolment =
  ({ store, clock, audit }: AuditedContext<'enrolment.end' | 'enrolment.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; reason: unknown }): Promise<string> => {
    const person = authorise(actor, 'enrolment.create')
    const id = parseId(sent.id)
    const { reason } = parseInput(EndEnrolmentInput, { reason: sent.reason })
    const enrolment = await store.enrolments.find(person, id)
    if (!enrolment) throw new NotFound('Enrolment')
    const { patientId, facilityId } = enrolment
    const record = enrolmentOf(id, patientId)
    if (enrolment.endedOn === null) {
      const at = clock.now()
      const timeZone = timeZoneAt(enrolment.facility)
      const ended = { kind: 'enrolment_ended', id, patientId, facilityId, at } as const
      const closed = closedBy(ended, await store.tasks.openOf(patientId, at))
      const end = { endedOn: new Date(dayAt(timeZone, at)), endReason: reason }
      const changes = { made: [], closed, at, byId: person.userId }
      if (await store.enrolments.end(id, end, changes, audit('enrolment.end', person.userId, record))) return id
    }
    await store.audit.record(audit('enrolment.read', person.userId, record))
    return id
  }
