import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { ADULT, nutritionRecord, WASTED_CHILD } from '#web/test/nutrition-records.ts'
import { openApp } from '#web/test/render-app.tsx'

const PATH = '/nutrition-dashboard'

const idOf = (kind: 'a' | 'b', number: number) => `018f4c1e-7000-7000-8000-${kind}${String(number).padStart(11, '0')}`

const recordOf = (number: number, input: typeof ADULT | typeof WASTED_CHILD, createdAt: string) =>
  nutritionRecord({ id: idOf('a', number), planId: idOf('b', number), input, createdAt })

/** The records as the server would page through them, the newest first. */
function serve(records: readonly ReturnType<typeof recordOf>[], averageBmi: number | null) {
  return answerGraphql({
    Query: {
      nutritionSummary: () => ({ assessments: records.length, plans: records.length, averageBmi }),
      nutritionPlans: (_root, { limit }) => records.slice(0, limit).map(({ wirePlan }) => wirePlan),
      nutritionAssessments: (_root, { limit, cursor }) => {
        const from = cursor ? records.findIndex(({ wireAssessment }) => wireAssessment.id === cursor) + 1 : 0
        return records.slice(from, from + limit).map(({ wireAssessment }) => wireAssessment)
      },
    },
  })
}

const FAMILY = [
  recordOf(3, { ...ADULT, weightKg: 60 as never }, '2026-04-02T09:00:00.000Z'),
  recordOf(2, WASTED_CHILD, '2026-03-20T09:00:00.000Z'),
  recordOf(1, ADULT, '2026-03-05T09:00:00.000Z'),
]

describe('§2 Nutrition dashboard', () => {
  it.each([PATH, '/nutrition/dashboard'])('shows counts, latest diagnosis and assessments at %s', async (path) => {
    signedInAs()
    serve(FAMILY, 18.6)
    await openApp(path)

    expect((await screen.findByText('Total Assessments')).parentElement).toHaveTextContent('3')
    expect(screen.getByText('Plans Generated').parentElement).toHaveTextContent('3')
    expect(screen.getByText('Average BMI').parentElement).toHaveTextContent('18.6')
    const diagnosis = FAMILY[0]?.plan.diagnosis.en ?? ''
    expect(screen.getByText(`${diagnosis.slice(0, 100)}...`)).toBeVisible()

    const cards = screen.getAllByRole('article')
    expect(cards).toHaveLength(3)
    expect(cards[1]).toHaveTextContent('20 March 2026')
    expect(cards[1]).toHaveTextContent('14 months')
    expect(cards[1]).toHaveTextContent('11.1')
    expect(cards[1]).toHaveTextContent('South Sudan')
    expect(cards[1]).toHaveTextContent('Severely wasted')
    expect(within(cards[1] as HTMLElement).getByRole('link', { name: 'View Plan of 20 March 2026' })).toHaveAttribute(
      'href',
      `/nutrition-plan/${idOf('b', 2)}`,
    )
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'New Assessment' })).toHaveAttribute('href', '/nutrition-assessment')
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  it('draws weight and BMI of the person of the latest assessment, and gives the same figures as a table', async () => {
    signedInAs()
    serve(FAMILY, 18.6)
    const { user } = await openApp(PATH)

    const chart = await screen.findByRole('img', { name: /^Weight \(kg\)/ })
    expect(chart).toHaveAccessibleName(/from 5 March 2026 to 2 April 2026: first 62\.5, now 60/)
    expect(screen.getByText('Shows the assessments that fit the latest one in gender and age.')).toBeVisible()
    const [summary] = screen.getAllByText('As a table')
    await user.click(summary as HTMLElement)
    const table = within(summary?.closest('details') as HTMLElement).getByRole('table')
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['DateWeight (kg)', '5 Mar 202662.5', '2 Apr 202660'])
  })

  it('shows older assessments a page at a time', async () => {
    signedInAs()
    const many = Array.from({ length: 13 }, (_, index) =>
      recordOf(20 - index, ADULT, `2026-03-${30 - index}T09:00:00.000Z`),
    )
    const sent = serve(many, 23)
    const { user } = await openApp(PATH)

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(13))
    expect(sent.map(({ variables }) => variables.cursor)).toEqual([null, idOf('a', 11)])
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  it('keeps what is shown when older assessments could not be loaded, and says so', async () => {
    signedInAs()
    const many = Array.from({ length: 11 }, (_, index) =>
      recordOf(20 - index, ADULT, `2026-03-${30 - index}T09:00:00Z`),
    )
    serve(many, 23)
    const { user } = await openApp(PATH)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10))
    dropGraphql()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('The older assessments could not be loaded.')).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(10)
    serve(many, 23)
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(11))
  })

  it('offers the first assessment when there is none', async () => {
    signedInAs()
    serve([], null)
    await openApp(PATH)

    expect(await screen.findByRole('heading', { name: 'No assessments yet' })).toBeVisible()
    expect(screen.getByText('Average BMI').parentElement).toHaveTextContent('N/A')
    expect(screen.getByRole('link', { name: 'Take First Assessment' })).toHaveAttribute('href', '/nutrition-assessment')
  })

  it('is complete in Swahili', async () => {
    signedInAs()
    serve(FAMILY, null)
    await openApp(PATH, { language: 'sw' })

    expect(await screen.findByRole('heading', { name: 'Tathmini za Karibuni' })).toBeVisible()
    expect(screen.getByText('Miezi 14')).toBeVisible()
    expect(screen.getByText('Hakuna')).toBeVisible()
    expect(screen.getByText('20 Machi 2026')).toBeVisible()
  })
})

describe('§8 Nutrition history that cannot be loaded', () => {
  it('tells so, and shows the history when a second attempt succeeds', async () => {
    signedInAs()
    dropGraphql()
    const { user } = await openApp(PATH)

    expect(await screen.findByRole('heading', { name: 'Error loading data' })).toBeVisible()
    expect(screen.getAllByText('Unable to load your nutrition history.').length).toBeGreaterThan(0)
    serve(FAMILY, 18.6)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Recent Assessments' })).toBeVisible()
  })
})
