import type { Page } from '@playwright/test'
import { QUIET_MS, type Timeline } from '#tests/bench/web/timeline.ts'

/** What the script in the page keeps, until it is asked. */
interface Noted {
  largest: { startTime: number; what: string } | null
  shift: number
  longTasks: { startMs: number; endMs: number }[]
}

/** Runs in the page, before anything of it: notes what the browser tells of its painting and its tasks. */
function note(): void {
  const noted: Noted = { largest: null, shift: 0, longTasks: [] }
  Object.assign(globalThis, { noted })
  const observe = (type: string, take: (entry: PerformanceEntry & Record<string, unknown>) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & Record<string, unknown>)
    }).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime, element }) => {
    const painted = element as Element | null
    const what = painted
      ? `${painted.tagName.toLowerCase()}: ${painted.textContent?.trim().slice(0, 30) ?? ''}`
      : 'gone'
    noted.largest = { startTime, what }
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (hadRecentInput !== true) noted.shift += value as number
  })
  observe('longtask', ({ startTime, duration }) => {
    noted.longTasks.push({ startMs: startTime, endMs: startTime + duration })
  })
}

/** Has a page note its times from its first moment on; call it before the visit. */
export async function observePage(page: Page): Promise<{ timeline: () => Promise<Timeline> }> {
  await page.addInitScript(note)
  let onTheirWay = 0
  let lastChange = performance.now()
  const count = (change: number) => () => {
    onTheirWay += change
    lastChange = performance.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))

  /** For so long nothing was asked for, and the main thread had no long task. */
  const quietForMs = async () => {
    const idleMs = await page.evaluate(
      () =>
        performance.now() -
        Math.max(0, ...(globalThis as unknown as { noted: Noted }).noted.longTasks.map(({ endMs }) => endMs)),
    )
    return onTheirWay > 0 ? 0 : Math.min(idleMs, performance.now() - lastChange)
  }

  return {
    timeline: async () => {
      for (let quietMs = await quietForMs(); quietMs < QUIET_MS; quietMs = await quietForMs()) {
        await page.waitForTimeout(QUIET_MS - quietMs + 50)
      }
      return page.evaluate(() => {
        const { largest, shift, longTasks } = (globalThis as unknown as { noted: Noted }).noted
        const paint = performance.getEntriesByName('first-contentful-paint')[0]
        const loads = [
          ...performance.getEntriesByType('navigation'),
          ...performance.getEntriesByType('resource'),
        ] as PerformanceResourceTiming[]
        if (!paint || !largest) throw new Error('The page painted nothing')
        return {
          firstPaintMs: paint.startTime,
          largestPaintMs: largest.startTime,
          largestPaint: largest.what,
          layoutShift: shift,
          longTasks,
          requests: loads.map(({ startTime, responseEnd }) => ({ startMs: startTime, endMs: responseEnd })),
          transferredBytes: loads.reduce((sum, { transferSize }) => sum + transferSize, 0),
        }
      })
    },
  }
}
