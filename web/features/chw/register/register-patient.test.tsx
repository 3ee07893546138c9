import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql/index.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql, type SentOperation } from '#web/test/graphql-server.ts'
import { answer, CHW, PATIENT, someone } from '#web/test/registration.ts'
import { openApp } from '#web/test/render-app.tsx'

const registrations = (sent: readonly SentOperation[]) =>
  sent.filter(({ operationName }) => operationName === 'RegisterPatient').map(({ variables }) => variables)

async function open(path = '/chw/register-patient', language: 'en' | 'sw' = 'en') {
  const app = await openApp(path, { language })
  // The form is fetched once its page stands.
  await screen.findByRole('button', { name: language === 'sw' ? 'Sajili Mgonjwa' : 'Register Patient' })
  return app
}
type User = Awaited<ReturnType<typeof open>>['user']

async function fillIn(user: User) {
  await user.type(screen.getByLabelText(/^First name/), 'Wanjiru')
  await user.type(screen.getByLabelText(/^Last name/), 'Kamau')
  await user.type(screen.getByLabelText('Day'), '30')
  await user.selectOptions(screen.getByLabelText('Month'), 'June')
  await user.type(screen.getByLabelText('Year'), '1988')
  await user.click(screen.getByRole('radio', { name: 'Female' }))
  await user.type(screen.getByLabelText(/^Phone/), '0712345678')
  await user.type(screen.getByLabelText(/^Region/), 'Nairobi')
}
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Register Patient' }))

beforeEach(() => signedInAs(CHW))

