import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test } from '#tests/e2e/fixtures.ts'

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name: new RegExp(`${name}$`) })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'The patient' })

async function choose(page: Page, typed: string): Promise<string> {
  await page.goto('/chw/patient-assessment')
  await expect(step(page, 'Patient Selection')).toBeVisible()
  await page.getByRole('searchbox').fill(typed)
  const found = page.getByRole('listitem').getByRole('button').first()
  await found.click()
  await expect(step(page, 'Vital Signs')).toBeFocused()
  return (await bar(page).locator('strong').first().textContent()) ?? ''
}

test.describe('§4 CHW wizard', () => {
  test('from choosing a patient to the result, with a reload at each step and one send without a network', async ({
    page,
    context,
    signIn,
    expectAccessible,
  }) => {
    test.slow()
    const stays = async (name: string, patient: string) => {
      await page.reload()
      await expect(step(page, name)).toBeVisible()
      await expect(bar(page)).toContainText(patient)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    }
    await signIn('chw')
    const patient = await choose(page, 'wanj')
    await page.getByLabel('Temperature').fill('36.8')
    await page.getByRole('textbox', { name: 'Blood pressure' }).fill('150/85')
    await page.getByLabel('Weight').fill('70')
    await page.getByLabel('Height').fill('170')
    await expect(page.getByText('High blood pressure detected. Consider antihypertensive treatment.')).toBeVisible()
    await stays('Vital Signs', patient)
    await expect(page.getByRole('textbox', { name: 'BMI' })).toHaveValue('24.2')
    await next(page).click()

    await expect(step(page, 'Symptoms')).toBeFocused()
    await page.getByLabel('Chief complaint').fill('coughing blood since yesterday')
    const danger = page.getByRole('alertdialog')
    await expect(danger).toContainText('Coughing blood')
    await expect(danger.getByRole('link', { name: /Call 999/ })).toHaveAttribute('href', 'tel:999')
    await expectAccessible()
    await danger.getByRole('button', { name: 'Go on with the assessment' }).click()
    await page.getByRole('radio', { name: '1-7 days' }).check()
    await page.getByRole('checkbox', { name: 'Cough', exact: true }).check()
    await stays('Symptoms', patient)
    await expect(danger).toHaveCount(0)
    await next(page).click()

    await page.getByLabel('General appearance').fill('alert, sits by herself')
    await stays('Physical Exam', patient)
    await next(page).click()
    await page.getByLabel('Allergies').fill('none')
    await stays('History', patient)
    await next(page).click()

    await stays('Assessment', patient)
    await expect(page.getByText('coughing blood since yesterday')).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Generate AI Diagnosis' }).click()
    await expect(page.getByText('Failed to generate AI assessment')).toBeVisible()
    await expect(page.getByText(/^Not sent yet\./)).toBeVisible()
    await context.setOffline(false)
    await page.goto('/chw/patient-assessment')
    await page.getByRole('button', { name: `Go on with ${patient}` }).click()
    await expect(step(page, 'Assessment')).toBeVisible()
    await page.getByRole('button', { name: 'Generate AI Diagnosis' }).click()
    await expect(page).toHaveURL(/\/chw\/assessment-result\/[0-9a-f-]{36}$/, { timeout: 60_000 })
    await page.goto('/chw/patient-assessment')
    await expect(step(page, 'Patient Selection')).toBeVisible()
    await expect(page.getByText('Begun on this device and not sent')).toHaveCount(0)
  })

  test('with the keyboard alone', async ({ page, signIn }) => {
    test.slow()
    await signIn('chw')
    await page.goto('/chw/patient-assessment')
    await expect(step(page, 'Patient Selection')).toBeVisible()
    const tabTo = async (target: ReturnType<Page['locator']>) => {
      const isThere = () => target.evaluate((element) => element === document.activeElement)
      for (let presses = 0; presses < 120 && !(await isThere()); presses += 1) await page.keyboard.press('Tab')
      await expect(target).toBeFocused()
    }
    await tabTo(page.getByRole('searchbox'))
    await page.keyboard.type('wanj')
    await expect(page.getByRole('listitem').getByRole('button').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(step(page, 'Vital Signs')).toBeFocused()
    await tabTo(page.getByLabel('Temperature'))
    await page.keyboard.type('36.8')
    await tabTo(page.getByRole('textbox', { name: 'Blood pressure' }))
    await page.keyboard.type('120/80')
    await page.keyboard.press('Enter')
    await expect(step(page, 'Symptoms')).toBeFocused()
    await tabTo(page.getByLabel('Chief complaint'))
    await page.keyboard.type('itching of the arm')
    await tabTo(next(page))
    await page.keyboard.press('Enter')
    await expect(step(page, 'Physical Exam')).toBeFocused()
    await tabTo(page.getByLabel('General appearance'))
    await page.keyboard.type('calm')
    await tabTo(next(page))
    await page.keyboard.press('Space')
    await expect(step(page, 'History')).toBeFocused()
    await tabTo(next(page))
    await page.keyboard.press('Enter')
    await expect(step(page, 'Assessment')).toBeFocused()
    await tabTo(page.getByRole('button', { name: 'Generate AI Diagnosis' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/chw\/assessment-result\/[0-9a-f-]{36}$/, { timeout: 60_000 })
  })
})
