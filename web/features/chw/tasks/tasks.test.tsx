import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql/index.js'
import { describe, expect, it } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql, type SentOperation } from '#web/test/graphql-server.ts'
import { openApp } from '#web/test/render-app.tsx'

const chw = { ...asha, roles: ['patient', 'chw'] }

const taskOf = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Task',
  id: 't1',
  title: 'Tuberculosis medicine: day 3',
  why: 'The medicine is taken every day.',
  priority: 'HIGH',
  way: 'HAND',
  byHand: true,
  state: 'READY',
  late: false,
  opensOn: '2026-11-21',
  dueOn: '2026-11-21',
  sourceId: 's1',
  reason: null,
  rule: { __typename: 'RuleReference', id: 'task.tb.dose', version: 1, source: 'WHO, tuberculosis (2022)' },
  patient: { __typename: 'Patient', id: 'p1', firstName: 'Neema', lastName: 'Wafula' },
  ...changes,
})
const VISIT = { id: 't2', title: 'Weigh the child again', way: 'VISIT', byHand: false, priority: 'NORMAL' }

type Lists = Partial<Record<string, Record<string, unknown>[]>>
const inLists = (lists: Lists) => ({
  tasks: (_root: unknown, { list }: Record<string, unknown>) => lists[String(list)] ?? [],
})

/** Answers a closing as the server does: the task has its outcome, and leaves its list. */
function closing(lists: Lists) {
  return {
    closeTask: (_root: unknown, { id, outcome, reason }: Record<string, unknown>) => {
      const task = Object.values(lists)
        .flat()
        .find((one) => one?.['id'] === id)
      for (const [name, tasks] of Object.entries(lists)) lists[name] = tasks?.filter((one) => one['id'] !== id)
      return { ...task, state: outcome, reason: reason ?? null }
    },
  }
}
const closings = (sent: readonly SentOperation[]) =>
  sent.filter(({ operationName }) => operationName === 'CloseTask').map(({ variables }) => variables)

