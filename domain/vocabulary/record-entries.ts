/** What a patient's record holds, each with a time, by whom and where. A new kind is a new member. */
export const RECORD_ENTRY_KINDS = [
  'visit',
  'assessment',
  'referral',
  'prescription',
  'appointment',
  'enrolment',
  'emergency_call',
  'photo',
] as const
export type RecordEntryKind = (typeof RECORD_ENTRY_KINDS)[number]
