import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import {
  AMOXICILLIN_ID,
  DISPENSING_ID,
  OWN_FACILITY,
  wireDispensing,
  wireFinding,
  wireLine,
  wirePrescription,
  wireStock,
} from '#web/test/prescription-records.ts'
import { openApp } from '#web/test/render-app.tsx'

const INSUFFICIENT = 'Cannot dispense: Insufficient stock or expired medications'
const chw = { ...asha, profile: { ...asha.profile, facility_id: OWN_FACILITY.id as never }, roles: ['patient', 'chw'] }

interface World {
  items?: object[]
  stock?: () => object[]
  findings?: object[]
  dispense?: () => object
}

async function openDialog({ items, stock = () => [wireStock()], findings = [], dispense }: World = {}) {
  signedInAs(chw)
  const sent = answerGraphql({
    Query: {
      prescriptions: () => [wirePrescription(items ? { items } : {})],
      prescriptionCheck: () => findings,
      inventory: stock,
      dispensing: () => wireDispensing(),
    },
    Mutation: { dispensePrescription: dispense ?? (() => wireDispensing()) },
  })
  const app = await openApp('/chw/dispense-medication')
  await app.user.click(await screen.findByRole('button', { name: 'Dispense: Baraka Njoroge 1' }))
  const dialog = within(await screen.findByRole('dialog'))
  const confirm = await dialog.findByRole('button', { name: 'Confirm and dispense' })
  const dispensed = () =>
    sent.filter(({ operationName }) => operationName === 'DispensePrescription').map(({ variables }) => variables)
  return { ...app, dialog, confirm, dispensed, sent }
}

