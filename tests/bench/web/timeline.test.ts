import { describe, expect, it } from 'vitest'
import { interactiveMs, type Timeline } from '#tests/bench/web/timeline.ts'

const span = (startMs: number, endMs: number) => ({ startMs, endMs })

const timeline = (changes: Partial<Timeline>): Timeline => ({
  firstPaintMs: 1000,
  largestPaintMs: 1000,
  largestPaint: '',
  layoutShift: 0,
  longTasks: [],
  requests: [],
  transferredBytes: 0,
  ...changes,
})

describe('interactive', () => {
  it('is the first paint where nothing keeps the main thread busy after it', () => {
    expect(interactiveMs(timeline({ longTasks: [span(200, 700)] }))).toBe(1000)
  })

  it('is the end of the last long task before five quiet seconds', () => {
    expect(interactiveMs(timeline({ longTasks: [span(2000, 2300), span(4000, 4200)] }))).toBe(4200)
  })

  it('does not wait for a long task that comes after five quiet seconds', () => {
    expect(interactiveMs(timeline({ longTasks: [span(2000, 2300), span(7301, 7400)] }))).toBe(2300)
    expect(interactiveMs(timeline({ longTasks: [span(2000, 2300), span(7299, 7400)] }))).toBe(7400)
  })

  it('does not take a wait for the network for rest: three requests on their way are too many', () => {
    const longTasks = [span(2000, 2300), span(8000, 8100)]
    const loading = [span(2200, 7900), span(2200, 7900), span(2200, 7900)]
    expect(interactiveMs(timeline({ longTasks, requests: loading }))).toBe(8100)
    expect(interactiveMs(timeline({ longTasks, requests: loading.slice(1) }))).toBe(2300)
  })

  it('lets the quiet begin when a request ends', () => {
    const requests = [span(900, 2000), span(900, 9000), span(900, 9000)]
    expect(interactiveMs(timeline({ longTasks: [span(7500, 7600)], requests }))).toBe(1000)
  })
})