describe('The tasks of today', () => {
  it('say what is to be done, for whom, why, by when, and by which rule', async () => {
    signedInAs(chw)
    answerGraphql({ Query: inLists({ TODAY: [taskOf()] }) })
    await openApp('/chw/tasks')
    const card = await screen.findByRole('article', { name: 'Tuberculosis medicine: day 3, Neema Wafula' })
    for (const text of ['Neema Wafula', 'By 21 November 2026', 'Important', 'Why: The medicine is taken every day.']) {
      expect(card).toHaveTextContent(text)
    }
    expect(card).toHaveTextContent('WHO, tuberculosis (2022)')
    expect(card).toHaveTextContent('Rule task.tb.dose, version 1')
  })

  it('are recorded with one press, leave the list, and keep the focus there', async () => {
    signedInAs(chw)
    const lists: Lists = { TODAY: [taskOf()] }
    const sent = answerGraphql({ Query: inLists(lists), Mutation: closing(lists) })
    const { user } = await openApp('/chw/tasks')
    await user.click(await screen.findByRole('button', { name: /^Done: Tuberculosis/ }))
    expect(await screen.findByText('Recorded as done')).toBeVisible()
    expect(await screen.findByText('Nothing more for today')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Today' })).toHaveFocus()
    expect(closings(sent)).toEqual([{ id: 't1', outcome: 'COMPLETED' }])
  })

  it('lead to what does them', async () => {
    signedInAs(chw)
    const referral = taskOf({ id: 't3', title: 'Find out', way: 'REFERRAL', byHand: false })
    const question = taskOf({ id: 't4', title: 'Answer', way: 'PRESCRIPTION', byHand: false, sourceId: 'rx1' })
    answerGraphql({ Query: inLists({ TODAY: [taskOf(VISIT), referral, question] }) })
    await openApp('/chw/tasks')
    expect(await screen.findByRole('link', { name: 'Visit Neema Wafula' })).toHaveAttribute(
      'href',
      '/chw/patient-assessment/p1',
    )
    expect(screen.getByRole('link', { name: /Open the referrals/ })).toHaveAttribute('href', '/chw/referrals')
    expect(screen.getByRole('link', { name: 'Open the prescription, for Neema Wafula' })).toHaveAttribute(
      'href',
      '/chw/dispense-medication/prescription/rx1',
    )
    expect(screen.getAllByRole('link', { name: 'The household of Neema Wafula' })[0]).toHaveAttribute(
      'href',
      '/chw/tasks/household/p1',
    )
    expect(screen.queryByRole('button', { name: /^Done/ })).toBeNull()
  })

  it('cannot be done for a reason only', async () => {
    signedInAs(chw)
    const lists: Lists = { TODAY: [taskOf(VISIT)] }
    const sent = answerGraphql({ Query: inLists(lists), Mutation: closing(lists) })
    const { user } = await openApp('/chw/tasks')
    await user.click(await screen.findByRole('button', { name: /^Cannot be done/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Cannot be done' }))
    expect(await dialog.findByText('Give a reason')).toBeVisible()
    expect(dialog.getByRole('textbox')).toHaveFocus()
    expect(closings(sent)).toEqual([])
    await user.type(dialog.getByRole('textbox'), ' Moved away ')
    await user.click(dialog.getByRole('button', { name: 'Not needed any more' }))
    expect(await screen.findByText('The task is closed')).toBeVisible()
    expect(closings(sent)).toEqual([{ id: 't2', outcome: 'CANCELLED', reason: 'Moved away' }])
  })

  it('keep what was typed when nothing could be sent', async () => {
    signedInAs(chw)
    answerGraphql({ Query: inLists({ TODAY: [taskOf(VISIT)] }) })
    const { user } = await openApp('/chw/tasks')
    await user.click(await screen.findByRole('button', { name: /^Cannot be done/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), 'Moved away')
    dropGraphql()
    await user.click(dialog.getByRole('button', { name: 'Cannot be done' }))
    expect(await screen.findByText('Not saved')).toBeVisible()
    expect(dialog.getByRole('textbox')).toHaveValue('Moved away')
  })

  it('that somebody else closed first leave the list, and the page says so', async () => {
    signedInAs(chw)
    const lists: Lists = { TODAY: [taskOf()] }
    const { closeTask } = closing(lists)
    answerGraphql({
      Query: inLists(lists),
      Mutation: { closeTask: (root, sent) => ({ ...closeTask(root, sent), state: 'FAILED', reason: 'Was away' }) },
    })
    const { user } = await openApp('/chw/tasks')
    await user.click(await screen.findByRole('button', { name: /^Done/ }))
    expect(await screen.findByText('Somebody else closed it first')).toBeVisible()
    expect(await screen.findByText('Nothing more for today')).toBeVisible()
  })

  it('can be fetched anew when they did not come', async () => {
    signedInAs(chw)
    let works = false
    answerGraphql({
      Query: {
        tasks: () => {
          if (works) return [taskOf()]
          throw new GraphQLError('The service is not available at the moment.')
        },
      },
    })
    const { user } = await openApp('/chw/tasks')
    expect(await screen.findByRole('alert')).toHaveTextContent('The tasks could not be loaded')
    works = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeVisible()
  })

  it('are in Swahili too', async () => {
    signedInAs(chw)
    const sent = answerGraphql({ Query: inLists({ TODAY: [taskOf()] }) })
    await openApp('/chw/tasks', { language: 'sw' })
    expect(await screen.findByRole('heading', { name: 'Kazi' })).toBeVisible()
    expect(await screen.findByRole('button', { name: /^Imefanyika/ })).toBeVisible()
    expect(sent.find(({ operationName }) => operationName === 'ChwTasks')?.variables).toMatchObject({ language: 'SW' })
  })
})

describe('The tasks that are late, and to come', () => {
  it('ask why before they are recorded as done', async () => {
    signedInAs(chw)
    const lists: Lists = { LATE: [taskOf({ late: true })] }
    const sent = answerGraphql({ Query: inLists(lists), Mutation: closing(lists) })
    const { user, router } = await openApp('/chw/tasks')
    await user.click(await screen.findByRole('tab', { name: 'Late' }))
    expect(router.state.location.search).toBe('?list=late')
    const card = await screen.findByRole('article')
    expect(card).toHaveTextContent('Was due by 21 November 2026')
    await user.click(within(card).getByRole('button', { name: /^Done/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'It is late: say why' }))
    await user.type(dialog.getByRole('textbox'), 'The river was high')
    await user.click(dialog.getByRole('button', { name: 'Record as done' }))
    expect(await screen.findByText('Recorded as done')).toBeVisible()
    expect(closings(sent)).toEqual([{ id: 't1', outcome: 'COMPLETED', reason: 'The river was high' }])
  })

  it('ask why where one became late while the page stood open', async () => {
    signedInAs(chw)
    const refused = {
      __typename: 'InvalidInput',
      message: 'It is late: say why',
      field: 'reason',
      issues: [],
    }
    answerGraphql({ Query: inLists({ TODAY: [taskOf()] }), Mutation: { closeTask: () => refused } })
    const { user } = await openApp('/chw/tasks')
    await user.click(await screen.findByRole('button', { name: /^Done/ }))
    expect(await screen.findByRole('dialog', { name: 'It is late: say why' })).toBeVisible()
  })

  it('that a visit did late stand below, and ask why', async () => {
    signedInAs(chw)
    const lists: Lists = { UNEXPLAINED: [taskOf({ ...VISIT, state: 'COMPLETED', late: true })] }
    const sent = answerGraphql({ Query: inLists(lists), Mutation: closing(lists) })
    const { user } = await openApp('/chw/tasks?list=late')
    expect(await screen.findByRole('heading', { name: 'Done late: say why' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Say why it was late/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Why was it late?' }))
    await user.type(dialog.getByRole('textbox'), 'No transport')
    await user.click(dialog.getByRole('button', { name: 'Save the reason' }))
    expect(await screen.findByText('The reason is saved')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Done late: say why' })).toBeNull())
    expect(closings(sent)).toEqual([{ id: 't2', outcome: 'COMPLETED', reason: 'No transport' }])
  })

  it('that are to come cannot be recorded yet', async () => {
    signedInAs(chw)
    answerGraphql({ Query: inLists({ COMING: [taskOf({ state: 'DRAFT', dueOn: '2026-11-23' })] }) })
    await openApp('/chw/tasks?list=coming')
    expect(await screen.findByText('From 21 November 2026 on, by 23 November 2026')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Done/ })).toBeNull()
  })

  it('are fetched a page at a time', async () => {
    signedInAs(chw)
    const all = Array.from({ length: 21 }, (_none, at) => taskOf({ id: `t${at}`, title: `Task ${at}` }))
    answerGraphql({
      Query: {
        tasks: (_root, { cursor, limit }) => {
          const from = all.findIndex(({ id }) => id === cursor) + 1
          return all.slice(from, from + Number(limit))
        },
      },
    })
    const { user } = await openApp('/chw/tasks')
    expect(await screen.findAllByRole('article')).toHaveLength(20)
    await user.click(screen.getByRole('button', { name: 'Show more tasks' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(21))
    expect(screen.queryByRole('button', { name: 'Show more tasks' })).toBeNull()
  })

  it('are for health workers at the bedside alone', async () => {
    signedInAs({ ...asha, roles: ['patient', 'medical_officer'] })
    // The header's link asks for approvals.
    answerGraphql({})
    await openApp('/chw/tasks')
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
  })
})

describe('A household', () => {
  const father = { __typename: 'Patient', id: 'p2', firstName: 'Juma', lastName: 'Wafula' }

  it('shows the tasks of each who lives there, the patient’s first', async () => {
    signedInAs(chw)
    const later = taskOf({ id: 't8', state: 'DRAFT' })
    const tasks = [taskOf({ id: 't9', patient: father }), taskOf(), taskOf(VISIT), later]
    answerGraphql({ Query: { householdTasks: () => tasks } })
    await openApp('/chw/tasks/household/p1')
    expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
      'Neema Wafula',
      'Juma Wafula',
    ])
    const hers = within(screen.getByRole('region', { name: 'Neema Wafula' }))
    expect(hers.getAllByRole('article')).toHaveLength(3)
    expect(
      within(hers.getByText('Later: 1').closest('details') ?? document.body).getByText(/^On 21 November/),
    ).toBeInTheDocument()
  })

  it('says where nothing is to be done, and where there is no such patient', async () => {
    signedInAs(chw)
    let tasks: unknown[] | null = []
    answerGraphql({ Query: { householdTasks: () => tasks } })
    const { router } = await openApp('/chw/tasks/household/p1')
    expect(await screen.findByText('Nothing is to be done in this household')).toBeVisible()
    tasks = null
    await router.navigate('/chw/tasks/household/p3')
    expect(await screen.findByText('This patient was not found')).toBeVisible()
  })

  it('has the tasks closed there', async () => {
    signedInAs(chw)
    let tasks = [taskOf()]
    answerGraphql({
      Query: { householdTasks: () => tasks },
      Mutation: {
        closeTask: () => {
          tasks = []
          return taskOf({ state: 'COMPLETED' })
        },
      },
    })
    const { user } = await openApp('/chw/tasks/household/p1')
    await user.click(await screen.findByRole('button', { name: /^Done/ }))
    expect(await screen.findByText('Nothing is to be done in this household')).toBeVisible()
  })
})

describe('An appointment', () => {
  const appointment = taskOf({ title: 'Appointment', way: 'APPOINTMENT', byHand: false })

  it('is closed as what became of it', async () => {
    signedInAs(chw)
    const sent = answerGraphql({
      Query: inLists({ TODAY: [appointment] }),
      Mutation: { closeAppointment: (_root, { id, outcome }) => ({ __typename: 'Appointment', id, status: outcome }) },
    })
    const { user } = await openApp('/chw/tasks')
    await user.click(await screen.findByRole('button', { name: 'Did Neema Wafula come?' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'The appointment of Neema Wafula' }))
    await user.click(dialog.getByRole('button', { name: 'The patient did not come' }))
    expect(await screen.findByText('Recorded: the patient is to be looked for')).toBeVisible()
    expect(sent.find(({ operationName }) => operationName === 'CloseAppointment')?.variables).toEqual({
      id: 's1',
      outcome: 'MISSED',
    })
  })

  it('says why it cannot be closed yet', async () => {
    signedInAs(chw)
    const refused = {
      __typename: 'InvalidInput',
      message: 'The time of the appointment has not come yet',
      field: 'outcome',
      issues: [],
    }
    answerGraphql({ Query: inLists({ TODAY: [appointment] }), Mutation: { closeAppointment: () => refused } })
    const { user } = await openApp('/chw/tasks')
    await user.click(await screen.findByRole('button', { name: 'Did Neema Wafula come?' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'The patient did not come' }))
    expect(await screen.findByText('The time of the appointment has not come yet')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
  })
})
