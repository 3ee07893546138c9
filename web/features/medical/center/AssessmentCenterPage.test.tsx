import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { AssessmentCenterPage } from '#web/features/medical/center/AssessmentCenterPage.tsx'
import { loadNamespaces, startI18n } from '#web/i18n/i18n.ts'
import { MEDICAL_TOOLS, type MedicalTools } from '#web/lib/medical-tools.ts'
import { signedInAs } from '#web/test/accounts.ts'
import { openApp } from '#web/test/render-app.tsx'

const PATH = '/medical-assessment-center'

async function openWith(open: { readonly imaging: boolean; readonly chat: boolean }) {
  const tools: MedicalTools = {
    imaging: { ...MEDICAL_TOOLS.imaging, open: open.imaging },
    chat: { ...MEDICAL_TOOLS.chat, open: open.chat },
  }
  await startI18n('en')
  await loadNamespaces('medical')
  render(
    <MantineProvider>
      <MemoryRouter>
        <AssessmentCenterPage tools={tools} />
      </MemoryRouter>
    </MantineProvider>,
  )
}

const card = (title: string) => screen.getByRole('heading', { name: title }).closest('article') as HTMLElement
const linksOf = (title: string) =>
  within(card(title))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const BY_DISEASE = [['Assessment by disease', '/medical/dashboard']]

describe('§2 Medical Assessment Center chooser', () => {
  it('has title, badges with what they mean, and the ways home and to the assessment by disease', async () => {
    signedInAs()
    await openApp(PATH)

    expect(await screen.findByRole('heading', { level: 1, name: 'Medical Assessment Center' })).toBeVisible()
    const badges = screen.getByRole('region', { name: 'What these badges mean' })
    expect(badges).toHaveTextContent('WHO Approved')
    expect(badges).toHaveTextContent('It is no approval by WHO')
    expect(badges).toHaveTextContent('AI-Enhanced')
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: /^Assessment by disease.*get a plan/ })).toHaveAttribute(
      'href',
      '/medical/dashboard',
    )
  })

  it('lists what each way is best for, what the tools do, and the six countries', async () => {
    signedInAs()
    await openApp(PATH)

    for (const way of ['Visual Examination', 'Symptom Assessment', 'Comprehensive Checkup']) {
      await screen.findByRole('heading', { name: way })
      expect(
        within(within(card(way)).getByRole('list', { name: 'Best for' })).getAllByRole('listitem').length,
      ).toBeGreaterThan(2)
    }
    for (const feature of ['Visual assessment', 'Chat assessment']) {
      expect(within(screen.getByRole('region', { name: feature })).getAllByRole('listitem')).toHaveLength(4)
    }
    const countries = within(screen.getByRole('region', { name: 'Cross-Border Healthcare' })).getAllByRole('listitem')
    expect(countries.map(({ textContent }) => textContent)).toEqual([
      'Kenya',
      'Uganda',
      'Tanzania',
      'Rwanda',
      'DR Congo',
      'South Sudan',
    ])
  })

  it('leads nowhere that is not open: it says so, and offers the assessment by disease', async () => {
    await openWith({ imaging: false, chat: false })

    expect(linksOf('Visual Examination')).toEqual(BY_DISEASE)
    expect(card('Visual Examination')).toHaveTextContent('The photo tool is not open yet.')
    expect(linksOf('Symptom Assessment')).toEqual(BY_DISEASE)
    expect(card('Symptom Assessment')).toHaveTextContent('The chat is not open yet.')
    expect(linksOf('Comprehensive Checkup')).toEqual(BY_DISEASE)
    expect(screen.getAllByText('Not open yet')).toHaveLength(2)
  })

  it('starts each way once its tools are open', async () => {
    await openWith({ imaging: true, chat: true })

    expect(linksOf('Visual Examination')).toEqual([['Start Assessment', '/medical-imaging']])
    expect(linksOf('Symptom Assessment')).toEqual([['Start Assessment', '/ai-chat-diagnosis']])
    expect(linksOf('Comprehensive Checkup')).toEqual([['Start Assessment', '/medical-imaging']])
    expect(screen.queryByText(/not open yet/i)).not.toBeInTheDocument()
  })

  it('starts the comprehensive checkup only with both of its tools', async () => {
    await openWith({ imaging: true, chat: false })

    expect(linksOf('Visual Examination')).toEqual([['Start Assessment', '/medical-imaging']])
    expect(linksOf('Symptom Assessment')).toEqual(BY_DISEASE)
    expect(linksOf('Comprehensive Checkup')).toEqual(BY_DISEASE)
  })

  it('has the photo tool open, and the chat not yet', async () => {
    signedInAs()
    await openApp(PATH)
    await screen.findByRole('heading', { name: 'Visual Examination' })
    expect(linksOf('Visual Examination')).toEqual([['Start Assessment', '/medical-imaging']])
    expect(linksOf('Symptom Assessment')).toEqual(BY_DISEASE)
    expect(linksOf('Comprehensive Checkup')).toEqual(BY_DISEASE)
    expect(screen.getAllByText('Not open yet')).toHaveLength(1)
  })

  it('is complete in Swahili', async () => {
    signedInAs()
    await openApp(PATH, { language: 'sw' })
    expect(await screen.findByRole('heading', { name: 'Uchunguzi wa Kuona' })).toBeVisible()
    expect(screen.getByText(/Si idhini ya WHO/)).toBeVisible()
  })

  it('is behind the sign-in, and leads back to itself', async () => {
    const { router } = await openApp(PATH)
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(router.state.location.search).toBe(`?next=${encodeURIComponent(PATH)}`)
  })
})
