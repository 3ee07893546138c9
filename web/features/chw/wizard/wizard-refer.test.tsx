import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import * as engines from '#web/lib/clinical-engine/load-clinical-engine.ts'
import { signedInAs } from '#web/test/accounts.ts'
import { dropGraphql } from '#web/test/graphql-server.ts'
import { openApp } from '#web/test/render-app.tsx'
import { answerWizard, CHILD, CHW, MAN, openWizard, stepNamed, type User } from '#web/test/wizard.ts'

// Read from the tables as they stand, which takes its time on a busy machine.
beforeAll(async () => {
  await engines.loadClinicalEngine('en')
}, 60_000)

const submissions = (sent: ReturnType<typeof answerWizard>) =>
  sent.filter(({ operationName }) => operationName === 'SubmitVisit')
const convulsing = (user: User) => user.click(screen.getByRole('checkbox', { name: 'Convulsing now' }))
const refer = async (user: User) => user.click(await screen.findByRole('button', { name: 'Refer now' }))
const kept = () => Object.keys(localStorage).filter((key) => key.includes('visit'))

describe('To refer now, from a danger', () => {
  it('sends what was entered so far, and leads to the referral', async () => {
    const sent = answerWizard()
    const { user, router } = await openWizard(CHILD)
    await user.type(screen.getByLabelText(/^Temperature/), '39.5')
    await convulsing(user)
    expect(await screen.findByText(/^Refer now sends what was entered so far/)).toBeVisible()
    await refer(user)
    const [visit] = await waitFor(() => {
      expect(router.state.location.pathname).toMatch(/^\/chw\/assessment-result\//)
      return submissions(sent)
    })
    expect(router.state.location).toMatchObject({
      pathname: `/chw/assessment-result/${String(visit?.variables['id'])}`,
      search: '?refer',
    })
    expect(visit?.variables).toMatchObject({
      patientId: CHILD.id,
      input: {
        cutShort: true,
        symptoms: ['convulsing_now'],
        signsComplete: false,
        temperatureC: 39.5,
        bloodPressure: null,
        painScale: null,
        chiefComplaint: '',
        generalAppearance: '',
      },
    })
    expect(kept()).toEqual([])
  })

  it('without a network says so beside what to do, keeps all, and sends it under the same id', async () => {
    const tried: unknown[] = []
    answerWizard((_root, { id }) => {
      tried.push(id)
      throw new Error('The answer was lost')
    })
    const { user } = await openWizard(CHILD)
    await convulsing(user)
    await refer(user)
    expect(await screen.findByText('The answer was lost')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refer now' })).toBeEnabled())
    dropGraphql()
    await refer(user)
    expect(await screen.findByText(/No answer came: check the connection/)).toBeVisible()
    expect(screen.getByRole('link', { name: /Call 999/ })).toBeVisible()
    cleanup()

    const sent = answerWizard()
    signedInAs(CHW)
    const again = await openApp(`/chw/patient-assessment/${CHILD.id}`)
    // The danger interrupts again: nobody said that the assessment goes on.
    await refer(again.user)
    await waitFor(() => expect(again.router.state.location.pathname).toMatch(/assessment-result/))
    expect(submissions(sent)[0]?.variables['id']).toBe(tried[0])
  })

  it('leads to a value that cannot be, and keeps it', async () => {
    const sent = answerWizard()
    const { user } = await openWizard(CHILD)
    await user.type(screen.getByLabelText(/^Temperature/), '395')
    await convulsing(user)
    await refer(user)
    await waitFor(() => expect(screen.getByLabelText(/^Temperature/)).toHaveFocus())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByLabelText(/^Temperature/)).toHaveValue(395)
    expect(submissions(sent)).toEqual([])
    expect(screen.getByRole('button', { name: 'Danger: show what to do' })).toBeVisible()
  })

  it('tells what the server refused, and the assessment goes on', async () => {
    const message = 'Only for a danger can an assessment be sent before it is finished'
    answerWizard(() => ({ __typename: 'InvalidInput', message, issues: [{ field: 'cutShort', message }] }))
    const { user } = await openWizard(MAN)
    await convulsing(user)
    await refer(user)
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(await stepNamed('Vital Signs')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Convulsing now' })).toBeChecked()
  })
})
