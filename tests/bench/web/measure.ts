import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { observePage } from '#tests/bench/web/observe.ts'
import { interactiveMs, type Timeline } from '#tests/bench/web/timeline.ts'
import type { Visit } from '#tests/bench/web/visits.ts'
import { chromiumOptions } from '../../../scripts/chromium.ts'

/** A cheap phone on a slow 3G network. */
const CPU_SLOW_DOWN = 4
const LATENCY_MS = 400
const BYTES_PER_SECOND = 400_000 / 8
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const PATIENCE_MS = 60_000

export interface Measured extends Timeline {
  readonly interactiveMs: number
  /** When a tap on the main button, made as soon as the application shows it, was answered. */
  readonly answeredMs: number
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN })
}

/** Opens a browser that has never been there, or has been there once; it keeps its cache on the disk as a phone does. */
async function inBrowser<T>(
  { path, isReturn, signedIn, button }: Visit,
  { url, token }: { url: string; token: string },
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'afya-bench-web-'))
  const context = await chromium.launchPersistentContext(profile, { ...chromiumOptions(), ...PHONE, locale: 'en-KE' })
  try {
    context.setDefaultTimeout(PATIENCE_MS)
    if (signedIn) await context.addInitScript((value) => localStorage.setItem('auth_token', value), token)
    if (isReturn) {
      const page = await context.newPage()
      await page.goto(url + path)
      await page.waitForSelector(button)
      await page.waitForLoadState('networkidle')
      await page.close()
    }
    return await use(context)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Makes a visit twice, each with a browser of its own: once to look on, once to tap. */
export async function measure(visit: Visit, at: { url: string; token: string }): Promise<Measured> {
  const timeline = await inBrowser(visit, at, async (context) => {
    const page = await context.newPage()
    const observed = await observePage(page)
    await slowDown(page)
    await page.goto(at.url + visit.path, { waitUntil: 'commit' })
    await page.waitForSelector(visit.button)
    return observed.timeline()
  })
  const answeredMs = await inBrowser(visit, at, async (context) => {
    const page = await context.newPage()
    await slowDown(page)
    await page.goto(at.url + visit.path, { waitUntil: 'commit' })
    await page.locator(visit.button).tap()
    await visit.answer(page)
    return page.evaluate(() => performance.now())
  })
  return { ...timeline, interactiveMs: interactiveMs(timeline), answeredMs }
}
