import { builder } from '#api/graphql/builder.ts'
import { AdjustmentReasonEnum, MedicineStockType } from '#api/graphql/modules/stock-medicine.ts'
import { InvalidInput } from '#api/services/errors.ts'
import type { MedicineStock } from '#api/services/stock/read-medicine-stock.ts'

const MOVEMENT_ID = 'The new movement’s id, a UUIDv7 made by the client.'

const ReceiptInputType = builder.inputType('StockReceiptInput', {
  description: 'What arrived of one batch of a medicine.',
  fields: (t) => ({
    medicineId: t.id({ required: true, description: 'The medicine.' }),
    batchNumber: t.string({ required: true, description: 'The number on the pack, kept in capital letters.' }),
    expiresOn: t.string({ required: true, description: 'The last day on which it may be used, such as `2027-01-31`.' }),
    quantity: t.int({ required: true, description: 'Units, 1 to 1,000,000.' }),
    note: t.string({ description: 'Where it came from, at most 500 characters.' }),
  }),
})

const AdjustmentInputType = builder.inputType('StockAdjustmentInput', {
  description: 'Units more or fewer of one batch than the ledger says, and why.',
  fields: (t) => ({
    batchId: t.id({ required: true, description: 'A batch of your facility.' }),
    change: t.int({ required: true, description: 'Units; below 0 for fewer.' }),
    reason: t.field({ type: AdjustmentReasonEnum, required: true, description: 'Why.' }),
    words: t.string({ description: 'What is to be said of it; needed for another reason, at most 500 characters.' }),
  }),
})

/** What a facility has of a medicine after a change. */
function present(stock: MedicineStock | null): MedicineStock {
  if (!stock) throw new Error('The stock of a medicine that was changed is not there')
  return stock
}

builder.mutationFields((t) => ({
  receiveStock: t.field({
    type: MedicineStockType,
    description:
      'Takes what arrived of a batch into the stock of your facility. Refused for what has expired, and for a batch ' +
      'number that the facility knows with another expiry day.',
    args: {
      id: t.arg.id({ required: true, description: MOVEMENT_ID }),
      input: t.arg({ type: ReceiptInputType, required: true, description: 'What arrived.' }),
    },
    errors: { types: [InvalidInput], union: { name: 'ReceiveStockResult', description: 'What came of it.' } },
    resolve: async (_root, { id, input }, { services, actor }) =>
      present(await services.readMedicineStock(actor, await services.receiveStock(actor, { id, receipt: input }))),
  }),
  setMinimumStock: t.field({
    type: MedicineStockType,
    description:
      'Sets the units of a medicine below which your facility has too little; it keeps the medicine from then on.',
    args: {
      medicineId: t.arg.id({ required: true, description: 'The medicine.' }),
      minimumStock: t.arg.int({ required: true, description: 'Units; 0 for none.' }),
    },
    errors: { types: [InvalidInput], union: { name: 'SetMinimumStockResult', description: 'What came of it.' } },
    resolve: async (_root, sent, { services, actor }) =>
      present(await services.readMedicineStock(actor, await services.setMinimumStock(actor, sent))),
  }),
  adjustStock: t.field({
    type: MedicineStockType,
    description: 'Puts right what the ledger says of one batch, with the reason. Never below nothing.',
    args: {
      id: t.arg.id({ required: true, description: MOVEMENT_ID }),
      input: t.arg({ type: AdjustmentInputType, required: true, description: 'What is to be put right.' }),
    },
    errors: { types: [InvalidInput], union: { name: 'AdjustStockResult', description: 'What came of it.' } },
    resolve: async (_root, { id, input }, { services, actor }) =>
      present(await services.readMedicineStock(actor, await services.adjustStock(actor, { id, adjustment: input }))),
  }),
  expireStock: t.field({
    type: MedicineStockType,
    description: 'Takes all that is left of an expired batch off the shelf.',
    args: {
      id: t.arg.id({ required: true, description: MOVEMENT_ID }),
      batchId: t.arg.id({ required: true, description: 'An expired batch of your facility.' }),
    },
    errors: { types: [InvalidInput], union: { name: 'ExpireStockResult', description: 'What came of it.' } },
    resolve: async (_root, sent, { services, actor }) =>
      present(await services.readMedicineStock(actor, await services.expireStock(actor, sent))),
  }),
}))
