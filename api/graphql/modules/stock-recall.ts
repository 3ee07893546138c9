import { builder } from '#api/graphql/builder.ts'
import { StockUnitEnum } from '#api/graphql/modules/stock.ts'
import { memberOf } from '#api/graphql/scalars.ts'
import type { Recall } from '#api/services/stock/recall-batch.ts'
import { STOCK_UNITS } from '#domain/vocabulary/medicines.ts'

const RecalledBatchType = builder.objectRef<Recall['batches'][number]>('RecalledBatch').implement({
  description: 'A batch of this number that your facility has or had.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The batch’s id.' }),
    number: t.exposeString('number', { description: 'The number on the pack.' }),
    medicineId: t.exposeID('medicineId', { description: 'The medicine’s id.' }),
    medicineName: t.exposeString('medicineName', { description: 'The medicine.' }),
    strength: t.exposeString('strength', { description: 'Its strength.' }),
    unit: t.field({
      type: StockUnitEnum,
      description: 'What is counted.',
      resolve: ({ unit }) => memberOf(STOCK_UNITS, unit),
    }),
    expiresOn: t.exposeString('expiresOn', { description: 'The last day on which it may be used.' }),
    quantity: t.exposeInt('quantity', { description: 'Units that are still on the shelf.' }),
  }),
})

const RecalledPatientType = builder.objectRef<Recall['patients'][number]>('RecalledPatient').implement({
  description: 'Units of the batch that a patient received, and did not bring back.',
  fields: (t) => ({
    patientId: t.exposeID('patientId', { description: 'The patient’s id.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    dateOfBirth: t.exposeString('dateOfBirth', { description: 'The day of birth, such as `1990-01-31`.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'The telephone number.' }),
    villageWard: t.exposeString('villageWard', { nullable: true, description: 'Village or ward.' }),
    medicineName: t.exposeString('medicineName', { description: 'The medicine.' }),
    strength: t.exposeString('strength', { description: 'Its strength.' }),
    quantity: t.exposeInt('quantity', { description: 'Units that were not brought back.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When they were handed over.' }),
  }),
})

const RecallType = builder.objectRef<Recall>('Recall').implement({
  description: 'Where a batch number is, and who received it.',
  fields: (t) => ({
    batches: t.field({
      type: [RecalledBatchType],
      description: 'The batches of this number at your facility.',
      resolve: ({ batches }) => [...batches],
    }),
    patients: t.field({
      type: [RecalledPatientType],
      description: 'What was handed over of them at your facility, the newest first.',
      resolve: ({ patients }) => [...patients],
    }),
  }),
})

builder.queryField('recallBatch', (t) =>
  t.field({
    type: RecallType,
    description:
      'Which patients of your facility received a batch, and what of it is still there. Every one of these patients’ ' +
      'records is read by it. For health workers and pharmacists.',
    args: {
      batchNumber: t.arg.string({ required: true, description: 'The whole number, in small or capital letters.' }),
    },
    resolve: async (_root, sent, { services, actor }) => services.recallBatch(actor, sent),
  }),
)
