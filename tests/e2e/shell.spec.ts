import { expect, test } from '#tests/e2e/fixtures.ts'

test.describe('§2 Signing in', () => {
  test('Quick Access shows twelve cards, and each press signs in', async ({ page }) => {
    await page.goto('/auth')
    const cards = page.getByRole('tabpanel').getByRole('button')
    await expect(cards).toHaveCount(12)
    await page.getByRole('button', { name: /^Patient/ }).click()
    await expect(page.getByText('Welcome back')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })

  test('a wrong password says so, and keeps the address', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Sign In' }).click()
    await page.getByLabel('Email').fill('patient@demo.afya.test')
    await page.getByLabel('Password', { exact: true }).fill('not the one')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Sign in failed')).toBeVisible()
    await expect(page.getByText('Invalid credentials').first()).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('patient@demo.afya.test')
  })

  test('with the keyboard alone', { tag: '@both' }, async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Quick Access' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByLabel('Email').focus()
    await page.keyboard.type('patient@demo.afya.test')
    await page.keyboard.press('Tab')
    await page.keyboard.type('AfyaDemo2026')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Welcome back')).toBeVisible()
  })

  test('a page that needs it leads to /auth and back', async ({ page }) => {
    await page.goto('/nutrition-dashboard')
    await expect(page).toHaveURL(/\/auth/)
    await page.getByRole('button', { name: /^Patient/ }).click()
    await expect(page).toHaveURL(/\/nutrition-dashboard$/)
  })

  test('a token that the server refuses is removed', async ({ page }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('planted')) localStorage.setItem('auth_token', 'x'.repeat(43))
      sessionStorage.setItem('planted', 'yes')
    })
    await page.goto('/nutrition-dashboard')
    await expect(page).toHaveURL(/\/auth/)
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  })
})

test.describe('§2 404', () => {
  test('an unknown path has its page', async ({ page }) => {
    await page.goto('/no/such/page')
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible()
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})
