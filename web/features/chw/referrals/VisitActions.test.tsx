import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { AppLayout } from '#web/app/layout/AppLayout.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import { VisitActions } from '#web/features/chw/referrals/VisitActions.tsx'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { wirePrescription } from '#web/test/prescription-records.ts'
import { OWN_FACILITY_ID, WIRE_CARE, WIRE_FACILITIES, wireReferral } from '#web/test/referral-records.ts'
import { openApp } from '#web/test/render-app.tsx'

const ASSESSMENT = '018f4c1e-7000-7000-9000-a00000000001'
const PATIENT = '018f4c1e-7000-7000-9000-c00000000001'

const Result = () => (
  <VisitActions
    assessmentId={ASSESSMENT}
    patientId={PATIENT}
    referral="Refer to a hospital, now."
    why={['Fits', 'Convulsing now']}
  />
)
const routes = [
  {
    element: <AppLayout />,
    children: [
      pageRoute({ path: '/result', page: () => withApollo(async () => Result), namespaces: [], skeleton: 'article' }),
    ],
  },
]

async function openResult(
  resolvers: Parameters<typeof answerGraphql>[0] = {},
  language: 'en' | 'sw' = 'en',
  path = '/result',
) {
  signedInAs({
    ...asha,
    profile: { ...asha.profile, facility_id: OWN_FACILITY_ID as never },
    roles: ['patient', 'chw'],
  })
  const sent = answerGraphql({
    Query: { requestableCare: () => WIRE_CARE, facilities: () => WIRE_FACILITIES, ...resolvers.Query },
    Mutation: resolvers.Mutation ?? {},
  })
  const { user, router } = await openApp(path, { routes, language })
  const open = async (button: string) => {
    await user.click(await screen.findByRole('button', { name: button }))
    return within(await screen.findByRole('dialog'))
  }
  return { user, router, sent, open }
}

