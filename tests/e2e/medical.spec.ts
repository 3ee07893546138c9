import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/fixtures.ts'

const SUBMIT = 'Complete Assessment & Get Diagnosis'

/** The types whose symptom lists are built in (specification §9), each with somebody whom it is for. */
const TYPES = [
  ['diabetes', 'Diabetes', 'Male'],
  ['hypertension', 'High blood pressure', 'Male'],
  ['hiv_aids', 'HIV and AIDS', 'Male'],
  ['tuberculosis', 'Tuberculosis (TB)', 'Male'],
  ['malaria', 'Malaria', 'Male'],
  ['stroke', 'Stroke', 'Male'],
  ['cancer_cervical', 'Cervical cancer', 'Female'],
  ['cancer_breast', 'Breast cancer', 'Female'],
  ['kidney_disease', 'Kidney disease', 'Male'],
] as const

async function fillIn(page: Page, gender: 'Male' | 'Female' = 'Male'): Promise<void> {
  await page.getByLabel('Age in years').fill('48')
  await page.getByRole('radio', { name: gender, exact: true }).check()
  await page.getByRole('group', { name: 'Tick everything that is there' }).getByRole('checkbox').first().check()
}

test.describe('§2 Medical assessment', () => {
  test('each of the nine types goes from its form to its plan', async ({ page, signUp }) => {
    test.slow()
    await signUp()
    for (const [type, name, gender] of TYPES) {
      await page.goto(`/medical/assessment/${type}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await fillIn(page, gender)
      await page.getByRole('textbox', { name: 'Blood pressure' }).fill('128/82')
      await page.getByRole('button', { name: SUBMIT }).click()
      await expect(page.getByText('Assessment completed successfully!')).toBeVisible()
      await expect(page).toHaveURL(/\/medical\/plan\/[0-9a-f-]{36}$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('without a network nothing is lost, and with one again it is sent once', async ({ page, signUp, context }) => {
    await signUp()
    await page.goto('/medical/assessment/malaria')
    await fillIn(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: SUBMIT }).click()
    await expect(page.getByText('Failed to submit assessment')).toBeVisible()
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText('Your answers from last time are still here.')).toBeVisible()
    await expect(page.getByLabel('Age in years')).toHaveValue('48')
    await page.getByRole('button', { name: SUBMIT }).click()
    await expect(page).toHaveURL(/\/medical\/plan\//)
    await page.goto('/medical/assessment/malaria')
    await expect(page.getByLabel('Age in years')).toHaveValue('')
  })

  test('the text of the other symptoms is read on the device and never sent', async ({
    page,
    signUp,
    expectAccessible,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await signUp()
    await page.goto('/medical/assessment/malaria')
    await fillIn(page)
    await page.getByLabel('Other symptoms').fill('My neighbour Zawadi says I am coughing blood. I have a sore throat.')

    await expect(page.getByRole('alert', { name: 'Danger sign: be seen now' })).toContainText('Coughing blood')
    await expect(page.getByRole('alert').getByRole('link', { name: /Call 999/ })).toHaveAttribute('href', 'tel:999')
    const offered = page.getByRole('group', { name: 'Recognised in your text' })
    await offered.getByRole('checkbox', { name: 'Sore throat' }).check()
    await expectAccessible()
    await page.getByRole('button', { name: SUBMIT }).click()
    await expect(page).toHaveURL(/\/medical\/plan\/[0-9a-f-]{36}$/)

    const submission = sent.find((request) => request.includes('SubmitMedicalAssessment'))
    expect(submission).toContain('sore_throat')
    expect(submission).not.toContain('haemoptysis')
    expect([...sent, ...logged].filter((line) => line.includes('Zawadi'))).toEqual([])
  })
})
