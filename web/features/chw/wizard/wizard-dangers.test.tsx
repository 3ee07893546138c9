import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '#web/i18n/i18n.ts'
import * as engines from '#web/lib/clinical-engine/load-clinical-engine.ts'
import { signedInAs } from '#web/test/accounts.ts'
import { openApp } from '#web/test/render-app.tsx'
import {
  answerWizard,
  CHILD,
  CHW,
  goOnTo,
  INFANT,
  MAN,
  next,
  openWizard,
  stepNamed,
  type User,
  WOMAN,
} from '#web/test/wizard.ts'

// Read from the tables as they stand, which takes its time on a busy machine.
beforeAll(async () => {
  await engines.loadClinicalEngine('en')
}, 60_000)

const dialog = (name: string | RegExp = /Danger/) => screen.findByRole('alertdialog', { name })
const noDialog = () => expect(screen.queryByRole('alertdialog')).toBeNull()
const goOn = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Go on with the assessment' }))
  await waitFor(noDialog)
}
const type = (user: User, label: RegExp, text: string) => user.type(screen.getByLabelText(label), text)
const tick = (user: User, name: string | RegExp) => user.click(screen.getByRole('checkbox', { name }))

describe('Danger signs in the CHW wizard', () => {
  it('interrupt at once when one is ticked, with what to do and the number to call', async () => {
    answerWizard()
    const { user } = await openWizard(CHILD)
    await tick(user, 'Convulsing now')
    const told = await dialog('Danger: help is needed now')
    expect(told).toHaveTextContent('Convulsing now')
    expect(told).toHaveTextContent('A general danger sign in a young child')
    expect(told).toHaveTextContent('Go to a hospital now and call for help.')
    expect(within(told).getByRole('heading', { name: 'What to do now' })).toBeVisible()
    expect(within(told).getByRole('link', { name: /Call 999/ })).toHaveAttribute('href', 'tel:999')
    expect(within(told).getByRole('button', { name: 'Refer now' })).toBeVisible()
  })

  it('are said once: again only for another one, and in sight until then', async () => {
    answerWizard()
    const { user } = await openWizard(CHILD)
    await tick(user, 'Convulsing now')
    await goOn(user)
    await tick(user, 'Convulsing now')
    await tick(user, 'Convulsing now')
    await tick(user, 'Blue lips or tongue')
    const told = await dialog()
    expect(told).toHaveTextContent('Blue lips or tongue')
    expect(told).not.toHaveTextContent('Convulsing now')
    await goOn(user)
    await user.click(screen.getByRole('button', { name: 'Danger: show what to do' }))
    expect(await dialog()).toHaveTextContent('Convulsing now')
    await goOn(user)
  })

  it('stay acknowledged over a reload', async () => {
    answerWizard()
    const { user } = await openWizard(CHILD)
    await tick(user, 'Convulsing now')
    await goOn(user)
    cleanup()
    await openWizard(CHILD)
    expect(await screen.findByRole('button', { name: 'Danger: show what to do' })).toBeVisible()
    noDialog()
  })

  it.each([
    ['a blood pressure of shock', MAN, /^Blood pressure/, '80/50', /organs get too little blood/],
    ['a very high temperature', MAN, /^Temperature/, '41.2', /41 °C or more/],
    ['a low oxygen', CHILD, /^Oxygen saturation/, '86', /oxygen/i],
    ['fast breathing of an infant', INFANT, /^Respiratory rate/, '66', /pneumonia/i],
  ])('are found in what was measured once it is left: %s', async (_what, who, label, value, said) => {
    answerWizard()
    const { user } = await openWizard(who)
    await type(user, label, `${value}{Tab}`)
    expect(await dialog()).toHaveTextContent(said)
  })

  it('are found in the complaint once one pauses', async () => {
    answerWizard()
    const { user } = await openWizard(MAN)
    await goOnTo(user, 'Symptoms')
    await type(user, /^Chief complaint/, 'coughing blood since yesterday')
    expect(await dialog('Danger sign: be seen today')).toHaveTextContent('Coughing blood')
    await goOn(user)
    expect(screen.getByLabelText(/^Chief complaint/)).toHaveValue('coughing blood since yesterday')
  })

  it('are found at the physical examination, in ticks and in words', async () => {
    answerWizard()
    const { user } = await openWizard(CHILD)
    await goOnTo(user, 'Physical Exam')
    await tick(user, 'Swelling of both feet')
    expect(await dialog()).toHaveTextContent(/feet/)
    await goOn(user)
    await type(user, /^General appearance/, 'unconscious{Tab}')
    expect(await dialog()).toHaveTextContent('Unconscious')
  })

  it('are found in the history: a fever in sickle cell disease', async () => {
    answerWizard()
    const { user } = await openWizard(MAN)
    await type(user, /^Temperature/, '38.4')
    await type(user, /^Blood pressure/, '120/80')
    await next(user)
    await stepNamed('Symptoms')
    await type(user, /^Chief complaint/, 'itching')
    await next(user)
    await stepNamed('Physical Exam')
    await type(user, /^General appearance/, 'calm')
    await next(user)
    await stepNamed('History')
    noDialog()
    await tick(user, 'Sickle cell disease')
    expect(await dialog()).toBeVisible()
  })

  it('ask a woman who may be pregnant, and find those of a pregnancy and after birth', async () => {
    answerWizard()
    const { user } = await openWizard(WOMAN)
    expect(screen.queryByRole('checkbox', { name: 'Baby moving less in the womb' })).toBeNull()
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Is she pregnant?' })).getByRole('radio', { name: 'Yes' }),
    )
    await tick(user, 'Baby moving less in the womb')
    expect(await dialog()).toHaveTextContent(/Baby moving less/)
    await goOn(user)
    await user.click(
      within(screen.getByRole('radiogroup', { name: /given birth/ })).getByRole('radio', { name: 'Yes' }),
    )
    await tick(user, 'Bad-smelling discharge after birth')
    expect(await dialog()).toHaveTextContent(/discharge/)
    cleanup()
    await openWizard(MAN)
    expect(screen.queryByRole('radiogroup', { name: 'Is she pregnant?' })).toBeNull()
  })

  it('name no number where none is sure, and say when one is doubted', async () => {
    answerWizard()
    signedInAs({ ...CHW, profile: { ...CHW.profile, region: 'Burundi' } })
    const { user } = await openApp(`/chw/patient-assessment/${CHILD.id}`)
    await stepNamed('Vital Signs')
    await tick(user, 'Convulsing now')
    expect(await dialog()).toHaveTextContent('No emergency number is known here for this country')
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
    cleanup()
    localStorage.clear()
    signedInAs({ ...CHW, profile: { ...CHW.profile, region: 'DR Congo' } })
    const again = await openApp(`/chw/patient-assessment/${CHILD.id}`)
    await stepNamed('Vital Signs')
    await tick(again.user, 'Convulsing now')
    expect(await dialog()).toHaveTextContent('It is not sure that this number is answered')
    expect(screen.getByRole('link', { name: /Call 112/ })).toBeVisible()
  })

  it('are said in Swahili too', async () => {
    answerWizard()
    const { user } = await openWizard(CHILD)
    await changeLanguage('sw')
    await user.click(await screen.findByRole('checkbox', { name: 'Ana degedege sasa hivi' }))
    expect(await dialog('Hatari: msaada unahitajika sasa')).toHaveTextContent('Ana degedege sasa hivi')
    expect(screen.getByRole('link', { name: /Piga 999/ })).toBeVisible()
    await changeLanguage('en')
  })

  it('that cannot be looked for are said to be unchecked, until they can', async () => {
    const load = vi.spyOn(engines, 'loadClinicalEngine').mockRejectedValue(new TypeError('Failed to fetch'))
    answerWizard()
    const { user } = await openWizard(CHILD)
    expect(await screen.findByText(/nothing is checked on this device just now/)).toBeVisible()
    await tick(user, 'Convulsing now')
    load.mockRestore()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await dialog()).toHaveTextContent('Convulsing now')
  })
})
