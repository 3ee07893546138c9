import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { openApp } from '#web/test/render-app.tsx'

const KEPT = '018f4c1e-0000-7000-8000-00000000aa01'
const DUPLICATE = '018f4c1e-0000-7000-8000-00000000aa02'
const patient = (changes: object) => ({
  __typename: 'Patient',
  id: KEPT,
  version: 1,
  code: '7K3MA9QX',
  firstName: 'Achieng',
  lastName: 'Otieno',
  dateOfBirth: '1992-04-09',
  birthDateEstimated: false,
  gender: 'FEMALE',
  phone: '0712 345 678',
  emergencyContact: null,
  address: null,
  country: 'KE',
  county: 'Kisumu',
  villageWard: 'Ahero',
  nationalId: null,
  medicalAlerts: [],
  hasInsurance: false,
  insuranceProvider: null,
  insurancePolicyNumber: null,
  preferredLanguage: 'SWAHILI',
  createdAt: '2026-01-31T08:00:00.000Z',
  mergedIntoId: null,
  facility: { __typename: 'Facility', id: 'f1', name: 'Ahero Clinic' },
  ...changes,
})
const kept = patient({})
const duplicate = patient({
  id: DUPLICATE,
  code: '9999AAAA',
  lastName: 'Atieno',
  medicalAlerts: ['Penicillin allergy'],
})
const merge = (changes: object = {}) => ({
  __typename: 'PatientMerge',
  id: '018f4c1e-0000-7000-8000-00000000bb01',
  kept,
  duplicate,
  status: 'PROPOSED',
  reason: 'The same phone',
  proposedAt: '2026-02-01T08:00:00.000Z',
  proposedByMe: false,
  decidedAt: null,
  decision: null,
  undoneAt: null,
  undoReason: null,
  alertsAdded: [],
  mayDecide: true,
  mayUndo: false,
  ...changes,
})

const answer = (merges: readonly object[], mutations: object = {}, queries: object = {}) =>
  answerGraphql({
    Query: {
      patientMerges: (_root: unknown, { status }: Record<string, unknown>) =>
        merges.filter((one) => 'status' in one && one.status === status),
      patient: (_root: unknown, { id }: Record<string, unknown>) => [kept, duplicate].find((one) => one.id === id),
      ...queries,
    },
    Mutation: { ...mutations },
  })
const open = (path = '/chw/merges') => openApp(path)
type User = Awaited<ReturnType<typeof open>>['user']
const decideWith = async (user: User, button: string, reason: string, confirm: string) => {
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = screen.getByRole('dialog')
  if (reason !== '') await user.type(within(dialog).getByRole('textbox'), reason)
  await user.click(within(dialog).getByRole('button', { name: confirm }))
}

beforeEach(() => signedInAs({ ...asha, roles: ['patient', 'clinician'] }))

