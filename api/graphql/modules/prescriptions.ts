import { builder } from '#api/graphql/builder.ts'
import { vocabularyEnum } from '#api/graphql/scalars.ts'
import { PRESCRIPTION_STATUSES } from '#domain/vocabulary/prescriptions.ts'

export const PrescriptionStatusEnum = vocabularyEnum(
  'PrescriptionStatus',
  PRESCRIPTION_STATUSES,
  'Where a prescription stands; pending until somebody who may prescribe approves it.',
)

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
  }),
})

builder.prismaObject('Prescription', {
  description: 'Medicines that were asked for a patient.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The prescription’s id.' }),
    patient: t.relation('patient', { description: 'Whom it is for.' }),
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
    items: t.relation('items', { description: 'The medicines, in order.', query: { orderBy: { position: 'asc' } } }),
  }),
})

builder.queryField('prescriptions', (t) =>
  t.prismaField({
    type: ['Prescription'],
    description: 'Prescriptions of the patients whom you may see, newest first, a page at a time. For carers.',
    args: {
      status: t.arg({ type: PrescriptionStatusEnum, description: 'In this state only.' }),
      patientId: t.arg.id({ description: 'Of this patient only.' }),
      limit: t.arg.int({ defaultValue: 20, description: 'How many, 1 to 100.' }),
      cursor: t.arg.id({ description: 'The id of the last prescription of the page before.' }),
    },
    resolve: async (query, _root, list, { client, services, actor }) =>
      client.prescription.findMany({ ...query, ...(await services.prescriptionsPage(actor, list)) }),
  }),
)
