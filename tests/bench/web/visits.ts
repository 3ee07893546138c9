import type { Page } from '@playwright/test'

/** A visit that is measured. */
export interface Visit {
  readonly name: string
  readonly path: string
  readonly signedIn: boolean
  /** Everything was loaded once before, as on another day. */
  readonly isReturn: boolean
  /** Its most important control, as the application renders it, and what shows that a tap on it was answered. */
  readonly button: string
  readonly answer: (page: Page) => Promise<unknown>
}

const dashboard = {
  path: '/nutrition-dashboard',
  signedIn: true,
  button: 'main a[href="/nutrition-assessment"]',
  answer: (page: Page) => page.waitForURL('**/nutrition-assessment', { waitUntil: 'commit' }),
} as const

export const VISITS: readonly Visit[] = [
  {
    name: 'landing page, first load',
    path: '/',
    signedIn: false,
    isReturn: false,
    button: 'main a[href="/auth"]',
    answer: (page) => page.waitForURL('**/auth', { waitUntil: 'commit' }),
  },
  {
    name: '/auth, first load',
    path: '/auth',
    signedIn: false,
    isReturn: false,
    button: 'main [role="tab"]:last-of-type',
    answer: (page) => page.waitForSelector('main [role="tab"]:last-of-type[aria-selected="true"]'),
  },
  { name: 'nutrition dashboard, first load', isReturn: false, ...dashboard },
  { name: 'nutrition dashboard, return visit', isReturn: true, ...dashboard },
]
