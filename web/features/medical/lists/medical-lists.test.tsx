import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { type MedicalRecord, medicalPage, medicalRecord } from '#web/test/medical-list-records.ts'
import { openApp } from '#web/test/render-app.tsx'

const LISTS = [
  { path: '/medical/history', title: 'Assessment History', empty: 'No assessments yet', none: 'No assessment found' },
  { path: '/medical/plans', title: 'Plans', empty: 'No plans yet', none: 'No plan found' },
]

const serve = (records: readonly MedicalRecord[]) =>
  answerGraphql({
    Query: {
      medicalAssessments: (_root, asked) => medicalPage(records, asked).map(({ assessment }) => assessment),
      medicalPlans: (_root, asked) => medicalPage(records, asked).map(({ plan }) => plan),
    },
  })

const several = (howMany: number) =>
  Array.from({ length: howMany }, (_, index) => medicalRecord({ number: howMany - index }))

const FAMILY = [
  medicalRecord({ number: 3, type: 'pneumonia', riskLevel: 'HIGH', createdAt: new Date(2026, 3, 2, 23).toISOString() }),
  medicalRecord({
    number: 2,
    createdAt: new Date(2026, 2, 20, 9).toISOString(),
    patient: { firstName: 'Achieng', lastName: 'Odhiambo' },
  }),
  medicalRecord({ number: 1, diagnosis: 'Cold', createdAt: new Date(2026, 2, 5, 0, 0).toISOString() }),
]

/** Chosen in the browser's calendar, a day comes whole. */
async function chooseDay(user: UserEvent, field: 'From' | 'To', day: string): Promise<void> {
  await user.clear(screen.getByLabelText(field))
  await user.type(screen.getByLabelText(field), day)
}

const rows = () => screen.getAllByRole('article')
const waitForRows = (howMany: number) => waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(howMany))

