import { builder } from '#api/graphql/builder.ts'
import { GenderEnum } from '#api/graphql/modules/shared-vocabulary.ts'
import { memberOf } from '#api/graphql/scalars.ts'
import { NotFound } from '#api/services/errors.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'

const DAY = 10

export const PatientType = builder.prismaObject('Patient', {
  description: 'Somebody in the care of a facility.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The patient’s id.' }),
    code: t.exposeString('code', { description: 'The code on the patient’s card, eight signs.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    dateOfBirth: t.string({
      description: 'The day of birth, such as `1990-01-31`.',
      select: { dateOfBirth: true },
      resolve: ({ dateOfBirth }) => dateOfBirth.toISOString().slice(0, DAY),
    }),
    birthDateEstimated: t.exposeBoolean('birthDateEstimated', { description: 'The day of birth is an estimate.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Telephone number.' }),
    gender: t.field({
      type: GenderEnum,
      description: 'Gender.',
      select: { gender: true },
      resolve: ({ gender }) => memberOf(GENDERS, gender),
    }),
    region: t.exposeString('region', { description: 'The country, by its name.' }),
    villageWard: t.exposeString('villageWard', { nullable: true, description: 'Village or ward.' }),
    medicalAlerts: t.exposeStringList('medicalAlerts', { description: 'What everybody must know who treats them.' }),
  }),
})

builder.queryFields((t) => ({
  patient: t.prismaField({
    type: 'Patient',
    nullable: true,
    description: 'A patient whom you may see, or nothing. For health workers.',
    args: { id: t.arg.id({ required: true, description: 'The patient’s id.' }) },
    resolve: async (_query, _root, { id }, { services, actor }) => {
      try {
        return await services.readPatient(actor, id)
      } catch (error) {
        if (error instanceof NotFound) return null
        throw error
      }
    },
  }),
  patients: t.prismaField({
    type: ['Patient'],
    description: 'Patients whom you may see, by name. For health workers.',
    args: {
      search: t.arg.string({ description: 'Words with which their names begin.' }),
      limit: t.arg.int({ defaultValue: 20, description: 'How many, 1 to 100.' }),
    },
    resolve: async (query, _root, sent, { client, services, actor }) =>
      client.patient.findMany({ ...query, ...(await services.patientsPage(actor, sent)) }),
  }),
}))
