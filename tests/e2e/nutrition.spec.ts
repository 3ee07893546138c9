import { expect, fillAssessment, newEmail, test } from '#tests/e2e/fixtures.ts'

test.describe('§2 Nutrition', () => {
  test('a newcomer signs up, fills in the form, and reads a plan computed for them', { tag: '@both' }, async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Get Started - Sign In' }).click()
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabel('First name').fill('Neema')
    await page.getByLabel('Last name').fill('Wafula')
    await page.getByLabel('Email').fill(newEmail())
    await page.locator('input[autocomplete="new-password"]').fill('maziwa lala')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Account created')).toBeVisible()

    await page.getByRole('link', { name: 'Nutrition Assessment' }).first().click()
    await fillAssessment(page)
    await page.getByRole('checkbox', { name: 'Vegan' }).check()
    await page.getByRole('button', { name: 'Get My Nutrition Plan' }).click()

    await expect(page.getByText('Assessment Complete!')).toBeVisible()
    await expect(page).toHaveURL(/\/nutrition-plan\/[0-9a-f-]{36}$/)
    await expect(page.getByText(/give a BMI of 23\.0/)).toBeVisible()
    await expect(page.getByText('Normal').first()).toBeVisible()

    await page.getByRole('tab', { name: 'Meal Plan' }).click()
    await expect(page.getByRole('heading', { name: 'Breakfast' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Supper' })).toBeVisible()
    await page.getByRole('tab', { name: 'Regional Foods' }).click()
    await expect(page.getByText(/KES/).first()).toBeVisible()
    await page.getByRole('tab', { name: 'Monitoring' }).click()
    await expect(page.getByRole('button', { name: 'Print Nutrition Plan' })).toBeVisible()

    await page.reload()
    await expect(page.getByText(/give a BMI of 23\.0/)).toBeVisible()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page.getByText('Total Assessments')).toBeVisible()
    await page.getByRole('link', { name: 'View Plan' }).click()
    await expect(page).toHaveURL(/\/nutrition-plan\//)
  })

  test('the form says what is wrong at the field, keeps every answer, and survives a reload', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/nutrition-assessment')
    await fillAssessment(page, { age: '121', weight: '9.9' })
    await page.getByRole('button', { name: 'Get My Nutrition Plan' }).click()
    await expect(page.getByText('Age must be a whole number of years from 1 to 120')).toBeVisible()
    await expect(page.getByText('Weight must be between 10 and 300 kg')).toBeVisible()
    await expect(page.getByLabel('Age in years')).toBeFocused()

    await page.reload()
    await expect(page.getByLabel('Age in years')).toHaveValue('121')
    await expect(page.getByLabel('Height (cm)')).toHaveValue('165')
  })

  test('a form that cannot be sent keeps its answers, and is sent once when the network is back', async ({
    page,
    signUp,
    context,
  }) => {
    await signUp()
    await page.goto('/nutrition-assessment')
    await fillAssessment(page)
    await context.route('**/graphql', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Get My Nutrition Plan' }).click()
    await expect(page.getByText('Assessment Failed')).toBeVisible()
    await expect(page.getByLabel('Weight (kg)')).toHaveValue('62.5')

    await context.unroute('**/graphql')
    await page.getByRole('button', { name: 'Get My Nutrition Plan' }).click()
    await expect(page).toHaveURL(/\/nutrition-plan\//)
    await page.goto('/nutrition-dashboard')
    await expect(page.getByRole('link', { name: 'View Plan' })).toHaveCount(1)
  })

  test('a severely wasted child is sent to a health facility, not put on a diet', async ({ page, signIn }) => {
    await signIn('doctor')
    await page.goto('/nutrition-assessment')
    await page.getByText('Months (child under 5)').click()
    await page.getByLabel('Age in months').fill('18')
    await page.getByRole('radio', { name: 'Male', exact: true }).check()
    await page.getByLabel('Weight (kg)').fill('7.4')
    await page.getByLabel('Height (cm)').fill('80')
    await page.getByLabel('Activity level').selectOption({ label: 'Moderately active' })
    await page.getByRole('radio', { name: 'Kenya' }).check()
    await page.getByRole('button', { name: 'Get My Nutrition Plan' }).click()

    const alert = page.getByRole('alert').filter({ hasText: 'Emergency: go to a health facility now' })
    await expect(alert).toBeVisible()
    await expect(alert.getByRole('link')).toHaveAttribute('href', 'tel:999')
    await page.getByRole('tab', { name: 'Meal Plan' }).click()
    await expect(page.getByRole('heading', { name: 'Breakfast' })).toHaveCount(0)
  })

  test('the plan is read in Swahili at one press', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/nutrition-dashboard')
    await page.getByRole('link', { name: 'View Plan' }).first().click()
    await page.getByRole('button', { name: 'Kiswahili' }).click()
    await expect(page.getByRole('tab', { name: 'Mpango wa Milo' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
    await expect(page.getByText(/Overweight|recommend/)).toHaveCount(0)
  })

  test('the whole plan prints, not only the open tab', { tag: '@both' }, async ({ page, signIn }) => {
    await signIn()
    await page.goto('/nutrition-dashboard')
    await page.getByRole('link', { name: 'View Plan' }).first().click()
    await expect(page.getByRole('heading', { name: 'Key Recommendations' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const heading of ['Key Recommendations', 'Breakfast', 'Supper', 'Priority Foods', 'Warning Signs']) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    }
    await expect(page.getByRole('banner')).toBeHidden()
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(pages).toBeGreaterThanOrEqual(2)
    expect(pages).toBeLessThanOrEqual(8)
  })

  test('a plan that does not exist, and one of somebody else, look the same', async ({
    page,
    signIn,
    tokenOf,
    request,
  }) => {
    const headers = { authorization: `Bearer ${await tokenOf('patient')}` }
    const [plan] = await (await request.get('/api/nutrition/plans?limit=1', { headers })).json()
    await signIn('nurse')
    for (const id of [plan.id, '01a1fb44-f822-72c6-81f6-7100fc4215a0', 'not-an-id']) {
      await page.goto(`/nutrition-plan/${id}`)
      await expect(page.getByRole('heading', { name: 'Plan Not Found' })).toBeVisible()
    }
  })
})
