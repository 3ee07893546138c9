import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'

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
  /** Signs in as a demonstration account, as Quick Access does, without going through the page; gives back the token. */
  signIn: (account?: string) => Promise<string>
  /** Signs in as somebody new, who has no records; gives back the token. */
  signUp: () => Promise<string>
  /** Takes a medical assessment of whoever is signed in, over REST, and gives back its plan's id. */
  medicalPlan: (assessmentData: Readonly<Record<string, unknown>>) => Promise<string>
  /** Fails with what axe finds wrong on the page, or on another one, as it stands. */
  expectAccessible: (other?: Page) => Promise<void>
}

interface WorkerFixtures {
  /** The token of a demonstration account: asked for once, since what a password costs to check is most of a sign-in. */
  tokenOf: (account: string) => Promise<string>
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

const tokens = new WeakMap<Page, string>()

/** Opens a page's addresses from here on with this token, and gives it back. */
export async function carryToken(page: Page, token: string): Promise<string> {
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token)
  tokens.set(page, token)
  return token
}

/** Sends an operation, which a demonstration takes as it is. */
export async function graphql(request: APIRequestContext, token: string, query: string, variables: object = {}) {
  const answer = await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query, variables },
  })
  const { data, errors } = await answer.json()
  expect(errors ?? [], query).toEqual([])
  return data
}

/** Registers somebody of these details, in Nairobi if nothing else is said, and gives back the id. */
export async function registerPatient(
  request: APIRequestContext,
  token: string,
  details: Readonly<Record<string, unknown>>,
): Promise<string> {
  const id = crypto.randomUUID()
  const input = {
    phone: '+254 711 000 111',
    country: 'KE',
    county: 'Nairobi',
    preferredLanguage: 'SWAHILI',
    ...details,
  }
  const { registerPatient: registered } = await graphql(
    request,
    token,
    'mutation ($id: ID!, $input: PatientInput!) { registerPatient(id: $id, input: $input) { __typename } }',
    { id, input },
  )
  expect(registered.__typename).toBe('Patient')
  return id
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  page: async ({ page }, use) => {
    const stray = strayOf(page)
    await use(page)
    expect(stray, 'errors and warnings on the console').toEqual([])
  },

  tokenOf: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env['BASE_URL'] ?? '' })
      const signInAs = async (account: string): Promise<string> => {
        const config = await (await request.get('/api/config')).json()
        const answer = await request.post('/api/auth/signin', {
          data: { email: `${account}@demo.afya.test`, password: config.demo.password },
        })
        return (await answer.json()).token
      }
      const asked = new Map<string, Promise<string>>()
      await use((account) => {
        const token = asked.get(account) ?? signInAs(account)
        asked.set(account, token)
        return token
      })
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  signUp: async ({ page, request }, use) => {
    await use(async () => {
      const answer = await request.post('/api/auth/signup', {
        data: {
          email: newEmail(),
          password: 'maziwa lala',
          userData: { first_name: 'Neema', last_name: 'Wafula', region: 'Kenya', role: 'patient' },
        },
      })
      return carryToken(page, (await answer.json()).token)
    })
  },

  signIn: async ({ page, tokenOf }, use) => {
    await use(async (account = 'patient') => carryToken(page, await tokenOf(account)))
  },

  medicalPlan: async ({ page }, use) => {
    await use(async (assessmentData) => {
      const answer = await page.request.post('/api/medical/ai-diagnosis', {
        data: { assessmentData },
        headers: { authorization: `Bearer ${tokens.get(page)}` },
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

/** A person's name that no other run gave: what is registered stays, and is searched for. */
export const newName = (beginning: string): string =>
  beginning +
  crypto.randomUUID().replaceAll(/\d|-/g, '') +
  Array.from({ length: 4 }, () => 'bdfgklmnrt'.charAt(Math.random() * 10)).join('')

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
