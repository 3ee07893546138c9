import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { changeLanguage } from '#web/i18n/i18n.ts'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql, unauthenticated } from '#web/test/graphql-server.ts'
import { ADULT, nutritionRecord } from '#web/test/nutrition-records.ts'
import { openApp } from '#web/test/render-app.tsx'
import { server } from '#web/test/server.ts'

const PATH = '/nutrition-assessment'
const PLAN_ID = '018f4c1e-7000-7000-8000-00000000000b'
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

type User = Awaited<ReturnType<typeof openApp>>['user']

const record = nutritionRecord({ id: '018f4c1e-7000-7000-8000-00000000000a', planId: PLAN_ID, input: ADULT })
const accept = () => answerGraphql({ Mutation: { submitNutritionAssessment: () => record.wirePlan } })

const open = async (options?: Parameters<typeof openApp>[1]) => {
  const app = await openApp(PATH, options)
  await screen.findByRole('button', { name: /Get My Nutrition Plan|Pata Mpango Wangu/ })
  return app
}

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Get My Nutrition Plan' }))

async function fillIn(user: User) {
  await user.type(screen.getByLabelText(/Age in years/), '34')
  await user.click(screen.getByRole('radio', { name: 'Female' }))
  await user.type(screen.getByLabelText(/Weight/), '62.5')
  await user.type(screen.getByLabelText(/Height/), '165')
  await user.selectOptions(screen.getByLabelText(/Activity level/), 'Moderately active')
  await user.click(screen.getByRole('radio', { name: 'Kenya' }))
}

