import { expect, test } from '#tests/e2e/fixtures.ts'

test.describe('§2 Help without a network', () => {
  test('first aid opens with the keyboard when the network is gone', async ({
    page,
    context,
    signIn,
    expectAccessible,
  }) => {
    await signIn()
    await page.goto('/medical/emergency')
    await expect(page.getByRole('link', { name: 'Call the emergency number of Kenya: 999' }).first()).toBeVisible()
    await context.setOffline(true)
    const snakebite = page.getByRole('button', { name: 'Snakebite' })
    await snakebite.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Do not cut, suck or burn the bite.')).toBeVisible()
    await page.getByRole('button', { name: 'Numbers of all countries' }).click()
    await expect(page.getByRole('link', { name: 'Call the emergency number of Rwanda: 112' })).toHaveAttribute(
      'href',
      'tel:112',
    )
    await expectAccessible()
  })

  test('every number is a target of 44 px or more, and the own one is the largest', { tag: '@both' }, async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/medical/emergency')
    await page.getByRole('button', { name: 'Numbers of all countries' }).click()
    const links = page.locator('a[href^="tel:"]:visible')
    await expect(links).toHaveCount(8)
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
    for (const box of boxes) {
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
    }
    expect(boxes[0]?.height).toBeGreaterThanOrEqual(72)
  })

  test('guides are searched and read when the network is gone', async ({ page, context, signIn, expectAccessible }) => {
    await signIn()
    await page.goto('/medical/resources')
    const search = page.getByRole('searchbox', { name: 'Search the guides' })
    await search.fill('hydroxyurea')
    await expect(page.getByText('1 guide')).toBeVisible()
    await context.setOffline(true)
    await search.fill('rice water')
    await page.getByRole('link', { name: /^Diarrhoea and cholera/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Go at once' })).toBeVisible()
    await expectAccessible()
    await page.goBack()
    await expect(search).toHaveValue('rice water')
  })

  test('a guide has its address, and an unknown one leads back', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/medical/resources/sickle_cell')
    await expect(page.getByRole('heading', { level: 1, name: 'Sickle cell disease' })).toBeVisible()
    await expect(page).toHaveTitle('Sickle cell disease · Afya Mashariki')
    await page.goto('/medical/resources/no_such_illness')
    await expect(page.getByRole('heading', { level: 1, name: 'No such guide' })).toBeVisible()
    await page.getByRole('link', { name: 'All guides' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Health guides' })).toBeVisible()
  })

  test('printed, all first aid is open and the buttons are gone', { tag: '@both' }, async ({ page, signIn }) => {
    await signIn()
    await page.goto('/medical/emergency')
    await expect(page.getByText('Do not cut, suck or burn the bite.')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Do not cut, suck or burn the bite.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  })
})
