import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { changeLanguage } from '#web/i18n/i18n.ts'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql, unauthenticated } from '#web/test/graphql-server.ts'
import { assessmentForm } from '#web/test/medical-form.ts'
import { openApp } from '#web/test/render-app.tsx'
import { server } from '#web/test/server.ts'

const PLAN_ID = '018f4c1e-7000-7000-8000-00000000000b'
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const SUBMIT = 'Complete Assessment & Get Diagnosis'

type User = Awaited<ReturnType<typeof openApp>>['user']
type Resolver = () => unknown

const taken = () => ({ __typename: 'SubmittedMedicalAssessment', planId: PLAN_ID })
/** The plan that a form leads to stays loading: made up, it would be refused and left. */
const medicalPlan = () => new Promise(() => undefined)
const answer = (submitMedicalAssessment: Resolver = taken) =>
  answerGraphql({ Query: { assessmentForm, medicalPlan }, Mutation: { submitMedicalAssessment } })
const submissions = (sent: ReturnType<typeof answer>) =>
  sent.filter(({ operationName }) => operationName === 'SubmitMedicalAssessment')

async function open(type = 'malaria', options?: Parameters<typeof openApp>[1]) {
  const app = await openApp(`/medical/assessment/${type}`, options)
  await screen.findByRole('button', { name: /Complete Assessment|Kamilisha Tathmini/ })
  return app
}
const submit = (user: User) => user.click(screen.getByRole('button', { name: SUBMIT }))

async function fillIn(user: User) {
  await user.type(screen.getByLabelText(/Age in years/), '34')
  await user.click(screen.getByRole('radio', { name: 'Female' }))
}

