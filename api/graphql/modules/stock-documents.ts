import { builder } from '#api/graphql/builder.ts'
import { AdjustmentReasonEnum, MedicineType } from '#api/graphql/modules/stock-medicine.ts'
import { InvalidInput, StockMoved } from '#api/services/errors.ts'
import { lineOf, type NamedStocktake } from '#api/services/stock/stock-documents.ts'
import { readReason } from '#domain/vocabulary/stock.ts'

const StocktakeLineType = builder.objectRef<NamedStocktake['lines'][number]>('StocktakeLine').implement({
  description: 'What was counted of one batch.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The line’s id.' }),
    medicine: t.field({ type: MedicineType, description: 'The medicine.', resolve: (line) => lineOf(line).medicine }),
    batchId: t.exposeID('batchId', { description: 'The batch’s id.' }),
    batchNumber: t.string({ description: 'The number on the pack.', resolve: (line) => lineOf(line).batchNumber }),
    expected: t.exposeInt('expected', { description: 'Units that the ledger said.' }),
    counted: t.exposeInt('counted', { description: 'Units that were there.' }),
    reason: t.field({
      type: AdjustmentReasonEnum,
      nullable: true,
      description: 'Why the two differ, where they do.',
      resolve: ({ reason }) => readReason(reason)?.reason ?? null,
    }),
    words: t.string({
      nullable: true,
      description: 'What was said of the difference.',
      resolve: ({ reason }) => readReason(reason)?.words ?? null,
    }),
  }),
})

const StocktakeType = builder.objectRef<NamedStocktake>('Stocktake').implement({
  description: 'A count of what was really on the shelf.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The count’s id.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    byName: t.exposeString('byName', { description: 'Who counted.' }),
    note: t.exposeString('note', { nullable: true, description: 'What was said of it.' }),
    lines: t.expose('lines', { type: [StocktakeLineType], description: 'The batches, by number.' }),
  }),
})

const CountedLineInput = builder.inputType('StocktakeLineInput', {
  description: 'One batch of a count.',
  fields: (t) => ({
    batchId: t.id({ required: true, description: 'A batch of your facility.' }),
    shown: t.int({ required: true, description: 'Units that were shown as left.' }),
    counted: t.int({ required: true, description: 'Units that were there.' }),
    reason: t.field({ type: AdjustmentReasonEnum, description: 'Why the two differ; needed where they do.' }),
    words: t.string({ description: 'What is to be said of it; needed for another reason, at most 500 characters.' }),
  }),
})

const StocktakeInputType = builder.inputType('StocktakeInput', {
  description: 'A count of up to 500 batches.',
  fields: (t) => ({
    lines: t.field({ type: [CountedLineInput], required: true, description: 'The batches, each once.' }),
    note: t.string({ description: 'What is to be said of the count, at most 500 characters.' }),
  }),
})

builder.queryField('stocktakes', (t) =>
  t.field({
    type: [StocktakeType],
    description: 'The counts of your facility, the newest first, a page at a time. For health workers and pharmacists.',
    args: {
      limit: t.arg.int({ defaultValue: 20, description: 'How many, 1 to 100.' }),
      cursor: t.arg.id({ description: 'The id of the last count of the page before.' }),
    },
    resolve: async (_root, page, { services, actor }) => [...(await services.stocktakesPage(actor, page))],
  }),
)

builder.mutationField('recordStocktake', (t) =>
  t.field({
    type: StocktakeType,
    description: 'Writes down a count. Where the stock is not as it was shown, nothing is stored.',
    args: {
      id: t.arg.id({ required: true, description: 'The new count’s id, a UUIDv7 made by the client.' }),
      input: t.arg({ type: StocktakeInputType, required: true, description: 'What was counted.' }),
    },
    errors: {
      types: [InvalidInput, StockMoved],
      union: { name: 'RecordStocktakeResult', description: 'What came of it.' },
    },
    resolve: async (_root, { id, input }, { services, actor }) =>
      services.recordStocktake(actor, { id, stocktake: input }),
  }),
)
