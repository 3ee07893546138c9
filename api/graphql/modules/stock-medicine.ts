import { builder } from '#api/graphql/builder.ts'
import { InventoryItemType, MedicineFormEnum, StockUnitEnum } from '#api/graphql/modules/stock.ts'
import { memberOf, vocabularyEnum } from '#api/graphql/scalars.ts'
import type { MedicineStock, StandingBatch, StockLedgerLine } from '#api/services/stock/read-medicine-stock.ts'
import type { StockPoint } from '#domain/stock/history.ts'
import { MEDICINE_FORMS, STOCK_UNITS } from '#domain/vocabulary/medicines.ts'
import { ADJUSTMENT_REASONS, LEDGER_REASONS, MOVEMENT_KINDS, readLedgerReason } from '#domain/vocabulary/stock.ts'

export const AdjustmentReasonEnum = vocabularyEnum(
  'AdjustmentReason',
  ADJUSTMENT_REASONS,
  'Why the units of a batch are other than the ledger says.',
)
const MovementKindEnum = vocabularyEnum('StockMovementKind', MOVEMENT_KINDS, 'What came or went of a batch.')
const ExpiryEnum = vocabularyEnum('Expiry', ['usable', 'expires_soon', 'expired'], 'How a batch stands today.')

/** A medicine that facilities can keep. */
export const MedicineType = builder.prismaObject('Medicine', {
  variant: 'StockMedicine',
  description: 'One form and strength of the essential list.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The medicine’s id.' }),
    code: t.exposeString('code', { description: 'Its code in the essential list.' }),
    name: t.exposeString('name', { description: 'What people at a facility call it.' }),
    genericName: t.exposeString('genericName', { description: 'The international nonproprietary name.' }),
    form: t.field({
      type: MedicineFormEnum,
      description: 'What it comes as.',
      select: { form: true },
      resolve: ({ form }) => memberOf(MEDICINE_FORMS, form),
    }),
    strength: t.exposeString('strength', { description: 'The strength of one unit.' }),
    unit: t.field({
      type: StockUnitEnum,
      description: 'What is counted.',
      select: { unit: true },
      resolve: ({ unit }) => memberOf(STOCK_UNITS, unit),
    }),
  }),
})

const StandingBatchType = builder.objectRef<StandingBatch>('StockBatch').implement({
  description: 'What a facility received of a medicine under one number.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The batch’s id.' }),
    number: t.exposeString('number', { description: 'The number on the pack.' }),
    expiresOn: t.exposeString('expiresOn', { description: 'The last day on which it may be used.' }),
    quantity: t.exposeInt('quantity', { description: 'Units that the ledger says are left.' }),
    expiry: t.expose('expiry', { type: ExpiryEnum, description: 'How it stands today.' }),
  }),
})

const StockPointType = builder.objectRef<StockPoint>('StockPoint').implement({
  description: 'What the stock of a medicine was when a day ended.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'The day, such as `2026-01-31`.' }),
    units: t.exposeInt('units', { description: 'Units, expired ones among them.' }),
  }),
})

const LedgerReasonEnum = vocabularyEnum(
  'LedgerReason',
  LEDGER_REASONS,
  'Why the ledger was put right: what somebody chose, or that what a patient brought back was destroyed.',
)

export const MedicineStockType = builder.objectRef<MedicineStock>('MedicineStock').implement({
  description: 'What a facility has of one medicine, and had.',
  fields: (t) => ({
    id: t.id({ description: 'The medicine’s id.', resolve: ({ item }) => item.medicineId }),
    item: t.expose('item', { type: InventoryItemType, description: 'What it has today.' }),
    batches: t.field({
      type: [StandingBatchType],
      description: 'The batches that something is left of, or was within a year.',
      resolve: ({ batches }) => [...batches],
    }),
    history: t.field({
      type: [StockPointType],
      description: 'The stock at the end of each day of the last 12 months; empty where nothing ever came.',
      resolve: ({ history }) => [...history],
    }),
  }),
})

const LedgerLineType = builder.objectRef<StockLedgerLine>('StockMovement').implement({
  description: 'What came or went of a batch. It is never changed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The movement’s id.' }),
    batchNumber: t.exposeString('batchNumber', { description: 'The number on the pack.' }),
    kind: t.expose('kind', { type: MovementKindEnum, description: 'What happened.' }),
    quantity: t.exposeInt('quantity', { description: 'Units; what went is negative.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    byName: t.exposeString('byName', { nullable: true, description: 'Who; none where the server itself acted.' }),
    reason: t.field({
      type: LedgerReasonEnum,
      nullable: true,
      description: 'Why the ledger was put right.',
      resolve: ({ kind, reason }) => (kind === 'adjust' ? (readLedgerReason(reason)?.reason ?? null) : null),
    }),
    words: t.string({
      nullable: true,
      description: 'What was said of it.',
      resolve: ({ kind, reason }) => (kind === 'adjust' ? (readLedgerReason(reason)?.words ?? null) : reason),
    }),
    otherFacility: t.exposeString('otherFacility', {
      nullable: true,
      description: 'Where a transfer went, or came from.',
    }),
  }),
})

builder.queryFields((t) => ({
  stockMedicines: t.prismaField({
    type: [MedicineType],
    description: 'The essential medicines that a facility can keep, by name. For health workers and pharmacists.',
    resolve: async (_query, _root, _arguments, { services, actor }) => services.listMedicines(actor),
  }),
  medicineStock: t.field({
    type: MedicineStockType,
    nullable: true,
    description: 'What your facility has of one medicine, or nothing. For health workers and pharmacists.',
    args: { medicineId: t.arg.id({ required: true, description: 'The medicine.' }) },
    resolve: async (_root, { medicineId }, { services, actor }) => services.readMedicineStock(actor, medicineId),
  }),
  stockLedger: t.field({
    type: [LedgerLineType],
    description: 'What came and went of a medicine at your facility, the newest first, a page at a time.',
    args: {
      medicineId: t.arg.id({ required: true, description: 'The medicine.' }),
      limit: t.arg.int({ defaultValue: 20, description: 'How many, 1 to 100.' }),
      cursor: t.arg.id({ description: 'The id of the last movement of the page before.' }),
    },
    resolve: async (_root, page, { services, actor }) => [...(await services.stockLedgerPage(actor, page))],
  }),
}))