describe('§2 Medical assessment form', () => {
  it('has the type’s name, its sections, and the nine countries with the account’s chosen', async () => {
    signedInAs({ ...asha, profile: { ...asha.profile, region: 'DR Congo' } })
    answer()
    await open('hiv_aids')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('HIV and AIDS')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Patient Information',
      'Vital Signs',
      'Current Symptoms',
      'Medical History',
    ])
    const regions = within(screen.getByLabelText(/^Region/)).getAllByRole('option')
    expect(regions.map(({ textContent }) => textContent)).toEqual([
      'Choose a country',
      'Kenya',
      'Uganda',
      'Tanzania',
      'Rwanda',
      'South Sudan',
      'Ethiopia',
      'Somalia',
      'Burundi',
      'Democratic Republic of Congo',
    ])
    expect(screen.getByLabelText(/^Region/)).toHaveValue('Democratic Republic of Congo')
    expect(within(screen.getByRole('group', { name: /before this illness/ })).getAllByRole('checkbox')).toHaveLength(16)
    expect(screen.getByText(/Whatever else is not known may stay empty/)).toBeVisible()
  })

  it('begins in Kenya where the account’s country is none of the nine', async () => {
    signedInAs({ ...asha, profile: { ...asha.profile, region: 'Djibouti' } })
    answer()
    await open()
    expect(screen.getByLabelText(/^Region/)).toHaveValue('Kenya')
  })

  it('sends the answers under an id made here, says so, and goes to the plan', async () => {
    signedInAs()
    const sent = answer()
    const { user, router } = await open()
    await fillIn(user)
    await user.type(screen.getByLabelText(/Weight/), '62.5')
    await user.type(screen.getByLabelText(/Height/), '165')
    await user.type(screen.getByLabelText(/Temperature/), '38.4')
    await user.type(screen.getByLabelText(/Blood pressure/), '120/80')
    await user.type(screen.getByLabelText(/Haemoglobin/), '9.5')
    await user.type(screen.getByLabelText(/Blood glucose/), '5.5')
    await user.click(within(screen.getByRole('radiogroup', { name: /fasting/ })).getByRole('radio', { name: 'No' }))
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Is she pregnant?' })).getByRole('radio', { name: 'Yes' }),
    )
    await user.type(screen.getByLabelText(/Weeks of pregnancy/), '20')
    await user.click(screen.getByRole('checkbox', { name: 'Chills' }))
    await user.click(screen.getByRole('checkbox', { name: 'Fever' }))
    await user.click(screen.getByRole('checkbox', { name: /I have gone through the whole list/ }))
    await user.type(screen.getByLabelText(/How many days/), '3')
    await user.click(screen.getByRole('checkbox', { name: 'Living with HIV' }))
    await user.type(screen.getByRole('textbox', { name: /Medicines taken now/ }), '  co-trimoxazole {Enter}')
    await user.type(screen.getByRole('textbox', { name: /Allergies/ }), 'penicillin')
    await submit(user)

    expect(await screen.findByText('Assessment completed successfully!')).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe(`/medical/plan/${PLAN_ID}`))
    expect(submissions(sent)).toHaveLength(1)
    expect(submissions(sent)[0]?.variables).toEqual({
      id: expect.stringMatching(UUID_V7),
      patientId: null,
      input: {
        assessmentType: 'MALARIA',
        age: 34,
        gender: 'FEMALE',
        weightKg: 62.5,
        heightCm: 165,
        pregnant: true,
        pregnancyWeeks: 20,
        afterBirth: null,
        region: 'KENYA',
        temperatureC: 38.4,
        bloodPressure: '120/80',
        heartRatePerMin: null,
        respiratoryRatePerMin: null,
        oxygenSaturationPercent: null,
        glucoseMmolPerL: 5.5,
        glucoseFasting: false,
        haemoglobinGPerDl: 9.5,
        creatinineUmolPerL: null,
        muacMm: null,
        illnessDays: 3,
        symptoms: ['chills', 'fever'],
        checklistComplete: true,
        medicalHistory: ['known_hiv'],
        medicines: ['co-trimoxazole'],
        allergies: ['penicillin'],
        examinationFindings: null,
      },
    })
  })

  it('reads Processing Assessment... and is sent once, however often it is pressed', async () => {
    signedInAs()
    let release: (result: unknown) => void = () => undefined
    const held = new Promise((resolve) => {
      release = resolve
    })
    const sent = answer(() => held)
    const { user } = await open()
    await fillIn(user)
    await user.dblClick(screen.getByRole('button', { name: SUBMIT }))
    expect(await screen.findByRole('button', { name: 'Processing Assessment...' })).toBeDisabled()
    await user.type(screen.getByLabelText(/Age in years/), '{Enter}')
    release(taken())
    expect(await screen.findByText('Assessment completed successfully!')).toBeVisible()
    expect(submissions(sent)).toHaveLength(1)
  })

  it('goes to the dashboard when cancelled, and keeps a form that was begun', async () => {
    signedInAs()
    answer()
    const { user, router } = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Fever' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Your answers are kept on this device until you come back')).toBeVisible()
    expect(router.state.location.pathname).toBe('/medical/dashboard')
    cleanup()
    await open()
    expect(screen.getByRole('checkbox', { name: 'Fever' })).toBeChecked()
  })

  it('says nothing of answers when an empty form is cancelled', async () => {
    signedInAs()
    answer()
    const { user, router } = await open()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/medical/dashboard'))
    expect(screen.queryByText(/Your answers are kept on this device until/)).not.toBeInTheDocument()
  })

  it('takes names with Add or Enter, trimmed and once, and removes one at a press', async () => {
    signedInAs()
    const sent = answer()
    const { user } = await open()
    await fillIn(user)
    const box = screen.getByRole('textbox', { name: /Medicines taken now/ })
    await user.type(box, '  Coartem ')
    await user.click(screen.getByRole('button', { name: 'Add: Medicines taken now' }))
    await user.type(box, 'Panadol{Enter}')
    await user.type(box, 'Coartem{Enter}')
    await user.type(box, '   {Enter}')
    const list = screen.getByRole('list', { name: 'Medicines taken now' })
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Coartem', 'Panadol'])
    await user.click(within(list).getByRole('button', { name: 'Remove Coartem' }))
    expect(box).toHaveFocus()
    expect(submissions(sent)).toEqual([])
    await submit(user)
    await screen.findByText('Assessment completed successfully!')
    expect(submissions(sent)[0]?.variables['input']).toMatchObject({ medicines: ['Panadol'] })
  })

  it('asks staff for what they found, and nobody else', async () => {
    signedInAs()
    answer()
    await open()
    expect(screen.queryByRole('heading', { name: 'Examination findings' })).not.toBeInTheDocument()
    cleanup()

    signedInAs({ ...asha, roles: ['patient', 'pharmacist'] })
    const sent = answer()
    const { user } = await open()
    expect(screen.getByLabelText(/What you found/)).toHaveAccessibleDescription(/is sent and stored/)
    await user.type(screen.getByLabelText(/What you found/), 'Spleen palpable')
    await fillIn(user)
    await submit(user)
    await screen.findByText('Assessment completed successfully!')
    expect(submissions(sent)[0]?.variables['input']).toMatchObject({ examinationFindings: 'Spleen palpable' })
  })

  it('is all in Swahili at one press, and keeps what was filled in', async () => {
    signedInAs()
    answer()
    const { user } = await open()
    await submit(user)
    await user.click(screen.getByRole('checkbox', { name: 'Fever' }))
    await changeLanguage('sw')
    expect(await screen.findByRole('checkbox', { name: 'Homa' })).toBeChecked()
    expect(await screen.findByText('Umri unahitajika')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Dalili za Sasa' })).toBeVisible()
  })
})

