import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'

/** Chromium without windows: the same engine, which takes a third less of the processor than the whole browser does. */
const SHELL = '/usr/bin/chromium-headless-shell'
const DEBIAN = '/usr/bin/chromium'

/** The browser for the tests: CHROMIUM_PATH, else Debian's headless shell or Chromium, else Playwright's own; or null. */
export function findChromium(): string | null {
  const given = process.env['CHROMIUM_PATH']
  if (given) return given
  return [SHELL, DEBIAN, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

/** Finds a browser, or installs Debian's headless shell where this may be done. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    throw new Error(
      'No Chromium: set CHROMIUM_PATH, or install one (on Debian: apt-get install chromium-headless-shell)',
    )
  }
  console.log('Installing Chromium for the browser tests ...')
  const options = { stdio: 'pipe' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], options)
  return SHELL
}

/** How it is started: without a sandbox, which root cannot have, and without connections of its own. */
export function chromiumOptions(more: readonly string[] = []): LaunchOptions {
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
      ...more,
    ],
  }
}
