import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { type MedicalRecord, medicalPage, medicalRecord } from '#web/test/medical-list-records.ts'
import { openApp } from '#web/test/render-app.tsx'
import { server } from '#web/test/server.ts'

const PATH = '/follow-up-clinic'
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

const serve = (records: readonly MedicalRecord[]) =>
  answerGraphql({
    Query: {
      medicalPlans: (_root, asked) => medicalPage(records, asked).map(({ plan }) => plan),
      medicalPlan: (_root, { id }) => records.find(({ plan }) => plan.id === id)?.plan ?? null,
    },
  })

const RECORD = medicalRecord({ number: 2, createdAt: daysAgo(2), followUpDays: [1, 2, 14] })
const CALM = medicalRecord({ number: 1, type: 'asthma', riskLevel: 'LOW', followUpDays: [] })
const pathOf = ({ plan, assessment }: MedicalRecord) => `${PATH}?plan=${plan.id}&assessment=${assessment.id}`

const facility = (name: string, district: string, region = 'Kenya') => ({
  id: crypto.randomUUID(),
  name,
  region,
  level: 'Level 4',
  district,
})

afterEach(() => vi.restoreAllMocks())

describe('§2 Online Follow-up Clinic, of a plan', () => {
  it('says what is to be followed up, when and where, and leads back to the plan', async () => {
    signedInAs()
    serve([RECORD])
    await openApp(pathOf(RECORD))

    const what = await screen.findByRole('region', { name: 'What to follow up' })
    expect(screen.getByRole('heading', { level: 1, name: 'Online Follow-up Clinic' })).toBeVisible()
    expect(what).toHaveTextContent('Malaria')
    expect(what).toHaveTextContent('Moderate risk')
    expect(what).toHaveTextContent('Refer to a hospital, the same day.')
    const dates = within(what).getAllByRole('listitem')
    expect(dates.map((date) => /passed|today/.exec(date.textContent ?? '')?.[0])).toEqual([
      'passed',
      'today',
      undefined,
    ])
    expect(dates[2]).toHaveTextContent('See the patient again after 14 days.')
    expect(within(what).getByRole('link', { name: 'Open the plan' })).toHaveAttribute(
      'href',
      `/medical/plan/${RECORD.plan.id}`,
    )
    expect(screen.getByText(/Booking in the app is not open yet/)).toBeVisible()
  })

  it('downloads the days to come as a calendar file that names no disease', async () => {
    signedInAs()
    serve([RECORD])
    const { user } = await openApp(pathOf(RECORD))
    const files: Blob[] = []
    const names: string[] = []
    URL.createObjectURL = (file) => {
      files.push(file as Blob)
      return 'blob:calendar'
    }
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download)
    })

    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }))
    expect(names).toEqual(['follow-up.ics'])
    expect(files[0]?.type).toBe('text/calendar;charset=utf-8')
    const text = (await files[0]?.text()) ?? ''
    expect(text.match(/^UID:.*$/gm)?.map((line) => line.trim())).toEqual([
      `UID:${RECORD.plan.id}-2@afya-mashariki`,
      `UID:${RECORD.plan.id}-14@afya-mashariki`,
    ])
    expect(text).toContain('SUMMARY:Health follow-up visit\r\n')
    expect(text).not.toContain('Malaria')
  })

  it('says that all days have passed, and offers no calendar', async () => {
    signedInAs()
    const old = medicalRecord({ number: 3, createdAt: daysAgo(40) })
    serve([old])
    await openApp(pathOf(old))
    expect(await screen.findByText(/All these days have passed/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument()
  })

  it('sends to hospital, not to an appointment, where the plan says critical', async () => {
    signedInAs()
    const critical = medicalRecord({ number: 4, riskLevel: 'CRITICAL', createdAt: daysAgo(0) })
    serve([critical])
    await openApp(pathOf(critical))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Go to the nearest hospital now.')
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '/medical/emergency')
  })

  it('says so where the plan asks for no follow-up', async () => {
    signedInAs()
    serve([CALM])
    await openApp(pathOf(CALM))
    expect(await screen.findByText(/asks for no follow-up visit/)).toBeVisible()
  })

  it.each([CALM.plan.id, 'not-an-id'])('says that there is no plan %s, and lists those that there are', async (id) => {
    signedInAs()
    serve([RECORD])
    await openApp(`${PATH}?plan=${id}`)
    expect(await screen.findByText('There is no such plan, or it belongs to another account.')).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Plans with a follow-up' })).toBeVisible()
  })

  it('tells that it could not be loaded, and loads at the next try', async () => {
    signedInAs()
    dropGraphql()
    const { user } = await openApp(pathOf(RECORD))
    expect(await screen.findByRole('heading', { name: 'The follow-up could not be loaded' })).toBeVisible()
    serve([RECORD])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'What to follow up' })).toBeVisible()
  })
})

