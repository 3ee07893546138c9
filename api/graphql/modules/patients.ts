import { builder } from '#api/graphql/builder.ts'
import { GenderEnum } from '#api/graphql/modules/shared-vocabulary.ts'
import { orNothing } from '#api/graphql/or-nothing.ts'
import { memberOf, vocabularyEnum } from '#api/graphql/scalars.ts'
import type { PatientDuplicate } from '#api/services/patients/find-duplicates.ts'
import { DUPLICATE_REASONS } from '#domain/patients/duplicate-reasons.ts'
import { dayOfUtc } from '#domain/time/local-day.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'

export const PatientType = builder.prismaObject('Patient', {
  description: 'Somebody in the care of a facility.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The patient’s id.' }),
    code: t.exposeString('code', { description: 'What stands on the patient’s card: eight signs, the last a check.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    dateOfBirth: t.string({
      description: 'The day of birth, such as `1990-01-31`.',
      select: { dateOfBirth: true },
      resolve: ({ dateOfBirth }) => dayOfUtc(dateOfBirth),
    }),
    birthDateEstimated: t.exposeBoolean('birthDateEstimated', {
      description: 'The day of birth is estimated: from an age, or from the year.',
    }),
    phone: t.exposeString('phone', { nullable: true, description: 'Phone number.' }),
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

const DuplicateReasonEnum = vocabularyEnum(
  'PatientDuplicateReason',
  DUPLICATE_REASONS,
  'Why two records may be of one person. A similar name has the same year of birth and village or ward beside it.',
)

const PatientDuplicateType = builder.objectRef<PatientDuplicate>('PatientDuplicate').implement({
  description: 'A patient who may be the person described.',
  fields: (t) => ({
    patient: t.field({ type: PatientType, description: 'The patient.', resolve: ({ patient }) => patient }),
    reasons: t.field({
      type: [DuplicateReasonEnum],
      description: 'Why, the strongest first.',
      resolve: ({ reasons }) => [...reasons],
    }),
  }),
})

const PatientDuplicatesInput = builder.inputType('PatientDuplicatesInput', {
  description: 'What is known of a person who may have a record already; what is not known is left out.',
  fields: (t) => ({
    firstName: t.string({ description: 'First name.' }),
    lastName: t.string({ description: 'Last name.' }),
    dateOfBirth: t.string({ description: 'The day of birth, such as `1990-01-31`; of it the year is compared.' }),
    phone: t.string({ description: 'Phone number, of which the last nine digits are compared.' }),
    nationalId: t.string({ description: 'National id, of which letters and digits are compared.' }),
    villageWard: t.string({ description: 'Village or ward.' }),
    exceptId: t.id({ description: 'The record that is being changed, which is no duplicate of itself.' }),
  }),
})

builder.queryFields((t) => ({
  patient: t.prismaField({
    type: 'Patient',
    nullable: true,
    description: 'A patient whom you may see, or nothing. For health workers.',
    args: { id: t.arg.id({ required: true, description: 'The patient’s id.' }) },
    resolve: (_query, _root, { id }, { services, actor }) => orNothing(() => services.readPatient(actor, id)),
  }),
  patientByCode: t.prismaField({
    type: 'Patient',
    nullable: true,
    description:
      'The patient whom you may see with the code of a card, or nothing; a code with a slip in it is an error that says ' +
      'so. The card of a record that was merged into another gives that one. For health workers.',
    args: { code: t.arg.string({ required: true, description: 'The code as it was typed or scanned.' }) },
    resolve: (_query, _root, { code }, { services, actor }) => orNothing(() => services.readPatientByCode(actor, code)),
  }),
  patients: t.prismaField({
    type: ['Patient'],
    description:
      'Patients whom you may see, the best found first: by code, phone number (its last nine digits) or national id, by ' +
      'the beginning of first or last name, by a part of the name, and by its sound. For health workers.',
    args: {
      search: t.arg.string({
        description: 'Two characters at least; of fewer nobody is found. Left out: all, by name.',
      }),
      limit: t.arg.int({ defaultValue: 20, description: 'How many, 1 to 100.' }),
    },
    resolve: async (query, _root, sent, { client, services, actor }) => {
      const ids = await services.searchPatients(actor, sent)
      const rank = new Map(ids.map((id, index) => [id, index]))
      const patients = await client.patient.findMany({ ...query, where: { id: { in: ids } } })
      return patients.toSorted((one, other) => (rank.get(one.id) ?? 0) - (rank.get(other.id) ?? 0))
    },
  }),
  patientDuplicates: t.field({
    type: [PatientDuplicateType],
    description:
      'Patients whom you may see who may be the person described, the most alike first, at most ten. For health workers.',
    args: { input: t.arg({ type: PatientDuplicatesInput, required: true, description: 'The person.' }) },
    resolve: (_root, { input }, { services, actor }) => services.findPatientDuplicates(actor, input),
  }),
}))
