import { expect, test } from '#tests/e2e/fixtures.ts'

test('a health worker finds a patient whose name is written otherwise, and types a code with a slip', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('chw')
  await page.goto('/chw/patients')
  await page.getByRole('searchbox', { name: 'Find the patient' }).fill('muhamad')
  const found = page.getByRole('button', { name: /Mohamed Abdi/ })
  await expect(found).toContainText('Penicillin allergy')
  await expectAccessible()
  await found.click()
  await expect(page.getByRole('heading', { name: 'Patient', exact: true })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Start an assessment' })).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Look for another' }).click()
  await page.getByLabel('Code on the card').fill('1234-5678')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByText('This is not a patient’s code. Compare each sign with the card.')).toBeVisible()
})
