import { movesOf } from '#api/access/prescription-moves.ts'
import { builder } from '#api/graphql/builder.ts'
import { GenderEnum, PatientLanguageEnum } from '#api/graphql/modules/shared-vocabulary.ts'
import { orNothing } from '#api/graphql/or-nothing.ts'
import { memberOf, vocabularyEnum } from '#api/graphql/scalars.ts'
import { keptOf, remainingOf } from '#domain/prescriptions/dispensed-quantities.ts'
import { isAsked } from '#domain/prescriptions/prescription-moves.ts'
import { dayOfUtc } from '#domain/time/local-day.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'
import { PATIENT_LANGUAGES } from '#domain/vocabulary/patient-languages.ts'
import {
  PRESCRIPTION_LISTS,
  PRESCRIPTION_MOVES,
  PRESCRIPTION_STATUSES,
  PRESCRIPTION_STEP_KINDS,
} from '#domain/vocabulary/prescriptions.ts'

export const PrescriptionStatusEnum = vocabularyEnum(
  'PrescriptionStatus',
  PRESCRIPTION_STATUSES,
  'Where a prescription stands; pending until somebody who may prescribe approves it.',
)
const PrescriptionListEnum = vocabularyEnum(
  'PrescriptionList',
  PRESCRIPTION_LISTS,
  'The lists of the dispensing page; what was partly dispensed and goes on is among those that are ready.',
)
const PrescriptionStepKindEnum = vocabularyEnum(
  'PrescriptionStepKind',
  PRESCRIPTION_STEP_KINDS,
  'What happened to a prescription.',
)
const PrescriptionMoveEnum = vocabularyEnum(
  'PrescriptionMove',
  PRESCRIPTION_MOVES,
  'What somebody does with a prescription. To override is to set findings of the check aside; to close, to hand over no more.',
)

/** As much as stands on a prescription: a pharmacist sees no more of a patient. */
const PrescribedPatientType = builder.prismaObject('Patient', {
  variant: 'PrescribedPatient',
  description: 'Whom a prescription is for. The record is read as `patient`, where you may see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The patient’s id.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    dateOfBirth: t.string({
      description: 'The day of birth, such as `1990-01-31`.',
      select: { dateOfBirth: true },
      resolve: ({ dateOfBirth }) => dayOfUtc(dateOfBirth),
    }),
    gender: t.field({
      type: GenderEnum,
      description: 'Gender.',
      select: { gender: true },
      resolve: ({ gender }) => memberOf(GENDERS, gender),
    }),
    medicalAlerts: t.exposeStringList('medicalAlerts', { description: 'What everybody must know who treats them.' }),
    preferredLanguage: t.field({
      type: PatientLanguageEnum,
      description: 'The language that they prefer.',
      select: { preferredLanguage: true },
      resolve: ({ preferredLanguage }) => memberOf(PATIENT_LANGUAGES, preferredLanguage),
    }),
  }),
})

/** What of a line was handed over and came back. */
const DISPENSED = {
  quantity: true,
  dispensed: { select: { quantity: true, returned: { select: { quantity: true } } } },
} as const

builder.prismaObject('PrescriptionItem', {
  description: 'One medicine of a prescription.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The item’s id.' }),
    name: t.exposeString('name', { description: 'The medicine with its strength, where one was named.' }),
    genericName: t.exposeString('genericName', { description: 'International non-proprietary name.' }),
    dosage: t.exposeString('dosage', { description: 'How much, how often, by which way.' }),
    quantity: t.exposeInt('quantity', {
      nullable: true,
      description: 'Units for the whole course; none where they cannot be counted beforehand.',
    }),
    durationDays: t.exposeInt('durationDays', { nullable: true, description: 'For how many days.' }),
    instructions: t.exposeString('instructions', {
      nullable: true,
      description: 'How it is taken, what to take care of, and what whoever asked added: one line each.',
    }),
    medicineId: t.exposeID('medicineId', {
      nullable: true,
      description: 'The medicine of the list that facilities keep; none where it is not in it.',
    }),
    strength: t.exposeString('doseStrength', {
      nullable: true,
      description: 'What one unit holds, where the prescription names it, such as `250 mg`.',
    }),
    dispensed: t.int({
      description: 'Units that the patient has of it: handed over, less what came back.',
      select: DISPENSED,
      resolve: keptOf,
    }),
    remaining: t.int({
      nullable: true,
      description: 'Units that are still to be handed over; none where they cannot be counted beforehand.',
      select: DISPENSED,
      resolve: remainingOf,
    }),
  }),
})

