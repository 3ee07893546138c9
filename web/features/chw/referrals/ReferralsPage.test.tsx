import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { wireReferral } from '#web/test/referral-records.ts'
import { openApp } from '#web/test/render-app.tsx'

const clinician = { ...asha, roles: ['patient', 'clinician'] }
const chw = { ...asha, roles: ['patient', 'chw'] }

/** The server with these referrals, whichever direction is asked for. */
const listing = (...referrals: object[]) => ({ Query: { referrals: () => referrals } })

async function openMove(user: Awaited<ReturnType<typeof openApp>>['user'], button: string) {
  await user.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}

describe('Referrals', () => {
  it('show who is sent, how soon, from where to where, and what happened when and by whom', async () => {
    signedInAs(clinician)
    answerGraphql(
      listing(
        wireReferral({
          status: 'ACCEPTED',
          urgency: 'EMERGENCY',
          steps: [
            {},
            { status: 'ACCEPTED', byName: 'Juma Ali', at: '2026-03-05T09:30:00.000Z', note: 'Bring the card' },
          ],
        }),
      ),
    )
    await openApp('/chw/referrals')
    const card = within(await screen.findByRole('article', { name: 'Achieng Otieno 1' }))
    expect(card.getByText('Emergency')).toBeVisible()
    expect(card.getByText('Accepted: the patient is expected')).toBeVisible()
    expect(card.getByText('Ahero, Kisumu, Kenya')).toBeVisible()
    expect(card.getByText('Mulago, Kampala, Uganda')).toBeVisible()
    expect(card.getByText('Fever for five days')).toBeVisible()
    const steps = within(card.getByRole('list', { name: 'What happened' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Sent5 Mar 2026.*Amina Said$/),
      expect.stringMatching(/^Accepted5 Mar 2026.*Juma AliBring the card$/),
    ])
    expect(card.getByRole('link', { name: 'Patient record of Achieng Otieno 1' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/patients\/018f/),
    )
    expect(card.getByRole('link', { name: /^Assessment of/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/chw\/assessment-result\/018f/),
    )
  })

  it('are accepted after a confirmation, with a note or without, and then offer what comes next', async () => {
    signedInAs(clinician)
    const accepted = wireReferral({
      status: 'ACCEPTED',
      moves: ['DECLINED', 'ARRIVED'],
      steps: [{}, { status: 'ACCEPTED' }],
    })
    const sent = answerGraphql({ ...listing(wireReferral()), Mutation: { advanceReferral: () => accepted } })
    const { user } = await openApp('/chw/referrals')
    const dialog = await openMove(user, 'Accept: Achieng Otieno 1')
    expect(dialog.getByRole('heading', { name: 'Accept Achieng Otieno 1?' })).toBeVisible()
    await user.type(dialog.getByRole('textbox'), ' Come at noon ')
    await user.click(dialog.getByRole('button', { name: 'Accept referral' }))
    expect(await screen.findByText('Referral accepted')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Accept: Achieng Otieno 1' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Has arrived: Achieng Otieno 1' })).toBeVisible()
    expect(screen.getByRole('article', { name: 'Achieng Otieno 1' })).toHaveFocus()
    expect(sent.at(-1)?.variables).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      referralId: accepted.id,
      status: 'ACCEPTED',
      note: 'Come at noon',
    })
  })

  it('are declined with a reason only', async () => {
    signedInAs(clinician)
    const declined = wireReferral({ status: 'DECLINED', moves: [], steps: [{}, { status: 'DECLINED', note: 'Full' }] })
    const sent = answerGraphql({ ...listing(wireReferral()), Mutation: { advanceReferral: () => declined } })
    const { user } = await openApp('/chw/referrals')
    const dialog = await openMove(user, 'Decline: Achieng Otieno 1')
    await user.click(dialog.getByRole('button', { name: 'Decline referral' }))
    expect(await dialog.findByText('Give a reason')).toBeVisible()
    expect(dialog.getByRole('textbox')).toHaveFocus()
    expect(sent.some(({ operationName }) => operationName === 'AdvanceReferral')).toBe(false)
    await user.type(dialog.getByRole('textbox'), 'Full')
    await user.click(dialog.getByRole('button', { name: 'Decline referral' }))
    expect(await screen.findByText('Referral declined')).toBeVisible()
    // What was turned away is no longer seen.
    expect(screen.queryByRole('link', { name: /^Patient record/ })).toBeNull()
  })

  it('keep the note when nothing could be sent, and send the same step again', async () => {
    signedInAs(clinician)
    answerGraphql(listing(wireReferral()))
    const { user } = await openApp('/chw/referrals')
    const dialog = await openMove(user, 'Accept: Achieng Otieno 1')
    await user.type(dialog.getByRole('textbox'), 'Come')
    dropGraphql()
    await user.click(dialog.getByRole('button', { name: 'Accept referral' }))
    expect(await screen.findByText('Not saved')).toBeVisible()
    expect(dialog.getByRole('textbox')).toHaveValue('Come')
  })

  it('give the same step the same id, and another one another', async () => {
    signedInAs(clinician)
    const { GraphQLError } = await import('graphql/index.js')
    const sent = answerGraphql({
      ...listing(wireReferral()),
      Mutation: {
        advanceReferral: () => {
          throw new GraphQLError('Something went wrong on our side. Please try again.')
        },
      },
    })
    const { user } = await openApp('/chw/referrals')
    const dialog = await openMove(user, 'Accept: Achieng Otieno 1')
    const confirm = dialog.getByRole('button', { name: 'Accept referral' })
    const idsSent = () =>
      sent.filter(({ operationName }) => operationName === 'AdvanceReferral').map(({ variables }) => variables['id'])
    for (const times of [1, 2]) {
      await user.click(confirm)
      await waitFor(() => expect(idsSent()).toHaveLength(times))
      await waitFor(() => expect(confirm).toBeEnabled())
    }
    await user.type(dialog.getByRole('textbox'), 'x')
    await user.click(confirm)
    await waitFor(() => expect(idsSent()).toHaveLength(3))
    const [first, second, third] = idsSent()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('that somebody else moved first are told, and fetched anew', async () => {
    signedInAs(clinician)
    let referral = wireReferral()
    answerGraphql({
      Query: { referrals: () => [referral] },
      Mutation: {
        advanceReferral: () => {
          referral = wireReferral({ status: 'CANCELLED', moves: [], steps: [{}, { status: 'CANCELLED' }] })
          const message = 'Somebody has moved this referral on already. Look at it again.'
          return { __typename: 'InvalidInput', message, field: 'status', issues: [] }
        },
      },
    })
    const { user } = await openApp('/chw/referrals')
    const dialog = await openMove(user, 'Accept: Achieng Otieno 1')
    await user.click(dialog.getByRole('button', { name: 'Accept referral' }))
    expect(await screen.findByText('Somebody has moved this referral on already. Look at it again.')).toBeVisible()
    expect(await screen.findByText('Cancelled', { selector: 'p' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are fetched page by page', async () => {
    signedInAs(clinician)
    const all = Array.from({ length: 21 }, (_, at) => wireReferral({ number: at + 1 }))
    answerGraphql({
      Query: {
        referrals: (_root, { cursor, limit }) => {
          const first = cursor ? all.findIndex(({ id }) => id === cursor) + 1 : 0
          return all.slice(first, first + Number(limit))
        },
      },
    })
    const { user } = await openApp('/chw/referrals')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(21))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('of a health worker are those that were sent; of a clinician also those that came', async () => {
    signedInAs(chw)
    const sent = answerGraphql({ Query: { referrals: () => [] } })
    await openApp('/chw/referrals')
    expect(await screen.findByText('Nobody was referred')).toBeVisible()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Sent'])
    expect(sent.filter(({ operationName }) => operationName === 'Referrals').map(({ variables }) => variables)).toEqual(
      [{ direction: 'OUTGOING', limit: 20, cursor: null }],
    )
    expect(screen.getByRole('link', { name: 'Prescriptions that wait' })).toHaveAttribute(
      'href',
      '/chw/dispense-medication?tab=pending',
    )
  })

  it('that came may be none, and those that were sent can be looked at', async () => {
    signedInAs(clinician)
    answerGraphql({
      Query: {
        referrals: (_root, { direction }) => (direction === 'OUTGOING' ? [wireReferral({ moves: ['CANCELLED'] })] : []),
      },
    })
    const { user } = await openApp('/chw/referrals')
    expect(await screen.findByText('No patient was sent to you')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Sent' }))
    expect(await screen.findByRole('button', { name: 'Cancel referral: Achieng Otieno 1' })).toBeVisible()
  })

  it('can be asked for again when they could not be fetched', async () => {
    signedInAs(clinician)
    dropGraphql()
    const { user } = await openApp('/chw/referrals')
    const again = await screen.findByRole('button', { name: 'Try again' })
    answerGraphql(listing(wireReferral()))
    await user.click(again)
    expect(await screen.findByRole('article', { name: 'Achieng Otieno 1' })).toBeVisible()
  })

  it.each(['patient', 'pharmacist', 'trainer', 'moh_admin', 'admin'])('are denied to a %s', async (role) => {
    signedInAs({ ...asha, roles: ['patient', role] })
    // The header's link asks for approvals.
    answerGraphql({})
    await openApp('/chw/referrals')
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
  })

  it('are written in Swahili', async () => {
    signedInAs(clinician)
    answerGraphql(listing(wireReferral()))
    const { user } = await openApp('/chw/referrals', { language: 'sw' })
    expect(await screen.findByRole('heading', { name: 'Rufaa' })).toBeVisible()
    const dialog = await openMove(user, 'Kataa: Achieng Otieno 1')
    await user.click(dialog.getByRole('button', { name: 'Kataa rufaa' }))
    expect(await dialog.findByText('Toa sababu')).toBeVisible()
  })
})
