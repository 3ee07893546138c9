import type { APIRequestContext, Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { expect, expectNoSidewaysScroll, graphql, test } from '#tests/e2e/fixtures.ts'

/** In the order of who opens them: nobody, a patient, a health worker, a clinician. */
const PAGES: readonly { readonly path: string; readonly name: string; readonly account?: string }[] = [
  { path: '/', name: 'landing' },
  { path: '/auth', name: 'sign in' },
  { path: '/no/such/page', name: 'not found' },
  { path: '/nutrition-assessment', name: 'nutrition form', account: 'patient' },
  { path: '/nutrition-dashboard', name: 'nutrition dashboard', account: 'patient' },
  { path: '/medical-assessment-center', name: 'medical assessment center', account: 'patient' },
  { path: '/medical-imaging', name: 'medical photos', account: 'patient' },
  { path: '/medical/dashboard', name: 'medical dashboard', account: 'patient' },
  { path: '/medical/history', name: 'medical history', account: 'patient' },
  { path: '/medical/plans', name: 'medical plans', account: 'patient' },
  { path: '/follow-up-clinic', name: 'follow-up clinic', account: 'patient' },
  { path: '/medical/assessment/malaria', name: 'medical form', account: 'patient' },
  { path: '/medical/emergency', name: 'emergency help', account: 'patient' },
  { path: '/medical/resources', name: 'health guides', account: 'patient' },
  { path: '/medical/resources/malaria', name: 'a health guide', account: 'patient' },
  { path: '/profile', name: 'profile', account: 'patient' },
  { path: '/settings', name: 'settings', account: 'patient' },
  { path: '/my-record', name: 'my record', account: 'patient' },
  { path: '/chw/dashboard', name: 'CHW dashboard', account: 'chw' },
  { path: '/chw/register-patient', name: 'patient registration', account: 'chw' },
  { path: '/chw/merges', name: 'merges', account: 'clinician' },
  { path: '/chw/referrals', name: 'referrals', account: 'clinician' },
  { path: '/chw/tasks', name: 'tasks', account: 'chw' },
  { path: '/chw/dispense-medication', name: 'dispensing', account: 'chw' },
  { path: '/chw/patient-counseling', name: 'counseling without medicines', account: 'chw' },
  { path: '/chw/patients', name: 'finding a patient', account: 'chw' },
  { path: '/chw/stock', name: 'stock', account: 'pharmacist' },
  { path: '/chw/patient-assessment', name: 'patient assessment', account: 'chw' },
  { path: '/patients/{patient}', name: 'patient record', account: 'chw' },
  { path: '/patients/{patient}/edit', name: 'changing a record', account: 'chw' },
  { path: '/patients/{patient}/card', name: 'patient card', account: 'chw' },
  { path: '/medical-imaging/{patient}', name: 'medical photos of a patient', account: 'chw' },
  { path: '/chw/tasks/household/{patient}', name: 'tasks of a household', account: 'chw' },
  { path: '/chw/patient-assessment/{patient}', name: 'vital signs of a patient', account: 'chw' },
  { path: '/chw/assessment-result/{visit}', name: 'result of a visit', account: 'chw' },
]

/** Who opens a page; null where it needs nobody. */
const accountOf = ({ account }: (typeof PAGES)[number]) => account ?? null
const MANY_PAGES = 10
const ACCOUNTS = [...new Set(PAGES.map(accountOf))]

/** Stands for the id of a patient of the demonstration, or of a visit of theirs, in the path of a page. */
const OF_SOMEBODY = /\{(patient|visit)\}/

/** A patient whom the account sees, and a new visit of theirs in danger. */
async function somebody(request: APIRequestContext, token: string): Promise<Readonly<Record<string, string>>> {
  const { patients } = await graphql(request, token, '{ patients(search: "Akinyi Ouma") { id } }')
  const patient: string = patients[0].id
  const visit = uuidv7()
  await graphql(
    request,
    token,
    `mutation ($id: ID!, $patientId: ID!, $input: VisitInput!) {
      submitVisit(id: $id, patientId: $patientId, input: $input) { __typename }
    }`,
    { id: visit, patientId: patient, input: { cutShort: true, symptoms: ['convulsing_now'] } },
  )
  return { patient, visit }
}

/** Opens a page from the one before, as a link does. Its title is there then, and not that of the page before. */
async function follow(page: Page, path: string): Promise<void> {
  const left = 'data-left'
  await page.evaluate(
    ([mark, to]) => {
      for (const title of document.querySelectorAll('h1')) title.setAttribute(mark, '')
      const index = Number(history.state?.idx ?? 0) + 1
      history.pushState({ idx: index, key: String(index), usr: null }, '', to)
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    },
    [left, path] as const,
  )
  await expect(page.locator(`h1[${left}]`)).toHaveCount(0)
}

/** Its plan has an alert, danger, medicines to give and not to give, and words that were not understood. */
const FEVER_IN_PREGNANCY = {
  assessment_type: 'malaria',
  patient_age: 24,
  patient_gender: 'female',
  pregnant: true,
  symptoms: ['fever', 'convulsions'],
  patient_weight: 60,
  allergies: ['artemether lumefantrine'],
  examination_findings: 'blorp',
  region: 'Kenya',
}

test.describe('WCAG 2.2 AA', () => {
  for (const scheme of ['light', 'dark'] as const) {
    for (const language of ['en', 'sw'] as const) {
      // Each two of width, colours and language meet: nothing on a page depends on all three.
      const tag = (scheme === 'light') === (language === 'en') ? '@phone' : '@desktop'
      for (const account of ACCOUNTS) {
        test(`every page of ${account ?? 'everybody'}, ${scheme}, ${language}, without a sideways scroll`, {
          tag,
        }, async ({ page, request, signIn, expectAccessible }) => {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
          await page.addInitScript((value) => localStorage.setItem('afya_language', value), language)
          const token = account === null ? '' : await signIn(account)
          const pages = PAGES.filter((one) => accountOf(one) === account)
          // A health worker's are many, and axe takes its time on each.
          test.slow(pages.length > MANY_PAGES)
          const ids = pages.some((one) => OF_SOMEBODY.test(one.path)) ? await somebody(request, token) : {}
          for (const { path } of pages) {
            const address = path.replace(OF_SOMEBODY, (_named, name: string) => ids[name] ?? '')
            // On a phone each is opened by its address, on a desktop from the page before.
            const isFollowed = tag === '@desktop' && page.url() !== 'about:blank'
            await (isFollowed ? follow(page, address) : page.goto(address))
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await expectAccessible()
            await expectNoSidewaysScroll(page)
          }
        })
      }

      const plans = {
        'a nutrition plan': async (page: Page) => {
          await page.goto('/nutrition-dashboard')
          await page.locator('a[href^="/nutrition-plan/"]').first().click()
        },
        'a medical plan': async (page: Page, medicalPlan: (data: typeof FEVER_IN_PREGNANCY) => Promise<string>) => {
          await page.goto(`/medical/plan/${await medicalPlan(FEVER_IN_PREGNANCY)}`)
        },
      }
      for (const [plan, openPlan] of Object.entries(plans)) {
        test(`every tab of ${plan}, ${scheme}, ${language}`, { tag }, async ({
          page,
          signIn,
          medicalPlan,
          expectAccessible,
        }) => {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
          await page.addInitScript((value) => localStorage.setItem('afya_language', value), language)
          await signIn()
          await openPlan(page, medicalPlan)
          const tabs = page.getByRole('tab')
          await expect(tabs).toHaveCount(4)
          for (const tab of await tabs.all()) {
            await tab.click()
            await expectAccessible()
          }
          await expectNoSidewaysScroll(page)
        })
      }
    }
  }
})
