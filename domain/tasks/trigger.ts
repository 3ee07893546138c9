import type { OpenTask } from '#domain/tasks/task.ts'
import type { Day } from '#domain/time/local-day.ts'
import type { AppointmentOutcome } from '#domain/vocabulary/appointments.ts'
import type { Programme } from '#domain/vocabulary/programmes.ts'
import type { TimeZone } from '#domain/vocabulary/time-zones.ts'

/** Of whom it is and when: every trigger tells it. */
interface Occurrence {
  /** The record's id. */
  readonly id: string
  readonly patientId: string
  /** Where the patient is in care: its health workers see the tasks. */
  readonly facilityId: string
  readonly at: Date
}

/** What is counted in days of the calendar. */
interface LocalOccurrence extends Occurrence {
  /** That of the facility: days begin and end at its midnights. */
  readonly timeZone: TimeZone
}

/** A patient was seen: what was measured and found, and what the plan asks for. Units stand in the names. */
export interface VisitTrigger extends LocalOccurrence {
  readonly kind: 'visit'
  /** Completed months. */
  readonly ageMonths: number
  /** The day of birth is not known. */
  readonly ageIsApproximate: boolean
  readonly gender: string
  readonly pregnant: boolean | null
  readonly weightKg: number | null
  readonly heightCm: number | null
  readonly muacMm: number | null
  readonly systolicMmHg: number | null
  readonly diastolicMmHg: number | null
  /** Everything that the clinical engine understood to be there, of the history too: findings by their ids. */
  readonly findings: readonly string[]
  readonly triageLevel: string
  /** After how many days the plan wants the patient seen; none where it asks for no follow-up. */
  readonly followUpDays: readonly number[]
}

/** A patient was referred. */
export interface ReferralTrigger extends Occurrence {
  readonly kind: 'referral'
}

/** A referral went on to one of its ends, or the patient arrived. */
export interface ReferralConfirmedTrigger extends Occurrence {
  readonly kind: 'referral_confirmed'
  readonly status: 'arrived' | 'closed' | 'declined' | 'cancelled'
}

/** Somebody asked about a prescription. */
export interface PrescriptionAskedTrigger extends Occurrence {
  readonly kind: 'prescription_asked'
  /** How many questions there were about it before. */
  readonly asked: number
}

/** A question about a prescription was answered, or the prescription needs no answer any more. */
export interface PrescriptionSettledTrigger extends Occurrence {
  readonly kind: 'prescription_settled'
  readonly answered: boolean
}

/** A treatment or a pregnancy began to be followed. */
export interface EnrolmentTrigger extends LocalOccurrence {
  readonly kind: 'enrolment'
  readonly programme: Programme
  readonly startedOn: Day
}

export interface EnrolmentEndedTrigger extends Occurrence {
  readonly kind: 'enrolment_ended'
}

/** A task of an enrolment that goes on was closed by hand: `id` is the enrolment's. */
export interface EnrolmentTaskClosedTrigger extends LocalOccurrence {
  readonly kind: 'enrolment_task_closed'
  readonly programme: Programme
  readonly startedOn: Day
  readonly task: Pick<OpenTask, 'ruleId' | 'sequence'>
}

export interface AppointmentTrigger extends LocalOccurrence {
  readonly kind: 'appointment'
  readonly scheduledFor: Date
}

export interface AppointmentClosedTrigger extends LocalOccurrence {
  readonly kind: 'appointment_closed'
  readonly outcome: AppointmentOutcome
}

/** What happened that makes tasks or closes them. */
export type TaskTrigger =
  | VisitTrigger
  | ReferralTrigger
  | ReferralConfirmedTrigger
  | PrescriptionAskedTrigger
  | PrescriptionSettledTrigger
  | EnrolmentTrigger
  | EnrolmentEndedTrigger
  | EnrolmentTaskClosedTrigger
  | AppointmentTrigger
  | AppointmentClosedTrigger
