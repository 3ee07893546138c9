import { newId } from '#api/platform/ids.ts'
import { appointmentStore } from '#api/store/appointments.ts'
import { type AuditedRecord, auditStore, serverEvent } from '#api/store/audit.ts'
import type { Database } from '#api/store/client.ts'
import { enrolmentStore } from '#api/store/enrolments.ts'
import { referralStore } from '#api/store/referrals.ts'
import { newTasks, type TaskChanges, taskRows } from '#api/store/task-rows.ts'
import { taskStore } from '#api/store/tasks.ts'
import { closedBy } from '#domain/tasks/closed-by.ts'
import type { NewTask } from '#domain/tasks/task.ts'
import { tasksFrom } from '#domain/tasks/tasks-from.ts'
import { addDays, dayAt, startOfDay } from '#domain/time/local-day.ts'
import type { AppointmentType } from '#domain/vocabulary/appointments.ts'
import type { Programme } from '#domain/vocabulary/programmes.ts'
import type { ReferralMove, ReferralUrgency } from '#domain/vocabulary/referrals.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const TIME_ZONE = 'Africa/Nairobi'

interface DemoEnrolment {
  readonly firstName: string
  readonly programme: Programme
  readonly startedDaysAgo: number
  readonly enrolledDaysAgo: number
}
interface DemoAppointment {
  readonly firstName: string
  readonly type: AppointmentType
  /** In days from today, at this hour of the facility's clock. */
  readonly inDays: number
  readonly hour: number
  readonly reason: string
}
interface DemoReferral {
  readonly firstName: string
  readonly urgency: ReferralUrgency
  readonly reason: string
  readonly daysAgo: number
  /** What happened since: how many days ago, with what note. */
  readonly steps: readonly (readonly [status: ReferralMove, daysAgo: number, note: string | null])[]
}

const ENROLMENTS: readonly DemoEnrolment[] = [
  { firstName: 'Akinyi', programme: 'pregnancy', startedDaysAgo: 31 * 7, enrolledDaysAgo: 2 },
  { firstName: 'Kiptoo', programme: 'tb_treatment', startedDaysAgo: 16, enrolledDaysAgo: 16 },
]

const APPOINTMENTS: readonly DemoAppointment[] = [
  { firstName: 'Wanjiru', type: 'in_person', inDays: 0, hour: 10, reason: 'Blood pressure check' },
  { firstName: 'Halima', type: 'phone', inDays: 0, hour: 15, reason: 'Blood glucose of the week' },
  { firstName: 'Mohamed', type: 'in_person', inDays: 2, hour: 9, reason: 'Refill of amlodipine' },
]

const REFERRALS: readonly DemoReferral[] = [
  {
    firstName: 'Akinyi',
    urgency: 'emergency',
    reason: 'Severe headache, blurred vision, 162/112 mmHg in the 31st week of pregnancy',
    daysAgo: 2,
    steps: [
      ['accepted', 2, null],
      ['arrived', 1, null],
    ],
  },
  {
    firstName: 'Baraka',
    urgency: 'same_day',
    reason: 'Pneumonia with fast breathing, 27 months old',
    daysAgo: 1,
    steps: [],
  },
  {
    firstName: 'Nyambura',
    urgency: 'within_days',
    reason: 'Heart failure: legs more swollen than last month',
    daysAgo: 3,
    steps: [['accepted', 2, null]],
  },
  {
    firstName: 'Otieno',
    urgency: 'within_days',
    reason: 'Sickle cell disease: due at the special clinic',
    daysAgo: 6,
    steps: [['declined', 5, 'The clinic is full this month']],
  },
]

interface Place {
  readonly facilityId: string
  /** Where patients are referred to. */
  readonly toFacilityId: string
  /** The clinician of the demonstration. */
  readonly byId: string
}

