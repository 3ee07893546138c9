import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql } from '#web/test/graphql-server.ts'
import { openApp } from '#web/test/render-app.tsx'
import {
  answerWizard,
  CHILD,
  CHW,
  goOnTo,
  MAN,
  NEXT,
  next,
  openWizard,
  stepNamed,
  type User,
  WOMAN,
} from '#web/test/wizard.ts'

const previous = () => screen.getByRole('button', { name: 'Previous' })
const nextButton = () => screen.getByRole('button', NEXT)
const search = (user: User, name: string) => user.type(screen.getByRole('searchbox'), name)

describe('§4 CHW wizard: its steps and gates', () => {
  it('begins with Patient Selection, where Previous is disabled and Next waits for a patient', async () => {
    signedInAs(CHW)
    answerWizard()
    await openApp('/chw/patient-assessment')
    expect(await stepNamed('Patient Selection')).toBeVisible()
    const steps = within(screen.getByRole('list', { name: 'Steps of the assessment' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1Patient Selection',
      '2Vital Signs',
      '3Symptoms',
      '4Physical Exam',
      '5History',
      '6Assessment',
    ])
    expect(steps[0]).toHaveAttribute('aria-current', 'step')
    expect(previous()).toBeDisabled()
    expect(nextButton()).toBeDisabled()
    expect(nextButton()).toHaveAccessibleDescription('To go on, still needed: a patient.')
  })

  it('moves to Vital Signs when a patient is chosen, whose name, age, sex and alerts stay in sight', async () => {
    signedInAs(CHW)
    answerWizard()
    const { user, router } = await openApp('/chw/patient-assessment')
    await stepNamed('Patient Selection')
    await search(user, 'ac')
    await user.click(await screen.findByRole('button', { name: /Achieng Otieno/ }))
    expect(await stepNamed('Vital Signs')).toHaveFocus()
    expect(router.state.location.pathname).toBe(`/chw/patient-assessment/${WOMAN.id}`)
    for (const fact of [/Achieng Otieno/, /30 years/, /Female/, /Penicillin allergy/]) {
      expect(screen.getByRole('region', { name: 'The patient' })).toHaveTextContent(fact)
    }
  })

  it('goes on from Vital Signs with temperature and blood pressure', async () => {
    answerWizard()
    const { user } = await openWizard()
    expect(nextButton()).toBeDisabled()
    await user.type(screen.getByLabelText(/^Temperature/), '36.8')
    expect(nextButton()).toBeDisabled()
    expect(nextButton()).toHaveAccessibleDescription('To go on, still needed: blood pressure.')
    await user.type(screen.getByLabelText(/^Blood pressure/), '120/80')
    expect(nextButton()).toBeEnabled()
    await user.clear(screen.getByLabelText(/^Temperature/))
    expect(nextButton()).toBeDisabled()
  })

  it('goes on from Symptoms with the chief complaint, and from Physical Exam with the general appearance', async () => {
    answerWizard()
    const { user } = await openWizard()
    await goOnTo(user, 'Symptoms')
    expect(nextButton()).toBeDisabled()
    await user.type(screen.getByLabelText(/^Chief complaint/), '   ')
    expect(nextButton()).toBeDisabled()
    await user.type(screen.getByLabelText(/^Chief complaint/), 'itching')
    expect(nextButton()).toBeEnabled()
    await next(user)
    expect(await stepNamed('Physical Exam')).toHaveFocus()
    expect(nextButton()).toBeDisabled()
    await user.type(screen.getByLabelText(/^General appearance/), 'calm')
    await next(user)
    expect(await stepNamed('History')).toHaveFocus()
    expect(nextButton()).toBeEnabled()
    await next(user)
    expect(await stepNamed('Assessment')).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Generate AI Diagnosis' })).toBeEnabled()
    expect(screen.queryByRole('button', NEXT)).toBeNull()
  })

  it('goes back with Previous as far as Patient Selection, and keeps every answer', async () => {
    answerWizard()
    const { user } = await openWizard()
    await goOnTo(user, 'Physical Exam')
    await user.click(previous())
    expect(await stepNamed('Symptoms')).toHaveFocus()
    expect(screen.getByLabelText(/^Chief complaint/)).toHaveValue('itching of the arm')
    await user.click(previous())
    await stepNamed('Vital Signs')
    expect(screen.getByLabelText(/^Temperature/)).toHaveValue(36.8)
    await user.click(previous())
    await stepNamed('Patient Selection')
    expect(previous()).toBeDisabled()
    expect(nextButton()).toBeEnabled()
    await search(user, 'ba')
    await user.click(await screen.findByRole('button', { name: /Baraka Otieno.*born/ }))
    await stepNamed('Vital Signs')
    expect(screen.getByLabelText(/^Temperature/)).toHaveValue(36.8)
  })

  it('does not leave a step with a value that cannot be, and puts the focus on it', async () => {
    answerWizard()
    const { user } = await openWizard()
    await user.type(screen.getByLabelText(/^Temperature/), '99')
    await user.type(screen.getByLabelText(/^Blood pressure/), '120')
    await next(user)
    const temperature = screen.getByLabelText(/^Temperature/)
    await waitFor(() => expect(temperature).toHaveFocus())
    expect(temperature).toHaveAccessibleDescription(/Temperature must be between 25 and 45/)
    expect(screen.getByText('Write the blood pressure as two numbers, such as 120/80')).toBeVisible()
    await user.clear(temperature)
    await user.type(temperature, '37')
    await user.clear(screen.getByLabelText(/^Blood pressure/))
    await user.type(screen.getByLabelText(/^Blood pressure/), '120/80')
    await next(user)
    await stepNamed('Symptoms')
  })

  it('lets the blood pressure of a child under five be said to be not measured', async () => {
    answerWizard()
    const { user } = await openWizard(CHILD)
    await user.type(screen.getByLabelText(/^Temperature/), '36.8')
    expect(nextButton()).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: 'Blood pressure not measured' }))
    expect(nextButton()).toBeEnabled()
    cleanup()
    await openWizard(MAN)
    expect(screen.queryByRole('checkbox', { name: 'Blood pressure not measured' })).toBeNull()
  })

  it.each(['patient', 'pharmacist', 'trainer', 'medical_officer', 'moh_admin', 'admin'])(
    'is closed to a %s',
    async (role) => {
      signedInAs({ ...asha, roles: ['patient', role] })
      const sent = answerWizard()
      // The header's link asks for approvals.
      answerGraphql({})
      await openApp(`/chw/patient-assessment/${MAN.id}`)
      expect(await screen.findByText('Access Denied')).toBeVisible()
      expect(sent.map(({ operationName }) => operationName)).not.toContain('WizardPatient')
    },
  )

  it('is open to a clinician', async () => {
    signedInAs({ ...asha, roles: ['patient', 'clinician'] })
    answerWizard()
    await openApp(`/chw/patient-assessment/${MAN.id}`)
    expect(await stepNamed('Vital Signs')).toBeVisible()
  })

  it('sums up everything that was entered, with the way back to each step', async () => {
    answerWizard()
    const { user } = await openWizard()
    await goOnTo(user, 'Assessment')
    for (const text of ['36.8 °C', '120/80 mmHg', 'itching of the arm', 'alert and calm', '0 of 10']) {
      expect(screen.getByText(text)).toBeVisible()
    }
    for (const step of ['Vital Signs', 'Symptoms', 'Physical Exam', 'History']) {
      await user.click(screen.getByRole('button', { name: `Change: ${step}` }))
      expect(await stepNamed(step)).toHaveFocus()
      while (screen.queryByRole('button', NEXT)) await next(user)
      await stepNamed('Assessment')
    }
  })
})
