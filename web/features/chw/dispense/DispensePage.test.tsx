import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { OWN_FACILITY, wireLine, wirePrescription, wireStock } from '#web/test/prescription-records.ts'
import { openApp } from '#web/test/render-app.tsx'

const PAGE = '/chw/dispense-medication'
const as = (role: string) => ({
  ...asha,
  profile: { ...asha.profile, facility_id: OWN_FACILITY.id as never },
  roles: ['patient', role],
})
const listing = (prescriptions: object[], stock: object[] = [wireStock()]) => ({
  Query: { prescriptions: () => prescriptions, inventory: () => stock, roleRequests: () => [] },
})
const card = async (name = 'Baraka Njoroge 1') => within(await screen.findByRole('article', { name }))

describe('§2 Prescription Dispensing', () => {
  it('shows for whom, by whom and what, with the stock and what must be known', async () => {
    signedInAs(as('pharmacist'))
    answerGraphql(listing([wirePrescription()], [wireStock({ batches: [{ number: 'A', days: 90, quantity: 25 }] })]))
    await openApp(PAGE)
    const shown = await card()
    for (const text of [
      'Ready to dispense',
      'Alerts: Penicillin allergy',
      'Diagnosis: Pneumonia (likely).',
      'Amoxicillin 250 mg',
      '2 tablets twice a day for 5 days, by mouth',
      '5 days · 20 units in all',
      'After food',
      'Low stock: 25',
    ]) {
      expect(shown.getByText(text)).toBeVisible()
    }
    expect(shown.getByText(/^Male, \d+ years$/)).toBeVisible()
    expect(shown.getByText(/^Asked for by Amina Said, Ahero · 5 March 2026/)).toBeVisible()
    expect(shown.getByText(/^Expires within 6 months: /)).toBeVisible()
    expect(shown.queryByRole('link', { name: /^Patient record/ })).toBeNull()
  })

  it.each([
    [5, 'Too little in stock: 5'],
    [100, 'In stock: 100'],
  ])('says in words how %i units stand', async (quantity, text) => {
    signedInAs(as('chw'))
    answerGraphql(listing([wirePrescription()], [wireStock({ batches: [{ number: 'A', days: 400, quantity }] })]))
    await openApp(PAGE)
    expect(await (await card()).findByText(text)).toBeVisible()
    expect((await card()).getByRole('link', { name: /^Patient record/ })).toBeVisible()
  })

  it('has three tabs, which the address keeps', async () => {
    signedInAs(as('chw'))
    const sent = answerGraphql({
      Query: {
        inventory: () => [],
        prescriptions: (_root, { list }) =>
          list === 'PENDING' ? [wirePrescription({ status: 'PENDING', moves: ['CANCEL'] })] : [],
      },
    })
    const { user, router } = await openApp(PAGE)
    expect(await screen.findByText('Nothing is ready to dispense')).toBeVisible()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Ready to Dispense',
      'Pending Prescriptions',
      'Dispensing History',
    ])
    await user.click(screen.getByRole('tab', { name: 'Pending Prescriptions' }))
    expect(await (await card()).findByText('PENDING REVIEW')).toBeVisible()
    expect(screen.getByText(/^None of these is approved/)).toBeVisible()
    expect(router.state.location.search).toBe('?tab=pending')
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByText('Nothing was dispensed yet')).toBeVisible()
    const lists = sent.filter(({ operationName }) => operationName === 'PrescriptionList')
    expect(lists.map(({ variables }) => variables['list'])).toEqual(['READY', 'PENDING', 'HISTORY'])
  })

  it('searches once nothing is typed for a moment, and the address keeps it', async () => {
    signedInAs(as('chw'))
    const sent = answerGraphql({
      Query: {
        inventory: () => [],
        prescriptions: (_root, { search }) => (search === 'malaria' ? [] : [wirePrescription()]),
      },
    })
    const { user, router } = await openApp(`${PAGE}?tab=history`)
    await card()
    const field = screen.getByRole('searchbox', { name: 'Search by patient name or diagnosis' })
    await user.type(field, ' malaria ')
    expect(await screen.findByText('No prescription fits')).toBeVisible()
    expect(router.state.location.search).toBe('?tab=history&search=malaria')
    const searches = sent.filter(({ operationName }) => operationName === 'PrescriptionList')
    expect(searches.map(({ variables }) => variables['search'])).toEqual([null, 'malaria'])
    await user.clear(field)
    await card()
    await waitFor(() => expect(router.state.location.search).toBe('?tab=history'))
  })

  it('is fetched page by page', async () => {
    signedInAs(as('chw'))
    const all = Array.from({ length: 21 }, (_, at) => wirePrescription({ number: at + 1 }))
    answerGraphql({
      Query: {
        inventory: () => [wireStock()],
        prescriptions: (_root, { cursor, limit }) => {
          const first = cursor ? all.findIndex(({ id }) => id === cursor) + 1 : 0
          return all.slice(first, first + Number(limit))
        },
      },
    })
    const { user } = await openApp(PAGE)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(21))
  })

  it('says when it could not be fetched, and tries again', async () => {
    signedInAs(as('chw'))
    dropGraphql()
    const { user } = await openApp(PAGE)
    expect(await screen.findByText('Failed to load prescriptions')).toBeVisible()
    answerGraphql(listing([wirePrescription()]))
    const [, again] = screen.getAllByRole('button', { name: 'Try again' })
    if (again) await user.click(again)
    expect(await card()).toBeDefined()
  })

  it.each(['clinician', 'medical_officer'])('shows a %s no stock, and asks for none', async (role) => {
    signedInAs(as(role))
    const sent = answerGraphql(listing([wirePrescription({ status: 'PENDING', moves: ['APPROVE', 'ASK', 'CANCEL'] })]))
    await openApp(`${PAGE}?tab=pending`)
    const shown = await card()
    expect(shown.queryByText(/stock/i)).toBeNull()
    expect(shown.getByRole('button', { name: 'Approve & Ready: Baraka Njoroge 1' })).toBeVisible()
    expect(shown.getByRole('button', { name: 'Request Clarification: Baraka Njoroge 1' })).toBeVisible()
    expect(sent.some(({ operationName }) => operationName === 'FacilityStock')).toBe(false)
  })

  it('says nothing of the stock for another facility, nor offers to dispense while a question waits', async () => {
    signedInAs(as('chw'))
    answerGraphql(
      listing([
        wirePrescription({ facility: { ...OWN_FACILITY, id: 'another', name: 'Kisumu' }, moves: ['CANCEL'] }),
        wirePrescription({ number: 2, isAsked: true, moves: ['DISPENSE', 'ANSWER'], items: [wireLine(2)] }),
      ]),
    )
    await openApp(PAGE)
    const other = await card()
    const asked = await card('Baraka Njoroge 2')
    expect(await asked.findByText('In stock: 100')).toBeVisible()
    expect(other.queryByText(/stock/)).toBeNull()
    expect(asked.getByText(/Until then nothing is dispensed/)).toBeVisible()
    expect(asked.queryByRole('button', { name: /^Dispense/ })).toBeNull()
    expect(asked.getByRole('button', { name: /^Answer/ })).toBeVisible()
  })

  it.each(['patient', 'trainer', 'moh_admin', 'admin'])('is denied to a %s', async (role) => {
    signedInAs({ ...asha, roles: ['patient', role] })
    answerGraphql({})
    await openApp(PAGE)
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
  })

  it.each(['pharmacist', 'medical_officer'])('is where a %s starts', async (role) => {
    signedInAs(as(role))
    answerGraphql(listing([]))
    await openApp(PAGE)
    const links = await screen.findAllByRole('link', { name: 'Prescription Dispensing' })
    expect(links[0]).toHaveAttribute('href', PAGE)
  })

  it('is written in Swahili', async () => {
    signedInAs(as('chw'))
    answerGraphql(listing([wirePrescription()]))
    await openApp(PAGE, { language: 'sw' })
    expect(await screen.findByRole('heading', { name: 'Utoaji wa Dawa' })).toBeVisible()
    expect(await (await card()).findByText('Zipo kwenye akiba: 100')).toBeVisible()
  })
})
