import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerWizard, CHILD, GIRL, goOnTo, INFANT, MAN, openWizard, type User, WOMAN } from '#web/test/wizard.ts'

afterEach(() => void vi.useRealTimers())

const pressure = () => screen.getByRole('textbox', { name: /^Blood pressure/ })
const bmi = () => screen.getByRole('textbox', { name: 'BMI (computed)' })
const size = async (user: User, weight: string, height: string) => {
  await user.type(screen.getByLabelText(/^Weight/), weight)
  await user.type(screen.getByLabelText(/^Height/), height)
}

describe('§5 CHW vitals', () => {
  it('says of the blood pressure what the rule says, and to repeat a high one', async () => {
    answerWizard()
    const { user } = await openWizard(MAN)
    await user.type(pressure(), '120/80')
    expect(screen.getByText('Blood pressure within normal range.')).toBeVisible()
    await user.clear(pressure())
    await user.type(pressure(), '150/85')
    expect(screen.getByText('High blood pressure detected. Consider antihypertensive treatment.')).toBeVisible()
    expect(screen.getByText(/^Repeat the measurement/)).toBeVisible()
    expect(screen.queryByText('Blood pressure within normal range.')).toBeNull()
  })

  it('says that a child has limits of its own', async () => {
    answerWizard()
    const { user } = await openWizard(GIRL)
    await user.type(pressure(), '110/70')
    expect(screen.getByText(/For a child the assessment uses a child’s/)).toBeVisible()
  })

  it('computes the BMI of an adult to one decimal, read-only, with its category', async () => {
    answerWizard()
    const { user } = await openWizard(MAN)
    expect(bmi()).toHaveValue('')
    expect(bmi()).toHaveAttribute('readonly')
    await size(user, '70', '170')
    expect(bmi()).toHaveValue('24.2')
    expect(bmi()).toHaveAccessibleDescription('Normal')
    await user.clear(screen.getByLabelText(/^Weight/))
    expect(bmi()).toHaveValue('')
  })

  it('names WHO’s category in words under 19 years', async () => {
    answerWizard()
    const { user } = await openWizard(GIRL)
    await size(user, '25', '150')
    expect(bmi()).toHaveValue('11.1')
    await waitFor(() => expect(bmi()).toHaveAccessibleDescription('Severely thin, for the age (WHO)'))
    cleanup()
    const child = await openWizard(CHILD)
    await size(child.user, '10.5', '81')
    await waitFor(() => expect(bmi()).toHaveAccessibleDescription('Normal, for the age (WHO)'))
  })

  it('gives no category in pregnancy, and asks for the upper arm', async () => {
    answerWizard()
    const { user } = await openWizard(WOMAN)
    expect(screen.queryByLabelText(/MUAC/)).toBeNull()
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Is she pregnant?' })).getByRole('radio', { name: 'Yes' }),
    )
    await size(user, '60', '160')
    expect(bmi()).toHaveAccessibleDescription(/In pregnancy the BMI has no category/)
    expect(screen.getByLabelText(/MUAC/)).toBeVisible()
    expect(screen.getByLabelText(/Weeks of pregnancy/)).toBeVisible()
  })

  it('asks the signs of a child under five, of an infant its own, and of others neither', async () => {
    answerWizard()
    await openWizard(CHILD)
    expect(screen.getByRole('checkbox', { name: 'Head nodding with each breath' })).toBeVisible()
    cleanup()
    await openWizard(INFANT)
    expect(screen.getByRole('checkbox', { name: 'Baby moves only when touched, or not at all' })).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'Head nodding with each breath' })).toBeNull()
    cleanup()
    await openWizard(MAN)
    expect(screen.queryByRole('checkbox', { name: 'Head nodding with each breath' })).toBeNull()
    expect(screen.getByRole('checkbox', { name: 'Weakness of one side of the body' })).toBeVisible()
  })
})

