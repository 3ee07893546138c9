import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** Chromium writes this for every answer of 4xx and every request without a network, those that a journey expects included. */
const EXPECTED_CONSOLE =
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/

/** The library as it is given to pages: half as long as what the builder would read into each. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

interface Fixtures {
  /** Signs in as a demonstration account, as Quick Access does, without going through the page. */
  signIn: (account?: string) => Promise<void>
  /** Signs in as somebody new, who has no records. */
  signUp: () => Promise<void>
  /** Takes a medical assessment of whoever is signed in, over REST, and gives back its plan's id. */
  medicalPlan: (assessmentData: Readonly<Record<string, unknown>>) => Promise<string>
  /** Fails with what axe finds wrong on the page, or on another one, as it stands. */
  expectAccessible: (other?: Page) => Promise<void>
}

/** Notes what a page should not print. */
export function strayOf(page: Page): string[] {
  const stray: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !EXPECTED_CONSOLE.test(message.text()))
      stray.push(message.text())
  })
  page.on('pageerror', (error) => stray.push(error.message))
  return stray
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const stray = strayOf(page)
    await use(page)
    expect(stray, 'errors and warnings on the console').toEqual([])
  },

  signUp: async ({ page, request }, use) => {
    await use(async () => {
      const answer = await request.post('/api/auth/signup', {
        data: {
          email: newEmail(),
          password: 'maziwa lala',
          userData: { first_name: 'Neema', last_name: 'Wafula', region: 'Kenya', role: 'patient' },
        },
      })
      const { token } = await answer.json()
      await page.addInitScript((value) => localStorage.setItem('auth_token', value), token)
    })
  },

  signIn: async ({ page, request }, use) => {
    await use(async (account = 'patient') => {
      const config = await (await request.get('/api/config')).json()
      const answer = await request.post('/api/auth/signin', {
        data: { email: `${account}@demo.afya.test`, password: config.demo.password },
      })
      const { token } = await answer.json()
      await page.addInitScript((value) => localStorage.setItem('auth_token', value), token)
    })
  },

  medicalPlan: async ({ page }, use) => {
    await use(async (assessmentData) => {
      await page.goto('/')
      const token = await page.evaluate(() => localStorage.getItem('auth_token'))
      const answer = await page.request.post('/api/medical/ai-diagnosis', {
        data: { assessmentData },
        headers: { authorization: `Bearer ${token}` },
      })
      return (await answer.json()).plan_id
    })
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (other = page) => {
      const { violations } = await new AxeBuilder({ page: other, axeSource: AXE })
        // No page has frames: nothing is gained by a second page that joins their results.
        .setLegacyMode()
        // Style sheets are fetched for no rule of these, and warned of where there is no network.
        .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      expect(found).toEqual([])
    })
  },
})

/** Fails where the page is wider than the screen, so that it would scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** An address that no other test has. */
export const newEmail = (): string => `${crypto.randomUUID()}@example.org`

/** Fills in the form for a healthy adult, all but what the caller changes. */
export async function fillAssessment(
  page: Page,
  answers: { age?: string; weight?: string; height?: string } = {},
): Promise<void> {
  await page.getByLabel('Age in years').fill(answers.age ?? '30')
  await page.getByRole('radio', { name: 'Female', exact: true }).check()
  await page.getByLabel('Weight (kg)').fill(answers.weight ?? '62.5')
  await page.getByLabel('Height (cm)').fill(answers.height ?? '165')
  await page.getByLabel('Activity level').selectOption({ label: 'Moderately active' })
  await page.getByRole('radio', { name: 'Kenya' }).check()
}