describe('§2 Nutrition assessment', () => {
  it('sends the answers under an id made here, says so, and goes to the plan without asking for it again', async () => {
    signedInAs()
    const sent = accept()
    const { user, router } = await open()

    await fillIn(user)
    await user.click(screen.getByRole('checkbox', { name: 'HIV/AIDS' }))
    await user.click(screen.getByRole('checkbox', { name: 'Halal' }))
    await user.click(screen.getByRole('checkbox', { name: 'Swelling (edema)' }))
    await submit(user)

    expect(await screen.findByText('Assessment Complete!')).toBeVisible()
    expect(router.state.location.pathname).toBe(`/nutrition-plan/${PLAN_ID}`)
    expect(await screen.findByText(record.plan.diagnosis.en)).toBeVisible()
    expect(sent.map(({ operationName }) => operationName)).toEqual(['SubmitNutritionAssessment'])
    expect(sent[0]?.variables).toMatchObject({
      id: expect.stringMatching(UUID_V7),
      input: {
        age: 34,
        gender: 'FEMALE',
        weightKg: 62.5,
        heightCm: 165,
        activityLevel: 'MODERATELY_ACTIVE',
        region: 'KENYA',
        healthConditions: ['HIV_AIDS'],
        dietaryRestrictions: ['HALAL'],
        currentSymptoms: ['SWELLING_EDEMA'],
      },
    })
  })

  it('reads Analyzing... and cannot be sent twice while it is under way', async () => {
    signedInAs()
    let answer: (plan: unknown) => void = () => undefined
    const held = new Promise((resolve) => {
      answer = resolve
    })
    const sent = answerGraphql({ Mutation: { submitNutritionAssessment: () => held } })
    const { user } = await open()
    await fillIn(user)

    await user.dblClick(screen.getByRole('button', { name: 'Get My Nutrition Plan' }))
    expect(await screen.findByRole('button', { name: 'Analyzing...' })).toBeDisabled()
    await user.keyboard('{Enter}')
    answer(record.wirePlan)
    expect(await screen.findByText('Assessment Complete!')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('asks further where an answer calls for it, and sends only what is asked', async () => {
    signedInAs()
    const sent = accept()
    const { user } = await open()
    await fillIn(user)

    expect(screen.queryByLabelText(/Upper arm/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'Pregnancy' }))
    await user.click(screen.getByRole('radio', { name: 'Second (weeks 14–27)' }))
    await user.type(screen.getByLabelText(/Upper arm/), '235')
    await user.click(screen.getByRole('checkbox', { name: 'Food Allergies' }))
    const allergies = screen.getByRole('group', { name: 'Which foods cause the allergy?' })
    expect(allergies).toHaveAccessibleDescription(/If you tick none, the plan leaves out all of these foods/)
    await user.click(within(allergies).getByRole('checkbox', { name: 'Milk' }))
    await user.click(screen.getByRole('checkbox', { name: 'Pregnancy' }))
    await submit(user)

    await screen.findByText('Assessment Complete!')
    expect(sent[0]?.variables.input).toMatchObject({
      healthConditions: [],
      trimester: null,
      muacMm: null,
      foodAllergies: ['MILK'],
    })
  })

  it('takes the age of a small child in months, with the limits of a child', async () => {
    signedInAs()
    const sent = accept()
    const { user } = await open()

    await fillIn(user)
    await user.click(screen.getByRole('radio', { name: 'Months (child under 5)' }))
    await user.clear(screen.getByLabelText(/Weight/))
    await submit(user)
    expect(screen.getByLabelText(/Age in months/)).toHaveAccessibleDescription(
      /Age in months must be a whole number from 0 to 59/,
    )
    expect(screen.getByLabelText(/Weight/)).toHaveAccessibleDescription(
      'Weight must be between 1 and 60 kg for a child under 5',
    )

    await user.type(screen.getByLabelText(/Age in months/), '14')
    await user.type(screen.getByLabelText(/Weight/), '7.2')
    await user.clear(screen.getByLabelText(/Height/))
    await user.type(screen.getByLabelText(/Height/), '74')
    await user.type(screen.getByLabelText(/Upper arm/), '121')
    await submit(user)
    await screen.findByText('Assessment Complete!')
    expect(sent[0]?.variables.input).toMatchObject({ ageMonths: 14, weightKg: 7.2, heightCm: 74, muacMm: 121 })
    expect(sent[0]?.variables.input).not.toHaveProperty('age')
  })
})

describe('§4 BMI while typing', () => {
  it('names the band of an adult, and none for a child or in pregnancy', async () => {
    signedInAs()
    const { user } = await open()
    const preview = screen.getByRole('status', { name: 'BMI (weight for height)' })

    expect(preview).toHaveTextContent('Appears when age, weight and height are filled in.')
    await fillIn(user)
    expect(preview).toHaveTextContent('23.0Normal')
    await user.clear(screen.getByLabelText(/Weight/))
    await user.type(screen.getByLabelText(/Weight/), '48')
    expect(preview).toHaveTextContent('17.6Underweight')
    await user.click(screen.getByRole('checkbox', { name: 'Pregnancy' }))
    expect(preview).toHaveTextContent('In pregnancy the BMI has no category.')
    await user.clear(screen.getByLabelText(/Age in years/))
    await user.type(screen.getByLabelText(/Age in years/), '18')
    expect(preview).toHaveTextContent('WHO child growth standards')
  })
})

describe('§5 Nutrition form', () => {
  it('says what is missing at every field at once, keeps what was filled in, and focuses the first', async () => {
    signedInAs()
    const sent = accept()
    const { user } = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Anemia' }))
    await submit(user)

    expect(screen.getByLabelText(/Age in years/)).toHaveFocus()
    expect(screen.getByLabelText(/Age in years/)).toHaveAccessibleDescription('Age is required')
    expect(screen.getByRole('radiogroup', { name: /Gender/ })).toHaveAccessibleDescription(
      'Choose a gender from the list',
    )
    expect(screen.getByLabelText(/Weight/)).toHaveAccessibleDescription('Weight must be between 10 and 300 kg')
    expect(screen.getByLabelText(/Height/)).toHaveAccessibleDescription('Height must be between 50 and 250 cm')
    expect(screen.getByLabelText(/Activity level/)).toHaveAccessibleDescription(
      'Choose an activity level from the list',
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Some answers need another look.')
    expect(screen.getByRole('checkbox', { name: 'Anemia' })).toBeChecked()
    expect(sent).toEqual([])
  })

  it.each([
    ['0', 'Age must be a whole number of years from 1 to 120'],
    ['121', 'Age must be a whole number of years from 1 to 120'],
    ['3.5', 'Age must be a whole number of years from 1 to 120'],
  ])('refuses an age of %s', async (age, message) => {
    signedInAs()
    const { user } = await open()
    await user.type(screen.getByLabelText(/Age in years/), age)
    await submit(user)
    expect(screen.getByLabelText(/Age in years/)).toHaveAccessibleDescription(message)
    expect(screen.getByLabelText(/Age in years/)).toHaveValue(Number(age))
  })

  it('asks for the region of a person whose country is not one of the two', async () => {
    signedInAs({ ...asha, profile: { ...asha.profile, region: 'Uganda' } })
    const { user } = await open()
    for (const region of screen.getAllByRole('radio', { name: /Kenya|South Sudan/ })) expect(region).not.toBeChecked()
    await submit(user)
    expect(screen.getByRole('radiogroup', { name: /Region/ })).toHaveAccessibleDescription(
      'Region must be South Sudan or Kenya',
    )
  })

  it('shows the messages in Swahili, also after the language was changed', async () => {
    signedInAs()
    const { user } = await open()
    await submit(user)
    await changeLanguage('sw')
    expect(await screen.findByText('Umri unahitajika')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Tathmini ya Lishe' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'VVU/UKIMWI' })).toBeVisible()
  })
})

describe('§8 Nutrition assessment that is not taken', () => {
  it('shows what the server found wrong at its field, and keeps the answers', async () => {
    signedInAs()
    const message = 'Pregnancy and Breastfeeding can be chosen only for a woman or girl aged 10 to 60'
    answerGraphql({
      Mutation: {
        submitNutritionAssessment: () => ({
          __typename: 'InvalidInput',
          field: 'healthConditions',
          message,
          issues: [{ field: 'healthConditions.0', message }],
        }),
      },
    })
    const { user } = await open()
    await fillIn(user)
    await submit(user)

    expect(await screen.findByText('Assessment Failed')).toBeVisible()
    expect(screen.getByRole('group', { name: 'Health conditions' })).toHaveAccessibleDescription(message)
    expect(screen.getByRole('checkbox', { name: 'Diabetes' })).toHaveFocus()
    expect(screen.getByLabelText(/Weight/)).toHaveValue(62.5)
  })

  it('repeats with the same id after a lost connection, and with a new one when the answers changed', async () => {
    signedInAs()
    dropGraphql()
    const { user } = await open()
    await fillIn(user)
    await submit(user)
    expect(await screen.findByText('Assessment Failed')).toBeVisible()
    expect(screen.getByText('Please try again later.')).toBeVisible()
    expect(screen.getByLabelText(/Weight/)).toHaveValue(62.5)

    const sent = answerGraphql({
      Mutation: {
        submitNutritionAssessment: () => {
          throw new Error('Out of order')
        },
      },
    })
    await submit(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await screen.findByText('Out of order')).toBeVisible()
    await submit(user)
    await waitFor(() => expect(sent).toHaveLength(2))
    await user.type(screen.getByLabelText(/Weight/), '1')
    await submit(user)
    await waitFor(() => expect(sent).toHaveLength(3))
    const [first, second, third] = sent.map(({ variables }) => variables.id)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('asks to log in when the session has ended, and finds the answers again afterwards', async () => {
    signedInAs()
    answerGraphql({ Mutation: { submitNutritionAssessment: unauthenticated } })
    const { user, router } = await open()
    await fillIn(user)
    await submit(user)

    expect(await screen.findByText('Authentication required')).toBeVisible()
    expect(screen.getByText('Please log in to use the nutrition assessment.')).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))

    cleanup()
    signedInAs()
    await open()
    expect(screen.getByLabelText(/Weight/)).toHaveValue(62.5)
  })
})

describe('Draft of the nutrition form', () => {
  it('survives a reload until it is sent', async () => {
    signedInAs()
    accept()
    const first = await open()
    await fillIn(first.user)
    await first.user.click(screen.getByRole('checkbox', { name: 'Diabetes' }))
    cleanup()

    const second = await open()
    expect(screen.getByText('Your answers from last time are still here.')).toBeVisible()
    expect(screen.getByLabelText(/Age in years/)).toHaveValue(34)
    expect(screen.getByRole('checkbox', { name: 'Diabetes' })).toBeChecked()
    await submit(second.user)
    await screen.findByText('Assessment Complete!')
    cleanup()

    await open()
    expect(screen.getByLabelText(/Age in years/)).toHaveValue(null)
  })

  it('can be started over', async () => {
    signedInAs()
    const first = await open()
    await fillIn(first.user)
    cleanup()
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(screen.getByLabelText(/Weight/)).toHaveValue(null)
    expect(localStorage.getItem('afya_draft:nutrition-assessment')).toBeNull()
  })

  it('is not shown to another account, and is gone after signing out', async () => {
    signedInAs()
    const first = await open()
    await fillIn(first.user)
    cleanup()

    signedInAs({ ...asha, user: { id: '018f4c1e-0000-7000-8000-0000000000bb', email: 'other@example.org' } })
    server.use(http.post('/api/auth/signout', () => HttpResponse.json({})))
    const second = await open()
    expect(screen.getByLabelText(/Weight/)).toHaveValue(null)
    await second.user.type(screen.getByLabelText(/Weight/), '70')
    await second.user.click(screen.getByRole('button', { name: /^Your account/ }))
    await second.user.click(await screen.findByRole('button', { name: 'Log out' }))
    await screen.findByText('Signed out')
    expect(localStorage.getItem('afya_draft:nutrition-assessment')).toBeNull()
  })
})