describe('§2 Patient Registration', () => {
  it.each(['patient', 'pharmacist', 'trainer', 'medical_officer', 'moh_admin', 'admin'])(
    'is denied to a %s',
    async (role) => {
      signedInAs({ ...CHW, roles: ['patient', role] })
      answer()
      // The header's link asks for approvals.
      answerGraphql({})
      await openApp('/chw/register-patient')
      expect(await screen.findByText('Access Denied')).toBeVisible()
    },
  )

  it('has the specification’s title and fields, the seven languages, and the worker’s own country', async () => {
    answer()
    await open()
    expect(screen.getByRole('heading', { name: 'Patient Registration' })).toBeVisible()
    expect(screen.getByText('Cross-Border System')).toBeVisible()
    for (const name of [/Emergency contact/, /Address/, /Village or ward/, /National ID/, /Medical alerts/]) {
      expect(screen.getByRole('textbox', { name })).toBeVisible()
    }
    expect(screen.getByLabelText(/^Country/)).toHaveValue('KE')
    const languages = within(screen.getByLabelText('Preferred language')).getAllByRole('option')
    expect(languages.map(({ textContent }) => textContent)).toEqual([
      'English',
      'Swahili',
      'French',
      'Arabic',
      'Kinyarwanda',
      'Luganda',
      'Lingala',
    ])
  })

  it('registers, says so, goes to the dashboard, and leaves no draft', async () => {
    const sent = answer()
    const { user, router } = await open()
    await fillIn(user)
    expect(screen.getByText(/^Age today: \d+ years$/)).toBeVisible()
    await submit(user)
    expect(await screen.findByText('Patient registered successfully!')).toBeVisible()
    expect(screen.getByText('The patient’s code is 7K3M-A9QX.')).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe('/chw/dashboard'))
    const [variables] = registrations(sent)
    expect(variables).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      input: {
        firstName: 'Wanjiru',
        lastName: 'Kamau',
        dateOfBirth: '1988-06-30',
        birthDateEstimated: false,
        gender: 'FEMALE',
        phone: '0712345678',
        country: 'KE',
        county: 'Nairobi',
        medicalAlerts: [],
        hasInsurance: false,
        insuranceProvider: null,
        preferredLanguage: 'ENGLISH',
      },
    })
    expect(localStorage.getItem('afya_draft:register-patient')).toBeNull()
  })

  it('marks what is missing, puts the focus there, and sends nothing', async () => {
    const sent = answer()
    const { user } = await open()
    await submit(user)
    for (const sentence of [
      'First name is required',
      'Last name is required',
      'Date of birth is required',
      'Choose a gender from the list',
      'Phone number is required',
      'Region is required: the county, district or province',
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible()
    }
    expect(screen.getByLabelText(/^First name/)).toHaveFocus()
    expect(registrations(sent)).toEqual([])
    await user.type(screen.getByLabelText('Day'), '31')
    expect(screen.queryByText('Date of birth is required')).not.toBeInTheDocument()
  })

  it.each([
    ['31', 'February', '1990', 'Give a day that exists, such as 1990-01-31'],
    ['1', 'January', '2990', 'The date of birth cannot be in the future'],
    ['1', 'January', '1890', 'The date of birth cannot be more than 120 years ago'],
  ])('refuses a birth on %s %s %s', async (day, month, year, sentence) => {
    answer()
    const { user } = await open()
    await user.type(screen.getByLabelText('Day'), day)
    await user.selectOptions(screen.getByLabelText('Month'), month)
    await user.type(screen.getByLabelText('Year'), year)
    await submit(user)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByRole('group', { name: /Date of birth/ })).toHaveAccessibleDescription(sentence)
  })

  it('estimates the date of birth from an age, and says so', async () => {
    const sent = answer()
    const { user } = await open()
    await fillIn(user)
    await user.click(screen.getByRole('radio', { name: 'Only the age' }))
    await user.type(screen.getByLabelText('Age'), '40')
    expect(screen.getByText(/^Age today: about 40 years\. Estimated date of birth: /)).toBeVisible()
    await submit(user)
    await screen.findByText('Patient registered successfully!')
    expect(registrations(sent)[0]?.['input']).toMatchObject({ birthDateEstimated: true })
  })

  it('adds medical alerts by the button and by Enter, trimmed, ignores empty ones, and removes them by a press', async () => {
    const sent = answer()
    const { user } = await open()
    await fillIn(user)
    const box = screen.getByRole('textbox', { name: /^Medical alerts/ })
    await user.type(box, '  Penicillin allergy {Enter}')
    await user.type(box, '   {Enter}')
    await user.type(box, 'Asthma')
    await user.click(screen.getByRole('button', { name: 'Add the medical alert' }))
    await user.type(box, 'Diabetes{Enter}')
    const alerts = () => within(screen.getByRole('list', { name: 'Medical alerts' })).getAllByRole('button')
    expect(alerts().map(({ textContent }) => textContent)).toEqual(['Penicillin allergy', 'Asthma', 'Diabetes'])
    await user.click(screen.getByRole('button', { name: 'Remove Asthma' }))
    expect(box).toHaveFocus()
    await user.type(box, 'Typed and not added')
    await submit(user)
    await screen.findByText('Patient registered successfully!')
    expect(registrations(sent)[0]?.['input']).toMatchObject({
      medicalAlerts: ['Penicillin allergy', 'Diabetes', 'Typed and not added'],
    })
  })

  it('asks for the insurance only where there is one, and sends none that was unticked again', async () => {
    const sent = answer()
    const { user } = await open()
    await fillIn(user)
    expect(screen.queryByLabelText(/Insurance provider/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'The patient has health insurance' }))
    await user.type(screen.getByLabelText(/Insurance provider/), 'SHA')
    await user.type(screen.getByLabelText(/Policy number/), 'P-77')
    await user.click(screen.getByRole('checkbox', { name: 'The patient has health insurance' }))
    expect(screen.queryByLabelText(/Policy number/)).not.toBeInTheDocument()
    await submit(user)
    await screen.findByText('Patient registered successfully!')
    expect(registrations(sent)[0]?.['input']).toMatchObject({ hasInsurance: false, insuranceProvider: null })
  })

  it('shows who may be registered already, why, and the way to that record', async () => {
    const sent = answer(
      {},
      { patientDuplicates: () => [{ patient: someone, reasons: ['SAME_PHONE', 'SIMILAR_NAME'] }] },
    )
    const { user } = await open()
    await fillIn(user)
    const found = await screen.findByRole('region', { name: 'Registered already?' })
    expect(found).toHaveTextContent('1 patient may be the same person')
    expect(found).toHaveTextContent(/Achieng Otienoborn 9 April 1992 · Layibi · 0712 345 678/)
    expect(found).toHaveTextContent('The same phone number · A similar name, year of birth and village')
    expect(screen.getByRole('link', { name: 'Open the record of Achieng Otieno' })).toHaveAttribute(
      'href',
      `/patients/${PATIENT}`,
    )
    expect(screen.queryByRole('link', { name: /Propose to merge/ })).not.toBeInTheDocument()
    await waitFor(() =>
      expect(sent.findLast(({ operationName }) => operationName === 'RegisteredAlready')?.variables).toMatchObject({
        input: { firstName: 'Wanjiru', lastName: 'Kamau', dateOfBirth: '1988-06-30', phone: '0712345678' },
      }),
    )
    // A warning, not a wall.
    await submit(user)
    expect(await screen.findByText('Patient registered successfully!')).toBeVisible()
  })

  it('goes on where those registered already cannot be looked for', async () => {
    let fails = true
    answer(
      {},
      {
        patientDuplicates: () => {
          if (fails) throw new Error('Out of order')
          return []
        },
      },
    )
    const { user } = await open()
    await user.type(screen.getByLabelText(/^Phone/), '0712345678')
    expect(await screen.findByText(/could not be looked for. You can still register/)).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/could not be looked for/)).not.toBeInTheDocument())
  })

  it('says that it failed where the server refuses, at the field', async () => {
    answer({
      registerPatient: () => ({
        __typename: 'InvalidInput',
        message: 'Choose a country from the list',
        field: 'country',
        issues: [{ field: 'country', message: 'Choose a country from the list' }],
      }),
    })
    const { user, router } = await open()
    await fillIn(user)
    await submit(user)
    expect(await screen.findByText('Failed to register patient. Please try again.')).toBeVisible()
    expect(screen.getByLabelText(/^Country/)).toHaveAccessibleDescription(/Choose a country from the list/)
    expect(router.state.location.pathname).toBe('/chw/register-patient')
  })

  it('says that it failed where the server has a fault', async () => {
    answer({
      registerPatient: () => {
        throw new GraphQLError('Something went wrong on our side. Please try again.', {
          extensions: { code: 'INTERNAL_SERVER_ERROR' },
        })
      },
    })
    const { user } = await open()
    await fillIn(user)
    await submit(user)
    expect(await screen.findByText('Failed to register patient. Please try again.')).toBeVisible()
  })

  it('keeps everything without a network, through a reload, and sends it under the same id', async () => {
    answer()
    const { user } = await open()
    await fillIn(user)
    dropGraphql()
    await submit(user)
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible()
    const draft = JSON.parse(localStorage.getItem('afya_draft:register-patient') ?? '{}')
    cleanup()

    const sent = answer()
    const again = await open()
    expect(screen.getByText('What you had filled in before is still here.')).toBeVisible()
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Wanjiru')
    await submit(again.user)
    expect(await screen.findByText('Patient registered successfully!')).toBeVisible()
    expect(registrations(sent)[0]?.['id']).toBe(draft.content.attempt.id)
  })

  it('starts over', async () => {
    answer()
    const { user } = await open()
    await user.type(screen.getByLabelText(/^First name/), 'Wanjiru')
    cleanup()
    const again = await open()
    await again.user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(screen.getByLabelText(/^First name/)).toHaveValue('')
    expect(localStorage.getItem('afya_draft:register-patient')).toBeNull()
  })

  it('tells a worker without a facility why there is no form', async () => {
    signedInAs({ ...CHW, profile: asha.profile })
    await openApp('/chw/register-patient')
    expect(await screen.findByRole('note')).toHaveTextContent(/^You are at no facility/)
    expect(screen.queryByRole('button', { name: 'Register Patient' })).not.toBeInTheDocument()
  })

  it('speaks Swahili, its faults too', async () => {
    answer()
    const { user } = await open('/chw/register-patient', 'sw')
    await user.click(screen.getByRole('button', { name: 'Sajili Mgonjwa' }))
    expect(await screen.findByText('Tarehe ya kuzaliwa inahitajika')).toBeVisible()
  })
})
