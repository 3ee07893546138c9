import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test as base, carryToken, expect, expectNoSidewaysScroll, newEmail, strayOf } from '#tests/e2e/fixtures.ts'
import { startWebServer } from '#tests/support/web-server.ts'

const PASSWORD = 'maziwa lala'

interface Care {
  readonly url: string
  /** The token of somebody who may approve staff roles. */
  readonly approver: string
}

const send = async (url: string, path: string, body: unknown) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return answer.json()
}

/** A server for care, where roles are not approved at once, with its first approver made as docs/operations.md says. */
async function startCare(dataDir: string): Promise<Care & { stop: () => Promise<void> }> {
  const credentials = { email: newEmail(), password: PASSWORD }
  const userData = { first_name: 'Samuel', last_name: 'Odhiambo', region: 'Kenya', role: 'patient' }
  const first = await startWebServer(dataDir, { DEMO: '0' })
  await send(first.url, '/api/auth/signup', { ...credentials, userData })
  await first.stop()
  execFileSync(process.execPath, ['scripts/grant-role.ts', credentials.email, 'medical_officer'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '0' },
  })
  const server = await startWebServer(dataDir, { DEMO: '0' })
  const { token } = await send(server.url, '/api/auth/signin', credentials)
  return { ...server, approver: token }
}

interface Fixtures {
  /** The page of who approves, beside that of who asks. */
  approver: Page
}

const test = base.extend<Fixtures, { care: Care }>({
  care: [
    async ({ browserName }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), `afya-e2e-${browserName}-`))
      const care = await startCare(dataDir)
      await use(care)
      await care.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ care }, use) => use(care.url),
  approver: async ({ browser, care, viewport, hasTouch }, use) => {
    const context = await browser.newContext({ baseURL: care.url, viewport, hasTouch, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const stray = strayOf(page)
    await carryToken(page, care.approver)
    await use(page)
    await context.close()
    expect(stray, 'errors and warnings on the console of who approves').toEqual([])
  },
})

/** Signs up for a staff role on the page, with a licence number. */
async function signUpFor(page: Page, role: string, lastName: string): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('First name').fill('Neema')
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Email').fill(newEmail())
  await page.locator('input[autocomplete="new-password"]').fill(PASSWORD)
  await page.getByLabel('Role').selectOption({ label: role })
  await page.getByLabel('License number').fill('KMPDC-77812')
  await expect(page.getByText('Staff roles are a request.')).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Account created')).toBeVisible()
}

const byKeyboard = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test.describe('§6 Staff roles', () => {
  test('a request with a licence number is declined with a reason, which the person is told', async ({
    page,
    approver,
    expectAccessible,
  }) => {
    await signUpFor(page, 'Clinician', 'Wafula')
    await page.goto('/approvals')
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()

    await approver.goto('/approvals')
    const card = approver.getByRole('article', { name: 'Neema Wafula' })
    await expect(card).toContainText('KMPDC-77812')
    await expect(card).toContainText('Asks to be Clinician')
    await expectAccessible(approver)

    // With the keyboard alone.
    await card.getByRole('button', { name: 'Decline' }).focus()
    await byKeyboard(approver, 'Enter')
    const dialog = approver.getByRole('dialog', { name: /Decline the request of Neema Wafula/ })
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await byKeyboard(approver, 'Escape')
    await expect(dialog).toBeHidden()
    await expect(card.getByRole('button', { name: 'Decline' })).toBeFocused()
    await byKeyboard(approver, 'Enter', 'Tab', 'Enter')
    await expect(dialog.getByText('Give a reason')).toBeVisible()
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await expectAccessible(approver)
    await approver.keyboard.type('The licence is not in the register')
    await byKeyboard(approver, 'Tab', 'Enter')
    await expect(approver.getByText('Request declined')).toBeVisible()
    await expect(card).toBeHidden()

    await page.goto('/')
    const notice = page.getByRole('region', { name: 'Your role' })
    await expect(notice).toContainText('Your request to be Clinician was declined.')
    await expect(notice).toContainText('The licence is not in the register')
    await notice.getByRole('link', { name: 'Open your profile' }).click()
    await expect(page.getByText('Declined as Clinician')).toBeVisible()
    await expect(page.getByText('Reason: The licence is not in the register')).toBeVisible()
    await expectAccessible()
  })

  test('a role that is approved opens its pages, and taken away closes them at once', async ({
    page,
    approver,
    expectAccessible,
  }) => {
    await signUpFor(page, 'Medical Officer', 'Mwangi')
    await approver.goto('/approvals')
    await approver.getByRole('button', { name: 'Approve Neema Mwangi' }).click()
    const approving = approver.getByRole('dialog', { name: 'Approve Neema Mwangi as Medical Officer?' })
    await approving.getByRole('button', { name: 'Approve request' }).click()
    await expect(approver.getByText('Request approved')).toBeVisible()

    await page.goto('/')
    await expect(page.getByText('You are now approved as Medical Officer.')).toBeVisible()
    await page.goto('/approvals')
    await expect(page.getByRole('tab', { name: 'Requests' })).toBeVisible()

    await approver.getByRole('tab', { name: 'Staff' }).click()
    await approver.getByRole('searchbox').fill('mwangi')
    const held = approver.getByRole('article', { name: 'Neema Mwangi, Medical Officer' })
    await expect(approver.getByRole('article')).toHaveCount(1)
    await expectAccessible(approver)
    await held.getByRole('button').click()
    const taking = approver.getByRole('dialog', { name: /Take the role Medical Officer away/ })
    await taking.getByRole('textbox').fill('Left the service')
    await expectAccessible(approver)
    await taking.getByRole('button', { name: 'Take role away' }).click()
    await expect(approver.getByText('Role taken away')).toBeVisible()
    await expect(approver.getByText('Nobody found')).toBeVisible()

    // The page is still open: what it asks for next is refused.
    await page.getByRole('tab', { name: 'Staff' }).click()
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Go to Home' }).click()
    const notice = page.getByRole('region', { name: 'Your role' })
    await expect(notice).toContainText('You are no longer Medical Officer.')
    await expect(notice).toContainText('Left the service')
    await page.goto('/profile')
    await expect(page.getByText('No longer Medical Officer')).toBeVisible()
  })

  test('the approvals can be used in both colours and languages, without a sideways scroll', { tag: '@both' }, async ({
    page,
    approver,
    expectAccessible,
  }) => {
    await signUpFor(page, 'Pharmacist', 'Njoroge-Achieng-Nyambura-Kariuki-wa-Gathoni-Mukami')
    const expectWell = async () => {
      await expectAccessible(approver)
      await expectNoSidewaysScroll(approver)
    }
    for (const [colorScheme, language] of [
      ['light', 'sw'],
      ['dark', 'en'],
    ] as const) {
      await approver.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await approver.addInitScript((value) => localStorage.setItem('afya_language', value), language)
      await approver.goto('/approvals')
      await expect(approver.getByRole('article').first()).toBeVisible()
      await expect(approver.locator('html')).toHaveAttribute('lang', language)
      await expectWell()
      await approver.getByRole('article').first().getByRole('button').last().click()
      await expect(approver.getByRole('dialog')).toBeVisible()
      await expectWell()
      await approver.keyboard.press('Escape')
      await approver.getByRole('tab').last().click()
      await expect(approver.getByRole('searchbox')).toBeVisible()
      await expect(approver.locator('[aria-busy="true"]')).toHaveCount(0)
      await expectWell()
    }
  })
})
