import { builder } from '#api/graphql/builder.ts'
import { CountryCodeEnum, GenderEnum, PatientLanguageEnum } from '#api/graphql/modules/shared-vocabulary.ts'
import { memberOf } from '#api/graphql/scalars.ts'
import { InvalidInput, NotFound } from '#api/services/errors.ts'
import { COUNTRY_CODES } from '#domain/vocabulary/countries.ts'
import { PATIENT_LANGUAGES } from '#domain/vocabulary/patient-languages.ts'

/** What the record says beyond what every list shows. */
builder.prismaObjectFields('Patient', (t) => ({
  version: t.exposeInt('version', { description: 'Raised by every change of the record; `updatePatient` takes it.' }),
  createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the patient was registered.' }),
  emergencyContact: t.exposeString('emergencyContact', {
    nullable: true,
    description: 'Whom to call in an emergency, and how.',
  }),
  address: t.exposeString('address', { nullable: true, description: 'Where the patient lives, or how to get there.' }),
  country: t.field({
    type: CountryCodeEnum,
    description: 'The country.',
    select: { country: true },
    resolve: ({ country }) => memberOf(COUNTRY_CODES, country),
  }),
  county: t.exposeString('county', { nullable: true, description: 'County, district, province or state.' }),
  nationalId: t.exposeString('nationalId', {
    nullable: true,
    description: 'The number of the national identity card.',
  }),
  hasInsurance: t.exposeBoolean('hasInsurance', { description: 'Whether the patient has a health insurance.' }),
  insuranceProvider: t.exposeString('insuranceProvider', { nullable: true, description: 'Who insures the patient.' }),
  insurancePolicyNumber: t.exposeString('insurancePolicyNumber', {
    nullable: true,
    description: 'The number of the insurance.',
  }),
  preferredLanguage: t.field({
    type: PatientLanguageEnum,
    description: 'The language to speak to the patient in.',
    select: { preferredLanguage: true },
    resolve: ({ preferredLanguage }) => memberOf(PATIENT_LANGUAGES, preferredLanguage),
  }),
  facility: t.relation('facility', { description: 'Where the patient is in care.' }),
  mergedIntoId: t.exposeID('mergedIntoId', {
    nullable: true,
    description: 'The record that this one is merged into; none for a record of its own.',
  }),
}))

const PatientInput = builder.inputType('PatientInput', {
  description: 'What is told of a patient at registration. What was not told is left out.',
  fields: (t) => ({
    firstName: t.string({ required: true, description: 'First name, at most 100 characters.' }),
    lastName: t.string({ required: true, description: 'Last name, at most 100 characters.' }),
    dateOfBirth: t.string({
      required: true,
      description: 'The day of birth, such as `1990-01-31`; not in the future, nor more than 120 years ago.',
    }),
    birthDateEstimated: t.boolean({ defaultValue: false, description: 'Whether that day is estimated.' }),
    gender: t.field({ type: GenderEnum, required: true, description: 'Gender.' }),
    phone: t.string({ required: true, description: 'Phone number of 7 to 15 digits, as it is written.' }),
    emergencyContact: t.string({ description: 'Whom to call in an emergency, and how; at most 200 characters.' }),
    address: t.string({ description: 'Where the patient lives; at most 300 characters.' }),
    country: t.field({ type: CountryCodeEnum, required: true, description: 'The country.' }),
    county: t.string({ required: true, description: 'County, district, province or state; at most 100 characters.' }),
    villageWard: t.string({ description: 'Village or ward; at most 100 characters.' }),
    nationalId: t.string({ description: 'The number of the national identity card; at most 60 characters.' }),
    medicalAlerts: t.stringList({
      defaultValue: [],
      description: 'What everybody must know who treats the patient; at most 30, of at most 200 characters.',
    }),
    hasInsurance: t.boolean({ defaultValue: false, description: 'Whether the patient has a health insurance.' }),
    insuranceProvider: t.string({ description: 'Who insures the patient; only with an insurance.' }),
    insurancePolicyNumber: t.string({ description: 'The number of the insurance; only with an insurance.' }),
    preferredLanguage: t.field({
      type: PatientLanguageEnum,
      description: 'The language to speak to the patient in; English unless told.',
    }),
  }),
})

builder.mutationFields((t) => ({
  registerPatient: t.prismaField({
    type: 'Patient',
    description: 'Registers a patient at your own facility.',
    args: {
      id: t.arg.id({ required: true, description: 'The new patient’s id, a UUIDv7 made by the client.' }),
      input: t.arg({ type: PatientInput, required: true, description: 'The patient.' }),
    },
    errors: {
      types: [InvalidInput],
      union: { name: 'RegisterPatientResult', description: 'What came of it.' },
    },
    resolve: (_query, _root, { id, input }, { services, actor }) =>
      services.registerPatient(actor, { id, patient: input }),
  }),
  updatePatient: t.prismaField({
    type: 'Patient',
    description:
      'Changes what the record of a patient says, whole: what is left out is taken away. Refused where somebody else ' +
      'changed it since it was read.',
    args: {
      id: t.arg.id({ required: true, description: 'The patient.' }),
      version: t.arg.int({ required: true, description: 'The version of the record as it was read.' }),
      input: t.arg({ type: PatientInput, required: true, description: 'What the record says from now on.' }),
    },
    errors: {
      types: [InvalidInput, NotFound],
      union: { name: 'UpdatePatientResult', description: 'What came of it.' },
    },
    resolve: (_query, _root, { id, version, input }, { services, actor }) =>
      services.updatePatient(actor, { id, version, patient: input }),
  }),
}))
