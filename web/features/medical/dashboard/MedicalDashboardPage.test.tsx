import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ASSESSMENT_CATEGORIES, ASSESSMENT_TYPES } from '#domain/vocabulary/medical/assessment-types.ts'
import { signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { type MedicalRecord, medicalPage, medicalRecord, WIRE_TYPES } from '#web/test/medical-list-records.ts'
import { openApp } from '#web/test/render-app.tsx'

const PATH = '/medical/dashboard'

const serve = (records: readonly MedicalRecord[]) =>
  answerGraphql({
    Query: {
      assessmentTypes: () => WIRE_TYPES,
      medicalAssessments: (_root, asked) => medicalPage(records, asked).map(({ assessment }) => assessment),
      medicalPlans: (_root, asked) => medicalPage(records, asked).map(({ plan }) => plan),
    },
  })

const LONG_DIAGNOSIS = `${'Pneumonia (likely). An infection of the lungs. '.repeat(2)}It needs an antibiotic.`
const RECORDS = [
  medicalRecord({ number: 7, type: 'pneumonia', riskLevel: 'HIGH', diagnosis: LONG_DIAGNOSIS }),
  medicalRecord({ number: 6, patient: { firstName: 'Achieng', lastName: 'Odhiambo' } }),
  ...[5, 4, 3, 2, 1].map((number) => medicalRecord({ number })),
]

describe('§2 Medical Assessment Center dashboard', () => {
  it('asks for everything at once, and groups the types by category in the order of the specification', async () => {
    signedInAs()
    const sent = serve([])
    await openApp(PATH)

    await screen.findByRole('heading', { name: 'Infectious diseases' })
    expect(sent.map(({ operationName }) => operationName)).toEqual(['MedicalDashboardPage'])
    const groups = screen.getAllByRole('region').filter((region) => within(region).queryAllByRole('article').length > 0)
    expect(groups.map((group) => within(group).getByRole('heading', { level: 2 }).textContent)).toEqual([
      'Infectious diseases',
      'Long-lasting diseases',
      'Cancer',
      'Pregnancy and birth',
      'Mental health',
      'Inherited diseases',
    ])
    const types = Object.values(ASSESSMENT_TYPES)
    expect(groups.map((group) => within(group).getAllByRole('article').length)).toEqual(
      ASSESSMENT_CATEGORIES.map((category) => types.filter((type) => type.category === category).length),
    )
  })

  it('says of a type its name, category and description, whom it is for, and leads to its form', async () => {
    signedInAs()
    serve([])
    await openApp(PATH)

    const hiv = (await screen.findByRole('heading', { name: 'HIV and AIDS' })).closest('article') as HTMLElement
    expect(hiv).toHaveTextContent('Infectious')
    expect(hiv).toHaveTextContent('For people who may have HIV')
    expect(hiv).not.toHaveTextContent('only')
    expect(within(hiv).getByRole('link', { name: 'Start Assessment: HIV and AIDS' })).toHaveAttribute(
      'href',
      '/medical/assessment/hiv_aids',
    )
    const onlyFor = (name: string) => screen.getByRole('heading', { name }).closest('article')
    expect(onlyFor('Pregnancy')).toHaveTextContent('For women and girls only')
    expect(onlyFor('Prostate disease and cancer')).toHaveTextContent('For men and boys only')
  })

  it('shows the five latest assessments and diagnoses, each leading to its plan', async () => {
    signedInAs()
    serve(RECORDS)
    await openApp(PATH)

    const assessments = await screen.findByRole('region', { name: 'Recent Assessments' })
    const rows = within(assessments).getAllByRole('listitem')
    expect(rows).toHaveLength(5)
    expect(rows[0]).toHaveTextContent('Pneumonia and coughHigh risk5 March 2026')
    expect(rows[1]).toHaveTextContent('MalariaModerate riskAchieng Odhiambo5 March 2026')
    expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/medical/plan/${RECORDS[0]?.plan.id}`,
    )
    expect(within(assessments).getByRole('link', { name: /^View All/ })).toHaveAttribute('href', '/medical/history')

    const diagnoses = screen.getByRole('region', { name: 'Recent Diagnoses' })
    const [latest] = within(diagnoses).getAllByRole('listitem')
    expect(within(diagnoses).getAllByRole('listitem')).toHaveLength(5)
    expect(within(latest as HTMLElement).getByText(/…$/).textContent).toBe(
      'Pneumonia (likely). An infection of the lungs. Pneumonia (likely). An infection of the lungs. It…',
    )
    expect(within(diagnoses).getByRole('link', { name: 'View All Plans' })).toHaveAttribute('href', '/medical/plans')
  })

  it('is calm for a newcomer: the types, the quick actions, and no empty lists', async () => {
    signedInAs()
    serve([])
    await openApp(PATH)

    const actions = await screen.findByRole('region', { name: 'Quick Actions' })
    expect(
      within(actions)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/medical/emergency', '/follow-up-clinic', '/medical/resources'])
    expect(screen.queryByText('Recent Assessments')).not.toBeInTheDocument()
    expect(screen.queryByText('Recent Diagnoses')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Your records' })).not.toBeInTheDocument()
    expect(screen.getByText('What you assess will be listed here, with its plan.')).toBeVisible()
  })

  it('keeps the way to help open when it cannot be loaded, and loads at the next try', async () => {
    signedInAs()
    dropGraphql()
    const { user } = await openApp(PATH)

    expect(await screen.findByRole('heading', { name: 'The assessments could not be loaded' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Emergency help' })[0]).toHaveAttribute('href', '/medical/emergency')
    serve(RECORDS)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Recent Diagnoses' })).toBeVisible()
  })

  it('is complete in Swahili', async () => {
    signedInAs()
    serve(RECORDS)
    await openApp(PATH, { language: 'sw' })

    expect(await screen.findByRole('heading', { name: 'Magonjwa ya kuambukiza' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'VVU na UKIMWI' })).toBeVisible()
    expect(screen.getAllByText(/^Kwa Kiswahili: Pneumonia/)).toHaveLength(1)
  })

  it('leads a visitor to the sign-in page', async () => {
    const { router } = await openApp(PATH)
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(router.state.location.search).toBe(`?next=${encodeURIComponent(PATH)}`)
  })
})
