import { builder } from '#api/graphql/builder.ts'
import { memberOf, vocabularyEnum } from '#api/graphql/scalars.ts'
import type { InventoryBatch, InventoryItem } from '#api/services/stock/read-inventory.ts'
import { STOCK_STATUSES } from '#domain/stock/inventory-status.ts'
import { MEDICINE_FORMS, STOCK_UNITS } from '#domain/vocabulary/medicines.ts'

export const MedicineFormEnum = vocabularyEnum('MedicineForm', MEDICINE_FORMS, 'What a medicine comes as.')
export const StockUnitEnum = vocabularyEnum('StockUnit', STOCK_UNITS, 'What is counted of a medicine.')
const StockStatusEnum = vocabularyEnum(
  'StockStatus',
  STOCK_STATUSES,
  'How the stock stands against its minimum: critical when there is none or less than half of it, low below it.',
)

const KeptBatchType = builder.objectRef<InventoryBatch>('InventoryBatch').implement({
  description: 'A batch that a facility has something of.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The batch’s id.' }),
    number: t.exposeString('number', { description: 'The number on the pack.' }),
    expiresOn: t.exposeString('expiresOn', { description: 'The last day on which it may be used.' }),
    quantity: t.exposeInt('quantity', { description: 'Units that the ledger says are left.' }),
  }),
})

export const InventoryItemType = builder.objectRef<InventoryItem>('InventoryItem').implement({
  description: 'What a facility has of one medicine, derived from the ledger of what came and went.',
  fields: (t) => ({
    medicineId: t.exposeID('medicineId', { description: 'The medicine’s id.' }),
    code: t.exposeString('code', { description: 'The medicine’s code in the essential list.' }),
    name: t.exposeString('name', { description: 'What people at a facility call it.' }),
    genericName: t.exposeString('genericName', { description: 'The international nonproprietary name.' }),
    form: t.field({
      type: MedicineFormEnum,
      description: 'What it comes as.',
      resolve: ({ form }) => memberOf(MEDICINE_FORMS, form),
    }),
    strength: t.exposeString('strength', { description: 'The strength of one unit.' }),
    unit: t.field({
      type: StockUnitEnum,
      description: 'What is counted.',
      resolve: ({ unit }) => memberOf(STOCK_UNITS, unit),
    }),
    currentStock: t.exposeInt('currentStock', { description: 'Units in batches that have not expired.' }),
    minimumStock: t.exposeInt('minimumStock', { description: 'Units below which it is too little; 0 where not set.' }),
    expiredStock: t.exposeInt('expiredStock', { description: 'Units on the shelf that have expired.' }),
    expiryDate: t.exposeString('nearestExpiry', {
      nullable: true,
      description: 'The nearest last day of what can be used, such as `2027-01-31`; none where nothing can.',
    }),
    expiresSoon: t.exposeBoolean('expiresSoon', { description: 'Something that can be used expires within 6 months.' }),
    status: t.expose('status', { type: StockStatusEnum, description: 'How it stands against the minimum.' }),
    batches: t.field({
      type: [KeptBatchType],
      description: 'The batches that something is left of, the first to expire first.',
      resolve: ({ batches }) => [...batches],
    }),
    needsAttention: t.exposeBoolean('needsAttention', {
      description: 'Whether to order it, to use something up, or to take something from the shelf.',
    }),
  }),
})

builder.queryField('inventory', (t) =>
  t.field({
    type: [InventoryItemType],
    description: 'What your facility has of each medicine that it keeps, by name. For health workers and pharmacists.',
    resolve: async (_root, _arguments, { services, actor }) => [...(await services.readInventory(actor))],
  }),
)
