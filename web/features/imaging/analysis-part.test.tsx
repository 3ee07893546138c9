import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedInAs } from '#web/test/accounts.ts'
import { amina } from '#web/test/patient-records.ts'
import { letDraw, servePhotos } from '#web/test/photos.ts'
import { openApp } from '#web/test/render-app.tsx'
import { server } from '#web/test/server.ts'

const SIDE_PX = { naturalWidth: 800, naturalHeight: 600 } as const

/** Lets the browser read this picture: each pixel by its place. */
function showPicture(lightAt: (x: number, y: number) => number) {
  const getImageData = (_x: number, _y: number, width: number, height: number) => {
    const data = new Uint8ClampedArray(width * height * 4)
    for (let at = 0; at < width * height; at += 1) {
      const light = lightAt(at % width, Math.floor(at / width))
      data.set([light, light, light, 255], at * 4)
    }
    return { data, width, height }
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
    getImageData,
  } as unknown as never)
}

/** The page with a picture that was uploaded. */
async function openWithPicture(language: 'en' | 'sw' = 'en') {
  signedInAs(amina)
  const { user } = await openApp('/medical-imaging', { language })
  await screen.findByRole('tablist')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is nothing to upload with')
  await user.upload(input, new File(['bytes'], 'wound.png', { type: 'image/png' }))
  await screen.findByRole('button', { name: language === 'en' ? 'AI Analyze' : 'Chambua kwa AI' })
  return user
}

beforeEach(() => {
  letDraw()
  servePhotos([])
  for (const [side, px] of Object.entries(SIDE_PX)) {
    vi.spyOn(HTMLImageElement.prototype, side as keyof typeof SIDE_PX, 'get').mockReturnValue(px)
  }
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('§5 AI Analyze', () => {
  it('needs an assessment type', async () => {
    const user = await openWithPicture()
    const button = screen.getByRole('button', { name: 'AI Analyze' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('Choose an assessment type first.')
    await user.selectOptions(screen.getByLabelText(/Assessment Type/), 'Wound Assessment')
    expect(screen.getByRole('button', { name: 'AI Analyze' })).toBeEnabled()
  })

  it('measures the picture, and says nothing of the illness', async () => {
    showPicture((x, y) => (((x >> 4) + (y >> 4)) % 2 === 0 ? 90 : 180))
    const user = await openWithPicture()
    await user.selectOptions(screen.getByLabelText(/Assessment Type/), 'Wound Assessment')
    await user.click(screen.getByRole('button', { name: 'AI Analyze' }))
    expect(await screen.findByText(/The measures find no fault with this picture/)).toBeVisible()
    expect(screen.getByText(/This judges the picture, not the illness/)).toBeVisible()
    expect(screen.getByLabelText('Severity')).toHaveDisplayValue('Normal')
    expect(screen.getByLabelText('Findings')).toHaveValue('')
    // Of another type it says nothing yet.
    await user.selectOptions(screen.getByLabelText(/Assessment Type/), 'Eye Examination')
    expect(screen.queryByText(/The measures find no fault/)).not.toBeInTheDocument()
  })

  it('advises to take a picture again on which nothing is seen', async () => {
    showPicture(() => 3)
    const user = await openWithPicture()
    await user.selectOptions(screen.getByLabelText(/Assessment Type/), 'Wound Assessment')
    await user.click(screen.getByRole('button', { name: 'AI Analyze' }))
    expect(await screen.findByText('This picture is hard to judge. Take it again if you can.')).toBeVisible()
    expect(screen.getByText('Too dark.')).toBeVisible()
  })

  it('§8 says that it failed where the picture cannot be read', async () => {
    vi.spyOn(console, 'info').mockReturnValue(undefined)
    const user = await openWithPicture()
    await user.selectOptions(screen.getByLabelText(/Assessment Type/), 'Wound Assessment')
    await user.click(screen.getByRole('button', { name: 'AI Analyze' }))
    expect(await screen.findByText('Analysis failed. Manual assessment will be used.')).toBeVisible()
  })

  it('§9 is simulated in a demonstration: it fills in severity and findings, and says that it is simulated', async () => {
    server.use(http.get('/api/config', () => HttpResponse.json({ demo: { password: 'x', accounts: [] } })))
    const user = await openWithPicture()
    await user.selectOptions(screen.getByLabelText(/Assessment Type/), 'Wound Assessment')
    await user.click(screen.getByRole('button', { name: 'AI Analyze' }))
    await user.type(screen.getByLabelText('Findings'), 'Red edge')
    expect(await screen.findByText('AI Analysis Complete (85% confidence)')).toBeVisible()
    expect(screen.getByText('Simulated')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Severity')).toHaveDisplayValue('Moderate'))
    expect(screen.getByLabelText('Findings')).toHaveValue(
      'Red edge\nSimulated analysis, not looked at by anybody: Moderate',
    )
  })

  it('has a tab that says what it does and does not, in both languages', async () => {
    const user = await openWithPicture('sw')
    await user.click(screen.getByRole('tab', { name: 'Zana za Uchambuzi' }))
    expect(await screen.findByRole('heading', { name: 'Faragha na ridhaa' })).toBeVisible()
  })
})
