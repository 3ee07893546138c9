import { expect, test } from '#tests/e2e/fixtures.ts'

test.describe('GraphQL in the browser', () => {
  test('the pages send the hashes of their operations, never a text', async ({ page, signIn }) => {
    const sent: { operationName: string; query?: string; extensions: { persistedQuery: { sha256Hash: string } } }[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/graphql') sent.push(request.postDataJSON())
    })
    await signIn('medical_officer')
    for (const path of ['/nutrition-dashboard', '/profile', '/settings', '/approvals']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await expect.poll(() => new Set(sent.map(({ operationName }) => operationName)).size).toBeGreaterThanOrEqual(4)
    for (const { operationName, query, extensions } of sent) {
      expect(query, operationName).toBeUndefined()
      expect(extensions.persistedQuery.sha256Hash, operationName).toMatch(/^[0-9a-f]{64}$/)
    }
  })

  test('a page that is older than the server says so, and is loaded anew at one press', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    // A toast that is still fading in has no colours of its own.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn()
    await page.route('**/graphql', (route) => {
      const body = route.request().postDataJSON()
      body.extensions.persistedQuery.sha256Hash = '0'.repeat(64)
      return route.continue({ postData: JSON.stringify(body) })
    })
    await page.goto('/nutrition-dashboard')
    const toast = page.getByRole('alert').filter({ hasText: 'This page is out of date' })
    await expect(toast).toBeVisible()
    await expectAccessible()
    await page.unroute('**/graphql')
    await toast.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByText('Total Assessments')).toBeVisible()
  })

  test('GraphiQL opens at /graphql, knows the schema, and runs a query', async ({ page }) => {
    await page.goto('/graphql')
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
    await expect(page.getByRole('link', { name: 'ChangePasswordResult' })).toBeVisible()
    await page.getByRole('button', { name: /Execute query/ }).click()
    const result = page.getByRole('region', { name: 'Result Window' })
    await expect(result).toContainText('"facilities"')
    await expect(result).not.toContainText('"errors"')
  })
})
