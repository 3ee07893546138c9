import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as engines from '#web/lib/clinical-engine/load-clinical-engine.ts'
import { signedInAs } from '#web/test/accounts.ts'
import { answerGraphql } from '#web/test/graphql-server.ts'
import { assessmentForm } from '#web/test/medical-form.ts'
import { openApp } from '#web/test/render-app.tsx'

const taken = () => ({ __typename: 'SubmittedMedicalAssessment', planId: '018f4c1e-7000-7000-8000-00000000000b' })
const answer = () => answerGraphql({ Query: { assessmentForm }, Mutation: { submitMedicalAssessment: taken } })

async function open(options?: Parameters<typeof openApp>[1]) {
  signedInAs()
  const sent = answer()
  const app = await openApp('/medical/assessment/diabetes', options)
  const box = await screen.findByRole('textbox', { name: /Other symptoms|Dalili nyingine/ })
  return { ...app, box, sent }
}
const offered = async () => screen.findByRole('group', { name: 'Recognised in your text' })

afterEach(() => vi.restoreAllMocks())

describe('The box for other symptoms', () => {
  it('says that its text stays on the device, and loads nothing until it is used', async () => {
    const load = vi.spyOn(engines, 'loadClinicalEngine')
    const { user, box } = await open()
    expect(box).toHaveAccessibleDescription(/never leaves it; only what you tick is sent/)
    expect(load).not.toHaveBeenCalled()
    await user.click(box)
    await waitFor(() => expect(load).toHaveBeenCalledWith('en'))
  })

  it('offers what it recognised, unticked, and sends the ticks but never the text', async () => {
    const { user, box, sent } = await open()
    await user.type(screen.getByLabelText(/Age in years/), '50')
    await user.click(screen.getByRole('radio', { name: 'Female' }))
    await user.type(box, 'I have a sore throat and I am very thirsty, no fever. I have asthma. My zorbulated gribnak.')

    const ticks = await offered()
    const throat = within(ticks).getByRole('checkbox', { name: /throat/i })
    expect(throat).not.toBeChecked()
    expect(within(ticks).queryByRole('checkbox', { name: /fever/i })).not.toBeInTheDocument()
    expect(screen.getByText(/Not understood: .*zorbulated/)).toBeVisible()
    expect(screen.getByText(/are a draft/)).toBeVisible()

    // One that the checklist has ticks that one; one of the history that one.
    const thirst = within(ticks).getByRole('checkbox', { name: 'Great thirst' })
    const onList = within(screen.getByRole('group', { name: 'Tick everything that is there' }))
    expect(onList.getByRole('checkbox', { name: 'Great thirst' })).not.toBeChecked()
    await user.click(thirst)
    expect(onList.getByRole('checkbox', { name: 'Great thirst' })).toBeChecked()
    await user.click(within(await offered()).getByRole('checkbox', { name: /asthma/i }))
    expect(
      within(screen.getByRole('group', { name: /before this illness/ })).getByRole('checkbox', { name: 'Asthma' }),
    ).toBeChecked()
    await user.click(within(await offered()).getByRole('checkbox', { name: /throat/i }))

    // What was ticked stays when the text no longer says it.
    await user.clear(box)
    await waitFor(() =>
      expect(
        within(screen.getByRole('group', { name: 'Recognised in your text' })).getAllByRole('checkbox'),
      ).toHaveLength(1),
    )
    await user.type(box, 'a secret')
    await user.click(screen.getByRole('button', { name: /Complete Assessment/ }))
    await screen.findByText('Assessment completed successfully!')
    const submission = sent.find(({ operationName }) => operationName === 'SubmitMedicalAssessment')
    expect(submission?.variables['input']).toMatchObject({
      symptoms: expect.arrayContaining(['sore_throat']),
      medicalHistory: ['known_asthma'],
    })
    expect(JSON.stringify(sent)).not.toMatch(/secret|zorbulated/)
  })

  it('shows a danger sign at once, before it is ticked', async () => {
    const { user, box } = await open()
    await user.type(box, 'I am coughing blood')
    const alert = await screen.findByRole('alert', { name: 'Danger sign: be seen now' })
    expect(alert).toHaveTextContent(/blood/i)
    expect(within(await offered()).getByRole('checkbox', { name: /blood.*Danger sign/i })).not.toBeChecked()
    expect(box).toHaveFocus()
    await user.clear(box)
    await waitFor(() => expect(screen.queryByRole('alert', { name: /Danger sign/ })).not.toBeInTheDocument())
  })

  it('says that nothing was recognised', async () => {
    const { user, box } = await open()
    await user.type(box, 'zorbulated')
    expect(await screen.findByText(/Nothing in this text was recognised/)).toBeVisible()
  })

  it('stays usable where its text cannot be read, says so, and tries again', async () => {
    const load = vi.spyOn(engines, 'loadClinicalEngine').mockRejectedValue(new TypeError('Failed to fetch'))
    const { user, box } = await open()
    await user.type(box, 'sore throat')
    expect(await screen.findByText(/could not be loaded, so the text was not read/)).toBeVisible()
    expect(box).toHaveValue('sore throat')
    load.mockRestore()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(within(await offered()).getByRole('checkbox', { name: /throat/i })).toBeVisible()
  })

  it('says that it is getting ready', async () => {
    vi.spyOn(engines, 'loadClinicalEngine').mockReturnValue(new Promise(() => undefined))
    const { user, box } = await open()
    await user.click(box)
    expect(await screen.findByText('Getting ready to read the text…')).toBeVisible()
  })

  it('reads Swahili where the page is in Swahili', async () => {
    const { user, box } = await open({ language: 'sw' })
    await user.type(box, 'kichwa kinauma')
    const ticks = await screen.findByRole('group', { name: 'Zilizotambuliwa katika maandishi yako' })
    expect(within(ticks).getByRole('checkbox', { name: /kichwa/i })).not.toBeChecked()
  })
})
