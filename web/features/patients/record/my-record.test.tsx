import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { ENTRIES, PATIENT_ID, patientRecord } from '#web/test/patient-records.ts'
import { openApp } from '#web/test/render-app.tsx'

const PATH = '/my-record'
const CODE = '0369C-FJNRY'

const reader = (day: number, changes: object = {}) => ({
  __typename: 'RecordReader',
  day: `2026-05-${String(day).padStart(2, '0')}`,
  name: 'Amina Juma',
  roles: ['CHW'],
  facilityName: 'Ahero Health Centre',
  self: false,
  lastAt: `2026-05-${String(day).padStart(2, '0')}T08:30:00.000Z`,
  times: 2,
  uses: [
    { __typename: 'RecordUse', part: 'RECORD', changed: false },
    { __typename: 'RecordUse', part: 'ASSESSMENT', changed: true },
  ],
  ...changes,
})

/** Days as the server gives them, newest first, a page at a time. */
const served = (readers: readonly ReturnType<typeof reader>[]) => ({
  recordReaders: (_root: unknown, { days, before }: Record<string, unknown>) =>
    readers.filter(({ day }) => typeof before !== 'string' || day < before).slice(0, Number(days)),
})

const serve = (readers: readonly ReturnType<typeof reader>[] = []) =>
  answerGraphql({
    Query: { myRecord: () => patientRecord({ joined: true, entries: ENTRIES }), ...served(readers) },
    Mutation: { endRecordJoin: () => ({ __typename: 'EndedRecordJoin', patientId: PATIENT_ID }) },
  })

describe('one’s own record', () => {
  it('says in plain words what was done, without the ways of a carer', async () => {
    signedInAs()
    serve()
    await openApp(PATH)
    expect(await screen.findByRole('heading', { level: 1, name: 'My record' })).toBeVisible()
    expect(screen.getByText('What your health facility keeps about Achieng Otieno.')).toBeVisible()
    const timeline = within(screen.getByRole('region', { name: 'What was done for you' }))
    expect(timeline.getAllByRole('article')).toHaveLength(ENTRIES.length)
    expect(await timeline.findByRole('img', { name: /^Photo: Wound Assessment/ })).toBeVisible()
    expect(timeline.queryByRole('link')).not.toBeInTheDocument()
    expect(timeline.getAllByText(/You had to be seen the same day\./)).toHaveLength(2)
    for (const name of ['New visit', 'Edit', 'Patient card', 'Photos']) {
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
    }
    expect(screen.queryByRole('button', { name: /code/ })).not.toBeInTheDocument()
  })

  it('says who opened it, by day and person, and shows earlier days', async () => {
    signedInAs()
    const self = reader(28, { self: true, roles: [], facilityName: null, times: 1 })
    serve([self, ...Array.from({ length: 12 }, (_, index) => reader(27 - index))])
    const { user } = await openApp(PATH)
    const readers = within(await screen.findByRole('region', { name: 'Who opened your record' }))
    await waitFor(() => expect(readers.getAllByRole('listitem')).toHaveLength(10))
    const [own, other] = readers.getAllByRole('listitem')
    expect(own).toHaveTextContent(/^Youread your record, wrote an assessmentOnce/)
    expect(other).toHaveTextContent(
      /Amina JumaCommunity Health Worker · Ahero Health Centreread your record, wrote an assessment2 times, last at 27 May 2026/,
    )
    expect(readers.getByRole('heading', { name: '27 May 2026' })).toBeVisible()
    await user.click(readers.getByRole('button', { name: 'Show earlier days' }))
    await waitFor(() => expect(readers.getAllByRole('listitem')).toHaveLength(13))
    expect(readers.queryByRole('button')).not.toBeInTheDocument()
  })

  it('says where nobody opened it, and where that could not be loaded', async () => {
    signedInAs()
    serve([])
    await openApp(PATH)
    expect(await screen.findByText('Nobody has opened it yet.')).toBeVisible()
  })

  it('is taken off the account, once that is confirmed', async () => {
    signedInAs()
    const sent = serve()
    const { user } = await openApp(PATH)
    await user.click(await screen.findByRole('button', { name: 'Take the record off my account' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, take it off' }))
    expect(await screen.findByRole('heading', { name: 'Join your record' })).toBeVisible()
    expect(sent.at(-1)).toMatchObject({ operationName: 'EndRecordJoin', variables: { patientId: PATIENT_ID } })
  })

  it('tells that it could not be loaded, and loads at the next try', async () => {
    signedInAs()
    dropGraphql()
    const { user } = await openApp(PATH)
    expect(await screen.findByRole('heading', { name: 'The record could not be loaded' })).toBeVisible()
    serve()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'My record' })).toBeVisible()
  })

  it('is in the menu of the account', async () => {
    signedInAs()
    serve()
    // A page that fetches nothing.
    const { user } = await openApp('/')
    await screen.findByRole('heading', { level: 1 })
    await user.click(screen.getByRole('button', { name: /Asha Otieno|account/i }))
    expect(await screen.findByRole('link', { name: 'My record' })).toHaveAttribute('href', PATH)
  })
})

