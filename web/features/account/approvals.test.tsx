import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql/index.js'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { openApp } from '#web/test/render-app.tsx'
import { server } from '#web/test/server.ts'

const officer = { ...asha, roles: ['patient', 'medical_officer'] }

const roleOf = (request: Record<string, unknown>) => ({
  __typename: 'RoleRequest',
  status: 'REQUESTED',
  requestedAt: '2026-03-01T08:00:00.000Z',
  decidedAt: null,
  reason: null,
  region: 'Kenya',
  specialization: null,
  facilityName: null,
  ...request,
})

const requests = () =>
  [
    { id: 'r1', role: 'CHW', firstName: 'Neema', lastName: 'Wafula', licenseNumber: 'L-77' },
    { id: 'r2', role: 'CLINICIAN', firstName: 'Juma', lastName: 'Ali', licenseNumber: null },
  ].map(roleOf)

const decided = (_root: unknown, { id, decision, reason }: Record<string, unknown>) => ({
  ...requests().find((request) => Reflect.get(request, 'id') === id),
  status: decision,
  reason,
})

/** The dialog that a button opens, in which a person says why. */
async function openDialog(user: Awaited<ReturnType<typeof openApp>>['user'], button: string) {
  await user.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}

describe('Approvals: the requests', () => {
  it('show who asks with the licence, are approved, and leave the count of those that wait', async () => {
    signedInAs(officer)
    const sent = answerGraphql({ Query: { roleRequests: requests }, Mutation: { decideRoleRequest: decided } })
    const { user } = await openApp('/approvals')
    const card = await screen.findByRole('article', { name: 'Neema Wafula' })
    expect(card).toHaveTextContent('L-77')
    expect(card).toHaveTextContent('Asks to be Community Health Worker')
    expect(await screen.findByRole('link', { name: /Approvals.*2 waiting/ })).toHaveAttribute('href', '/approvals')
    const dialog = await openDialog(user, 'Approve Neema Wafula')
    expect(dialog.getByRole('heading', { name: 'Approve Neema Wafula as Community Health Worker?' })).toBeVisible()
    await user.type(dialog.getByLabelText('Reason (optional)'), ' Welcome ')
    await user.click(dialog.getByRole('button', { name: 'Approve request' }))
    expect(await screen.findByText('Request approved')).toBeVisible()
    expect(screen.queryByRole('article', { name: 'Neema Wafula' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Requests' })).toHaveFocus()
    expect(await screen.findByRole('link', { name: /Approvals.*1 waiting/ })).toBeVisible()
    expect(sent.at(-1)?.variables).toEqual({ id: 'r1', decision: 'APPROVED', reason: 'Welcome' })
  })

  it('are declined with a reason only', async () => {
    signedInAs(officer)
    const sent = answerGraphql({ Query: { roleRequests: requests }, Mutation: { decideRoleRequest: decided } })
    const { user } = await openApp('/approvals')
    const dialog = await openDialog(user, 'Decline Juma Ali')
    await user.click(dialog.getByRole('button', { name: 'Decline request' }))
    expect(await dialog.findByText('Give a reason')).toBeVisible()
    expect(dialog.getByRole('textbox')).toHaveFocus()
    expect(sent.filter(({ operationName }) => operationName === 'DecideRoleRequest')).toEqual([])
    await user.type(dialog.getByRole('textbox'), 'No licence given')
    await user.click(dialog.getByRole('button', { name: 'Decline request' }))
    expect(await screen.findByText('Request declined')).toBeVisible()
    expect(sent.at(-1)?.variables).toEqual({ id: 'r2', decision: 'DECLINED', reason: 'No licence given' })
  })

  it('stay as they are when the dialog is left', async () => {
    signedInAs(officer)
    const sent = answerGraphql({ Query: { roleRequests: requests } })
    const { user } = await openApp('/approvals')
    const dialog = await openDialog(user, 'Approve Juma Ali')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('article', { name: 'Juma Ali' })).toBeVisible()
    expect(sent.filter(({ operationName }) => operationName === 'DecideRoleRequest')).toEqual([])
  })

  it('that somebody else decided first leave the list, and the page says so', async () => {
    signedInAs(officer)
    answerGraphql({
      Query: { roleRequests: requests },
      Mutation: { decideRoleRequest: (_root, { id }) => ({ ...decided(_root, { id }), status: 'APPROVED' }) },
    })
    const { user } = await openApp('/approvals')
    const dialog = await openDialog(user, 'Decline Juma Ali')
    await user.type(dialog.getByRole('textbox'), 'No licence given')
    await user.click(dialog.getByRole('button', { name: 'Decline request' }))
    expect(await screen.findByText('Already decided')).toBeVisible()
    expect(screen.queryByRole('article', { name: 'Juma Ali' })).toBeNull()
  })

  it('keep what was typed when nothing could be sent', async () => {
    signedInAs(officer)
    answerGraphql({ Query: { roleRequests: requests } })
    const { user } = await openApp('/approvals')
    const dialog = await openDialog(user, 'Decline Juma Ali')
    await user.type(dialog.getByRole('textbox'), 'No licence given')
    dropGraphql()
    await user.click(dialog.getByRole('button', { name: 'Decline request' }))
    expect(await screen.findByText('Not saved')).toBeVisible()
    expect(dialog.getByRole('textbox')).toHaveValue('No licence given')
    expect(screen.getByRole('article', { name: 'Juma Ali' })).toBeVisible()
  })

  it('may be none', async () => {
    signedInAs(officer)
    answerGraphql({ Query: { roleRequests: () => [] } })
    await openApp('/approvals')
    expect(await screen.findByText('No request is waiting')).toBeVisible()
  })

  it('can be asked for again when they could not be fetched', async () => {
    signedInAs(officer)
    dropGraphql()
    await openApp('/approvals')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it.each(['patient', 'chw', 'clinician', 'pharmacist', 'trainer'])('are denied to a %s', async (role) => {
    signedInAs({ ...asha, roles: ['patient', role] })
    await openApp('/approvals')
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /Approvals/ })).toBeNull()
  })

  it('close at once when the role was taken away', async () => {
    signedInAs(officer)
    answerGraphql({
      Query: {
        roleRequests: () => {
          server.use(http.get('/api/auth/me', () => HttpResponse.json(asha)))
          throw new GraphQLError('You are not allowed to do this', { extensions: { code: 'FORBIDDEN' } })
        },
      },
    })
    await openApp('/approvals')
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
  })
})

const STAFF = Array.from({ length: 23 }, (_, at) =>
  roleOf({
    id: `s${at}`,
    role: at === 0 ? 'PHARMACIST' : 'CHW',
    firstName: 'Neema',
    lastName: `Wafula ${at}`,
    licenseNumber: `L-${at}`,
    status: 'APPROVED',
    decidedAt: '2026-03-02T08:00:00.000Z',
  }),
)

interface StaffArguments {
  search?: string | null
  limit?: number | null
  cursor?: string | null
}

const staffRoles = (_root: unknown, { search, limit, cursor }: StaffArguments) => {
  const found = STAFF.filter((role) => JSON.stringify(role).includes(search ?? ''))
  const from = cursor ? found.findIndex((role) => Reflect.get(role, 'id') === cursor) + 1 : 0
  return found.slice(from, from + (limit ?? 20))
}

const takeRoleAway = (_root: unknown, { id, reason }: Record<string, unknown>) => ({
  ...STAFF.find((role) => Reflect.get(role, 'id') === id),
  status: 'REMOVED',
  reason,
})

async function openStaff(mutations: NonNullable<Parameters<typeof answerGraphql>[0]['Mutation']> = { takeRoleAway }) {
  signedInAs(officer)
  const sent = answerGraphql({ Query: { roleRequests: () => [], staffRoles }, Mutation: mutations })
  const app = await openApp('/approvals')
  await app.user.click(await screen.findByRole('tab', { name: 'Staff' }))
  return { ...app, sent }
}

const cards = () => screen.queryAllByRole('article')

describe('Approvals: the staff', () => {
  it('are shown a page at a time, until there are no more', async () => {
    const { user } = await openStaff()
    expect(await screen.findByRole('article', { name: 'Neema Wafula 0, Pharmacist' })).toHaveTextContent('L-0')
    expect(screen.getAllByText('2 Mar 2026')).toHaveLength(20)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(cards()).toHaveLength(23))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('are searched for on the server', async () => {
    const { user, sent } = await openStaff()
    await screen.findByRole('button', { name: 'Show more' })
    await user.type(screen.getByRole('searchbox', { name: 'Search by name or license number' }), ' Wafula 21')
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(sent.at(-1)?.variables).toEqual({ search: 'Wafula 21', limit: 20, cursor: null })
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    await user.type(screen.getByRole('searchbox'), 'x')
    expect(await screen.findByText('Nobody found')).toBeVisible()
  })

  it('lose a role with a reason only, and the next ones stay within reach', async () => {
    const { user, sent } = await openStaff()
    const dialog = await openDialog(user, 'Take the role Pharmacist away from Neema Wafula 0')
    expect(dialog.getByText(/It ends at once on all their devices/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Take role away' }))
    expect(await dialog.findByText('Give a reason')).toBeVisible()
    await user.type(dialog.getByRole('textbox'), 'Left the service')
    await user.click(dialog.getByRole('button', { name: 'Take role away' }))
    expect(await screen.findByText('Role taken away')).toBeVisible()
    expect(screen.getByText('Neema Wafula 0 will be told.')).toBeVisible()
    expect(sent.at(-1)?.variables).toEqual({ id: 's0', reason: 'Left the service' })
    expect(cards()).toHaveLength(19)
    expect(screen.getByRole('region', { name: 'Staff' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible()
  })

  it('keep a role that the server does not take away, and the dialog says why', async () => {
    const message = 'This is the last administrator: make somebody else one first'
    const { user } = await openStaff({
      takeRoleAway: () => ({ __typename: 'InvalidInput', message, field: 'id', issues: [] }),
    })
    const dialog = await openDialog(user, 'Take the role Pharmacist away from Neema Wafula 0')
    await user.type(dialog.getByRole('textbox'), 'Left the service')
    await user.click(dialog.getByRole('button', { name: 'Take role away' }))
    expect(await dialog.findByText(message)).toBeVisible()
    expect(cards()).toHaveLength(20)
  })

  it('may be nobody', async () => {
    signedInAs(officer)
    answerGraphql({ Query: { roleRequests: () => [], staffRoles: () => [] } })
    const { user } = await openApp('/approvals', { language: 'sw' })
    await user.click(await screen.findByRole('tab', { name: 'Wafanyakazi' }))
    expect(await screen.findByText('Bado hakuna wafanyakazi')).toBeVisible()
  })

  it('can be asked for again when they could not be fetched, and more of them too', async () => {
    signedInAs(officer)
    answerGraphql({ Query: { roleRequests: () => [] } })
    const { user } = await openApp('/approvals')
    await screen.findByText('No request is waiting')
    dropGraphql()
    await user.click(screen.getByRole('tab', { name: 'Staff' }))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    answerGraphql({ Query: { roleRequests: () => [], staffRoles } })
    await user.click(again)
    const more = await screen.findByRole('button', { name: 'Show more' })
    dropGraphql()
    await user.click(more)
    expect(await screen.findByText('Not loaded')).toBeVisible()
    expect(cards()).toHaveLength(20)
    answerGraphql({ Query: { roleRequests: () => [], staffRoles } })
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(cards()).toHaveLength(23))
  })
})
