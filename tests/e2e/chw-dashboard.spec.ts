import { expect, test } from '#tests/e2e/fixtures.ts'

test.describe('§2 CHW dashboard', () => {
  test('from the landing page: numbers, clock, schedule and stock; an emergency without a network is recorded later', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('chw')
    await page.goto('/')
    await page.getByRole('link', { name: 'CHW Mobile Hospital' }).last().click()
    await expect(page).toHaveURL(/\/chw\/dashboard$/)
    await expect(page.getByText('Patients Today')).toBeVisible()
    const inventory = page.getByRole('region', { name: 'Medication Inventory' })
    await expect(inventory.getByText('Critical').first()).toBeVisible()
    await expect(page.getByRole('region', { name: "Today's Schedule" }).getByRole('listitem').first()).toBeVisible()
    await expectAccessible()

    const clock = page.getByRole('timer')
    const before = await clock.textContent()
    await expect(clock).not.toHaveText(before ?? '')

    const calls = page.getByText('Emergency Calls').locator('..')
    const counted = Number(/\d+/.exec((await calls.textContent()) ?? '')?.[0])
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Emergency: call 999, the emergency number of Kenya' }).click()
    await expect(page.getByText('Emergency protocols activated')).toBeVisible()
    await expect(
      page.getByRole('link', { name: 'Call 999, the emergency number of Kenya', exact: true }),
    ).toHaveAttribute('href', 'tel:999')
    await expect(page.getByText('1 record waits on this device')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('The emergency is recorded.')).toBeVisible()
    await expect(page.getByText('100% stored')).toBeVisible()
    await expect(calls).toContainText(String(counted + 1))
    await expectAccessible()
  })
})