describe('§2 Online Follow-up Clinic, without a plan', () => {
  it('lists the latest plans that need a follow-up, and no others', async () => {
    signedInAs()
    const sent = serve([RECORD, CALM])
    const { user, router } = await openApp(PATH)

    const plans = await screen.findByRole('region', { name: 'Plans with a follow-up' })
    expect(sent[0]?.variables).toEqual({ language: 'EN', limit: 10 })
    expect(within(plans).getAllByRole('listitem')).toHaveLength(1)
    expect(plans).toHaveTextContent('To be seen after 1 day')
    await user.click(within(plans).getByRole('link', { name: /^What to follow up: Malaria/ }))
    expect(router.state.location.pathname + router.state.location.search).toBe(pathOf(RECORD))
    expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeVisible()
  })

  it('says that there is nothing to follow up', async () => {
    signedInAs()
    serve([CALM])
    await openApp(PATH)
    expect(await screen.findByRole('heading', { name: 'Nothing to follow up' })).toBeVisible()
  })

  it('tells that the plans could not be loaded, the facilities standing all the same', async () => {
    signedInAs()
    dropGraphql()
    await openApp(PATH)
    expect(await screen.findByRole('heading', { name: 'The follow-up could not be loaded' })).toBeVisible()
    expect(await screen.findByText('Kisumu County Hospital')).toBeVisible()
  })

  it('is complete in Swahili', async () => {
    signedInAs()
    serve([RECORD])
    await openApp(pathOf(RECORD), { language: 'sw' })
    expect(await screen.findByRole('heading', { name: 'Kliniki ya Ufuatiliaji Mtandaoni' })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Weka kwenye kalenda' })).toBeVisible()
  })
})

describe('where to go', () => {
  const serveFacilities = (facilities: readonly object[]) =>
    server.use(http.get('/api/facilities', () => HttpResponse.json(facilities)))

  it('shows the facilities of the person’s country, found by name or district', async () => {
    signedInAs()
    serve([])
    serveFacilities([
      ...Array.from({ length: 7 }, (_, index) => facility(`Hospital ${index + 1}`, 'Nakuru')),
      facility('Moi Teaching Hospital', 'Uasin Gishu'),
      facility('Juba Teaching Hospital', 'Juba', 'South Sudan'),
    ])
    const { user } = await openApp(PATH)

    expect(await screen.findByText('8 facilities')).toBeVisible()
    expect(screen.getByLabelText('Country')).toHaveDisplayValue('Kenya')
    expect(screen.queryByText('Moi Teaching Hospital')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show all 8' }))
    expect(screen.getByText('Moi Teaching Hospital')).toBeVisible()
    await user.type(screen.getByLabelText('Search by district or name'), 'uasin')
    expect(screen.getByText('1 facility')).toBeVisible()
    expect(screen.getByText('Uasin Gishu · Level 4')).toBeVisible()
    await user.type(screen.getByLabelText('Search by district or name'), 'x')
    expect(screen.getByText(/No facility of this country/)).toBeVisible()
    await user.clear(screen.getByLabelText('Search by district or name'))
    await user.selectOptions(screen.getByLabelText('Country'), 'South Sudan')
    expect(screen.getByText('Juba Teaching Hospital')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Country'), 'Eritrea')
    expect(screen.getByText(/We know no facility in this country/)).toBeVisible()
  })

  it('asks for the country of somebody whose account names none', async () => {
    signedInAs({ ...asha, profile: { ...asha.profile, region: '' } })
    serve([])
    await openApp(PATH)
    expect(await screen.findByLabelText('Country')).toHaveDisplayValue('Choose a country')
    expect(screen.queryByText(/facilit(y|ies)$/)).not.toBeInTheDocument()
  })

  it('tells that the facilities could not be loaded, and loads them at the next try', async () => {
    signedInAs()
    serve([])
    server.use(http.get('/api/facilities', () => HttpResponse.error()))
    const { user } = await openApp(PATH)
    expect(await screen.findByText('The facilities could not be loaded.')).toBeVisible()
    serveFacilities([facility('Kisumu County Hospital', 'Kisumu')])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByText('Kisumu County Hospital')).toBeVisible())
  })
})