describe('the assessment history', () => {
  it('shows of each assessment date, type, patient, age and risk, and the way to its plan', async () => {
    signedInAs()
    serve(FAMILY)
    await openApp('/medical/history')

    await waitForRows(3)
    expect(rows()[1]).toHaveTextContent('MalariaAchieng Odhiambo20 March 202634 yearsModerate risk')
    expect(
      within(rows()[1] as HTMLElement).getByRole('link', { name: 'View Plan: Malaria, 20 March 2026' }),
    ).toHaveAttribute('href', `/medical/plan/${FAMILY[1]?.plan.id}`)
    // A patient's name leads to the record.
    expect(within(rows()[1] as HTMLElement).getByRole('link', { name: 'Achieng Odhiambo' })).toHaveAttribute(
      'href',
      `/patients/${FAMILY[1]?.assessment.patient?.id}`,
    )
    expect(screen.getByText('3 assessments')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })
})

describe('the plans', () => {
  it('show date, type, risk, confidence without decimals, and how the diagnosis begins', async () => {
    signedInAs()
    serve(FAMILY)
    await openApp('/medical/plans')

    await waitForRows(3)
    expect(rows()[0]).toHaveTextContent('Pneumonia and cough')
    expect(rows()[0]).toHaveTextContent('Malaria (likely). A parasite that mosquitoes carry.')
    expect(rows()[0]).toHaveTextContent('2 April 2026')
    expect(rows()[0]).toHaveTextContent('Confidence 72%')
    expect(rows()[0]).toHaveTextContent('High risk')
  })
})

describe.each(LISTS)('the list at $path', ({ path, title, empty, none }) => {
  it('is narrowed by type, risk, days and search, which stand in the address', async () => {
    signedInAs()
    const sent = serve(FAMILY)
    const { user, router } = await openApp(path)
    const last = () => sent.at(-1)?.variables

    await waitForRows(3)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Type'), 'Malaria')
    await waitForRows(2)
    await user.selectOptions(screen.getByLabelText('Risk level'), 'Moderate risk')
    await chooseDay(user, 'From', '2026-03-05')
    await chooseDay(user, 'To', '2026-03-05')
    await waitForRows(1)
    expect(last()).toMatchObject({
      assessmentType: 'MALARIA',
      riskLevel: 'MODERATE',
      from: new Date(2026, 2, 5).toISOString(),
      before: new Date(2026, 2, 6).toISOString(),
    })
    await user.type(screen.getByLabelText('Search'), 'Cold')
    await waitFor(() => expect(last()?.search).toBe('Cold'))
    await waitForRows(1)
    expect(router.state.location.search).toBe('?q=Cold&type=malaria&risk=moderate&from=2026-03-05&to=2026-03-05')
  })

  it('opens as the address says, and leaves out what is none of ours', async () => {
    signedInAs()
    const sent = serve(FAMILY)
    await openApp(`${path}?q=Malaria&type=pneumonia&risk=terrible&from=2026-13-01`)

    await waitForRows(1)
    expect(sent[0]?.variables).toMatchObject({
      search: 'Malaria',
      assessmentType: 'PNEUMONIA',
      riskLevel: null,
      from: null,
    })
    expect(screen.getByLabelText('Search')).toHaveValue('Malaria')
    expect(screen.getByLabelText('Type')).toHaveDisplayValue('Pneumonia and cough')
    expect(screen.getByLabelText('Risk level')).toHaveDisplayValue('All levels')
  })

  it('keeps a year that is still being typed to itself', async () => {
    signedInAs()
    const sent = serve(FAMILY)
    const { user, router } = await openApp(path)
    await waitForRows(3)
    await chooseDay(user, 'From', '0002-04-01')
    expect(screen.getByLabelText('From')).toHaveValue('0002-04-01')
    expect(router.state.location.search).toBe('')
    await chooseDay(user, 'From', '2026-04-01')
    await waitForRows(1)
    expect(sent).toHaveLength(2)
  })

  it('says that a range is reversed, and asks the server nothing', async () => {
    signedInAs()
    const sent = serve(FAMILY)
    const { user } = await openApp(`${path}?from=2026-03-20&to=2026-03-01`)

    expect(await screen.findByText('The last day lies before the first. Change one of them.')).toBeVisible()
    expect(screen.getByLabelText('To')).toBeInvalid()
    expect(sent).toEqual([])
    await chooseDay(user, 'To', '2026-03-20')
    await waitForRows(1)
    expect(screen.queryByText(/reversed|before the first/)).not.toBeInTheDocument()
  })

  it('keeps the old list, dimmed, while the new one is on its way', async () => {
    signedInAs()
    serve(FAMILY)
    const { user } = await openApp(path)
    await waitForRows(3)

    let answer: (records: readonly MedicalRecord[]) => void = () => undefined
    const onItsWay = new Promise<readonly MedicalRecord[]>((resolve) => {
      answer = resolve
    })
    answerGraphql({
      Query: {
        medicalAssessments: async () => (await onItsWay).map(({ assessment }) => assessment),
        medicalPlans: async () => (await onItsWay).map(({ plan }) => plan),
      },
    })
    await user.selectOptions(screen.getByLabelText('Risk level'), 'High risk')
    await waitFor(() => expect(rows()[0]?.closest('[aria-busy=true]')).not.toBeNull())
    expect(screen.getByLabelText('Risk level')).toHaveDisplayValue('High risk')
    expect(rows()).toHaveLength(3)
    answer(FAMILY.slice(0, 1))
    await waitForRows(1)
    expect(rows()[0]?.closest('[aria-busy=true]')).toBeNull()
  })

  it('shows older records a page at a time, and knows where they end', async () => {
    signedInAs()
    const many = several(40)
    const sent = serve(many)
    const { user } = await openApp(path)

    await waitForRows(20)
    const key = path.endsWith('plans') ? 'plan' : 'assessment'
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitForRows(40)
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument())
    expect(rows()).toHaveLength(40)
    expect(sent.map(({ variables }) => variables.cursor)).toEqual([null, many[19]?.[key].id, many[39]?.[key].id])
    expect(await screen.findByText(/^40 /)).toBeVisible()
  })

  it('keeps what is shown when older records could not be loaded, says so, and goes on at the next press', async () => {
    signedInAs()
    serve(several(21))
    const { user } = await openApp(path)
    await waitForRows(20)
    dropGraphql()
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('The older ones could not be loaded.')).toBeVisible()
    expect(rows()).toHaveLength(20)
    serve(several(21))
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitForRows(21)
  })

  it('offers a first assessment where there are no records', async () => {
    signedInAs()
    serve([])
    await openApp(path)
    expect(await screen.findByRole('heading', { name: empty })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start an assessment' })).toHaveAttribute('href', '/medical/dashboard')
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
  })

  it('offers to clear the filters where they let nothing through', async () => {
    signedInAs()
    serve(FAMILY)
    const { user, router } = await openApp(`${path}?q=plague`)
    expect(await screen.findByRole('heading', { name: none })).toBeVisible()
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' })
    await user.click(clear as HTMLElement)
    await waitForRows(3)
    expect(router.state.location.search).toBe('')
    expect(screen.getByLabelText('Search')).toHaveValue('')
  })

  it('tells that it could not be loaded, and loads at the next try', async () => {
    signedInAs()
    dropGraphql()
    const { user } = await openApp(path)
    expect(await screen.findByRole('heading', { name: 'The list could not be loaded' })).toBeVisible()
    serve(FAMILY)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitForRows(3)
  })

  it('is complete in Swahili', async () => {
    signedInAs()
    serve(FAMILY)
    await openApp(path, { language: 'sw' })
    await waitForRows(3)
    expect(screen.getByLabelText('Aina')).toHaveDisplayValue('Aina zote')
    expect(rows()[0]).toHaveTextContent('Nimonia na kikohozi')
    expect(rows()[0]).toHaveTextContent('Hatari kubwa')
  })
})
