import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { OWN_FACILITY, wireFinding, wirePrescription, wireStock } from '#web/test/prescription-records.ts'
import { openApp } from '#web/test/render-app.tsx'

const as = (role: string) => ({
  ...asha,
  profile: { ...asha.profile, facility_id: OWN_FACILITY.id as never },
  roles: ['patient', role],
})
const PENDING = wirePrescription({ status: 'PENDING', moves: ['APPROVE', 'ASK', 'CANCEL'] })
const PAGE = `/chw/dispense-medication/prescription/${PENDING.id}`

interface World {
  prescription?: object
  findings?: object[]
  advance?: () => object
}

async function openOne(
  { prescription = PENDING, findings = [], advance }: World = {},
  role = 'clinician',
  path = PAGE,
) {
  signedInAs(as(role))
  let stands = prescription
  const sent = answerGraphql({
    Query: {
      prescription: () => stands,
      prescriptionCheck: () => findings,
      inventory: () => [wireStock()],
      roleRequests: () => [],
    },
    ...(advance && {
      Mutation: {
        advancePrescription: () => {
          const answer = advance()
          if (!('message' in answer)) stands = answer
          return answer
        },
      },
    }),
  })
  const app = await openApp(path)
  await screen.findByRole('article', { name: 'Baraka Njoroge 1' })
  const open = async (button: string) => {
    await app.user.click(await screen.findByRole('button', { name: `${button}: Baraka Njoroge 1` }))
    return within(await screen.findByRole('dialog'))
  }
  const steps = () =>
    sent.filter(({ operationName }) => operationName === 'AdvancePrescription').map(({ variables }) => variables)
  return { ...app, open, steps, sent }
}

