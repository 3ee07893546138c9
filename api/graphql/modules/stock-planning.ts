import { builder } from '#api/graphql/builder.ts'
import { InventoryItemType } from '#api/graphql/modules/stock.ts'
import type { ExpiringBatch, PlannedMedicine } from '#api/services/stock/plan-stock.ts'

const PlannedMedicineType = builder.objectRef<PlannedMedicine>('OrderLine').implement({
  description:
    'What is used of a medicine in a month, how long what is there will last, and how much to order. The use is that of ' +
    'the last three full months, without the days on which there was no stock.',
  fields: (t) => ({
    id: t.exposeID('medicineId', { description: 'The medicine’s id.' }),
    item: t.field({ type: InventoryItemType, description: 'What there is.', resolve: (planned) => planned }),
    consumed: t.exposeInt('consumed', { description: 'Units handed over in the three months, less those returned.' }),
    reviewDays: t.exposeInt('reviewDays', { description: 'Days of these months.' }),
    daysOutOfStock: t.exposeInt('daysOutOfStock', { description: 'Of these, those on which none could be used.' }),
    monthlyConsumption: t.exposeFloat('monthly', {
      nullable: true,
      description: 'Units a month; none where nothing was used, or there was stock on fewer than 30 days.',
    }),
    monthsOfStock: t.exposeFloat('monthsOfStock', {
      nullable: true,
      description: 'How many months what can be used will last; none where the use is not known.',
    }),
    incoming: t.exposeInt('incoming', { description: 'Units on their way to your facility.' }),
    orderQuantity: t.exposeInt('orderQuantity', { description: 'Units to order, in whole units; 0 for none.' }),
  }),
})

const ExpiringBatchType = builder.objectRef<ExpiringBatch>('ExpiringBatch').implement({
  description: 'A batch that expires within 90 days, or has and is still there.',
  fields: (t) => ({
    id: t.id({ description: 'The batch’s id.', resolve: ({ batch }) => batch.id }),
    item: t.expose('item', { type: InventoryItemType, description: 'The medicine, and what there is of it.' }),
    number: t.string({ description: 'The number on the pack.', resolve: ({ batch }) => batch.number }),
    expiresOn: t.string({
      description: 'The last day on which it may be used.',
      resolve: ({ batch }) => batch.expiresOn,
    }),
    quantity: t.int({ description: 'Units that are left.', resolve: ({ batch }) => batch.quantity }),
    isExpired: t.exposeBoolean('isExpired', { description: 'Whether it has expired.' }),
  }),
})

builder.queryFields((t) => ({
  orderSuggestion: t.field({
    type: [PlannedMedicineType],
    description: 'How long what your facility has will last, and how much to order to have enough for so many months.',
    args: { months: t.arg.int({ defaultValue: 3, description: 'For how many months, 1 to 6.' }) },
    resolve: async (_root, sent, { services, actor }) => [...(await services.planStock(actor, sent))],
  }),
  expiringStock: t.field({
    type: [ExpiringBatchType],
    description: 'The batches of your facility that expire within 90 days, or have, the first to expire first.',
    resolve: async (_root, _arguments, { services, actor }) => [...(await services.listExpiringStock(actor))],
  }),
}))