describe('Referring from a result', () => {
  it('offers the facilities of one’s country, nearest first, and how soon as the plan advises', async () => {
    const created = wireReferral()
    const { user, sent, open } = await openResult({ Mutation: { createReferral: () => created } })
    expect(await screen.findByText('Refer to a hospital, now.')).toBeVisible()
    const dialog = await open('Refer')
    const choices = async () =>
      within(await dialog.findByRole('radiogroup', { name: /Facility/ }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent)
    expect(await choices()).toEqual(['Victoria · Kisumu · Level 3', 'Alpha · Nairobi · Level 3'])
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Emergency' })).toBeChecked())
    expect(dialog.getByText('The plan advises: Emergency.')).toBeVisible()
    await user.selectOptions(dialog.getByLabelText('Country'), 'Uganda')
    await user.click(await dialog.findByRole('radio', { name: 'Mulago · Kampala · Hospital' }))
    await user.click(dialog.getByRole('radio', { name: 'Same day' }))
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), ' Fits ')
    await user.click(dialog.getByRole('button', { name: 'Send referral' }))
    expect(await screen.findByText('Referral sent')).toBeVisible()
    expect(sent.at(-1)?.variables).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      input: {
        patientId: PATIENT,
        assessmentId: ASSESSMENT,
        toFacilityId: created.to.id,
        urgency: 'SAME_DAY',
        reason: 'Fits',
      },
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('link', { name: 'See referrals' })).toHaveAttribute('href', '/chw/referrals')
    expect(screen.queryByRole('link', { name: 'See prescriptions' })).toBeNull()
  })

  it('is begun where a danger led here: how soon and why are filled in, and can be changed', async () => {
    const created = wireReferral()
    const { user, router, sent } = await openResult(
      { Mutation: { createReferral: () => created } },
      'en',
      '/result?refer',
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Refer the patient' }))
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Emergency' })).toBeChecked())
    expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Fits. Convulsing now')
    await user.click(await dialog.findByRole('radio', { name: /Victoria/ }))
    await user.click(dialog.getByRole('button', { name: 'Send referral' }))
    expect(await screen.findByText('Referral sent')).toBeVisible()
    expect(sent.at(-1)?.variables).toMatchObject({ input: { urgency: 'EMERGENCY', reason: 'Fits. Convulsing now' } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // After a reload it does not begin anew.
    expect(router.state.location.search).toBe('')
  })

  it('is not begun anew once it was left, and then begins empty', async () => {
    const { user, router, open } = await openResult({}, 'en', '/result?refer')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect((await open('Refer')).getByRole('textbox', { name: /^Reason/ })).toHaveValue('')
  })

  it('says at each field what is missing, and sends nothing', async () => {
    const { user, sent, open } = await openResult({
      Query: { requestableCare: () => ({ ...WIRE_CARE, referralUrgency: null }) },
    })
    const dialog = await open('Refer')
    await dialog.findByRole('radiogroup', { name: /Facility/ })
    await user.click(dialog.getByRole('button', { name: 'Send referral' }))
    for (const text of ['Choose a facility from the list', 'Choose how urgent it is', 'Give a reason']) {
      expect(await dialog.findByText(text)).toBeVisible()
    }
    expect(sent.some(({ operationName }) => operationName === 'CreateReferral')).toBe(false)
  })

  it('finds a facility by words, and says where none fits', async () => {
    const { user, open } = await openResult()
    const dialog = await open('Refer')
    await user.type(await dialog.findByLabelText('Search by name or district'), 'nairobi')
    expect(dialog.queryByRole('radio', { name: /Victoria/ })).toBeNull()
    expect(dialog.getByRole('radio', { name: /Alpha/ })).toBeVisible()
    await user.type(dialog.getByLabelText('Search by name or district'), ' zzz')
    expect(dialog.getByText('No facility fits. Change the country or the words.')).toBeVisible()
  })

  it('shows what the server refuses at its field, and keeps all when nothing could be sent', async () => {
    const message = 'Choose another facility than your own'
    const { user, open } = await openResult({
      Mutation: {
        createReferral: () => ({
          __typename: 'InvalidInput',
          message,
          field: 'toFacilityId',
          issues: [{ __typename: 'InputIssue', field: 'toFacilityId', message }],
        }),
      },
    })
    const dialog = await open('Refer')
    await user.click(await dialog.findByRole('radio', { name: /Victoria/ }))
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Fits')
    await user.click(dialog.getByRole('button', { name: 'Send referral' }))
    expect(await dialog.findByText(message)).toBeVisible()
    dropGraphql()
    await user.click(dialog.getByRole('button', { name: 'Send referral' }))
    expect(await screen.findByText('Not saved')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Fits')
    expect(dialog.getByRole('radio', { name: /Victoria/ })).toBeChecked()
  })

  it('can ask for the facilities again', async () => {
    const { open } = await openResult({ Query: { facilities: () => Promise.reject(new Error('away')) } })
    const dialog = await open('Refer')
    expect(await dialog.findByText(/The facilities could not be loaded/)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('Who reads a result without being at the bedside', () => {
  it('is offered neither', async () => {
    signedInAs({ ...asha, roles: ['patient', 'medical_officer'] })
    const sent = answerGraphql({})
    await openApp('/result', { routes })
    expect(await screen.findByRole('main')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Refer|Request|Loading/ })).toBeNull()
    // The header's link asks for an officer's approvals.
    expect(sent.filter(({ operationName }) => operationName !== 'ApprovalsLink')).toEqual([])
  })
})

describe('Asking for medicines from a result', () => {
  it('sends what was chosen with what was added; what must not be given cannot be chosen', async () => {
    const { user, sent, open } = await openResult({ Mutation: { requestPrescription: () => wirePrescription() } })
    const dialog = await open('Request prescription')
    const medicine = await dialog.findByRole('checkbox', { name: 'Amoxicillin 250 mg' })
    expect(dialog.getByText('5 days · 20 in all')).toBeVisible()
    expect(dialog.getByRole('checkbox', { name: /Ibuprofen/ })).toBeDisabled()
    expect(dialog.getByText('Must not be given to this patient')).toBeVisible()
    expect(dialog.getByRole('checkbox', { name: 'Paracetamol' })).toBeDisabled()
    expect(dialog.getByText('No dose can be said: weigh the patient and assess again')).toBeVisible()
    expect(dialog.getByText(/It is not an approval/)).toBeVisible()
    await user.click(medicine)
    await user.type(dialog.getByLabelText(/^Your instruction for Amoxicillin/), 'After food')
    await user.click(dialog.getByRole('button', { name: 'Send request' }))
    expect(await screen.findByText('Request stored')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See prescriptions' })).toHaveAttribute(
      'href',
      '/chw/dispense-medication?tab=pending',
    )
    expect(sent.at(-1)?.variables).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      input: {
        assessmentId: ASSESSMENT,
        medicines: [{ regimen: 'amoxicillin_pneumonia_child', instruction: 'After food' }],
      },
      language: 'EN',
    })
  })

  it('wants at least one, and what was unticked is not asked for', async () => {
    const { user, sent, open } = await openResult()
    const dialog = await open('Request prescription')
    const medicine = await dialog.findByRole('checkbox', { name: 'Amoxicillin 250 mg' })
    await user.click(medicine)
    await user.click(medicine)
    await user.click(dialog.getByRole('button', { name: 'Send request' }))
    expect(await dialog.findByText('Choose at least one medicine')).toBeVisible()
    expect(sent.some(({ operationName }) => operationName === 'RequestPrescription')).toBe(false)
  })

  it('shows why the server refuses, in the language on the screen', async () => {
    const message = 'This medicine must not be given to this patient: the plan says why'
    const { user, open } = await openResult(
      {
        Mutation: {
          requestPrescription: () => ({ __typename: 'InvalidInput', message, field: 'medicines.0', issues: [] }),
        },
      },
      'sw',
    )
    const dialog = await open('Omba dawa')
    await user.click(await dialog.findByRole('checkbox', { name: 'Amoxicillin 250 mg' }))
    await user.click(dialog.getByRole('button', { name: 'Tuma ombi' }))
    expect(await dialog.findByText('Dawa hii haipaswi kupewa mgonjwa huyu: mpango unaeleza sababu')).toBeVisible()
  })

  it('says where the plan names no medicine, and can be loaded again', async () => {
    let fails = true
    const { user, open } = await openResult({
      Query: {
        requestableCare: () => {
          if (fails) throw new Error('away')
          return { ...WIRE_CARE, medicines: [] }
        },
      },
    })
    const dialog = await open('Request prescription')
    expect(await dialog.findByText(/could not be loaded/)).toBeVisible()
    fails = false
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('The plan of this assessment names no medicine.')).toBeVisible()
  })
})
