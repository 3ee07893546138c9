import type { LocalText } from '#domain/vocabulary/languages.ts'

/** When, by whom and where something was done. */
interface EntryFacts {
  readonly id: string
  /** When it was done; of an appointment, when it is to be. */
  readonly at: Date
  readonly byName: string | null
  readonly placeName: string | null
}

/** What the engine answered; nothing where no plan was made. */
interface Answer {
  readonly planId: string | null
  readonly riskLevel: string | null
  readonly diagnosis: LocalText | null
}

export interface AssessmentEntry extends EntryFacts, Answer {
  readonly kind: 'assessment'
  readonly assessmentType: string
}
export interface VisitEntry extends EntryFacts, Answer {
  readonly kind: 'visit'
  readonly chiefComplaint: string
  /** Whether the health worker agreed with the answer; none while nobody said. */
  readonly agreed: boolean | null
  readonly disagreementReason: string | null
}
export interface ReferralEntry extends EntryFacts {
  readonly kind: 'referral'
  readonly toName: string
  readonly urgency: string
  readonly reason: string
  readonly status: string
}
export interface PrescriptionEntry extends EntryFacts {
  readonly kind: 'prescription'
  readonly diagnosis: string
  readonly instructions: string | null
  /** YYYY-MM-DD. */
  readonly followUpOn: string | null
  readonly status: string
  readonly items: readonly PrescribedItem[]
}
export interface PrescribedItem {
  readonly name: string
  readonly genericName: string
  readonly dosage: string
  readonly quantity: number | null
  readonly instructions: string | null
  readonly durationDays: number | null
}
export interface AppointmentEntry extends EntryFacts {
  readonly kind: 'appointment'
  readonly type: string
  readonly reason: string | null
  readonly status: string
}
export interface PhotoEntry extends EntryFacts {
  readonly kind: 'photo'
  readonly assessmentType: string
  readonly bodyPart: string
  readonly findings: string
  readonly severity: string
  /** The small JPEG picture, in base64. */
  readonly thumbnail: string
}
export interface EnrolmentEntry extends EntryFacts {
  readonly kind: 'enrolment'
  readonly programme: string
  /** YYYY-MM-DD. */
  readonly startedOn: string
  readonly endedOn: string | null
  readonly endReason: string | null
}
export interface EmergencyCallEntry extends EntryFacts {
  readonly kind: 'emergency_call'
  readonly country: string
}

export type RecordEntry =
  | AssessmentEntry
  | VisitEntry
  | ReferralEntry
  | PrescriptionEntry
  | AppointmentEntry
  | EnrolmentEntry
  | EmergencyCallEntry
  | PhotoEntry