describe('the way to one’s own record', () => {
  /** A server at which a code leads to the record, or to another answer. */
  function serveJoin(answer: object) {
    let joined = false
    return answerGraphql({
      Query: { myRecord: () => (joined ? patientRecord({ joined: true }) : null), ...served([]) },
      Mutation: {
        acceptRecordInvitation: () => {
          joined = 'patientId' in answer
          return answer
        },
      },
    })
  }

  it('is explained, and is a code', async () => {
    signedInAs()
    const sent = serveJoin({ __typename: 'JoinedRecord', patientId: PATIENT_ID })
    const { user } = await openApp(PATH)
    expect(await screen.findByText(/Ask your health worker for a code/)).toBeVisible()
    await user.type(screen.getByLabelText(/Code/), CODE.toLowerCase())
    await user.click(screen.getByRole('button', { name: 'Open my record' }))
    expect(await screen.findByText('What your health facility keeps about Achieng Otieno.')).toBeVisible()
    expect(sent.find(({ operationName }) => operationName === 'AcceptRecordInvitation')?.variables).toEqual({
      code: CODE.toLowerCase(),
    })
  })

  it('is not asked for with what can be no code', async () => {
    signedInAs()
    const sent = serveJoin({})
    const { user } = await openApp(PATH)
    await user.type(await screen.findByLabelText(/Code/), 'abc')
    await user.click(screen.getByRole('button', { name: 'Open my record' }))
    expect(await screen.findByText('A code has ten letters and digits. Check what you typed.')).toBeVisible()
    expect(screen.getByLabelText(/Code/)).toBeInvalid()
    expect(sent.map(({ operationName }) => operationName)).not.toContain('AcceptRecordInvitation')
  })

  it.each([
    ['a wrong code', { __typename: 'InvalidInput', message: 'x' }, /This code is not valid, or no longer/],
    ['too many tries', { __typename: 'TooManyAttempts', message: 'x', retryAfterSeconds: 840 }, /Wait 14 minutes/],
  ])('says what to do about %s', async (_what, answer, text) => {
    signedInAs()
    serveJoin(answer)
    const { user } = await openApp(PATH)
    await user.type(await screen.findByLabelText(/Code/), CODE)
    await user.click(screen.getByRole('button', { name: 'Open my record' }))
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('says where the code could not be sent, and keeps it', async () => {
    signedInAs()
    serveJoin({})
    const { user } = await openApp(PATH)
    await user.type(await screen.findByLabelText(/Code/), CODE)
    dropGraphql()
    await user.click(screen.getByRole('button', { name: 'Open my record' }))
    expect(await screen.findByText(/The code could not be sent/)).toBeVisible()
    expect(screen.getByLabelText(/Code/)).toHaveValue(CODE)
  })

  it('is complete in Swahili', async () => {
    signedInAs()
    serveJoin({})
    await openApp(PATH, { language: 'sw' })
    expect(await screen.findByRole('heading', { name: 'Unganisha rekodi yako' })).toBeVisible()
  })
})