/** Tasks, appointments and referrals of the demonstration's patients, where its facility has none of them yet. */
export async function seedCare(
  database: Pick<Database, 'client' | 'query'>,
  { facilityId, toFacilityId, byId }: Place,
): Promise<void> {
  const { client } = database
  if ((await client.appointment.count({ where: { facilityId } })) > 0) return
  const now = Date.now()
  const today = dayAt(TIME_ZONE, new Date(now))
  const patients = await client.patient.findMany({ where: { facilityId }, select: { id: true, firstName: true } })
  const daysAgo = (days: number) => new Date(now - days * DAY_MS)
  const event = (
    action: string,
    at: Date,
    recordType: AuditedRecord['recordType'],
    recordId: string,
    personId: string,
  ) => serverEvent(action, at, { recordType, recordId, personId })
  const changesOf = (made: readonly NewTask[], at: Date): TaskChanges => ({
    made: newTasks(made, newId, at),
    closed: [],
    at,
    byId,
  })
  /** Each of a list with its patient; what is of nobody here is left out. */
  const ofPatients = <Row extends { readonly firstName: string }>(rows: readonly Row[]) =>
    rows.flatMap((row) => {
      const patient = patients.find(({ firstName }) => firstName === row.firstName)
      return patient ? [{ ...row, id: newId(), patientId: patient.id }] : []
    })

  for (const { id, patientId, programme, startedDaysAgo, enrolledDaysAgo } of ofPatients(ENROLMENTS)) {
    const [at, startedOn] = [daysAgo(enrolledDaysAgo), addDays(today, -startedDaysAgo)]
    const made = tasksFrom({
      kind: 'enrolment',
      id,
      patientId,
      facilityId,
      timeZone: TIME_ZONE,
      at,
      programme,
      startedOn,
    })
    const whole = { createdAt: at, createdById: byId, endedOn: null, endReason: null }
    const enrolment = { id, patientId, facilityId, programme, startedOn: new Date(startedOn), ...whole }
    const left = event('demo.enrol', at, 'Enrolment', id, patientId)
    await enrolmentStore(client).create(enrolment, changesOf(made, at), left)
  }

  for (const { id, patientId, type, inDays, hour, reason } of ofPatients(APPOINTMENTS)) {
    const at = daysAgo(5)
    const scheduledFor = new Date(startOfDay(TIME_ZONE, addDays(today, inDays)).getTime() + hour * HOUR_MS)
    const made = tasksFrom({ kind: 'appointment', id, patientId, facilityId, timeZone: TIME_ZONE, at, scheduledFor })
    const whole = { status: 'scheduled', createdAt: at, createdById: byId, closedAt: null, closedById: null } as const
    const appointment = { id, patientId, facilityId, type, scheduledFor, reason, ...whole }
    const left = event('demo.book_appointment', at, 'Appointment', id, patientId)
    await appointmentStore(database).create(appointment, changesOf(made, at), left)
  }

  const audit = auditStore(database)
  const referrals = referralStore(database, audit)
  const tasks = taskStore(client, audit)
  for (const { id, patientId, urgency, reason, daysAgo: sentDaysAgo, steps } of ofPatients(REFERRALS)) {
    const at = daysAgo(sentDaysAgo)
    const following = taskRows(changesOf(tasksFrom({ kind: 'referral', id, patientId, facilityId, at }), at))
    const sent = { status: 'sent', createdAt: at, createdById: byId, endedAt: null } as const
    const referral = { id, patientId, assessmentId: null, fromFacilityId: facilityId, toFacilityId, urgency, reason }
    const first = { id, referralId: id, status: 'sent', at, byId, note: null } as const
    await referrals.create(
      { ...referral, ...sent },
      first,
      following,
      event('demo.refer', at, 'Referral', id, patientId),
    )
    for (const [status, days, note] of steps) {
      const then = daysAgo(days)
      const move = { kind: 'referral_confirmed', id, patientId, facilityId, at: then } as const
      const ends = status === 'accepted' ? null : { ...move, status }
      const changes = {
        ...changesOf(ends ? tasksFrom(ends) : [], then),
        closed: ends ? closedBy(ends, await tasks.openOf(patientId, then)) : [],
      }
      const step = { id: newId(), referralId: id, status, at: then, byId, note }
      await referrals.advance(step, changes, event('demo.advance_referral', then, 'Referral', id, patientId))
    }
  }
}
