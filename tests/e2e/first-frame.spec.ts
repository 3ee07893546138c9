import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/fixtures.ts'

const PAGES = [
  { path: '/' },
  { path: '/auth' },
  { path: '/no/such/page' },
  { path: '/nutrition-assessment', signedIn: true },
  { path: '/nutrition-dashboard', signedIn: true },
  { path: '/profile', signedIn: true },
  { path: '/settings', signedIn: true },
] as const

/** The script that the page runs before it is painted: the one that is no module. */
const EARLY = /<script async src="([^"]+)"/
const ROOT = '#root'

/** Lets only those built files through that a condition names. Chromium counts the others as not found. */
const serveOnly = (page: Page, isServed: (path: string) => boolean) =>
  page.route('**/assets/**', (route) =>
    isServed(new URL(route.request().url()).pathname) ? route.continue() : route.fulfill({ status: 404 }),
  )

/** Where the words stand and how they look, of the first frame or of the page that takes its place. */
const wordsOf = (page: Page) =>
  page.locator(ROOT).evaluate((root) => {
    const shown = (element: Element) => element.getClientRects().length > 0
    const words = [...root.querySelectorAll('h1, h1 + p')].filter(shown)
    const brand = [...root.querySelectorAll('span')].find(({ textContent }) => textContent === 'Afya Mashariki')
    return [...(brand ? [brand] : []), ...words].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const box = [x, y, width, height].map(Math.round).join(' ')
      return { words: element.textContent, box, color, fontSize, fontWeight }
    })
  })

test.describe('The first frame', () => {
  for (const locale of ['en-KE', 'sw-KE']) {
    test.describe(locale, () => {
      test.use({ locale })

      for (const colorScheme of ['light', 'dark'] as const) {
        for (const path of ['/', '/auth']) {
          const title = `of ${path} shows the words of the page where the page will have them, ${colorScheme}`
          test(title, { tag: '@both' }, async ({ page }) => {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            await serveOnly(page, () => false)
            await page.goto(path)
            await expect(page.locator(`${ROOT} h1:visible`)).toHaveCount(1)
            const frame = await wordsOf(page)

            await page.unrouteAll()
            await page.reload()
            await expect(page.locator('main h1')).toBeVisible()
            expect(frame).toEqual(await wordsOf(page))
            expect(frame).toHaveLength(3)
          })
        }
      }
    })
  }

  for (const { path, ...rest } of PAGES) {
    test(`of ${path} is busy, and gives way to the page without a shift`, { tag: '@both' }, async ({
      page,
      signIn,
    }) => {
      if ('signedIn' in rest) await signIn()
      await page.addInitScript(() => {
        const noted = { shift: 0, frame: '' }
        Object.assign(globalThis, { noted })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) noted.shift += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        document.addEventListener('DOMContentLoaded', () => {
          noted.frame = document.querySelector('#root > [aria-busy="true"]')?.className ?? ''
        })
      })
      await page.goto(path)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const noted = await page.evaluate(
        () => (globalThis as unknown as { noted: { shift: number; frame: string } }).noted,
      )
      expect(noted.frame).toBe('sk')
      // The banner of a demonstration lifts the foot of a short page a little.
      expect(noted.shift).toBeLessThan(0.03)
    })

    test(`of ${path} names every file that the page needs`, async ({ page, signIn, request }) => {
      if ('signedIn' in rest) await signIn()
      const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
      const named = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file))
      const { promise: pageStands, resolve: letOthersCome } = Promise.withResolvers<void>()
      await page.route('**/assets/**', async (route) => {
        if (!named.has(new URL(route.request().url()).pathname)) await pageStands
        await route.continue()
      })
      await page.goto(path)
      await expect(page.locator('main h1')).toBeVisible()
      letOthersCome()
    })
  }

  test('leads to the sign-in page before the application does', async ({ page }) => {
    await serveOnly(page, () => false)
    await page.goto('/')
    await page.getByRole('link', { name: 'Get Started - Sign In' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByRole('heading', { name: 'Welcome to Afya Mashariki' })).toBeVisible()
  })

  test('follows the colours, the language and the sign-in that are stored', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript(() => {
      localStorage.setItem('mantine-color-scheme-value', 'dark')
      localStorage.setItem('afya_language', 'sw')
    })
    const early = EARLY.exec(await (await page.request.get('/')).text())?.[1]
    await serveOnly(page, (file) => file === early)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Huduma za afya' })).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(24, 28, 25)')

    await page.addInitScript(() => localStorage.setItem('auth_token', 'x'.repeat(43)))
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-signed-in', '')
    await expect(page.locator(`${ROOT} h1:visible`)).toHaveCount(0)
  })
})
