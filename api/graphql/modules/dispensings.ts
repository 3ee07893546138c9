import { builder } from '#api/graphql/builder.ts'
import { orNothing } from '#api/graphql/or-nothing.ts'
import {
  type InsufficientStock as Insufficient,
  InsufficientStock,
  InvalidInput,
  NotFound,
} from '#api/services/errors.ts'
import { receiptNumberOf } from '#domain/prescriptions/receipt-number.ts'
import { dayOfUtc } from '#domain/time/local-day.ts'

builder.prismaObject('DispensedItem', {
  description: 'Units of one batch that were handed over for a line of a prescription.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id, by which it comes back.' }),
    item: t.relation('item', { description: 'The line of the prescription.' }),
    quantity: t.exposeInt('quantity', { description: 'Units that were handed over.' }),
    returned: t.int({
      description: 'Units of it that came back.',
      select: { returned: { select: { quantity: true } } },
      resolve: ({ returned }) => returned.reduce((sum, { quantity }) => sum + quantity, 0),
    }),
    batchNumber: t.string({
      description: 'The batch.',
      select: { batch: { select: { number: true } } },
      resolve: ({ batch }) => batch.number,
    }),
    expiresOn: t.string({
      description: 'The last day on which the batch may be used, such as `2027-01-31`.',
      select: { batch: { select: { expiresOn: true } } },
      resolve: ({ batch }) => dayOfUtc(batch.expiresOn),
    }),
    medicineName: t.string({
      description: 'The medicine with its strength, as the facility keeps it.',
      select: { batch: { select: { medicine: { select: { name: true, strength: true } } } } },
      resolve: ({ batch: { medicine } }) => `${medicine.name} ${medicine.strength}`,
    }),
  }),
})

const DispensingReturnType = builder.prismaObject('DispensingReturn', {
  description: 'Medicines that came back of what was handed over.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    reason: t.exposeString('reason', { description: 'Why.' }),
    restocked: t.exposeBoolean('restocked', {
      description: 'They never left the counter, and went back to the shelf; others are destroyed.',
    }),
  }),
})

builder.prismaObject('Dispensing', {
  description: 'What was handed over of a prescription at one time: the receipt. It is never changed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The dispensing’s id.' }),
    receiptNumber: t.string({
      description: 'A short number to say and to look for.',
      select: { id: true },
      resolve: ({ id }) => receiptNumberOf(id),
    }),
    prescription: t.relation('prescription', { description: 'Of which prescription.' }),
    facility: t.relation('facility', { description: 'Where.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    dispensedByName: t.string({
      description: 'The name of whoever handed it over.',
      select: { dispensedBy: { select: { firstName: true, lastName: true } } },
      resolve: ({ dispensedBy: { firstName, lastName } }) => `${firstName} ${lastName}`.trim(),
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why less was handed over than was prescribed.' }),
    items: t.relation('items', { description: 'What was handed over, by batch.', query: { orderBy: { id: 'asc' } } }),
    returns: t.field({
      type: [DispensingReturnType],
      description: 'What came back, in order.',
      select: (_arguments, _context, nested) => ({ returns: nested({ orderBy: [{ at: 'asc' }, { id: 'asc' }] }) }),
      resolve: ({ returns }) => returns,
    }),
    counseling: t.relation('counseling', { nullable: true, description: 'What the patient was told; none so far.' }),
  }),
})

builder.queryField('dispensing', (t) =>
  t.prismaField({
    type: 'Dispensing',
    nullable: true,
    description: 'One receipt that you may see, or nothing.',
    args: { id: t.arg.id({ required: true, description: 'The dispensing.' }) },
    resolve: (query, _root, { id }, { client, services, actor }) =>
      orNothing(async () =>
        client.dispensing.findUnique({ ...query, where: await services.readDispensing(actor, id) }),
      ),
  }),
)

const InsufficientLineType = builder.objectRef<Insufficient['lines'][number]>('InsufficientLine').implement({
  description: 'A line of which there is too little.',
  fields: (t) => ({
    itemId: t.exposeID('itemId', { description: 'The line of the prescription.' }),
    available: t.exposeInt('available', { description: 'Units that could be handed over at most.' }),
  }),
})

