import { vocabularyEnum } from '#api/graphql/scalars.ts'
import { RECORD_PARTS } from '#api/services/records/record-readers.ts'
import { APPOINTMENT_STATUSES, APPOINTMENT_TYPES } from '#domain/vocabulary/appointments.ts'
import { PRESCRIPTION_STATUSES } from '#domain/vocabulary/prescriptions.ts'
import { PROGRAMMES } from '#domain/vocabulary/programmes.ts'
import { RECORD_ENTRY_KINDS } from '#domain/vocabulary/record-entries.ts'
import { REFERRAL_STATUSES, REFERRAL_URGENCIES } from '#domain/vocabulary/referrals.ts'

export const RecordEntryKindEnum = vocabularyEnum(
  'RecordEntryKind',
  RECORD_ENTRY_KINDS,
  'A kind of entry of a timeline.',
)
export const RecordPartEnum = vocabularyEnum('RecordPart', RECORD_PARTS, 'A part of a patient’s record.')
export const ReferralUrgencyEnum = vocabularyEnum(
  'ReferralUrgency',
  REFERRAL_URGENCIES,
  'How soon a referred patient must be seen.',
)
export const ReferralStatusEnum = vocabularyEnum('ReferralStatus', REFERRAL_STATUSES, 'What became of a referral.')
export const PrescriptionStatusEnum = vocabularyEnum(
  'PrescriptionStatus',
  PRESCRIPTION_STATUSES,
  'What became of a prescription.',
)
export const AppointmentTypeEnum = vocabularyEnum(
  'AppointmentType',
  APPOINTMENT_TYPES,
  'How a patient is seen at an appointment.',
)
export const AppointmentStatusEnum = vocabularyEnum(
  'AppointmentStatus',
  APPOINTMENT_STATUSES,
  'What became of an appointment.',
)
export const ProgrammeEnum = vocabularyEnum('Programme', PROGRAMMES, 'What a patient can be enrolled in.')
