import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { dropGraphql } from '#web/test/graphql-server.ts'
import { openApp } from '#web/test/render-app.tsx'
import { answerWizard, CHW, goOnTo, MAN, openWizard, stepNamed, WOMAN } from '#web/test/wizard.ts'

async function openFirstStep() {
  signedInAs(CHW)
  const app = await openApp('/chw/patient-assessment')
  await stepNamed('Patient Selection')
  return app
}

describe('What the CHW wizard keeps on the device', () => {
  it.each([
    ['Vital Signs', /^Temperature/, '36.8', 36.8],
    ['Symptoms', /^Chief complaint/, 'itching', 'itching'],
    ['Physical Exam', /^Skin/, 'dry', 'dry'],
    ['History', /^Social history/, 'a farmer', 'a farmer'],
  ])('comes back after a reload at %s, at the same step', async (step, label, typed, value) => {
    answerWizard()
    const { user } = await openWizard()
    await goOnTo(user, step)
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), typed)
    cleanup()
    await openWizard()
    expect(await stepNamed(step)).toBeVisible()
    expect(screen.getByText('What was entered before is still here.')).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveValue(value)
  })

  it('comes back after a reload at the summary', async () => {
    answerWizard()
    const { user } = await openWizard()
    await goOnTo(user, 'Assessment')
    cleanup()
    await openWizard()
    expect(await stepNamed('Assessment')).toBeVisible()
    expect(screen.getByText('itching of the arm')).toBeVisible()
  })

  it('opens without a network too, and says that the record is as it was', async () => {
    answerWizard()
    const { user } = await openWizard(WOMAN)
    await user.type(screen.getByLabelText(/^Temperature/), '36.8')
    cleanup()
    dropGraphql()
    await openWizard(WOMAN)
    expect(await screen.findByText(/could not be fetched anew/)).toBeVisible()
    expect(screen.getByLabelText(/^Temperature/)).toHaveValue(36.8)
    expect(screen.getByRole('region', { name: 'The patient' })).toHaveTextContent('Penicillin allergy')
    answerWizard()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/could not be fetched anew/)).toBeNull())
  })

  it('is one for each patient, listed at the first step to go on with', async () => {
    answerWizard()
    const first = await openWizard(WOMAN)
    await first.user.type(screen.getByLabelText(/^Temperature/), '37.1')
    cleanup()
    const second = await openWizard(MAN)
    expect(screen.getByLabelText(/^Temperature/)).toHaveValue(null)
    await goOnTo(second.user, 'Symptoms')
    cleanup()
    const { user, router } = await openFirstStep()
    const list = within(screen.getByRole('region', { name: 'Begun on this device and not sent' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Baraka Otieno'),
      expect.stringContaining('Achieng Otieno'),
    ])
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Step 3 of 6 · Symptoms')
    await user.click(list.getByRole('button', { name: 'Go on with Achieng Otieno' }))
    expect(router.state.location.pathname).toBe(`/chw/patient-assessment/${WOMAN.id}`)
    await stepNamed('Vital Signs')
    expect(screen.getByLabelText(/^Temperature/)).toHaveValue(37.1)
  })

  it('leads to Vital Signs when its patient is chosen anew, with the answers', async () => {
    answerWizard()
    const first = await openWizard(MAN)
    await goOnTo(first.user, 'Physical Exam')
    cleanup()
    const { user } = await openFirstStep()
    await user.type(screen.getByRole('searchbox'), 'ba')
    await user.click(await screen.findByRole('button', { name: /Baraka Otieno.*born/ }))
    expect(await stepNamed('Vital Signs')).toBeVisible()
    expect(screen.getByLabelText(/^Temperature/)).toHaveValue(36.8)
  })

  it('is discarded only after a confirmation', async () => {
    answerWizard()
    const first = await openWizard(MAN)
    await first.user.type(screen.getByLabelText(/^Temperature/), '36.8')
    cleanup()
    const { user } = await openFirstStep()
    await user.click(screen.getByRole('button', { name: 'Discard the assessment of Baraka Otieno' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Discard this assessment?' }))
    await user.click(asked.getByRole('button', { name: 'Keep it' }))
    expect(screen.getByRole('button', { name: 'Go on with Baraka Otieno' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Discard the assessment of Baraka Otieno' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByText('Begun on this device and not sent')).toBeNull())
    cleanup()
    await openWizard(MAN)
    expect(screen.getByLabelText(/^Temperature/)).toHaveValue(null)
  })

  it('is nobody else’s', async () => {
    answerWizard()
    const { user } = await openWizard(MAN)
    await user.type(screen.getByLabelText(/^Temperature/), '36.8')
    cleanup()
    signedInAs({ ...CHW, user: { ...asha.user, id: '018f4c1e-0000-7000-8000-0000000000bb' } })
    await openApp('/chw/patient-assessment')
    await stepNamed('Patient Selection')
    expect(screen.queryByText('Begun on this device and not sent')).toBeNull()
  })

  it('says so where the device is full', async () => {
    answerWizard()
    const { user } = await openWizard(MAN)
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.type(screen.getByLabelText(/^Temperature/), '3')
    expect(await screen.findByText(/This device is full/)).toBeVisible()
    full.mockRestore()
    await user.type(screen.getByLabelText(/^Temperature/), '6')
    await waitFor(() => expect(screen.queryByText(/This device is full/)).toBeNull())
  })
})
