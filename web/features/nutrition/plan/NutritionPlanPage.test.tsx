import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '#web/i18n/i18n.ts'
import { signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql, unauthenticated } from '#web/test/graphql-server.ts'
import { ADULT, nutritionRecord, WASTED_CHILD } from '#web/test/nutrition-records.ts'
import { openApp } from '#web/test/render-app.tsx'

const PLAN_ID = '018f4c1e-7000-7000-8000-00000000000b'
const PATH = `/nutrition-plan/${PLAN_ID}`

const recordOf = (input: typeof ADULT | typeof WASTED_CHILD) =>
  nutritionRecord({ id: '018f4c1e-7000-7000-8000-00000000000a', planId: PLAN_ID, input })

const serve = (record: ReturnType<typeof recordOf>) =>
  answerGraphql({ Query: { nutritionPlan: (_root, { id }) => (id === PLAN_ID ? record.wirePlan : null) } })

const openTab = async (user: Awaited<ReturnType<typeof openApp>>['user'], name: string) => {
  await user.click(screen.getByRole('tab', { name }))
  return screen.getByRole('tabpanel', { name })
}

describe('§2 Nutrition plan', () => {
  it('shows the overview and the four tabs of a plan', async () => {
    signedInAs()
    const record = recordOf(ADULT)
    const sent = serve(record)
    const { user } = await openApp(PATH)

    expect(await screen.findByText('Generated on 5 March 2026')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/nutrition-dashboard')
    const overview = screen.getByRole('region', { name: 'Patient Overview' })
    expect(overview).toHaveTextContent('34 years')
    expect(overview).toHaveTextContent('23.0 Normal')
    expect(overview).toHaveTextContent('Kenya')
    expect(overview).toHaveTextContent('moderately active')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer token-of-asha'])

    const diagnosis = screen.getByRole('tabpanel', { name: 'Diagnosis' })
    for (const text of [record.plan.diagnosis, record.plan.bmiStatus, record.plan.regionalAdaptations]) {
      expect(diagnosis).toHaveTextContent(text.en)
    }
    for (const recommendation of record.plan.recommendations) expect(diagnosis).toHaveTextContent(recommendation.en)

    const meals = await openTab(user, 'Meal Plan')
    expect(diagnosis).not.toBeVisible()
    for (const meal of record.plan.mealPlan) {
      const card = within(meals)
        .getByRole('heading', { name: new RegExp(meal.label.en) })
        .closest('article')
      for (const item of meal.items) {
        expect(card).toHaveTextContent(item.name.en)
        expect(card).toHaveTextContent(item.portion.en)
      }
    }
    for (const food of record.plan.priorityFoods) expect(within(meals).getAllByText(food.en).length).toBeGreaterThan(0)

    const foods = await openTab(user, 'Regional Foods')
    const [first] = record.plan.regionalFoods
    const card = within(foods)
      .getByRole('heading', { name: first?.name.en ?? '' })
      .closest('article')
    expect(card).toHaveTextContent(first?.category.en ?? '')
    expect(card).toHaveTextContent(first?.availability ?? '')
    expect(card).toHaveTextContent(/KES\s\d/)
    expect(card).toHaveTextContent('indicative')
    expect(card).toHaveTextContent(`Energy${first?.nutritionalValue.energy_kcal} kcal`)

    const monitoring = await openTab(user, 'Monitoring')
    for (const sign of record.plan.warningSigns) expect(monitoring).toHaveTextContent(sign.en)
    expect(monitoring).toHaveTextContent('for educational purposes only')
    expect(within(monitoring).getByRole('link', { name: 'Take New Assessment' })).toHaveAttribute(
      'href',
      '/nutrition-assessment',
    )
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await user.click(within(monitoring).getByRole('button', { name: 'Print Nutrition Plan' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('moves between the tabs with the arrow keys', async () => {
    signedInAs()
    serve(recordOf(ADULT))
    const { user } = await openApp(PATH)

    await user.click(await screen.findByRole('tab', { name: 'Diagnosis' }))
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Meal Plan' })).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: 'Meal Plan' })).toBeVisible()
    await user.keyboard('{End}')
    expect(screen.getByRole('tabpanel', { name: 'Monitoring' })).toBeVisible()
  })

  it('shows the first of many regional foods, and the others when asked', async () => {
    signedInAs()
    const record = recordOf(ADULT)
    serve(record)
    const { user } = await openApp(PATH)

    await screen.findByRole('tablist')
    const foods = await openTab(user, 'Regional Foods')
    const { length } = record.plan.regionalFoods
    expect(within(foods).getAllByRole('article')).toHaveLength(12)
    await user.click(within(foods).getByRole('button', { name: `Show all ${length} foods` }))
    expect(within(foods).getAllByRole('article')).toHaveLength(length)
  })

  it('names the rules behind the plan with their sources when asked', async () => {
    signedInAs()
    const record = recordOf(ADULT)
    serve(record)
    const { user } = await openApp(PATH)

    const why = await screen.findByRole('button', { name: 'Why this plan' })
    const [rule] = record.plan.rules
    expect(screen.getByText(new RegExp(rule?.id ?? ''))).not.toBeVisible()
    await user.click(why)
    expect(why).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText(new RegExp(rule?.id ?? ''))).toBeVisible()
  })

  it('puts an emergency above everything, with the number of the country, and says why there are no meals', async () => {
    signedInAs()
    const record = recordOf(WASTED_CHILD)
    expect(record.plan.urgency).toBe('emergency')
    serve(record)
    const { user } = await openApp(PATH)

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Emergency: go to a health facility now')
    const call = within(alert).getByRole('link', { name: 'Call the emergency number of South Sudan: 999' })
    expect(call).toHaveAttribute('href', 'tel:999')
    expect(screen.getByRole('region', { name: 'Patient Overview' })).toHaveTextContent('14 months')

    const diagnosis = screen.getByRole('tabpanel', { name: 'Diagnosis' })
    expect(within(diagnosis).getByText('Weight for age').parentElement).toHaveTextContent(
      /Severely underweight.*-3\.\d/,
    )
    const meals = await openTab(user, 'Meal Plan')
    expect(within(meals).getByRole('heading', { name: 'No meal plan for now' })).toBeVisible()
    expect(meals).toHaveTextContent('The first step is to be seen by a health worker')
  })

  it('is complete in Swahili, and fetches the texts of a language when it is chosen', async () => {
    signedInAs()
    const record = recordOf(ADULT)
    const sent = serve(record)
    await openApp(PATH, { language: 'sw' })

    expect(await screen.findByText('Umetengenezwa tarehe 5 Machi 2026')).toBeVisible()
    expect(screen.getByRole('tabpanel', { name: 'Utambuzi' })).toHaveTextContent(record.plan.diagnosis.sw)
    await changeLanguage('en')
    expect(await screen.findByText(record.plan.diagnosis.en)).toBeVisible()
    expect(sent.map(({ variables }) => variables.language)).toEqual(['SW', 'EN'])
  })
})

describe('§8 Nutrition plan that cannot be shown', () => {
  it('says Plan Not Found and offers a new assessment when there is no such plan', async () => {
    signedInAs()
    answerGraphql({ Query: { nutritionPlan: () => null } })
    await openApp(PATH)

    expect(await screen.findByRole('heading', { name: 'Plan Not Found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create New Assessment' })).toHaveAttribute('href', '/nutrition-assessment')
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it('asks the server for nothing when the address holds no id', async () => {
    signedInAs()
    const sent = answerGraphql({})
    await openApp('/nutrition-plan/nonsense')

    expect(await screen.findByRole('heading', { name: 'Plan Not Found' })).toBeVisible()
    expect(sent).toEqual([])
  })

  it('tells of a failure, and shows the plan when a second attempt succeeds', async () => {
    signedInAs()
    dropGraphql()
    const { user } = await openApp(PATH)

    expect(await screen.findByRole('heading', { name: 'Plan Not Found' })).toBeVisible()
    expect(await screen.findByText('Error loading plan')).toBeVisible()
    expect(screen.getByText('Unable to load your nutrition plan.')).toBeVisible()
    serve(recordOf(ADULT))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('tablist')).toBeVisible()
  })

  it('leads to signing in, and back here, when the session has ended', async () => {
    signedInAs()
    answerGraphql({ Query: { nutritionPlan: unauthenticated } })
    const { router } = await openApp(PATH)

    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(router.state.location.search).toBe(`?next=${encodeURIComponent(PATH)}`)
    expect(localStorage.getItem('auth_token')).toBeNull()
  })
})
