import { expect, newName, test } from '#tests/e2e/fixtures.ts'

test.describe('§2 Patient Registration', () => {
  test('a patient is registered, found as a duplicate, changed, and gets a card', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('chw')
    await page.goto('/chw/register-patient')
    const firstName = newName('Nafula')
    const phone = `07${String(Date.now()).slice(-8)}`
    await page.getByLabel('First name').fill(firstName)
    await page.getByLabel('Last name').fill('Wekesa')
    await page.getByText('Only the age').click()
    await page.getByLabel('Age', { exact: true }).fill('34')
    await expect(page.getByText(/^Age today: about 34 years/)).toBeVisible()
    await page.getByRole('radio', { name: 'Female', exact: true }).check()
    await page.getByLabel('Phone').fill(phone)
    await page.getByLabel('Region').fill('Nairobi')
    await page.getByRole('textbox', { name: 'Medical alerts' }).fill('Penicillin allergy')
    await page.getByRole('textbox', { name: 'Medical alerts' }).press('Enter')
    // What was filled in outlives the page.
    await page.reload()
    await expect(page.getByText('What you had filled in before is still here.')).toBeVisible()
    await page.getByRole('button', { name: 'Register Patient' }).click()
    await expect(page.getByText('Patient registered successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/chw\/dashboard$/)
    await page.getByRole('button', { name: 'Open the card' }).click()
    await expect(page).toHaveURL(/\/patients\/[0-9a-f-]{36}\/card$/)
    await expect(page.getByRole('img', { name: /^QR code of/ })).toBeVisible()
    await expectAccessible()
    // It prints alone: one sheet of the size of a bank card, 72 points an inch.
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect([...paper.matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, box]) => box)).toEqual(['0 0 242.87999 153.119995'])

    await page.goto(page.url().replace(/card$/, 'edit'))
    await expect(page.getByLabel('First name')).toHaveValue(firstName)
    await page.goto('/chw/register-patient')
    await page.getByLabel('Phone').fill(phone)
    await expect(page.getByRole('link', { name: `Open the record of ${firstName} Wekesa` })).toBeVisible()
    await expect(page.getByText('The same phone number')).toBeVisible()
    // All of the form at once: nothing lies half below the header.
    await page.setViewportSize({ width: 360, height: 3600 })
    await expectAccessible()
  })
})
