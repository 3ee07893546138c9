import { builder } from '#api/graphql/builder.ts'
import { MedicineType } from '#api/graphql/modules/stock-medicine.ts'
import { vocabularyEnum } from '#api/graphql/scalars.ts'
import { InvalidInput, NotFound } from '#api/services/errors.ts'
import { lineOf, type NamedTransfer } from '#api/services/stock/stock-documents.ts'
import { TRANSFER_DIRECTIONS, TRANSFER_STATUSES } from '#domain/vocabulary/stock.ts'

const StatusEnum = vocabularyEnum('StockTransferStatus', TRANSFER_STATUSES, 'Where a transfer stands.')
const DirectionEnum = vocabularyEnum(
  'StockTransferDirection',
  TRANSFER_DIRECTIONS,
  'Transfers that your facility sent, or that are for it.',
)

const LineType = builder.objectRef<NamedTransfer['lines'][number]>('StockTransferLine').implement({
  description: 'What a transfer holds of one batch.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The line’s id.' }),
    medicine: t.field({ type: MedicineType, description: 'The medicine.', resolve: (line) => lineOf(line).medicine }),
    batchNumber: t.string({ description: 'The number on the pack.', resolve: (line) => lineOf(line).batchNumber }),
    expiresOn: t.string({
      description: 'The last day on which it may be used.',
      resolve: (line) => lineOf(line).expiresOn,
    }),
    quantity: t.exposeInt('quantity', { description: 'Units that were sent.' }),
    receivedQuantity: t.exposeInt('receivedQuantity', {
      nullable: true,
      description: 'Units that arrived; none until somebody there has counted them. What is missing was lost.',
    }),
  }),
})

const TransferType = builder.objectRef<NamedTransfer>('StockTransfer').implement({
  description: 'Stock on its way from one facility to another of the same country.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The transfer’s id.' }),
    fromFacility: t.string({ description: 'The name of the facility that sent it.', resolve: ({ from }) => from.name }),
    toFacility: t.string({ description: 'The name of the facility that it is for.', resolve: ({ to }) => to.name }),
    status: t.expose('status', { type: StatusEnum, description: 'Where it stands.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When it was sent.' }),
    sentByName: t.exposeString('sentByName', { description: 'Who sent it.' }),
    note: t.exposeString('note', { nullable: true, description: 'What was said of it.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was received or cancelled.',
    }),
    endedByName: t.exposeString('endedByName', { nullable: true, description: 'Who received or cancelled it.' }),
    endNote: t.exposeString('endNote', { nullable: true, description: 'What was said then: of a loss, or why.' }),
    lines: t.expose('lines', { type: [LineType], description: 'What it holds, by batch number.' }),
  }),
})

const SentLineInput = builder.inputType('StockTransferLineInput', {
  description: 'What is sent of one batch.',
  fields: (t) => ({
    batchId: t.id({ required: true, description: 'A batch of your facility that has not expired.' }),
    quantity: t.int({ required: true, description: 'Units, no more than are left.' }),
  }),
})

const TransferInputType = builder.inputType('StockTransferInput', {
  description: 'What is sent where.',
  fields: (t) => ({
    toFacilityId: t.id({ required: true, description: 'Another facility of the same country.' }),
    lines: t.field({ type: [SentLineInput], required: true, description: 'The batches, each once.' }),
    note: t.string({ description: 'What is to be said of it, at most 500 characters.' }),
  }),
})

const ReceivedLineInput = builder.inputType('StockTransferReceiptLineInput', {
  description: 'What arrived of one line.',
  fields: (t) => ({
    lineId: t.id({ required: true, description: 'The line.' }),
    received: t.int({ required: true, description: 'Units, no more than were sent.' }),
  }),
})

const ReceiptInputType = builder.inputType('StockTransferReceiptInput', {
  description: 'What arrived of a transfer.',
  fields: (t) => ({
    lines: t.field({ type: [ReceivedLineInput], required: true, description: 'Every line, once.' }),
    note: t.string({ description: 'What is known of a loss; needed where less arrived, at most 500 characters.' }),
  }),
})

builder.queryField('stockTransfers', (t) =>
  t.field({
    type: [TransferType],
    description: 'The transfers of your facility, the newest first, a page at a time.',
    args: {
      direction: t.arg({ type: DirectionEnum, required: true, description: 'Sent, or for you.' }),
      limit: t.arg.int({ defaultValue: 20, description: 'How many, 1 to 100.' }),
      cursor: t.arg.id({ description: 'The id of the last transfer of the page before.' }),
    },
    resolve: async (_root, page, { services, actor }) => [...(await services.stockTransfersPage(actor, page))],
  }),
)

builder.mutationFields((t) => ({
  transferStock: t.field({
    type: TransferType,
    description: 'Sends stock to another facility; it leaves the shelf at once.',
    args: {
      id: t.arg.id({ required: true, description: 'The new transfer’s id, a UUIDv7 made by the client.' }),
      input: t.arg({ type: TransferInputType, required: true, description: 'What, and where to.' }),
    },
    errors: { types: [InvalidInput], union: { name: 'TransferStockResult', description: 'What came of it.' } },
    resolve: async (_root, { id, input }, { services, actor }) =>
      services.transferStock(actor, { id, transfer: input }),
  }),
  receiveStockTransfer: t.field({
    type: TransferType,
    description:
      'Takes what arrived into the stock of your facility. What is less than was sent is a loss, said in words.',
    args: {
      id: t.arg.id({ required: true, description: 'A transfer to your facility.' }),
      input: t.arg({ type: ReceiptInputType, required: true, description: 'What was counted.' }),
    },
    errors: {
      types: [InvalidInput, NotFound],
      union: { name: 'ReceiveStockTransferResult', description: 'What came of it.' },
    },
    resolve: async (_root, { id, input }, { services, actor }) =>
      services.receiveStockTransfer(actor, { id, receipt: input }),
  }),
  cancelStockTransfer: t.field({
    type: TransferType,
    description: 'Takes a transfer of your facility back before it was received: what was sent is on the shelf again.',
    args: {
      id: t.arg.id({ required: true, description: 'A transfer of your facility.' }),
      reason: t.arg.string({ required: true, description: 'Why, at most 500 characters.' }),
    },
    errors: {
      types: [InvalidInput, NotFound],
      union: { name: 'CancelStockTransferResult', description: 'What came of it.' },
    },
    resolve: async (_root, sent, { services, actor }) => services.cancelStockTransfer(actor, sent),
  }),
}))