describe('§5 Who is asked what', () => {
  it('asks of pregnancy only a woman or girl of 10 to 60, and sends no answer that is no longer asked', async () => {
    signedInAs()
    const sent = answer()
    const { user } = await open()
    const pregnancy = () => screen.queryByRole('radiogroup', { name: 'Is she pregnant?' })
    await user.click(screen.getByRole('radio', { name: 'Female' }))
    expect(pregnancy()).not.toBeInTheDocument()
    const age = screen.getByLabelText(/Age in years/)
    for (const [years, isAsked] of [
      ['9', false],
      ['10', true],
      ['60', true],
      ['61', false],
    ] as const) {
      await user.clear(age)
      await user.type(age, years)
      expect(pregnancy() !== null, years).toBe(isAsked)
    }
    await user.clear(age)
    await user.type(age, '30')
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Is she pregnant?' })).getByRole('radio', { name: 'Yes' }),
    )
    await user.type(screen.getByLabelText(/Weeks of pregnancy/), '12')
    await user.click(screen.getByRole('radio', { name: 'Male' }))
    expect(pregnancy()).not.toBeInTheDocument()
    await submit(user)
    await screen.findByText('Assessment completed successfully!')
    expect(submissions(sent)[0]?.variables['input']).toMatchObject({
      pregnant: null,
      pregnancyWeeks: null,
      afterBirth: null,
    })
  })

  it('takes a small child’s age in months, and then asks what is asked of small children', async () => {
    signedInAs()
    const sent = answer()
    const { user } = await open()
    const ofInfants = /Unable to drink|Not able to drink|breastfeed/i
    await user.type(screen.getByLabelText(/Age in years/), '30')
    expect(screen.queryByRole('checkbox', { name: ofInfants })).not.toBeInTheDocument()
    expect(screen.queryByLabelText(/MUAC/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: /I have gone through the whole list/ }))

    await user.click(screen.getByRole('radio', { name: 'Months (child under 5)' }))
    await user.type(screen.getByLabelText(/Age in months/), '14')
    expect(screen.getByRole('checkbox', { name: ofInfants })).toBeVisible()
    // A longer list than the one that was gone through.
    expect(screen.getByRole('checkbox', { name: /I have gone through the whole list/ })).not.toBeChecked()
    await user.click(screen.getByRole('checkbox', { name: ofInfants }))
    await user.type(screen.getByLabelText(/MUAC/), '121')
    await user.click(screen.getByRole('radio', { name: 'Female' }))
    await submit(user)
    await screen.findByText('Assessment completed successfully!')
    const input = submissions(sent)[0]?.variables['input']
    expect(input).toMatchObject({ ageMonths: 14, muacMm: 121, symptoms: ['unable_to_drink_or_breastfeed'] })
    expect(input).not.toHaveProperty('age')
  })

  it('refuses a type that is for women only to a man', async () => {
    signedInAs()
    const sent = answer()
    const { user } = await open('cancer_cervical')
    await user.type(screen.getByLabelText(/Age in years/), '40')
    await user.click(screen.getByRole('radio', { name: 'Male' }))
    await submit(user)
    expect(screen.getByRole('radiogroup', { name: /Gender/ })).toHaveAccessibleDescription(
      'This assessment is for women and girls only',
    )
    expect(await screen.findAllByText('This assessment is for women and girls only')).toHaveLength(2)
    expect(submissions(sent)).toEqual([])
  })
})

