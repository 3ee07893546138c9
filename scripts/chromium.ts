import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'

const DEBIAN = '/usr/bin/chromium'

/** The browser for the tests: CHROMIUM_PATH, else Debian's chromium, else Playwright's own; or null. */
export function findChromium(): string | null {
  const given = process.env['CHROMIUM_PATH']
  if (given) return given
  return [DEBIAN, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

/** Finds a browser, or installs Debian's where this may be done. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    throw new Error('No Chromium: set CHROMIUM_PATH, or install one (on Debian: apt-get install chromium)')
  }
  console.log('Installing Chromium for the browser tests ...')
  const options = { stdio: 'pipe' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], options)
  return DEBIAN
}

/** How the tests start it: without a sandbox, which root cannot have, and without connections of its own. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = findChromium()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
