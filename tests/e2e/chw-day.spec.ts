import type { Locator, Page } from '@playwright/test'
import { expect, newName, test } from '#tests/e2e/fixtures.ts'

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name: new RegExp(`${name}$`) })

/** Moves the focus on, key by key, until it is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 160 && !(await isThere()); presses += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test.describe('A health worker’s day', () => {
  test('from registration to referral, with the keyboard alone', { tag: '@both' }, async ({ page, signIn }) => {
    test.slow()
    const type = async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(new RegExp(`^${label}`)).first())
      await page.keyboard.type(text)
    }
    const press = async (target: Locator) => {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    }
    const firstName = newName('Nanjala')
    await signIn('chw')
    await page.goto('/chw/dashboard')
    await press(page.getByRole('main').getByRole('link', { name: /Register/ }))
    await expect(page).toHaveURL(/register-patient$/)
    await type('First name', firstName)
    await type('Last name', 'Wekesa')
    await type('Day', '5')
    await type('Month', 'June')
    await type('Year', '1991')
    // No answer is chosen yet: the first of them has the focus, and an arrow chooses the next.
    await tabTo(page, page.getByRole('radio', { name: 'Male', exact: true }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked()
    await type('Phone', `07${String(Date.now()).slice(-8)}`)
    await type('Region', 'Nairobi')
    await press(page.getByRole('button', { name: 'Register Patient' }))
    await expect(page.getByText('Patient registered successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/chw\/dashboard$/)

    await press(
      page
        .getByRole('main')
        .getByRole('link', { name: /Patient Assessment/ })
        .first(),
    )
    await expect(step(page, 'Patient Selection')).toBeVisible()
    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type(firstName)
    const found = page.getByRole('button', { name: new RegExp(firstName) })
    await expect(found).toBeVisible()
    await press(found)
    await expect(step(page, 'Vital Signs')).toBeFocused()
    await type('Temperature', '39.4')
    const convulsing = page.getByRole('checkbox', { name: 'Convulsing now' })
    await page.keyboard.down('Shift')
    for (
      let presses = 0;
      presses < 160 && !(await convulsing.evaluate((one) => one === document.activeElement));
      presses += 1
    ) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.up('Shift')
    await page.keyboard.press('Space')
    const danger = page.getByRole('alertdialog')
    await expect(danger).toContainText('Convulsing now')

    // Without a network all stays as it is, with what to do in sight.
    await page.context().setOffline(true)
    await press(danger.getByRole('button', { name: 'Refer now' }))
    await expect(danger.getByText(/No answer came: check the connection/)).toBeVisible()
    await page.context().setOffline(false)
    await press(danger.getByRole('button', { name: 'Refer now' }))
    await expect(page).toHaveURL(/\/chw\/assessment-result\/[0-9a-f-]{36}\?refer$/, { timeout: 60_000 })

    const referral = page.getByRole('dialog', { name: 'Refer the patient' })
    await expect(referral.getByRole('radio', { name: 'Emergency' })).toBeChecked()
    await expect(referral.getByLabel(/^Reason/)).toHaveValue(/^Convulsing now/)
    await tabTo(
      page,
      referral
        .getByRole('radiogroup', { name: /Facility/ })
        .getByRole('radio')
        .first(),
    )
    await page.keyboard.press('Space')
    await press(referral.getByRole('button', { name: 'Send referral' }))
    await expect(page.getByText('Referral sent')).toBeVisible()
    await expect(page).not.toHaveURL(/refer$/)
    await press(page.getByRole('link', { name: 'See referrals' }))
    await expect(page.getByRole('article', { name: new RegExp(firstName) })).toBeVisible()
  })
})
