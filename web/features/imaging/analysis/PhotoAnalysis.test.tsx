import { MantineProvider } from '@mantine/core'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PHOTO_PROBLEMS, type PhotoProblem } from '#domain/imaging/judge-photo.ts'
import { measurePhoto, type PhotoMeasures } from '#domain/imaging/measure-photo.ts'
import { checkerboard, plain } from '#domain/imaging/pictures.test-data.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { PHOTO_SEVERITIES } from '#domain/vocabulary/photos.ts'
import { PhotoAnalysis } from '#web/features/imaging/analysis/PhotoAnalysis.tsx'
import type { PhotoAnalysisState } from '#web/features/imaging/analysis/use-photo-analysis.ts'
import { loadNamespaces, startI18n } from '#web/i18n/i18n.ts'

async function show(state: PhotoAnalysisState, language: UiLanguage = 'en') {
  await startI18n(language)
  await loadNamespaces('photoAnalysis')
  return render(<PhotoAnalysis state={state} />, { wrapper: MantineProvider })
}

const measured = (measures: PhotoMeasures): PhotoAnalysisState => ({
  status: 'done',
  result: { kind: 'measured', measures },
})

/** What stands under a figure's name: its value and its explanation. */
function figure(name: string): string {
  const texts = []
  let next = screen.getByText(name).nextElementSibling
  while (next) {
    texts.push(next.textContent)
    next = next.nextElementSibling
  }
  return texts.join(' | ')
}

const NUMBERS: PhotoMeasures = {
  sharpness: 12.34,
  edgeWidthPx: 0.74,
  meanLuminance: 102,
  contrast: 25.5,
  underexposedShare: 0.031,
  overexposedShare: 0.12,
  meanColour: { red: 130.2, green: 91.6, blue: 67 },
  redness: 11.46,
  standingOutShare: 0.184,
  problems: [],
  isUsable: true,
}

describe('§9 Photo tool: the measured analysis on the screen', () => {
  it('says each figure with its unit', async () => {
    await show(measured(NUMBERS))
    expect(figure('Width of edges')).toMatch(/^0\.7 pixels \| In a copy of the picture at most 512 pixels/)
    expect(figure('Sharpness')).toMatch(/^12\.34 \(no unit\)/)
    expect(figure('Brightness')).toMatch(/^40% of white/)
    expect(figure('Contrast')).toMatch(/^10% of white/)
    expect(figure('Lost in black and white')).toMatch(/^3% nearly black, 12% nearly white/)
    expect(figure('Average colour')).toMatch(/^Red 130, green 92, blue 67 \| Each from 0 to 255/)
    expect(figure('Redness')).toMatch(/^11\.5: reddish \| .*shows no inflammation/)
    expect(figure('Area that stands out')).toMatch(/^18% of the picture \| .*Not a size in centimetres/)
  })

  it.each([
    [-5, /^-5: greenish/],
    [1.2, /^1\.2: neither red nor green/],
    [-2.2, /neither/],
    [2.4, /reddish/],
  ])('calls a redness of %f by its name', async (redness, text) => {
    await show(measured({ ...NUMBERS, redness }))
    expect(figure('Redness')).toMatch(text)
  })

  it('does not claim edges narrower than half a pixel', async () => {
    await show(measured({ ...NUMBERS, edgeWidthPx: 0 }))
    expect(figure('Width of edges')).toMatch(/^Less than 0\.5 pixels/)
  })

  it('says of a good picture that no fault was found, and advises nothing', async () => {
    await show(measured(measurePhoto(checkerboard([60, 40, 30], [150, 110, 80]))))
    expect(screen.getByRole('status')).toHaveTextContent('The measures find no fault with this picture.')
    expect(screen.queryByRole('list', { name: 'What to do better' })).toBeNull()
  })

  it('says of a black picture to take it again, and how', async () => {
    await show(measured(measurePhoto(plain([0, 0, 0]))))
    expect(screen.getByRole('status')).toHaveTextContent('Take it again if you can.')
    const advice = within(screen.getByRole('list', { name: 'What to do better' })).getAllByRole('listitem')
    expect(advice.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Too dark\. Go to a window/),
      expect.stringMatching(/^Nothing to be seen\. .*nothing covers the camera/),
    ])
    expect(figure('Width of edges')).toMatch(/^No edge found/)
  })

  const ADVICE: Record<PhotoProblem, RegExp> = {
    too_small: /^Too small\. It has fewer than 800 by 600 pixels\./,
    too_dark: /^Too dark\. .*flash/,
    too_bright: /^Too bright\. .*direct sun/,
    flat: /^Nothing to be seen\./,
    blurred: /^Blurred\. Wipe the lens/,
  }
  it.each(PHOTO_PROBLEMS)('has advice for %s', async (problem) => {
    await show(measured({ ...NUMBERS, problems: [problem], isUsable: false }))
    expect(screen.getByRole('listitem').textContent).toMatch(ADVICE[problem])
  })

  it('gives no severity, and says that none follows', async () => {
    const { container } = await show(measured(NUMBERS))
    expect(screen.getByRole('note')).toHaveTextContent('This judges the picture, not the illness. No severity follows')
    expect(container.textContent).not.toMatch(/Severity:|Simulated|confidence|Mild|Moderate|Severe|Critical/)
  })

  it('speaks Swahili', async () => {
    await show(measured({ ...NUMBERS, problems: ['blurred'], isUsable: false }), 'sw')
    expect(screen.getByRole('status')).toHaveTextContent('Picha hii ni ngumu kutathmini.')
    expect(screen.getByRole('note')).toHaveTextContent('Hii inapima picha, si ugonjwa.')
    expect(figure('Wekundu')).toMatch(/^11\.5: nyekundu kiasi/)
  })
})

describe('§9 Photo tool: the simulated analysis on the screen', () => {
  it.each(PHOTO_SEVERITIES)('is called simulated, and says to trust in nothing: %s', async (severity) => {
    await show({ status: 'done', result: { kind: 'simulated', severity, confidence: 0.78 } })
    const status = screen.getByRole('status')
    expect(within(status).getByText('Simulated')).toBeVisible()
    expect(within(status).getByText('AI Analysis Complete (78% confidence)')).toBeVisible()
    expect(screen.getByText(new RegExp(`^Severity: ${severity}$`, 'i'))).toBeVisible()
    expect(screen.getByRole('note')).toHaveTextContent('Nothing has looked at the picture')
  })

  it('shows no figures of the picture', async () => {
    const { container } = await show({
      status: 'done',
      result: { kind: 'simulated', severity: 'normal', confidence: 0.7 },
    })
    expect(container.querySelector('dl')).toBeNull()
  })
})

describe('§9 Photo tool: an analysis without a result', () => {
  it('is an empty status before the first one', async () => {
    await show({ status: 'idle' })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('says that it is under way', async () => {
    await show({ status: 'busy' })
    expect(screen.getByRole('status')).toHaveTextContent('Analysing the picture…')
  })

  it('says that a person judges where it failed', async () => {
    await show({ status: 'failed' })
    expect(screen.getByRole('status')).toHaveTextContent('Analysis failed. Manual assessment will be used.')
  })
})
