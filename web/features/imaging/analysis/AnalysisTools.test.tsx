import { MantineProvider } from '@mantine/core'
import { act, render, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { AnalysisTools } from '#web/features/imaging/analysis/AnalysisTools.tsx'
import { loadNamespaces, startI18n } from '#web/i18n/i18n.ts'
import { forgetServerConfig, loadServerConfig } from '#web/lib/server-config.ts'
import { server } from '#web/test/server.ts'

beforeEach(async () => {
  forgetServerConfig()
  await startI18n('en')
  await loadNamespaces('photoAnalysis')
})

const show = () => render(<AnalysisTools />, { wrapper: MantineProvider })
const part = (name: string) => {
  const section = screen.getByRole('heading', { name }).closest('section')
  if (!section) throw new Error(`No part is called ${name}`)
  return within(section)
}

describe('§2 Medical Imaging: Analysis Tools', () => {
  it('lists what is measured, and that the picture stays on the device', () => {
    show()
    const items = part('What the analysis does').getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('sharp'),
      expect.stringContaining('brightness and contrast'),
      expect.stringContaining('average colour'),
      expect.stringContaining('stands out in colour'),
      expect.stringContaining('taken again'),
      expect.stringContaining('on this device'),
    ])
  })

  it('says that it supports a diagnosis only, and that its limits are untested', () => {
    show()
    const note = screen.getByRole('note')
    expect(note).toHaveTextContent('a support for diagnosis only')
    expect(note).toHaveTextContent('gives no severity')
    expect(note).toHaveTextContent('have not been tested')
  })

  it('has tips for pictures with their source', () => {
    show()
    const tips = part('How to take a good picture')
    expect(tips.getAllByRole('listitem')).toHaveLength(8)
    expect(tips.getByText(/American Telemedicine Association/)).toBeVisible()
  })

  it.each([
    /^Get consent/,
    /^Protect privacy/,
    /part of the record/,
    /is removed/,
    /should encrypt its disk/,
    /^Follow HIPAA/,
  ])('has a tip of privacy and consent: %s', (text) => {
    show()
    expect(part('Privacy and consent').getByText(text)).toBeVisible()
  })

  it('says in a demonstration that the analysis is simulated there, and nowhere else', async () => {
    show()
    expect(screen.queryByText(/simulated/i)).toBeNull()
    server.use(http.get('/api/config', () => HttpResponse.json({ demo: { password: 'x', accounts: [] } })))
    await act(loadServerConfig)
    expect(screen.getByText(/This is a demonstration: its analysis is simulated/)).toBeVisible()
  })
})