describe('§5 What is wrong', () => {
  it('names every required field that is missing and every other fault in one go, and focuses the first', async () => {
    signedInAs()
    const sent = answer()
    const { user } = await open()
    await user.selectOptions(screen.getByLabelText(/^Region/), '')
    await user.type(screen.getByLabelText(/Weight/), '9.9')
    await user.type(screen.getByLabelText(/Blood pressure/), 'high')
    await user.click(screen.getByRole('checkbox', { name: 'Fever' }))
    await submit(user)

    expect(await screen.findByText('Please fill in all required fields')).toBeVisible()
    expect(screen.getByLabelText(/Age in years/)).toHaveFocus()
    expect(screen.getByLabelText(/Age in years/)).toHaveAccessibleDescription('Age is required')
    expect(screen.getByRole('radiogroup', { name: /Gender/ })).toHaveAccessibleDescription(/Choose a gender/)
    expect(screen.getByLabelText(/^Region/)).toHaveAccessibleDescription(/Choose/)
    expect(screen.getByLabelText(/Weight/)).toHaveAccessibleDescription('Weight must be between 10 and 300 kg')
    expect(screen.getByLabelText(/Blood pressure/)).toHaveAccessibleDescription(
      'Write the blood pressure as two numbers, such as 120/80',
    )
    expect(screen.getByRole('checkbox', { name: 'Fever' })).toBeChecked()
    expect(submissions(sent)).toEqual([])
  })

  it('says the first fault where nothing that is required is missing', async () => {
    signedInAs()
    answer()
    const { user } = await open()
    await fillIn(user)
    await user.type(screen.getByLabelText(/Heart rate/), '301')
    await submit(user)
    const sentence = 'Heart rate must be between 20 and 300 /min'
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
    expect(screen.queryByText('Please fill in all required fields')).not.toBeInTheDocument()
    expect(screen.getByLabelText(/Heart rate/)).toHaveFocus()
  })

  it.each([
    [/Temperature/, '24.9', '25', 'Temperature must be between 25 and 45 °C'],
    [/Oxygen saturation/, '101', '100', 'Oxygen saturation must be between 40 and 100 %'],
    [/Haemoglobin/, '25.1', '25', 'Haemoglobin must be between 1 and 25 g/dL'],
    [/Blood pressure/, '301/90', '300/90', 'Systolic blood pressure must be between 40 and 300 mmHg'],
    [/Blood pressure/, '80/120', '120/80', 'Systolic blood pressure must be above the diastolic'],
    [/How many days/, '2.5', '2', 'How long it has lasted must be between 0 and 36500 days'],
  ])('checks %s when it is left and while it is corrected, not before', async (label, wrong, right, sentence) => {
    signedInAs()
    answer()
    const { user } = await open()
    const field = screen.getByLabelText(label)
    await user.type(field, wrong)
    expect(screen.queryByText(sentence)).not.toBeInTheDocument()
    await user.tab()
    expect(field).toHaveAccessibleDescription(sentence)
    await user.clear(field)
    await user.type(field, right)
    expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  })

  it('checks a size again when the age makes it right', async () => {
    signedInAs()
    answer()
    const { user } = await open()
    await user.type(screen.getByLabelText(/Weight/), '7.2')
    await user.tab()
    expect(screen.getByText('Weight must be between 10 and 300 kg')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Months (child under 5)' }))
    expect(screen.queryByText('Weight must be between 10 and 300 kg')).not.toBeInTheDocument()
    expect(screen.getByLabelText(/Weight/)).toHaveAttribute('step', '0.1')
  })

  it.each([
    ['140/90', false],
    ['141/90', true],
    ['140/91', true],
  ])('advises to repeat a blood pressure of %s: %s', async (pressure, isAdvised) => {
    signedInAs()
    answer()
    const { user } = await open()
    await user.type(screen.getByLabelText(/Blood pressure/), pressure)
    expect(screen.queryByText(/Repeat the measurement/) !== null).toBe(isAdvised)
  })
})

describe('Units', () => {
  it('stand in the fields, and in what a screen reader says', async () => {
    signedInAs()
    answer()
    await open('kidney_disease')
    for (const name of [
      /^Temperature.*°C$/,
      /^Heart rate.*\/min$/,
      /^Oxygen saturation.*%$/,
      /^Blood glucose.*mmol\/L$/,
      /^Haemoglobin.*g\/dL$/,
      /^Creatinine.*µmol\/L$/,
      /^Weight.*kg$/,
    ]) {
      expect(screen.getByRole('spinbutton', { name })).toBeVisible()
    }
  })
})

describe('Danger signs', () => {
  it('say at once what they mean, with the number to call, and take no focus', async () => {
    signedInAs()
    answer()
    const { user } = await open()
    expect(screen.queryByRole('alert', { name: /Danger sign/ })).not.toBeInTheDocument()
    const confusion = screen.getByRole('checkbox', { name: /^Confus.*Danger sign$/ })
    await user.click(confusion)
    const alert = screen.getByRole('alert', { name: 'Danger sign: be seen now' })
    expect(alert).toHaveTextContent('This person should be seen at a health facility now')
    expect(within(alert).getByRole('link', { name: /emergency number of Kenya/ })).toHaveAttribute('href', 'tel:999')
    expect(confusion).toHaveFocus()
    // Once more above the button that sends the form.
    expect(screen.getByRole('group', { name: 'Danger sign: be seen now' })).toBeVisible()
    await user.click(confusion)
    expect(screen.queryByRole('alert', { name: /Danger sign/ })).not.toBeInTheDocument()
  })

  it('say that a number may not be answered where that is not sure', async () => {
    signedInAs()
    answer()
    const { user } = await open()
    await user.selectOptions(screen.getByLabelText(/^Region/), 'Democratic Republic of Congo')
    await user.click(screen.getByRole('checkbox', { name: /^Confus.*Danger sign$/ }))
    const alert = screen.getByRole('alert', { name: 'Danger sign: be seen now' })
    expect(within(alert).getByRole('link', { name: /^Call 112/ })).toHaveAttribute('href', 'tel:112')
    expect(alert).toHaveTextContent('It is not sure that this number is answered')
    expect(within(alert).getByRole('link', { name: 'What to do in an emergency' })).toBeVisible()
  })

  it('lead to the emergency page where the country has no number that is known', async () => {
    signedInAs()
    answer()
    const { user } = await open()
    await user.selectOptions(screen.getByLabelText(/^Region/), 'Somalia')
    await user.click(screen.getByRole('checkbox', { name: /^Confus.*Danger sign$/ }))
    const alert = screen.getByRole('alert', { name: 'Danger sign: be seen now' })
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '/medical/emergency')
  })
})

