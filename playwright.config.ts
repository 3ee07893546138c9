import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './scripts/chromium.ts'

/** What takes an eighth less of the processor, and changes no page: the last compiler is too late for what is open so shortly. */
const SHORT_LIVED = ['--in-process-gpu', '--js-flags=--no-turbofan'] as const

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  timeout: 60_000,
  // Recording every test costs a sixth of the time: what fails runs once more, recorded, and counts as failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e-server.ts',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions(SHORT_LIVED),
    baseURL: process.env['BASE_URL'],
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    trace: 'on-first-retry',
  },
  // What a page does is the same on both; what it looks like is tested on both, where a title or its group says so.
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    { name: 'desktop', grep: /@desktop|@both/, use: { viewport: { width: 1280, height: 800 } } },
  ],
})
