import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ASSESSMENT_TYPE_NAMES } from '#domain/vocabulary/medical/assessment-types.ts'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import { GuideList } from '#web/features/medical/resources/GuideList.tsx'
import { GuideView } from '#web/features/medical/resources/GuideView.tsx'
import { loadAllGuides, loadGuide } from '#web/features/medical/resources/guides/load-guides.ts'
import { signedInAs } from '#web/test/accounts.ts'
import { openApp } from '#web/test/render-app.tsx'

const guideLinks = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/medical/resources/'))

const routeOf = (path: string, page: ComponentType) => [
  pageRoute({ path, page: async () => page, namespaces: ['medicalHelp'], skeleton: 'cards' }),
]

/** Fails once, as a chunk that does not arrive, and then does what it should. */
function failingOnce<Arguments extends unknown[], Value>(load: (...given: Arguments) => Promise<Value>) {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  return vi
    .fn<(...given: Arguments) => Promise<Value>>(load)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
}

describe('§2 Health guides', () => {
  it.each(['/medical/resources', '/medical/resources/malaria'])('are behind the sign-in: %s', async (path) => {
    const { router } = await openApp(path)
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  })

  it('lists every guide under its category', async () => {
    signedInAs()
    await openApp('/medical/resources')
    expect(await screen.findByRole('heading', { level: 1, name: 'Health guides' })).toBeVisible()
    expect(guideLinks().map((link) => link.getAttribute('href'))).toEqual(
      ASSESSMENT_TYPE_NAMES.map((name) => `/medical/resources/${name}`),
    )
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Infections',
      'Long-lasting illnesses',
      'Cancer',
      'Pregnancy and birth',
      'Mind and mood',
      'Inherited illnesses',
    ])
    expect(screen.getByRole('link', { name: /Emergency help/ })).toHaveAttribute('href', '/medical/emergency')
  })

  it('filters by what the texts say, keeps the words in the address, and clears them', async () => {
    signedInAs()
    const { user, router } = await openApp('/medical/resources')
    const search = await screen.findByRole('searchbox', { name: 'Search the guides' })
    await user.type(search, 'hydroxyurea')
    expect(await screen.findByText('1 guide')).toBeVisible()
    expect(guideLinks()).toHaveLength(1)
    expect(guideLinks()[0]).toHaveAttribute('href', '/medical/resources/sickle_cell')
    expect(router.state.location.search).toBe('?q=hydroxyurea')
    await user.clear(search)
    expect(guideLinks()).toHaveLength(ASSESSMENT_TYPE_NAMES.length)
    expect(router.state.location.search).toBe('')
  })

  it('says when nothing is found, and leads back to all', async () => {
    signedInAs()
    const { user } = await openApp('/medical/resources?q=zzz')
    expect(await screen.findByText('No guide holds “zzz”.')).toBeVisible()
    expect(guideLinks()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(guideLinks()).toHaveLength(ASSESSMENT_TYPE_NAMES.length)
  })

  it('searches names alone while the texts could not be loaded, says so, and tries again', async () => {
    const load = failingOnce(loadAllGuides)
    const { user } = await openApp('/list', { routes: routeOf('/list', () => <GuideList load={load} />) })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The texts could not be loaded')
    await user.type(screen.getByRole('searchbox'), 'hydroxyurea')
    expect(screen.getByText('No guide holds “hydroxyurea”.')).toBeVisible()
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'sickle')
    expect(screen.getByText('1 guide')).toBeVisible()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'hydroxyurea')
    expect(screen.getByText('1 guide')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('§2 One health guide', () => {
  it('has an address, a title, all parts, its sources and the way to the assessment', async () => {
    signedInAs()
    const { user, router } = await openApp('/medical/resources')
    await user.click(await screen.findByRole('link', { name: /^Tuberculosis/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Tuberculosis (TB)' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/medical/resources/tuberculosis')
    expect(document.title).toBe('Tuberculosis (TB) · Afya Mashariki')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What it is',
      'Go at once',
      'Signs',
      'What to do at home',
      'Tests and treatment',
      'How to prevent it',
      'Questions to ask at the clinic',
    ])
    expect(screen.getByText('A cough of two weeks or more')).toBeVisible()
    expect(screen.getByText(/WHO, Consolidated guidelines on tuberculosis/)).toBeVisible()
    expect(screen.getByText(/no clinician has checked them yet/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start Assessment' })).toHaveAttribute(
      'href',
      '/medical/assessment/tuberculosis',
    )
    await user.click(screen.getByRole('link', { name: 'All guides' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Health guides' })).toBeVisible()
  })

  it('changes its language with the page', async () => {
    signedInAs()
    await openApp('/medical/resources/malaria', { language: 'sw' })
    expect(await screen.findByRole('heading', { level: 2, name: 'Nenda mara moja' })).toBeVisible()
    expect(screen.getByText('Lala ndani ya chandarua chenye dawa, kila usiku.')).toBeVisible()
  })

  it.each(['measles', 'toString', '__proto__'])('says that there is no guide %j, with a way back', async (name) => {
    signedInAs()
    await openApp(`/medical/resources/${name}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'No such guide' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All guides' })).toHaveAttribute('href', '/medical/resources')
  })

  it('says when it could not be loaded, and tries again', async () => {
    const load = failingOnce(loadGuide)
    const { user } = await openApp('/one', { routes: routeOf('/one', () => <GuideView name="malaria" load={load} />) })
    expect(await screen.findByRole('alert')).toHaveTextContent('This guide could not be loaded')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Go at once' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