describe('§8 Medical', () => {
  it('says that there is no such type, and goes to the dashboard', async () => {
    signedInAs()
    answer()
    const { router } = await openApp('/medical/assessment/scurvy')
    expect(await screen.findByText('Assessment type not found')).toBeVisible()
    expect(router.state.location.pathname).toBe('/medical/dashboard')
  })

  it('says that the form could not be loaded, and goes to the dashboard', async () => {
    signedInAs()
    dropGraphql()
    const { router } = await openApp('/medical/assessment/malaria')
    expect(await screen.findByText('Failed to load assessment')).toBeVisible()
    expect(router.state.location.pathname).toBe('/medical/dashboard')
  })

  it('shows the form’s skeleton while it is loading', async () => {
    signedInAs()
    answerGraphql({ Query: { assessmentForm: () => new Promise(() => undefined) } })
    await openApp('/medical/assessment/malaria')
    expect(await screen.findByRole('status', { name: 'Loading…' })).toBeVisible()
    expect(screen.queryByRole('button', { name: SUBMIT })).not.toBeInTheDocument()
  })

  it('shows what the server found wrong, at its field until it changes, and keeps the answers', async () => {
    signedInAs()
    const message = 'Symptoms must be a list of the symptoms offered'
    answer(() => ({ __typename: 'InvalidInput', message, issues: [{ field: 'symptoms', message }] }))
    const { user } = await open()
    await fillIn(user)
    await submit(user)
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
    expect(screen.getByRole('group', { name: 'Tick everything that is there' })).toHaveAccessibleDescription(message)
    await user.type(screen.getByLabelText(/Weight/), '60')
    expect(screen.getByRole('group', { name: 'Tick everything that is there' })).toHaveAccessibleDescription(message)
    await user.click(screen.getByRole('checkbox', { name: 'Fever' }))
    expect(screen.getByRole('group', { name: 'Tick everything that is there' })).not.toHaveAccessibleDescription(
      message,
    )
    expect(screen.getByLabelText(/Age in years/)).toHaveValue(34)
  })

  it('tells a lost connection from a fault, and keeps the id until the answers change', async () => {
    signedInAs()
    answer()
    const { user } = await open()
    await fillIn(user)
    dropGraphql()
    await submit(user)
    expect(await screen.findByText('Failed to submit assessment')).toBeVisible()

    const sent = answer(() => {
      throw new Error('Out of order')
    })
    await submit(user)
    expect(await screen.findByText('Out of order')).toBeVisible()
    await submit(user)
    await waitFor(() => expect(submissions(sent)).toHaveLength(2))
    await user.click(screen.getByRole('checkbox', { name: 'Fever' }))
    await submit(user)
    await waitFor(() => expect(submissions(sent)).toHaveLength(3))
    const [first, second, third] = submissions(sent).map(({ variables }) => variables['id'])
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('says in Swahili that it failed, not in the server’s English', async () => {
    signedInAs()
    answer(() => {
      throw new Error('Out of order')
    })
    const { user } = await open('malaria', { language: 'sw' })
    await user.type(screen.getByLabelText(/Umri kwa miaka/), '34')
    await user.click(screen.getByRole('radio', { name: 'Mwanamke' }))
    await user.click(screen.getByRole('button', { name: /Kamilisha/ }))
    expect(await screen.findByText('Tathmini imeshindikana')).toBeVisible()
  })

  it('asks to log in when the session has ended, and finds the answers again afterwards', async () => {
    signedInAs()
    answer(unauthenticated)
    const { user, router } = await open()
    await fillIn(user)
    await submit(user)
    expect(await screen.findByText('Authentication required')).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    cleanup()
    signedInAs()
    await open()
    expect(screen.getByLabelText(/Age in years/)).toHaveValue(34)
  })
})

describe('Draft of the medical form', () => {
  it('is one for each type, survives a reload, and is gone once it was sent', async () => {
    signedInAs()
    answer()
    const first = await open()
    await fillIn(first.user)
    await first.user.click(screen.getByRole('checkbox', { name: 'Fever' }))
    cleanup()

    await open('diabetes')
    expect(screen.getByLabelText(/Age in years/)).toHaveValue(null)
    cleanup()

    const again = await open()
    expect(screen.getByText('Your answers from last time are still here.')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Fever' })).toBeChecked()
    await submit(again.user)
    await screen.findByText('Assessment completed successfully!')
    cleanup()

    await open()
    expect(screen.getByLabelText(/Age in years/)).toHaveValue(null)
  })

  it('can be started over', async () => {
    signedInAs()
    answer()
    const first = await open()
    await fillIn(first.user)
    cleanup()
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(screen.getByLabelText(/Age in years/)).toHaveValue(null)
    expect(screen.queryByText('Your answers from last time are still here.')).not.toBeInTheDocument()
    expect(localStorage.getItem('afya_draft:medical-assessment:malaria')).toBeNull()
  })

  it('is not shown to another account, and is gone after signing out', async () => {
    signedInAs()
    answer()
    const first = await open()
    await fillIn(first.user)
    cleanup()
    signedInAs({ ...asha, user: { id: '018f4c1e-0000-7000-8000-0000000000bb', email: 'other@example.org' } })
    server.use(http.post('/api/auth/signout', () => HttpResponse.json({})))
    const second = await open()
    expect(screen.getByLabelText(/Age in years/)).toHaveValue(null)
    await second.user.type(screen.getByLabelText(/Age in years/), '70')
    await second.user.click(screen.getByRole('button', { name: /^Your account/ }))
    await second.user.click(await screen.findByRole('button', { name: 'Log out' }))
    await screen.findByText('Signed out')
    expect(localStorage.getItem('afya_draft:medical-assessment:malaria')).toBeNull()
  })
})
