import { builder } from '#api/graphql/builder.ts'
import { memberOf, vocabularyEnum } from '#api/graphql/scalars.ts'
import type { InventoryItem } from '#api/services/stock/read-inventory.ts'
import type { KeptBatch } from '#api/store/stock.ts'
import { STOCK_STATUSES } from '#domain/stock/inventory-status.ts'
import { MEDICINE_FORMS, STOCK_UNITS } from '#domain/vocabulary/medicines.ts'

const MedicineFormEnum = vocabularyEnum('MedicineForm', MEDICINE_FORMS, 'What a medicine comes as.')
const StockUnitEnum = vocabularyEnum('StockUnit', STOCK_UNITS, 'What is counted of a medicine.')
const StockStatusEnum = vocabularyEnum(
  'StockStatus',
  STOCK_STATUSES,
  'How the stock stands against its minimum: critical when there is none or less than half of it, low below it.',
)

const StockBatchType = builder.objectRef<KeptBatch>('StockBatch').implement({
  description: 'A batch of which something is left.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The batch’s id.' }),
    number: t.exposeString('number', { description: 'The number on its packs.' }),
    expiresOn: t.exposeString('expiresOn', { description: 'The last day on which it may be used.' }),
    quantity: t.exposeInt('quantity', { description: 'Units that are left of it.' }),
  }),
})

const InventoryItemType = builder.objectRef<InventoryItem>('InventoryItem').implement({
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
    batches: t.field({
      type: [StockBatchType],
      description: 'Of which something is left, what expires first coming first.',
      resolve: ({ batches }) => [...batches],
    }),
    status: t.expose('status', { type: StockStatusEnum, description: 'How it stands against the minimum.' }),
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