describe('Records of one person', () => {
  it.each(['patient', 'pharmacist', 'trainer', 'moh_admin', 'admin'])('are not shown to a %s', async (role) => {
    signedInAs({ ...asha, roles: ['patient', role] })
    answer([])
    await open()
    expect(await screen.findByText('Access Denied')).toBeVisible()
  })

  it('stand side by side, with what differs marked', async () => {
    answer([merge()])
    await open()
    const table = await screen.findByRole('table', { name: 'The two records' })
    const rowOf = (name: RegExp) => within(table).getByRole('row', { name })
    expect(rowOf(/^Name/)).toHaveTextContent('NameDiffersAchieng OtienoAchieng Atieno')
    expect(rowOf(/^Medical alerts/)).toHaveTextContent('Medical alertsDiffers–Penicillin allergy')
    expect(rowOf(/^Phone/)).toHaveTextContent('Phone0712 345 6780712 345 678')
    expect(rowOf(/^Code/)).not.toHaveTextContent('Differs')
    expect(screen.getByText(/Proposed on 1 February 2026: The same phone/)).toBeVisible()
  })

  it('are merged on approval, without a reason too', async () => {
    const sent = answer([merge()], {
      decidePatientMerge: () =>
        merge({ status: 'MERGED', mayDecide: false, mayUndo: true, alertsAdded: ['Penicillin allergy'] }),
    })
    const { user } = await open()
    await decideWith(user, 'Approve', '', 'Merge the records')
    expect(await screen.findByText('The records were merged')).toBeVisible()
    expect(sent.at(-1)?.variables).toMatchObject({ approve: true, reason: null })
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
    expect(screen.getByText(/took over the medical alerts: Penicillin allergy/)).toBeVisible()
  })

  it('stay as they are where it is declined, which needs a reason', async () => {
    const sent = answer([merge()], {
      decidePatientMerge: () => merge({ status: 'DECLINED', mayDecide: false, decision: 'Sisters' }),
    })
    const { user } = await open()
    await decideWith(user, 'Decline', '', 'Decline')
    expect(await screen.findByText('Give a reason')).toBeVisible()
    expect(sent.map(({ operationName }) => operationName)).not.toContain('DecidePatientMerge')
    await user.type(screen.getByRole('textbox'), 'Sisters')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline' }))
    expect(await screen.findByText('The merge was declined')).toBeVisible()
    expect(sent.at(-1)?.variables).toMatchObject({ approve: false, reason: 'Sisters' })
  })

  it('are parted again, with a reason', async () => {
    const sent = answer([merge({ status: 'MERGED', mayDecide: false, mayUndo: true })], {
      undoPatientMerge: () => merge({ status: 'UNDONE', mayDecide: false, mayUndo: false }),
    })
    const { user } = await open()
    await user.selectOptions(await screen.findByLabelText('Show'), 'Merged')
    await decideWith(user, 'Undo', 'Two persons', 'Undo the merge')
    expect(await screen.findByText('The merge was undone')).toBeVisible()
    expect(sent.at(-1)?.variables).toMatchObject({ reason: 'Two persons' })
  })

  it('say so where somebody else decided meanwhile, or something stands against it', async () => {
    let outcome: object = merge({ status: 'DECLINED', mayDecide: false })
    answer([merge()], { decidePatientMerge: () => outcome })
    const { user } = await open()
    await decideWith(user, 'Approve', '', 'Merge the records')
    expect(await screen.findByText('It was decided already')).toBeVisible()
    cleanup()

    const message = 'The duplicate is merged into a record already'
    outcome = { __typename: 'InvalidInput', message, field: 'id', issues: [{ field: 'id', message }] }
    const again = await open()
    await decideWith(again.user, 'Approve', '', 'Merge the records')
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('keep what was written when nothing could be sent', async () => {
    answer([merge()])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Decline' }))
    dropGraphql()
    const dialog = screen.getByRole('dialog')
    await user.type(within(dialog).getByRole('textbox'), 'Sisters')
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }))
    expect(await screen.findByText('Nothing was sent')).toBeVisible()
    expect(within(dialog).getByRole('textbox')).toHaveValue('Sisters')
  })

  it('are not decided by who proposed it, nor by a health worker', async () => {
    answer([merge({ proposedByMe: true, mayDecide: false })])
    await open()
    expect(await screen.findByText('You proposed it, so somebody else has to decide it.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
    cleanup()
    signedInAs({ ...asha, roles: ['patient', 'chw'] })
    answer([merge({ mayDecide: false })])
    await open()
    expect(await screen.findByText('A clinician or a medical officer decides it.')).toBeVisible()
  })

  it('says that there are none, that they are loading, and that they could not be loaded', async () => {
    answer([])
    await open()
    expect(await screen.findByText('No merge waits for a decision')).toBeVisible()
    cleanup()
    answer([], {}, { patientMerges: () => new Promise(() => undefined) })
    await open()
    expect(await screen.findByRole('status', { name: 'Loading the merges…' })).toBeVisible()
    cleanup()
    let fails = true
    answer(
      [],
      {},
      {
        patientMerges: () => {
          if (fails) throw new Error('Out of order')
          return [merge()]
        },
      },
    )
    const { user } = await open()
    expect(await screen.findByText('The merges could not be loaded')).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeVisible()
  })

  it('shows more of many', async () => {
    const many = Array.from({ length: 12 }, (_, at) => merge({ id: `018f4c1e-0000-7000-8000-0000000000${10 + at}` }))
    answer(
      [],
      {},
      {
        patientMerges: (_root: unknown, { cursor, limit }: Record<string, unknown>) => {
          const from = cursor === null ? 0 : many.findIndex(({ id }) => id === cursor) + 1
          return many.slice(from, from + Number(limit))
        },
      },
    )
    const { user } = await open()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12))
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })
})

describe('Proposing a merge', () => {
  const path = `/chw/merges?kept=${KEPT}&duplicate=${DUPLICATE}`
  beforeEach(() => signedInAs({ ...asha, roles: ['patient', 'chw'] }))

  it('compares the two records, lets either stay, and wants a reason', async () => {
    const sent = answer([], { proposePatientMerge: () => merge({ proposedByMe: true, mayDecide: false }) })
    const { user, router } = await open(path)
    expect(await screen.findByRole('table')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Propose the merge' }))
    expect(await screen.findByText('Give a reason')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /Why are they one person/ }), 'Same mother')
    await user.click(screen.getByRole('button', { name: 'Keep the other record' }))
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Stays' })).toHaveAttribute('href', `/patients/${DUPLICATE}`),
    )
    await user.click(screen.getByRole('button', { name: 'Propose the merge' }))
    expect(await screen.findByText('The merge was proposed')).toBeVisible()
    expect(sent.find(({ operationName }) => operationName === 'ProposePatientMerge')?.variables).toMatchObject({
      keptId: DUPLICATE,
      duplicateId: KEPT,
      reason: 'Same mother',
    })
    expect(router.state.location.search).toBe('')
  })

  it('shows why it is refused, and that nothing could be sent', async () => {
    const message = 'A merge of one of these records waits for a decision already'
    answer([], {
      proposePatientMerge: () => ({ __typename: 'InvalidInput', message, field: 'duplicateId', issues: [] }),
    })
    const { user } = await open(path)
    await user.type(await screen.findByRole('textbox', { name: /Why are they/ }), 'Same mother')
    await user.click(screen.getByRole('button', { name: 'Propose the merge' }))
    expect(await screen.findByText(message)).toBeVisible()
    dropGraphql()
    await user.click(screen.getByRole('button', { name: 'Propose the merge' }))
    expect(await screen.findByText('Nothing was sent')).toBeVisible()
  })

  it('says that one of them cannot be seen', async () => {
    answer([], {}, { patient: () => null })
    await open(path)
    expect(await screen.findByText(/is not among those whom you may see/)).toBeVisible()
  })
})