describe('§3 CHW wizard: what the other steps ask', () => {
  it('has duration, severity, 16 associated symptoms and a pain scale from 0', async () => {
    answerWizard()
    const { user } = await openWizard(MAN)
    await goOnTo(user, 'Symptoms')
    const options = (name: RegExp | string, role: 'radiogroup' | 'group' = 'radiogroup') =>
      within(screen.getByRole(role, { name })).getAllByRole(role === 'group' ? 'checkbox' : 'radio')
    expect(options('Duration')).toHaveLength(5)
    expect(options('Severity')).toHaveLength(3)
    expect(options(/^Associated symptoms/, 'group')).toHaveLength(16)
    const pain = screen.getByRole('slider', { name: 'Pain scale' })
    expect(pain).toHaveValue('0')
    fireEvent.change(pain, { target: { value: '4' } })
    expect(pain).toHaveAttribute('aria-valuetext', '4 of 10')
  })

  it('has eight fields of examination, five of history and 13 risk factors', async () => {
    answerWizard()
    const { user } = await openWizard(MAN)
    await goOnTo(user, 'Physical Exam')
    expect(screen.getAllByRole('textbox')).toHaveLength(8)
    await user.type(screen.getByLabelText(/^General appearance/), 'calm')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByRole('group', { name: /^Risk factors/ })
    expect(screen.getAllByRole('textbox')).toHaveLength(5)
    expect(within(screen.getByRole('group', { name: /^Risk factors/ })).getAllByRole('checkbox')).toHaveLength(13)
  })
})

describe('The breath counter', () => {
  const minute = () => act(() => void vi.advanceTimersByTime(60_200))
  const start = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  const breathe = (times: number) => {
    for (let tap = 0; tap < times; tap += 1) fireEvent.click(screen.getByRole('button', { name: /Tap at each breath/ }))
  }

  it('counts taps for sixty seconds and writes the rate into its field', async () => {
    answerWizard()
    await openWizard(CHILD)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    start(/Count breaths for 60 seconds/)
    expect(screen.getByRole('button', { name: /Tap at each breath/ })).toHaveFocus()
    expect(screen.getByRole('timer')).toHaveTextContent('60 seconds left')
    breathe(30)
    act(() => void vi.advanceTimersByTime(30_000))
    expect(screen.getByRole('timer')).toHaveTextContent('30 seconds left')
    minute()
    expect(screen.getByLabelText(/^Respiratory rate/)).toHaveValue(30)
    expect(screen.getByText(/30 breaths a minute/)).toHaveFocus()
    vi.useRealTimers()
  })

  it('counts twice under two months, and takes the lower', async () => {
    answerWizard()
    await openWizard(INFANT)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    start(/Count breaths for 60 seconds/)
    breathe(45)
    minute()
    expect(screen.getByText('First count: 45 breaths. Now count a second time.')).toBeVisible()
    expect(screen.getByLabelText(/^Respiratory rate/)).toHaveValue(null)
    start(/Count a second time/)
    breathe(42)
    minute()
    expect(screen.getByLabelText(/^Respiratory rate/)).toHaveValue(42)
    vi.useRealTimers()
  })

  it('can be stopped, and counts nothing then', async () => {
    answerWizard()
    await openWizard(CHILD)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    start(/Count breaths for 60 seconds/)
    breathe(5)
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
    minute()
    expect(screen.getByLabelText(/^Respiratory rate/)).toHaveValue(null)
    vi.useRealTimers()
  })
})

describe('The CHW wizard with the keyboard alone', () => {
  it('goes from the first measurement to the result', async () => {
    answerWizard()
    const { user, router } = await openWizard(MAN)
    const tabTo = async (element: () => HTMLElement) => {
      for (let presses = 0; document.activeElement !== element() && presses < 80; presses += 1) await user.tab()
      expect(element()).toHaveFocus()
    }
    await tabTo(() => screen.getByLabelText(/^Temperature/))
    await user.keyboard('36.8')
    await tabTo(pressure)
    await user.keyboard('120/80{Enter}')
    await tabTo(() => screen.getByLabelText(/^Chief complaint/))
    await user.keyboard('itching')
    await tabTo(() => screen.getByRole('button', { name: 'Next' }))
    await user.keyboard('{Enter}')
    await tabTo(() => screen.getByLabelText(/^General appearance/))
    await user.keyboard('calm')
    await tabTo(() => screen.getByRole('button', { name: 'Next' }))
    await user.keyboard(' ')
    await tabTo(() => screen.getByRole('button', { name: 'Next' }))
    await user.keyboard('{Enter}')
    await tabTo(() => screen.getByRole('button', { name: 'Generate AI Diagnosis' }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/assessment-result/))
  })
})