builder.objectType(InsufficientStock, {
  name: 'InsufficientStock',
  description: 'There is too little in stock, or what is there expires before the course ends.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'The same in words.' }),
    lines: t.field({
      type: [InsufficientLineType],
      description: 'Each line that cannot be handed over.',
      resolve: ({ lines }) => [...lines],
    }),
  }),
})

const BatchQuantityInput = builder.inputType('BatchQuantityInput', {
  description: 'Units of one batch.',
  fields: (t) => ({
    batchId: t.id({ required: true, description: 'The batch.' }),
    quantity: t.int({ required: true, description: 'Units.' }),
  }),
})

const DispensedLineInput = builder.inputType('DispensedLineInput', {
  description: 'What is handed over for one line.',
  fields: (t) => ({
    itemId: t.id({ required: true, description: 'The line of the prescription.' }),
    medicineId: t.id({
      required: true,
      description: 'The medicine: the one that was prescribed, or where none was joined one with the same substances.',
    }),
    batches: t.field({
      type: [BatchQuantityInput],
      required: true,
      description: 'The batches that you have seen: those that expire first of those that outlast the course.',
    }),
  }),
})

const DispensingInputType = builder.inputType('DispensingInput', {
  description: 'What is handed over of a prescription.',
  fields: (t) => ({
    prescriptionId: t.id({ required: true, description: 'The prescription.' }),
    lines: t.field({ type: [DispensedLineInput], required: true, description: 'The lines, each once.' }),
    reason: t.string({ description: 'Why less is handed over than is still to be; at most 2000 characters.' }),
  }),
})

const ReturnedItemInput = builder.inputType('ReturnedItemInput', {
  description: 'Units that come back.',
  fields: (t) => ({
    dispensedItemId: t.id({ required: true, description: 'Of what was handed over.' }),
    quantity: t.int({ required: true, description: 'Units.' }),
  }),
})

const DispensingReturnInputType = builder.inputType('DispensingReturnInput', {
  description: 'What comes back of what was handed over.',
  fields: (t) => ({
    dispensingId: t.id({ required: true, description: 'The dispensing.' }),
    items: t.field({ type: [ReturnedItemInput], required: true, description: 'What comes back.' }),
    reason: t.string({ required: true, description: 'Why; at most 2000 characters.' }),
    restocked: t.boolean({
      required: true,
      description:
        'They never left the counter: back to the shelf, and the prescription goes on. Others are destroyed.',
    }),
  }),
})

builder.mutationFields((t) => ({
  dispensePrescription: t.prismaField({
    type: 'Dispensing',
    description:
      'Hands over medicines of a prescription, whole or in part, in one transaction: nothing leaves twice, and no more ' +
      'than is there. Where other batches are to be taken by now than you have seen, nothing is.',
    args: {
      id: t.arg.id({ required: true, description: 'The new dispensing’s id, a UUIDv7 made by the client.' }),
      input: t.arg({ type: DispensingInputType, required: true, description: 'What is handed over.' }),
    },
    errors: {
      types: [InvalidInput, InsufficientStock, NotFound],
      union: { name: 'DispensePrescriptionResult', description: 'What came of it.' },
    },
    resolve: async (query, _root, { id, input }, { client, services, actor }) =>
      client.dispensing.findUniqueOrThrow({
        ...query,
        where: await services.dispensePrescription(actor, { id, dispensing: input }),
      }),
  }),
  returnDispensed: t.prismaField({
    type: 'Dispensing',
    description: 'Takes back what was handed over.',
    args: {
      id: t.arg.id({ required: true, description: 'The new return’s id, a UUIDv7 made by the client.' }),
      input: t.arg({ type: DispensingReturnInputType, required: true, description: 'What comes back.' }),
    },
    errors: {
      types: [InvalidInput, NotFound],
      union: { name: 'ReturnDispensedResult', description: 'What came of it.' },
    },
    resolve: async (query, _root, { id, input }, { client, services, actor }) =>
      client.dispensing.findUniqueOrThrow({
        ...query,
        where: await services.returnDispensed(actor, { id, back: input }),
      }),
  }),
}))
