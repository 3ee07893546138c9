import { builder } from '#api/graphql/builder.ts'
import { AppointmentStatusEnum, AppointmentTypeEnum, ProgrammeEnum } from '#api/graphql/modules/care-vocabulary.ts'
import { memberOf, vocabularyEnum } from '#api/graphql/scalars.ts'
import { InvalidInput, NotFound } from '#api/services/errors.ts'
import { dayOfUtc } from '#domain/time/local-day.ts'
import { APPOINTMENT_OUTCOMES, APPOINTMENT_STATUSES, APPOINTMENT_TYPES } from '#domain/vocabulary/appointments.ts'
import { PROGRAMMES } from '#domain/vocabulary/programmes.ts'

const AppointmentOutcomeEnum = vocabularyEnum('AppointmentOutcome', APPOINTMENT_OUTCOMES, 'What became of it.')

builder.prismaObject('Enrolment', {
  description: 'A patient under a treatment or in a state that makes tasks of its own.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The enrolment’s id.' }),
    programme: t.field({
      type: ProgrammeEnum,
      description: 'What it is in.',
      select: { programme: true },
      resolve: ({ programme }) => memberOf(PROGRAMMES, programme),
    }),
    startedOn: t.string({
      description: 'The first day, of the treatment or of the last period, such as `2026-01-31`.',
      select: { startedOn: true },
      resolve: ({ startedOn }) => dayOfUtc(startedOn),
    }),
    endedOn: t.string({
      nullable: true,
      description: 'The day on which it ended; none while it goes on.',
      select: { endedOn: true },
      resolve: ({ endedOn }) => endedOn && dayOfUtc(endedOn),
    }),
    endReason: t.exposeString('endReason', { nullable: true, description: 'Why it ended.' }),
  }),
})

builder.prismaObject('Appointment', {
  description: 'A time at which a patient is expected.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The appointment’s id.' }),
    type: t.field({
      type: AppointmentTypeEnum,
      description: 'How the patient is seen.',
      select: { type: true },
      resolve: ({ type }) => memberOf(APPOINTMENT_TYPES, type),
    }),
    scheduledFor: t.expose('scheduledFor', { type: 'DateTime', description: 'When.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'What for.' }),
    status: t.field({
      type: AppointmentStatusEnum,
      description: 'Where it stands.',
      select: { status: true },
      resolve: ({ status }) => memberOf(APPOINTMENT_STATUSES, status),
    }),
  }),
})

const EnrolmentInput = builder.inputType('EnrolmentInput', {
  description: 'What a patient is enrolled in.',
  fields: (t) => ({
    programme: t.field({ type: ProgrammeEnum, required: true, description: 'The programme.' }),
    startedOn: t.string({
      required: true,
      description: 'The first day, of the treatment or of the last period, such as `2026-01-31`.',
    }),
  }),
})

const AppointmentInput = builder.inputType('AppointmentInput', {
  description: 'How and when a patient is expected.',
  fields: (t) => ({
    type: t.field({ type: AppointmentTypeEnum, required: true, description: 'How the patient is seen.' }),
    scheduledFor: t.field({ type: 'DateTime', required: true, description: 'When.' }),
    reason: t.string({ description: 'What for.' }),
  }),
})

builder.mutationFields((t) => ({
  enrolPatient: t.prismaField({
    type: 'Enrolment',
    description: 'Enrols a patient whom you may see, and makes the tasks that follow.',
    args: {
      id: t.arg.id({ required: true, description: 'The new enrolment’s id, a UUIDv7 made by the client.' }),
      patientId: t.arg.id({ required: true, description: 'The patient.' }),
      input: t.arg({ type: EnrolmentInput, required: true, description: 'What in, and since when.' }),
    },
    errors: { types: [InvalidInput], union: { name: 'EnrolPatientResult', description: 'What came of it.' } },
    resolve: async (query, _root, { id, patientId, input }, { client, services, actor }) => {
      const enrolled = await services.enrolPatient(actor, { id, patientId, enrolment: input })
      return client.enrolment.findUniqueOrThrow({ ...query, where: { id: enrolled } })
    },
  }),
  endEnrolment: t.prismaField({
    type: 'Enrolment',
    description: 'Ends an enrolment today; its tasks are not needed any more. Sent again it changes nothing.',
    args: {
      id: t.arg.id({ required: true, description: 'The enrolment.' }),
      reason: t.arg.string({ required: true, description: 'Why it ends.' }),
    },
    errors: { types: [InvalidInput, NotFound], union: { name: 'EndEnrolmentResult', description: 'What came of it.' } },
    resolve: async (query, _root, sent, { client, services, actor }) =>
      client.enrolment.findUniqueOrThrow({ ...query, where: { id: await services.endEnrolment(actor, sent) } }),
  }),
  bookAppointment: t.prismaField({
    type: 'Appointment',
    description: 'Books an appointment for a patient whom you may see.',
    args: {
      id: t.arg.id({ required: true, description: 'The new appointment’s id, a UUIDv7 made by the client.' }),
      patientId: t.arg.id({ required: true, description: 'The patient.' }),
      input: t.arg({ type: AppointmentInput, required: true, description: 'How and when.' }),
    },
    errors: { types: [InvalidInput], union: { name: 'BookAppointmentResult', description: 'What came of it.' } },
    resolve: async (query, _root, { id, patientId, input }, { client, services, actor }) => {
      const booked = await services.bookAppointment(actor, { id, patientId, appointment: input })
      return client.appointment.findUniqueOrThrow({ ...query, where: { id: booked } })
    },
  }),
  closeAppointment: t.prismaField({
    type: 'Appointment',
    description: 'Says what became of an appointment. One that is closed stays as it is.',
    args: {
      id: t.arg.id({ required: true, description: 'The appointment.' }),
      outcome: t.arg({ type: AppointmentOutcomeEnum, required: true, description: 'What became of it.' }),
    },
    errors: {
      types: [InvalidInput, NotFound],
      union: { name: 'CloseAppointmentResult', description: 'What came of it.' },
    },
    resolve: async (query, _root, sent, { client, services, actor }) =>
      client.appointment.findUniqueOrThrow({ ...query, where: { id: await services.closeAppointment(actor, sent) } }),
  }),
}))
