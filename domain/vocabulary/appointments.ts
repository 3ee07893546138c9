/** How a patient is seen at an appointment (specification §9 "Appointment types"). */
export const APPOINTMENT_TYPES = ['virtual', 'phone', 'in_person'] as const
export type AppointmentType = (typeof APPOINTMENT_TYPES)[number]

/** What can become of a booked appointment. */
export const APPOINTMENT_OUTCOMES = ['completed', 'missed', 'cancelled'] as const
export type AppointmentOutcome = (typeof APPOINTMENT_OUTCOMES)[number]

export const APPOINTMENT_STATUSES = ['scheduled', ...APPOINTMENT_OUTCOMES] as const
