import { vocabularyEnum } from '#api/graphql/scalars.ts'
import { APPOINTMENT_STATUSES, APPOINTMENT_TYPES } from '#domain/vocabulary/appointments.ts'
import { PROGRAMMES } from '#domain/vocabulary/programmes.ts'

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
