import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { curvePoints } from '#web/features/stock/curve-points.ts'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { openApp } from '#web/test/render-app.tsx'

const id = (number: number) => `018f4c1e-7000-7000-9000-${String(number).padStart(12, '0')}`
const pharmacist = { ...asha, roles: ['patient', 'pharmacist'] }

const item = (given: object = {}) => ({
  __typename: 'InventoryItem',
  medicineId: id(1),
  code: 'zinc-dt-20',
  name: 'Zinc',
  genericName: 'Zinc sulfate',
  form: 'DISPERSIBLE_TABLET',
  strength: '20 mg',
  unit: 'TABLET',
  currentStock: 120,
  minimumStock: 200,
  expiredStock: 5,
  expiryDate: '2027-01-31',
  expiresSoon: true,
  status: 'LOW',
  needsAttention: true,
  batches: [
    { __typename: 'InventoryBatch', id: id(11), number: 'ZN-1', expiresOn: '2027-01-31', quantity: 120 },
    { __typename: 'InventoryBatch', id: id(12), number: 'ZN-0', expiresOn: '2026-01-31', quantity: 5 },
  ],
  ...given,
})
const line = (given: object = {}) => ({
  __typename: 'OrderLine',
  id: id(1),
  item: item(),
  consumed: 150,
  reviewDays: 92,
  daysOutOfStock: 3,
  monthlyConsumption: 51.7,
  monthsOfStock: 2.3,
  incoming: 10,
  orderQuantity: 26,
  ...given,
})
const transfer = (given: object = {}) => ({
  __typename: 'StockTransfer',
  id: id(30),
  fromFacility: 'Ahero',
  toFacility: 'Bondo',
  status: 'SENT',
  sentAt: '2026-11-20T08:00:00.000Z',
  sentByName: 'Amina Said',
  note: null,
  endedAt: null,
  endedByName: null,
  endNote: null,
  lines: [
    {
      __typename: 'StockTransferLine',
      id: id(31),
      batchNumber: 'ZN-9',
      quantity: 20,
      receivedQuantity: null,
      medicine: { __typename: 'StockMedicine', id: id(1), name: 'Zinc', strength: '20 mg', unit: 'TABLET' },
    },
  ],
  ...given,
})
const QUERIES = {
  inventory: () => [item()],
  orderSuggestion: () => [line()],
  stockTransfers: () => [transfer()],
  stockMedicines: () => [
    { __typename: 'StockMedicine', id: id(1), name: 'Zinc', strength: '20 mg', form: 'DISPERSIBLE_TABLET' },
  ],
  expiringStock: () => [],
}

// They are loaded behind the first tab.
beforeAll(async () => {
  await Promise.all([
    import('#web/features/stock/CountTab.tsx'),
    import('#web/features/stock/OrdersTab.tsx'),
    import('#web/features/stock/ReceiveTab.tsx'),
    import('#web/features/stock/RecallTab.tsx'),
    import('#web/features/stock/TransfersTab.tsx'),
  ])
})

async function openTab(name: string) {
  const { user } = await openApp('/chw/stock')
  await user.click(await screen.findByRole('tab', { name }))
  return user
}