const PrescriptionStepType = builder.prismaObject('PrescriptionStep', {
  description: 'Something that happened to a prescription, or was asked or answered about it. It is never changed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The step’s id.' }),
    kind: t.expose('kind', { type: PrescriptionStepKindEnum, description: 'What.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    byName: t.string({
      description: 'The name of whoever did it.',
      select: { by: { select: { firstName: true, lastName: true } } },
      resolve: ({ by }) => `${by.firstName} ${by.lastName}`.trim(),
    }),
    note: t.exposeString('note', { nullable: true, description: 'What was said.' }),
    overrode: t.int({
      description: 'How many findings of the check were set aside by it.',
      select: { findings: true },
      resolve: ({ findings }) => (Array.isArray(findings) ? findings.length : 0),
    }),
  }),
})

builder.prismaObject('Prescription', {
  description: 'Medicines that were asked for a patient.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The prescription’s id.' }),
    patient: t.relation('patient', { type: PrescribedPatientType, description: 'Whom it is for.' }),
    facility: t.relation('facility', { description: 'Where it was asked for.' }),
    assessmentId: t.exposeID('assessmentId', { nullable: true, description: 'The assessment that led to it.' }),
    diagnosis: t.exposeString('diagnosis', { description: 'What it is for, as the plan of the assessment says.' }),
    status: t.expose('status', { type: PrescriptionStatusEnum, description: 'Where it stands.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    requestedByName: t.string({
      description: 'The name of whoever asked.',
      select: { prescribedBy: { select: { firstName: true, lastName: true } } },
      resolve: ({ prescribedBy: { firstName, lastName } }) => `${firstName} ${lastName}`.trim(),
    }),
    instructions: t.exposeString('instructions', {
      nullable: true,
      description: 'What is to be said with all of it.',
    }),
    followUpOn: t.string({
      nullable: true,
      description: 'The day on which the patient is to come again, such as `2027-01-31`.',
      select: { followUpOn: true },
      resolve: ({ followUpOn }) => (followUpOn === null ? null : dayOfUtc(followUpOn)),
    }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was dispensed whole, closed or cancelled.',
    }),
    steps: t.field({
      type: [PrescriptionStepType],
      description: 'What happened since it was asked for, with questions and answers, in order.',
      select: (_arguments, _context, nested) => ({
        steps: nested({ orderBy: [{ at: 'asc' }, { id: 'asc' }] }),
      }),
      resolve: ({ steps }) => steps,
    }),
    isAsked: t.boolean({
      description: 'Whether a question about it waits for its answer: nothing is dispensed until then.',
      select: { steps: { orderBy: [{ at: 'asc' }, { id: 'asc' }] } },
      resolve: isAsked,
    }),
    moves: t.field({
      type: [PrescriptionMoveEnum],
      description: 'What you may do with it where it stands.',
      select: {
        status: true,
        endedAt: true,
        facilityId: true,
        facility: { select: { region: true } },
        steps: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
      },
      resolve: (prescription, _arguments, { actor }) => movesOf(actor, prescription),
    }),
    dispensings: t.relation('dispensings', {
      description: 'What was handed over, in order.',
      query: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
    }),
    items: t.relation('items', { description: 'The medicines, in order.', query: { orderBy: { position: 'asc' } } }),
  }),
})

builder.queryField('prescriptions', (t) =>
  t.prismaField({
    type: ['Prescription'],
    description:
      'Prescriptions of the patients whom you may see, and for a pharmacist those of their facility, newest first, a page at a time.',
    args: {
      status: t.arg({ type: PrescriptionStatusEnum, description: 'In this state only.' }),
      list: t.arg({ type: PrescriptionListEnum, description: 'Of this list only.' }),
      patientId: t.arg.id({ description: 'Of this patient only.' }),
      search: t.arg.string({ description: 'What the patient’s name or the diagnosis holds.' }),
      limit: t.arg.int({ defaultValue: 20, description: 'How many, 1 to 100.' }),
      cursor: t.arg.id({ description: 'The id of the last prescription of the page before.' }),
    },
    resolve: async (query, _root, list, { client, services, actor }) =>
      client.prescription.findMany({ ...query, ...(await services.prescriptionsPage(actor, list)) }),
  }),
)

builder.queryField('prescription', (t) =>
  t.prismaField({
    type: 'Prescription',
    nullable: true,
    description: 'One prescription that you may see, or nothing.',
    args: { id: t.arg.id({ required: true, description: 'The prescription.' }) },
    resolve: (query, _root, { id }, { client, services, actor }) =>
      orNothing(async () =>
        client.prescription.findUnique({ ...query, where: await services.readPrescription(actor, id) }),
      ),
  }),
)
