import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signedInAs } from '#web/test/accounts.ts'
import { dropGraphql } from '#web/test/graphql-server.ts'
import { openApp } from '#web/test/render-app.tsx'
import { answerWizard, CHILD, CHW, goOnTo, MAN, openWizard, stepNamed, taken, type User } from '#web/test/wizard.ts'

const generate = (user: User) => user.click(screen.getByRole('button', { name: 'Generate AI Diagnosis' }))
const submissions = (sent: ReturnType<typeof answerWizard>) =>
  sent.filter(({ operationName }) => operationName === 'SubmitVisit')
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

async function openFirstStep() {
  signedInAs(CHW)
  const app = await openApp('/chw/patient-assessment')
  await stepNamed('Patient Selection')
  return app
}

describe('§8 CHW wizard: sending', () => {
  it('sends everything under an id made here, goes to the result, and keeps nothing', async () => {
    const sent = answerWizard()
    const { user, router } = await openWizard(MAN)
    await user.type(screen.getByLabelText(/^Weight/), '70')
    await user.type(screen.getByLabelText(/^Height/), '170')
    await goOnTo(user, 'Symptoms')
    await user.click(screen.getByRole('radio', { name: '1-7 days' }))
    await user.click(screen.getByRole('radio', { name: 'Mild' }))
    await user.click(screen.getByRole('checkbox', { name: 'Rash' }))
    await goOnFrom(user)
    await generate(user)
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(
        `/chw/assessment-result/${String(submissions(sent)[0]?.variables['id'])}`,
      ),
    )
    expect(submissions(sent)).toHaveLength(1)
    expect(submissions(sent)[0]?.variables).toMatchObject({
      id: expect.stringMatching(UUID_V7),
      patientId: MAN.id,
      input: {
        temperatureC: 36.8,
        bloodPressure: '120/80',
        weightKg: 70,
        heightCm: 170,
        chiefComplaint: 'itching of the arm',
        duration: 'DAYS_1_TO_7',
        severity: 'MILD',
        associatedSymptoms: ['rash'],
        painScale: 0,
        symptoms: [],
        generalAppearance: 'alert and calm',
        headEyes: null,
        riskFactors: [],
      },
    })
    expect(Object.keys(localStorage).filter((key) => key.includes('visit'))).toEqual([])
  })

  it('without a network keeps everything, says so, and is sent again under the same id, also after a reload', async () => {
    answerWizard()
    const { user } = await openWizard(MAN)
    await goOnTo(user, 'Assessment')
    const tried: unknown[] = []
    answerWizard((_root, { id }) => {
      tried.push(id)
      throw new Error('The answer was lost')
    })
    await generate(user)
    expect(await screen.findByText('Failed to generate AI assessment')).toBeVisible()
    dropGraphql()
    await generate(user)
    expect(await screen.findByText(/No answer came: check the connection/)).toBeVisible()
    expect(screen.getByText(/Not sent yet. Everything is kept on this device/)).toBeVisible()
    cleanup()
    answerWizard()
    await openFirstStep()
    expect(screen.getByText(/not sent yet: no answer came/)).toBeVisible()
    cleanup()
    const sent = answerWizard()
    const again = await openWizard(MAN)
    expect(await screen.findByText('itching of the arm')).toBeVisible()
    await generate(again.user)
    await waitFor(() => expect(again.router.state.location.pathname).toMatch(/assessment-result/))
    expect(submissions(sent)[0]?.variables['id']).toBe(tried[0])
  })

  it('shows what the server refused at its step, with the focus on it', async () => {
    answerWizard(() => ({
      __typename: 'InvalidInput',
      message: 'Temperature must be between 25 and 45 °C',
      issues: [{ field: 'temperatureC', message: 'Temperature must be between 25 and 45 °C' }],
    }))
    const { user } = await openWizard(MAN)
    await goOnTo(user, 'Assessment')
    await generate(user)
    expect(await screen.findByText('Failed to generate AI assessment')).toBeVisible()
    await stepNamed('Vital Signs')
    await waitFor(() => expect(screen.getByLabelText(/^Temperature/)).toHaveFocus())
    expect(screen.getByLabelText(/^Temperature/)).toHaveAccessibleDescription(/between 25 and 45/)
  })

  it('sends nothing that is not whole, and leads to what is missing', async () => {
    const sent = answerWizard()
    const { user } = await openWizard(CHILD)
    await goOnTo(user, 'Assessment')
    await user.click(screen.getByRole('button', { name: 'Change: Vital Signs' }))
    await user.clear(await screen.findByLabelText(/^Temperature/))
    cleanup()
    const draft = Object.keys(localStorage).find((key) => key.includes('visit')) ?? ''
    localStorage.setItem(draft, (localStorage.getItem(draft) ?? '').replace('"step":1', '"step":5'))
    const again = await openWizard(CHILD)
    await stepNamed('Assessment')
    await generate(again.user)
    await stepNamed('Vital Signs')
    await waitFor(() => expect(screen.getByLabelText(/^Temperature/)).toHaveFocus())
    expect(submissions(sent)).toEqual([])
  })

  it('is sent once however often the button is pressed', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const sent = answerWizard(async (root, given) => {
      await held
      return taken(root, given)
    })
    const { user, router } = await openWizard(MAN)
    await goOnTo(user, 'Assessment')
    await user.dblClick(screen.getByRole('button', { name: 'Generate AI Diagnosis' }))
    expect(await screen.findByRole('button', { name: 'Generating…' })).toBeDisabled()
    release()
    await waitFor(() => expect(router.state.location.pathname).toMatch(/assessment-result/))
    expect(submissions(sent)).toHaveLength(1)
  })

  it('says that a patient could not be loaded, and tries again', async () => {
    let fails = true
    answerWizard(taken, {
      patient: () => {
        if (fails) throw new Error('Out of order')
        return MAN
      },
    })
    signedInAs(CHW)
    const { user } = await openApp(`/chw/patient-assessment/${MAN.id}`)
    expect((await screen.findAllByText('Failed to load patient data'))[0]).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await stepNamed('Vital Signs')).toBeVisible()
  })

  it('says that there is no such patient, and does not go on with what was kept of one', async () => {
    answerWizard()
    const { user } = await openWizard(MAN)
    await user.type(screen.getByLabelText(/^Temperature/), '36.8')
    cleanup()
    answerWizard(taken, { patient: () => null })
    signedInAs(CHW)
    await openApp(`/chw/patient-assessment/${MAN.id}`)
    expect(await screen.findByText('There is no such patient among those whom you may see.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose another patient' })).toHaveAttribute(
      'href',
      '/chw/patient-assessment',
    )
  })
})

/** From Symptoms on to the end. */
async function goOnFrom(user: User) {
  await user.type(screen.getByLabelText(/^Chief complaint/), 'itching of the arm')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await stepNamed('Physical Exam')
  await user.type(screen.getByLabelText(/^General appearance/), 'alert and calm')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await stepNamed('History')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await stepNamed('Assessment')
}