describe('The stock of a facility', () => {
  it('shows each medicine with its status, expiry and months of stock, and finds one', async () => {
    signedInAs(pharmacist)
    answerGraphql({ Query: { ...QUERIES, inventory: () => [item(), item({ medicineId: id(2), name: 'ORS' })] } })
    const { user } = await openApp('/chw/stock')
    const list = within(await screen.findByRole('list', { name: 'Inventory' }))
    const zinc = within(list.getAllByRole('listitem')[0] ?? document.body)
    expect(zinc.getByRole('link', { name: 'Zinc 20 mg' })).toHaveAttribute('href', `/chw/stock/${id(1)}`)
    expect(zinc.getByText('Low')).toBeVisible()
    expect(zinc.getByText('120 tablets of at least 200')).toBeVisible()
    expect(zinc.getByText('2.3 months of stock')).toBeVisible()
    expect(zinc.getByText('Expires soon: 31 January 2027')).toBeVisible()
    expect(zinc.getByText(/^Expired on the shelf: 5 tablets/)).toBeVisible()
    expect(list.getByText('Months of stock not known')).toBeVisible()
    await user.type(screen.getByRole('searchbox'), 'ors')
    expect(list.getAllByRole('listitem')).toHaveLength(1)
    await user.type(screen.getByRole('searchbox'), 'xyz')
    expect(screen.getByText('No medicine matches.')).toBeVisible()
  })

  it('says when there is none, and when it could not be loaded, and tries again', async () => {
    signedInAs(pharmacist)
    dropGraphql()
    const { user } = await openApp('/chw/stock')
    expect(await screen.findByText('The stock could not be loaded')).toBeVisible()
    answerGraphql({ Query: { ...QUERIES, inventory: () => [], orderSuggestion: () => [] } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No medicines yet')).toBeVisible()
  })

  it('is for those who keep it', async () => {
    signedInAs({ ...asha, roles: ['patient', 'clinician'] })
    await openApp('/chw/stock')
    expect(screen.queryByRole('tab', { name: 'Inventory' })).toBeNull()
  })
})

describe('Receiving', () => {
  it('checks what is typed, sends it once, and begins anew', async () => {
    signedInAs(pharmacist)
    const sent = answerGraphql({
      Query: QUERIES,
      Mutation: { receiveStock: () => ({ __typename: 'MedicineStock', id: id(1) }) },
    })
    const user = await openTab('Receive')
    await user.click(await screen.findByRole('button', { name: 'Receive into stock' }))
    expect(await screen.findByText('Choose a medicine from the list')).toBeVisible()
    expect(screen.getByText('Give the batch number on the pack')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox'), id(1))
    await user.type(screen.getByRole('textbox', { name: 'Batch number' }), ' zn-7 ')
    await user.type(screen.getByLabelText(/^Expiry date/), '2030-01-31')
    await user.type(screen.getByRole('spinbutton', { name: 'Units' }), '40')
    await user.click(screen.getByRole('button', { name: 'Receive into stock' }))
    expect(await screen.findByText('Received into stock')).toBeVisible()
    expect(sent.at(-1)?.variables).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      input: { medicineId: id(1), batchNumber: 'ZN-7', expiresOn: '2030-01-31', quantity: 40, note: null },
    })
    expect(screen.getByRole('textbox', { name: 'Batch number' })).toHaveValue('')
  })

  it('shows at its field what the server refused', async () => {
    signedInAs(pharmacist)
    const message = 'Your facility has this batch number with another expiry day: compare the packs'
    const issues = [{ __typename: 'InputIssue', field: 'expiresOn', message }]
    answerGraphql({
      Query: QUERIES,
      Mutation: { receiveStock: () => ({ __typename: 'InvalidInput', message, field: 'expiresOn', issues }) },
    })
    const user = await openTab('Receive')
    await user.selectOptions(await screen.findByRole('combobox'), id(1))
    await user.type(screen.getByRole('textbox', { name: 'Batch number' }), 'ZN-7')
    await user.type(screen.getByLabelText(/^Expiry date/), '2030-01-31')
    await user.type(screen.getByRole('spinbutton', { name: 'Units' }), '40')
    await user.click(screen.getByRole('button', { name: 'Receive into stock' }))
    await waitFor(() => expect(screen.getByLabelText(/^Expiry date/)).toBeInvalid())
    expect(screen.getByRole('textbox', { name: 'Batch number' })).toHaveValue('ZN-7')
  })
})

describe('A count', () => {
  it('asks for the reason of a difference, keeps what was typed on the device, and is stored', async () => {
    signedInAs(pharmacist)
    const sent = answerGraphql({
      Query: QUERIES,
      Mutation: { recordStocktake: () => ({ __typename: 'Stocktake', id: id(40) }) },
    })
    const user = await openTab('Count')
    expect(await screen.findByRole('button', { name: /^Save the count of 0/ })).toBeDisabled()
    await user.type(screen.getByRole('spinbutton', { name: 'Counted of batch ZN-1' }), '118')
    expect(screen.getByText('Fewer by 2 tablets')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save the count of 1 batch' }))
    expect(await screen.findByText('Give a reason for every difference')).toBeVisible()
    // Found explains no loss.
    expect(screen.queryByRole('option', { name: 'Found' })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Damaged')
    await user.click(screen.getByRole('tab', { name: 'Inventory' }))
    await user.click(screen.getByRole('tab', { name: 'Count' }))
    expect(await screen.findByRole('spinbutton', { name: 'Counted of batch ZN-1' })).toHaveValue(118)
    await user.click(screen.getByRole('button', { name: 'Save the count of 1 batch' }))
    expect(await screen.findByText('Count saved')).toBeVisible()
    expect(sent.find(({ operationName }) => operationName === 'RecordStocktake')?.variables['input']).toEqual({
      lines: [{ batchId: id(11), shown: 120, counted: 118, reason: 'DAMAGED', words: null }],
    })
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Counted of batch ZN-1' })).toHaveValue(null))
  })

  it('says of which batches stock moved meanwhile, and keeps what was counted', async () => {
    signedInAs(pharmacist)
    const moved = [{ __typename: 'MovedBatch', id: id(11), number: 'ZN-1', quantity: 110 }]
    answerGraphql({
      Query: QUERIES,
      Mutation: { recordStocktake: () => ({ __typename: 'StockMoved', message: 'Moved', batches: moved }) },
    })
    const user = await openTab('Count')
    await user.type(await screen.findByRole('spinbutton', { name: 'Counted of batch ZN-1' }), '120')
    await user.click(screen.getByRole('button', { name: 'Save the count of 1 batch' }))
    expect(await screen.findByText(/count it again/)).toBeVisible()
    expect(screen.getByRole('spinbutton', { name: 'Counted of batch ZN-1' })).toHaveValue(120)
  })
})

describe('Transfers', () => {
  it('that come are counted, and a loss is said in words', async () => {
    signedInAs(pharmacist)
    const sent = answerGraphql({
      Query: QUERIES,
      Mutation: { receiveStockTransfer: () => transfer({ status: 'RECEIVED' }) },
    })
    const user = await openTab('Transfers')
    await user.click(await screen.findByRole('button', { name: 'Count and receive' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Receive into stock' }))
    expect(await dialog.findByText('Give a whole number from 0 to 1,000,000')).toBeVisible()
    await user.type(dialog.getByRole('spinbutton'), '18')
    await user.click(dialog.getByRole('button', { name: 'Receive into stock' }))
    expect(await dialog.findByText('Less arrived than was sent: say what is known of it')).toBeVisible()
    await user.type(dialog.getByRole('textbox'), 'Two were broken')
    await user.click(dialog.getByRole('button', { name: 'Receive into stock' }))
    expect(await screen.findByText('Transfer received')).toBeVisible()
    expect(sent.find(({ operationName }) => operationName === 'ReceiveStockTransfer')?.variables).toEqual({
      id: id(30),
      input: { lines: [{ lineId: id(31), received: 18 }], note: 'Two were broken' },
    })
  })

  it('that were sent are taken back with a reason', async () => {
    signedInAs(pharmacist)
    const sent = answerGraphql({
      Query: QUERIES,
      Mutation: { cancelStockTransfer: () => transfer({ status: 'CANCELLED' }) },
    })
    const user = await openTab('Transfers')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Sent by us')
    await user.click(await screen.findByRole('button', { name: 'Take back' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Take back' }))
    expect(await dialog.findByText('Give a reason')).toBeVisible()
    await user.type(dialog.getByRole('textbox'), 'No car')
    await user.click(dialog.getByRole('button', { name: 'Take back' }))
    expect(await screen.findByText('Transfer taken back')).toBeVisible()
    const cancelled = sent.find(({ operationName }) => operationName === 'CancelStockTransfer')
    expect(cancelled?.variables).toEqual({ id: id(30), reason: 'No car' })
  })
})

describe('What to order', () => {
  it('is shown with what it was made of, and taken away as CSV', async () => {
    signedInAs(pharmacist)
    answerGraphql({ Query: QUERIES })
    const files: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
        revokeObjectURL: () => undefined,
      }),
    )
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const user = await openTab('Orders')
    expect(await screen.findByText('Order 26 tablets')).toBeVisible()
    expect(screen.getByText('In stock: 120 tablets · on the way: 10 tablets')).toBeVisible()
    expect(screen.getByText('Used in a month: 52 tablets · 3 days without stock')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Download CSV' }))
    expect(click).toHaveBeenCalledOnce()
    expect(await files[0]?.text()).toContain('zinc-dt-20,Zinc,20 mg,tablet,120,10,51.7,26\r\n')
    vi.unstubAllGlobals()
    click.mockRestore()
  })
})

describe('A recall', () => {
  it('finds who received a batch, with a number to call, and what is left', async () => {
    signedInAs(pharmacist)
    const sent = answerGraphql({
      Query: {
        ...QUERIES,
        recallBatch: () => ({
          batches: [
            {
              id: id(50),
              number: 'ZN-1',
              medicineName: 'Zinc',
              strength: '20 mg',
              unit: 'TABLET',
              expiresOn: '2027-01-31',
              quantity: 9,
            },
          ],
          patients: [
            {
              patientId: id(51),
              firstName: 'Achieng',
              lastName: 'Otieno',
              dateOfBirth: '1990-01-31',
              phone: '+254700000001',
              villageWard: 'Ahero',
              medicineName: 'Zinc',
              strength: '20 mg',
              quantity: 10,
              at: '2026-11-02T08:00:00.000Z',
            },
          ],
        }),
      },
    })
    const user = await openTab('Recall')
    await user.click(await screen.findByRole('button', { name: 'Find who received it' }))
    expect(await screen.findByText('Give the batch number on the pack')).toBeVisible()
    expect(sent.some(({ operationName }) => operationName === 'StockRecall')).toBe(false)
    await user.type(screen.getByRole('textbox', { name: 'Batch number' }), 'zn-1')
    await user.click(screen.getByRole('button', { name: 'Find who received it' }))
    const patients = within(await screen.findByRole('list', { name: 'Patients who received it' }))
    expect(patients.getByText('Achieng Otieno')).toBeVisible()
    expect(patients.getByRole('link', { name: '+254700000001' })).toHaveAttribute('href', 'tel:+254700000001')
    expect(patients.getByText('10 of Zinc 20 mg, 2 November 2026')).toBeVisible()
    expect(within(screen.getByRole('list', { name: 'On the shelf' })).getByText('9 tablets')).toBeVisible()
  })
})

describe('One medicine', () => {
  it('shows its batches, its curve and what came and went, and is put right', async () => {
    signedInAs(pharmacist)
    const stock = {
      __typename: 'MedicineStock',
      id: id(1),
      item: item(),
      batches: [
        {
          __typename: 'StockBatch',
          id: id(11),
          number: 'ZN-1',
          expiresOn: '2027-01-31',
          quantity: 120,
          expiry: 'USABLE',
        },
      ],
      history: [
        { day: '2026-11-20', units: 100 },
        { day: '2026-11-21', units: 120 },
      ],
    }
    const movement = {
      __typename: 'StockMovement',
      id: id(60),
      batchNumber: 'ZN-1',
      kind: 'ADJUST',
      quantity: -2,
      at: '2026-11-21T08:00:00.000Z',
      byName: 'Amina Said',
      reason: 'DAMAGED',
      words: null,
      otherFacility: null,
    }
    const sent = answerGraphql({
      Query: { medicineStock: () => stock, stockLedger: () => [movement] },
      Mutation: { adjustStock: () => stock },
    })
    const { user } = await openApp(`/chw/stock/${id(1)}`)
    expect(await screen.findByRole('heading', { name: 'Zinc 20 mg' })).toBeVisible()
    expect(screen.getByRole('img', { name: /^Stock over 12 months/ })).toBeVisible()
    const ledger = within(await screen.findByRole('list', { name: 'What came and went' }))
    expect(ledger.getByText('−2 tablets')).toBeVisible()
    expect(ledger.getByText('Damaged')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Put right batch ZN-1' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('spinbutton'), '130')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Choose a reason from the list')).toBeVisible()
    await user.selectOptions(dialog.getByRole('combobox'), 'Another reason')
    await user.type(dialog.getByRole('textbox', { name: 'In words' }), 'Gift')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Stock put right')).toBeVisible()
    expect(sent.find(({ operationName }) => operationName === 'AdjustStock')?.variables['input']).toEqual({
      batchId: id(11),
      change: 10,
      reason: 'OTHER',
      words: 'Gift',
    })
  })

  it('that there is none of says so', async () => {
    signedInAs(pharmacist)
    answerGraphql({ Query: { medicineStock: () => null } })
    await openApp(`/chw/stock/${id(9)}`)
    expect(await screen.findByText('There is no such medicine')).toBeVisible()
  })
})

describe('The curve of a stock', () => {
  it('goes in steps: the days on which it changed, with the day before, and the two ends', () => {
    const history = [5, 5, 5, 9, 9, 9].map((units, at) => ({ day: `2026-11-0${at + 1}`, units }))
    expect(curvePoints(history).map(({ at, value }) => [new Date(at).getDate(), value])).toEqual([
      [1, 5],
      [3, 5],
      [4, 9],
      [6, 9],
    ])
  })
})
