import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { openApp } from '#web/test/render-app.tsx'

const signedInFrom = (region: string) => signedInAs({ ...asha, profile: { ...asha.profile, region } })

const phoneLinks = () => screen.getAllByRole('link', { hidden: true }).filter((link) => link.matches('[href^="tel:"]'))

describe('§2 Emergency help', () => {
  it('is behind the sign-in', async () => {
    const { router } = await openApp('/medical/emergency')
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  })

  it.each([
    ['Kenya', '999'],
    ['Uganda', '999'],
    ['South Sudan', '999'],
    ['Tanzania', '112'],
    ['Rwanda', '112'],
    ['DR Congo', '112'],
    ['Ethiopia', '991'],
  ])('dials the number of the person’s own country first: %s %s', async (region, number) => {
    signedInFrom(region)
    await openApp('/medical/emergency')
    expect(await screen.findByRole('heading', { level: 1, name: 'Emergency help' })).toBeVisible()
    const [first] = phoneLinks()
    expect(first).toHaveAttribute('href', `tel:${number}`)
    expect(first).toHaveAccessibleName(`Call the emergency number of ${region}: ${number}`)
    expect(first).toHaveTextContent(`Call ${number}`)
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it.each(['Somalia', 'Burundi', 'Eritrea', 'Djibouti'])(
    'dials nothing for %s, where no number is confirmed, and says whom to ask',
    async (region) => {
      signedInFrom(region)
      await openApp('/medical/emergency')
      expect(await screen.findByText(`No confirmed emergency number for ${region}`)).toBeVisible()
      expect(screen.getByText(/Go to the nearest health facility now\. Ask there/)).toBeVisible()
      expect(screen.queryByRole('link', { name: new RegExp(`emergency number of ${region}`) })).toBeNull()
      // The numbers of the neighbours are in sight, and no sign offers a number of another country.
      expect(screen.getByRole('button', { name: 'Numbers of all countries' })).toHaveAttribute('aria-expanded', 'true')
      expect(phoneLinks()).toHaveLength(7)
    },
  )

  it.each(['', 'Atlantis'])('asks for the country of an account of %j', async (region) => {
    signedInFrom(region)
    const { user } = await openApp('/medical/emergency')
    const choice = await screen.findByLabelText('In which country are you?')
    expect(screen.getByText(/Your account names no country/)).toBeVisible()
    await user.selectOptions(choice, 'Tanzania')
    expect(phoneLinks()[0]).toHaveAttribute('href', 'tel:112')
    await user.selectOptions(choice, 'Somalia')
    expect(screen.getByText('No confirmed emergency number for Somalia')).toBeVisible()
    await user.selectOptions(choice, 'Choose a country')
    expect(screen.getByText(/Your account names no country/)).toBeVisible()
  })

  it('says of a number that other sources do not know it', async () => {
    signedInFrom('DR Congo')
    await openApp('/medical/emergency')
    expect(await screen.findByText(/Other sources know no national emergency number in DR Congo/)).toBeVisible()
  })

  it('says nothing of the kind where they know it', async () => {
    signedInAs()
    await openApp('/medical/emergency')
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByText(/Other sources know no/)).toBeNull()
  })

  it('lists every country, each with its number or that none is confirmed', async () => {
    signedInAs()
    const { user } = await openApp('/medical/emergency')
    await user.click(await screen.findByRole('button', { name: 'Numbers of all countries' }))
    const rows = within(screen.getByRole('list', { name: 'Numbers of all countries' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent)
    expect(rows).toEqual([
      'Kenya999',
      'Uganda999',
      'Tanzania112',
      'Rwanda112',
      'DR CongoNot confirmed112',
      'South Sudan999',
      'Ethiopia991',
      'SomaliaNot confirmed',
      'BurundiNot confirmed',
      'EritreaNot confirmed',
      'DjiboutiNot confirmed',
    ])
  })

  it('says what to do when nobody answers', async () => {
    signedInAs()
    await openApp('/medical/emergency')
    expect(await screen.findByText(/If nobody answers, do not wait: go to the nearest health facility/)).toBeVisible()
  })

  it('opens and closes first aid with the keyboard', async () => {
    signedInAs()
    const { user } = await openApp('/medical/emergency')
    const fits = await screen.findByRole('button', { name: 'Fits (convulsions)' })
    const nothingInTheMouth = screen.getByText(/Put nothing in the mouth/)
    expect(nothingInTheMouth).not.toBeVisible()
    fits.focus()
    await user.keyboard('{Enter}')
    expect(fits).toHaveAttribute('aria-expanded', 'true')
    expect(nothingInTheMouth).toBeVisible()
    const panel = document.getElementById(fits.getAttribute('aria-controls') ?? '')
    expect(panel).toHaveTextContent(/IFRC, International first aid, .*2020/)
    expect(within(panel ?? document.body).getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999')
    await user.keyboard(' ')
    expect(nothingInTheMouth).not.toBeVisible()
  })

  it('shows seventeen signs, each with a picture that screen readers leave out', async () => {
    signedInAs()
    await openApp('/medical/emergency')
    const signs = within(await screen.findByRole('region', { name: /Danger signs/ })).getAllByRole('button')
    expect(signs).toHaveLength(17)
    for (const sign of signs) {
      expect(sign).toHaveAccessibleDescription(/\w/)
      const picture = sign.querySelector('svg[viewBox="0 0 48 48"]')
      expect(picture?.querySelector('path, circle')).not.toBeNull()
      expect(picture).toHaveAttribute('aria-hidden', 'true')
    }
  })

  it('speaks Swahili, says that nobody has reviewed it, and prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    signedInAs()
    const { user } = await openApp('/medical/emergency', { language: 'sw' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Msaada wa dharura' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Piga namba ya dharura ya Kenya: 999' })).toHaveAttribute('href', 'tel:999')
    expect(screen.getByText(/bado hakuna tabibu wala mzungumzaji asilia/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Chapisha' }))
    expect(print).toHaveBeenCalledOnce()
  })
})