describe('The check of a prescription', () => {
  it('says what stops it first, then what to take care of, and folds what was not checked', async () => {
    await openOne({
      findings: [
        wireFinding('STOP', 'Allergy to penicillin'),
        wireFinding('CAUTION', 'Weak kidneys'),
        wireFinding('UNKNOWN', 'The weight is not known', { sources: [] }),
      ],
    })
    const check = within(await screen.findByRole('region', { name: 'What the check says' }))
    expect(check.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Stop: a reason not to give this',
      'Take care',
    ])
    expect(check.getByText('Allergy to penicillin')).toBeVisible()
    expect(check.getByText('Not checked: 1 point').closest('details')).not.toHaveAttribute('open')
    expect(check.getAllByText('Sources')[0]?.closest('details')).not.toHaveAttribute('open')
    expect(screen.getByText(/You may set these findings aside/)).toBeVisible()
  })

  it('that finds nothing is no proof, and says so', async () => {
    await openOne()
    expect(await screen.findByText(/That is no proof that it is safe/)).toBeVisible()
  })

  it('tells a health worker that somebody else decides', async () => {
    const prescription = wirePrescription({ status: 'PENDING', moves: ['CANCEL'] })
    await openOne({ prescription, findings: [wireFinding('STOP', 'Allergy')] }, 'chw')
    expect(await screen.findByText(/Whoever may prescribe has to decide/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  })
})

describe('Approve & Ready', () => {
  it('approves where nothing stops it', async () => {
    const approved = wirePrescription({ status: 'READY', moves: ['ASK'], steps: [{ kind: 'APPROVED' }] })
    const { user, open, steps } = await openOne({ advance: () => approved })
    const dialog = await open('Approve & Ready')
    const confirm = dialog.getByRole('button', { name: 'Approve & Ready' })
    await waitFor(() => expect(confirm).toBeEnabled())
    await user.click(confirm)
    expect(await screen.findByText('Prescription approved')).toBeVisible()
    expect(await screen.findByText('Ready to dispense')).toBeVisible()
    expect(screen.getByRole('article')).toHaveFocus()
    expect(steps()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        prescriptionId: PENDING.id,
        move: 'APPROVE',
        note: null,
        overrides: [],
      },
    ])
  })

  it('wants each stop ticked and a reason', async () => {
    const stops = [wireFinding('STOP', 'Allergy'), wireFinding('STOP', 'Too high a dose')]
    const { user, open, steps } = await openOne({ findings: stops, advance: () => PENDING })
    const dialog = await open('Approve & Ready')
    const confirm = dialog.getByRole('button', { name: 'Approve & Ready' })
    await user.click(await dialog.findByRole('checkbox', { name: 'Set aside: Allergy' }))
    expect(confirm).toBeDisabled()
    expect(confirm).toHaveAccessibleDescription(/Tick each finding/)
    await user.click(dialog.getByRole('checkbox', { name: 'Set aside: Too high a dose' }))
    await user.click(confirm)
    expect(await dialog.findByText('Give a reason')).toBeVisible()
    expect(steps()).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: /^Why it is given/ }), 'No other medicine')
    await user.click(confirm)
    await waitFor(() => expect(steps()).toHaveLength(1))
    expect(steps()[0]).toMatchObject({
      note: 'No other medicine',
      overrides: ['finding Allergy', 'finding Too high a dose'],
    })
  })

  it('reads the check again where it finds more by now', async () => {
    const findings = [wireFinding('CAUTION', 'Weak kidneys')]
    const { user, open } = await openOne({
      findings,
      advance: () => {
        findings.push(wireFinding('STOP', 'Allergy'))
        const message = 'The check finds a reason not to give this that you have not decided on. Read it again.'
        return { __typename: 'InvalidInput', message, field: 'overrides', issues: [] }
      },
    })
    const dialog = await open('Approve & Ready')
    const confirm = dialog.getByRole('button', { name: 'Approve & Ready' })
    await waitFor(() => expect(confirm).toBeEnabled())
    await user.click(confirm)
    expect(await screen.findByText(/that you have not decided on/)).toBeVisible()
    expect(await dialog.findByRole('checkbox', { name: 'Set aside: Allergy' })).toBeVisible()
    expect(confirm).toBeDisabled()
  })

  it('waits for the check', async () => {
    signedInAs(as('clinician'))
    const { GraphQLError } = await import('graphql/index.js')
    answerGraphql({
      Query: {
        prescription: () => PENDING,
        prescriptionCheck: () => {
          throw new GraphQLError('Something went wrong on our side. Please try again.')
        },
      },
    })
    const { user } = await openApp(PAGE)
    await user.click(await screen.findByRole('button', { name: /^Approve/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(/The check could not be loaded/)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Approve & Ready' })).toBeDisabled()
  })

  it('of what was approved sets findings aside later', async () => {
    const ready = wirePrescription({ moves: ['OVERRIDE', 'ASK'] })
    const { user, open, steps } = await openOne({
      prescription: ready,
      findings: [wireFinding('STOP', 'Allergy')],
      advance: () => ready,
    })
    const dialog = await open('Decide on the check')
    await user.click(await dialog.findByRole('checkbox', { name: 'Set aside: Allergy' }))
    await user.type(dialog.getByRole('textbox'), 'Tested: no allergy')
    await user.click(dialog.getByRole('button', { name: 'Set aside' }))
    await waitFor(() => expect(steps()[0]).toMatchObject({ move: 'OVERRIDE', overrides: ['finding Allergy'] }))
  })
})

describe('Request Clarification', () => {
  it('asks, and both sides see question and answer with names', async () => {
    const asked = wirePrescription({
      status: 'PENDING',
      isAsked: true,
      moves: ['APPROVE', 'ASK', 'ANSWER', 'CANCEL'],
      steps: [{ kind: 'ASKED', note: 'Which weight?', byName: 'Asha Otieno' }],
    })
    const { user, open, steps } = await openOne({ advance: () => asked })
    const dialog = await open('Request Clarification')
    await user.click(dialog.getByRole('button', { name: 'Send question' }))
    expect(await dialog.findByText('Give a reason')).toBeVisible()
    expect(dialog.getByRole('textbox')).toHaveFocus()
    await user.type(dialog.getByRole('textbox'), ' Which weight? ')
    await user.click(dialog.getByRole('button', { name: 'Send question' }))
    expect(await screen.findByText('Question sent')).toBeVisible()
    expect(steps()[0]).toMatchObject({ move: 'ASK', note: 'Which weight?' })
    const thread = within(screen.getByRole('list', { name: 'What happened' }))
    expect(thread.getByText('Which weight?')).toBeVisible()
    expect(thread.getByText(/Asha Otieno$/)).toBeVisible()
    expect(screen.getByText(/Until then nothing is dispensed/)).toBeVisible()
    const answer = await open('Answer')
    expect(answer.getByText('Which weight?')).toBeVisible()
  })

  it('keeps what was typed when nothing could be sent, and sends the same again', async () => {
    const { user, open } = await openOne()
    const dialog = await open('Request Clarification')
    await user.type(dialog.getByRole('textbox'), 'Which weight?')
    dropGraphql()
    await user.click(dialog.getByRole('button', { name: 'Send question' }))
    expect(await screen.findByText('Not saved')).toBeVisible()
    expect(dialog.getByRole('textbox')).toHaveValue('Which weight?')
  })

  it('that somebody else moved first is told, and fetched anew', async () => {
    const world: World = {
      advance: () => {
        const message = 'Somebody has moved this prescription on already. Look at it again.'
        return { __typename: 'InvalidInput', message, field: 'move', issues: [] }
      },
    }
    const { user, open, sent } = await openOne(world)
    const dialog = await open('Cancel prescription')
    await user.type(dialog.getByRole('textbox'), 'A mistake')
    const before = sent.filter(({ operationName }) => operationName === 'PrescriptionPage').length
    await user.click(dialog.getByRole('button', { name: 'Cancel this prescription' }))
    expect(await screen.findByText(/moved this prescription on already/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() =>
      expect(sent.filter(({ operationName }) => operationName === 'PrescriptionPage').length).toBeGreaterThan(before),
    )
  })

  it('closes with a reason what is not handed over', async () => {
    const closed = wirePrescription({ status: 'NOT_DISPENSED', moves: [], steps: [{ kind: 'NOT_DISPENSED' }] })
    const { user, open, steps } = await openOne(
      { prescription: wirePrescription(), advance: () => closed },
      'pharmacist',
    )
    const dialog = await open('Close')
    await user.type(dialog.getByRole('textbox'), 'The patient left')
    await user.click(dialog.getByRole('button', { name: 'Close prescription' }))
    expect(await screen.findByText('Prescription closed')).toBeVisible()
    expect(steps()[0]).toMatchObject({ move: 'CLOSE', note: 'The patient left' })
    expect(screen.getByText('Not dispensed')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Njoroge/ })).toBeNull()
  })
})

describe('A prescription of its own page', () => {
  it.each(['/chw/dispense-medication/prescription/nonsense', PAGE])('%s may not be there', async (path) => {
    signedInAs(as('chw'))
    answerGraphql({ Query: { prescription: () => null, inventory: () => [] } })
    await openApp(path)
    expect(await screen.findByText('No such prescription')).toBeVisible()
  })

  it('can be asked for again when it could not be fetched', async () => {
    signedInAs(as('chw'))
    dropGraphql()
    const { user } = await openApp(PAGE)
    const again = await screen.findByRole('button', { name: 'Try again' })
    answerGraphql({ Query: { prescription: () => PENDING, prescriptionCheck: () => [], inventory: () => [] } })
    await user.click(again)
    expect(await screen.findByRole('article', { name: 'Baraka Njoroge 1' })).toBeVisible()
  })
})