describe('§5 Dispensing', () => {
  it('shows batch, last day and units before it is confirmed, and then the receipt', async () => {
    const { user, dialog, confirm, dispensed, router } = await openDialog({
      stock: () => [
        wireStock({
          batches: [
            { number: 'LATE', days: 400, quantity: 50 },
            { number: 'EARLY', days: 60, quantity: 8 },
          ],
        }),
      ],
    })
    await waitFor(() => expect(confirm).toBeEnabled())
    const rows = within(dialog.getByRole('table')).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'BatchLast dayUnits',
      expect.stringMatching(/^EARLY.* soon8$/),
      expect.stringMatching(/^LATE.*\d{4}12$/),
      'Total20',
    ])
    await user.click(confirm)
    expect(await screen.findByText('Prescription dispensed for Baraka Njoroge 1')).toBeVisible()
    expect(await screen.findByText('Receipt generated for patient records')).toBeVisible()
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/chw/dispense-medication/receipt/${DISPENSING_ID}`),
    )
    expect(dispensed()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        input: {
          prescriptionId: wirePrescription().id,
          lines: [
            {
              itemId: wireLine(1).id,
              medicineId: AMOXICILLIN_ID,
              batches: [
                { batchId: 'batch EARLY', quantity: 8 },
                { batchId: 'batch LATE', quantity: 12 },
              ],
            },
          ],
          reason: null,
        },
      },
    ])
  })

  it.each([
    ['there is too little', [{ number: 'A', days: 400, quantity: 19 }]],
    ['it has expired', [{ number: 'A', days: -1, quantity: 500 }]],
    ['it expires before the course ends', [{ number: 'A', days: 2, quantity: 500 }]],
    ['there is none', []],
  ])('is refused where %s', async (_why, batches) => {
    const { dialog, confirm } = await openDialog({ stock: () => [wireStock({ batches })] })
    expect(await dialog.findByText(INSUFFICIENT)).toBeVisible()
    expect(confirm).toBeDisabled()
    expect(confirm).toHaveAccessibleDescription(INSUFFICIENT)
  })

  it('can be of less, with a reason', async () => {
    const { user, dialog, confirm, dispensed } = await openDialog({
      stock: () => [wireStock({ batches: [{ number: 'A', days: 400, quantity: 12 }] })],
    })
    await dialog.findByText(INSUFFICIENT)
    expect(dialog.getByText(/At most 12 units/)).toBeVisible()
    const field = dialog.getByRole('textbox', { name: 'Units to hand over of Amoxicillin 250 mg' })
    await user.clear(field)
    await user.type(field, '12')
    await user.click(confirm)
    expect(await dialog.findByText('Say why less is given than was prescribed')).toBeVisible()
    expect(dispensed()).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: /^Why less/ }), 'No more in stock')
    await user.click(confirm)
    await waitFor(() => expect(dispensed()).toHaveLength(1))
    expect(dispensed()[0]).toMatchObject({
      input: { reason: 'No more in stock', lines: [{ batches: [{ batchId: 'batch A', quantity: 12 }] }] },
    })
  })

  it.each([
    ['21', 'This is more than is still to be given'],
    ['2.5', 'The quantity must be a whole number from 1 to 100,000'],
    ['ten', 'The quantity must be a whole number from 1 to 100,000'],
  ])('of %s units is refused at the field', async (typed, text) => {
    const { user, dialog, confirm, dispensed } = await openDialog()
    await waitFor(() => expect(confirm).toBeEnabled())
    const field = dialog.getByRole('textbox', { name: /^Units to hand over/ })
    await user.clear(field)
    await user.type(field, typed)
    expect(await dialog.findByText(text)).toBeVisible()
    await user.click(confirm)
    expect(field).toHaveFocus()
    expect(dispensed()).toEqual([])
  })

  it('counts what the prescription does not, of the medicine that is chosen', async () => {
    const { user, dialog, confirm, dispensed } = await openDialog({
      items: [wireLine(1, { medicineId: null, strength: null, quantity: null, remaining: null })],
      stock: () => [
        wireStock(),
        wireStock({ medicineId: 'strong', strength: '500 mg', batches: [{ number: 'S', days: 400, quantity: 9 }] }),
      ],
    })
    await waitFor(() => expect(confirm).toBeEnabled())
    // Another strength is another dose: none is chosen beforehand.
    expect(dialog.getByRole('combobox')).toHaveDisplayValue('Choose…')
    expect(dialog.queryByRole('textbox', { name: /^Units/ })).toBeNull()
    await user.click(confirm)
    expect(await dialog.findByText('Choose at least one medicine')).toBeVisible()
    await user.selectOptions(dialog.getByRole('combobox', { name: 'What is handed over' }), 'Amoxicillin 500 mg')
    await user.type(dialog.getByRole('textbox', { name: /^Units/ }), '3')
    await user.click(confirm)
    await waitFor(() => expect(dispensed()).toHaveLength(1))
    expect(dispensed()[0]).toMatchObject({
      input: { lines: [{ medicineId: 'strong', batches: [{ batchId: 'batch S', quantity: 3 }] }] },
    })
  })

  it('stands still while the check stops it', async () => {
    const { dialog, confirm } = await openDialog({ findings: [wireFinding('STOP', 'Allergy to penicillin')] })
    expect(await dialog.findByText('Allergy to penicillin')).toBeVisible()
    expect(confirm).toBeDisabled()
    expect(confirm).toHaveAccessibleDescription(/Ask whoever may decide it/)
  })

  it('goes on where the stop was set aside', async () => {
    const { confirm } = await openDialog({ findings: [wireFinding('STOP', 'Allergy', { overridden: true })] })
    await waitFor(() => expect(confirm).toBeEnabled())
  })

  it.each([
    ['InsufficientStock', INSUFFICIENT],
    ['InvalidInput', 'The stock has changed meanwhile. Check the batches again.'],
  ])('says that the stock has changed by %s, and fetches it anew', async (__typename, message) => {
    let quantity = 100
    const { user, dialog, confirm } = await openDialog({
      stock: () => [wireStock({ batches: [{ number: 'A', days: 400, quantity }] })],
      dispense: () => {
        quantity = 4
        return { __typename, message, field: 'lines', issues: [], lines: [] }
      },
    })
    await waitFor(() => expect(confirm).toBeEnabled())
    await user.click(confirm)
    expect((await dialog.findAllByText(message))[0]).toBeVisible()
    expect(await dialog.findByText(/At most 4 units/)).toBeVisible()
    expect(confirm).toBeDisabled()
  })

  it('says that there is no network, and keeps what was entered', async () => {
    const { dialog, confirm } = await openDialog()
    await waitFor(() => expect(confirm).toBeEnabled())
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await dialog.findByText(/^There is no network/)).toBeVisible()
    expect(dialog.getByRole('textbox')).toHaveValue('20')
  })

  it('loses nothing without a network, and sends the same again, also from a dialog opened anew', async () => {
    const { user, dialog, confirm, sent } = await openDialog()
    await waitFor(() => expect(confirm).toBeEnabled())
    const { GraphQLError } = await import('graphql/index.js')
    const tried = answerGraphql({
      Query: { prescriptionCheck: () => [], inventory: () => [wireStock()], dispensing: () => wireDispensing() },
      Mutation: {
        dispensePrescription: () => {
          throw new GraphQLError('Something went wrong on our side. Please try again.')
        },
      },
    })
    await user.click(confirm)
    expect(await screen.findByText('Failed to dispense prescription')).toBeVisible()
    expect(dialog.getByRole('textbox')).toHaveValue('20')
    dropGraphql()
    await waitFor(() => expect(confirm).toBeEnabled())
    await user.click(dialog.getByRole('button', { name: 'Back' }))
    const again = answerGraphql({
      Query: { prescriptionCheck: () => [], inventory: () => [wireStock()], dispensing: () => wireDispensing() },
      Mutation: { dispensePrescription: () => wireDispensing() },
    })
    await user.click(screen.getByRole('button', { name: 'Dispense: Baraka Njoroge 1' }))
    const reopened = await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Confirm/ })
    await waitFor(() => expect(reopened).toBeEnabled())
    await user.click(reopened)
    expect(await screen.findByText('Prescription dispensed for Baraka Njoroge 1')).toBeVisible()
    const idOf = (operations: typeof sent) =>
      operations.find(({ operationName }) => operationName === 'DispensePrescription')?.variables['id']
    expect(idOf(again)).toBe(idOf(tried))
  })
})
