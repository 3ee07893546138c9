import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storeDraft } from '#web/lib/drafts.ts'
import { keepUnsent } from '#web/lib/unsent.ts'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { openApp } from '#web/test/render-app.tsx'

const PATH = '/chw/dashboard'

const NUMBERS = {
  facility: { id: '019b7824-3f10-7000-8000-000000000001', name: 'Mbagathi Hospital' },
  timeZone: 'Africa/Nairobi',
  patientsToday: 4,
  patientsThisWeek: 17,
  referralsPending: 2,
  inventoryAlerts: 3,
  emergencyCalls: 1,
  aiDiagnoses: 15,
  successRate: 0.875,
  reviewedDiagnoses: 8,
  storedThisWeek: 49,
}

const taskOf = (number: number, late: boolean, title = `Task ${number}`) => ({
  id: `018f4c1e-7000-7000-8000-${String(number).padStart(12, '0')}`,
  title,
  late,
  dueOn: '2026-11-20',
  patient: { id: `018f4c1e-7000-7000-8001-${String(number).padStart(12, '0')}`, firstName: 'Akinyi', lastName: 'Ouma' },
})

const itemOf = (name: string, changes: object = {}) => ({
  medicineId: `id of ${name}`,
  name,
  form: 'TABLET',
  strength: '500 mg',
  unit: 'TABLET',
  currentStock: 1200,
  minimumStock: 1000,
  expiredStock: 0,
  expiryDate: '2028-01-31',
  expiresSoon: false,
  status: 'ADEQUATE',
  needsAttention: false,
  ...changes,
})

const signIn = (roles: string[] = ['patient', 'chw'], region = 'Kenya') =>
  signedInAs({ ...asha, roles, profile: { ...asha.profile, region } })

interface Served {
  readonly numbers?: Partial<typeof NUMBERS> | object | null
  readonly late?: readonly object[]
  readonly today?: readonly object[]
  readonly items?: readonly object[]
  readonly record?: () => unknown
}

const serve = ({ numbers = {}, late = [], today = [], items = [], record }: Served = {}) =>
  answerGraphql({
    Query: {
      chwDashboard: () => (numbers === null ? null : { ...NUMBERS, ...numbers }),
      tasks: (_root, { list }) => (list === 'LATE' ? late : today),
      inventory: () => items,
    },
    Mutation: {
      recordEmergencyCall: record ?? ((_root, { id }) => ({ __typename: 'RecordedEmergencyCall', id })),
    },
  })

const tile = async (label: string) => (await screen.findByText(label)).parentElement as HTMLElement
const setOnline = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('§2 CHW dashboard: who may see it', () => {
  it.each(['chw', 'clinician'])('lets a %s in, by the button of the landing page', async (role) => {
    signIn(['patient', role])
    serve()
    const { user, router } = await openApp('/')
    await user.click((await screen.findAllByRole('link', { name: /CHW Mobile Hospital/ }))[0] as HTMLElement)
    expect(await screen.findByRole('heading', { level: 1, name: 'CHW Mobile Hospital' })).toBeVisible()
    expect(router.state.location.pathname).toBe(PATH)
  })

  it.each(['patient', 'pharmacist', 'trainer', 'medical_officer', 'moh_admin', 'admin'])(
    'denies access to a %s, and offers no way to it',
    async (role) => {
      signIn(['patient', role])
      serve()
      await openApp(PATH)
      expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
      expect(screen.queryByRole('link', { name: /CHW Mobile Hospital/ })).toBeNull()
    },
  )

  it('leads a visitor to the sign-in page', async () => {
    const { router } = await openApp(PATH)
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  })
})

describe('§3 Dashboard stats', () => {
  it('stand in seven tiles, each with what it counts', async () => {
    signIn()
    serve()
    await openApp(PATH)
    expect(await screen.findByText('Mbagathi Hospital')).toBeVisible()
    expect(await tile('Patients Today')).toHaveTextContent('Patients Today4Different patients assessed since midnight')
    expect(await tile('Patients This Week')).toHaveTextContent('17')
    expect(await tile('Referrals Pending')).toHaveTextContent('2')
    expect(await tile('Inventory Alerts')).toHaveTextContent('3')
    expect(await tile('Emergency Calls')).toHaveTextContent('1')
    expect(await tile('AI Diagnoses')).toHaveTextContent('15')
    expect(await tile('Success Rate')).toHaveTextContent(/88%.*8 reviewed in 30 days/)
  })

  it('say N/A where nothing was reviewed, and for who handles no medicines, who sees no stock either', async () => {
    signIn(['patient', 'clinician'])
    const sent = serve({ numbers: { successRate: null, reviewedDiagnoses: 0, inventoryAlerts: null } })
    await openApp(PATH)
    expect(await tile('Success Rate')).toHaveTextContent('N/ANo diagnosis was reviewed in 30 days')
    expect(await tile('Inventory Alerts')).toHaveTextContent('N/AFor those who handle the medicines')
    expect(screen.queryByRole('heading', { name: 'Medication Inventory' })).toBeNull()
    expect(sent[0]?.variables).toMatchObject({ withStock: false })
  })

  it('say what to do where the account names no facility', async () => {
    signIn()
    serve({ numbers: null })
    await openApp(PATH)
    expect(await screen.findByRole('heading', { name: 'No facility yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open my profile' })).toHaveAttribute('href', '/profile')
  })

  it('are shaped while they load, and fetched again where that failed', async () => {
    signIn()
    dropGraphql()
    const { user } = await openApp(PATH)
    const failure = await screen.findByRole('heading', { name: 'Failed to load dashboard data' })
    expect(failure).toBeVisible()
    expect(screen.getByRole('link', { name: /^Emergency: call 999/ })).toBeVisible()
    serve()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await tile('Patients Today')).toHaveTextContent('4')
    expect(screen.queryByRole('heading', { name: 'Failed to load dashboard data' })).toBeNull()
  })

  it('speak Swahili', async () => {
    signIn()
    serve({ items: [itemOf('Paracetamol', { status: 'LOW', needsAttention: true })] })
    await openApp(PATH, { language: 'sw' })
    expect(await screen.findByText('Wagonjwa Leo')).toBeVisible()
    expect(screen.getByText('Imepungua')).toBeVisible()
    expect(screen.getByText('tembe 1,200; angalau 1,000')).toBeVisible()
  })
})

describe('§2 CHW dashboard: the clock', () => {
  it('shows the facility’s time, with each second anew, and stands while nobody sees it', async () => {
    signIn()
    serve({ numbers: { timeZone: 'Africa/Kigali' } })
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    vi.setSystemTime('2026-11-21T21:59:58.000Z')
    await openApp(PATH)
    await tile('Patients Today')
    const clock = screen.getByRole('timer', { name: 'Time at your facility' })
    act(() => {
      vi.setSystemTime('2026-11-21T21:59:58.000Z')
      vi.advanceTimersByTime(1000)
    })
    expect(clock).toHaveTextContent(/Saturday,? 21 November 2026.*23:59:5\d/)
    act(() => {
      vi.setSystemTime('2026-11-21T22:00:05.000Z')
      vi.advanceTimersByTime(1000)
    })
    expect(clock).toHaveTextContent(/Sunday,? 22 November 2026.*00:00:0\d/)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    const stopped = clock.textContent
    act(() => void vi.advanceTimersByTime(5000))
    expect(clock.textContent).toBe(stopped)
    hidden.mockReturnValue(false)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(clock.textContent).not.toBe(stopped)
    expect(clock).not.toHaveAttribute('aria-live')
  })
})

describe('§2 CHW dashboard: the indicators', () => {
  it('say whether there is a network', async () => {
    signIn()
    serve()
    await openApp(PATH)
    const indicators = await screen.findByRole('list', { name: 'Connection and records' })
    expect(indicators).toHaveTextContent('Online')
    setOnline(false)
    expect(indicators).toHaveTextContent('Offline')
  })

  it('say that all is stored where nothing waits on the device', async () => {
    signIn()
    serve({ numbers: { storedThisWeek: 0 } })
    await openApp(PATH)
    await tile('Patients Today')
    expect(screen.getByRole('list', { name: 'Connection and records' })).toHaveTextContent('100% stored')
  })

  it('tell the share of one’s own records that are stored, and how many wait here', async () => {
    signIn()
    serve()
    storeDraft('visit:one', asha.user.id, {})
    storeDraft('visit:other', 'somebody else', {})
    storeDraft('medical', asha.user.id, {})
    await openApp(PATH)
    await tile('Patients Today')
    const indicators = screen.getByRole('list', { name: 'Connection and records' })
    // 49 of 50.
    expect(indicators).toHaveTextContent('98% stored1 record waits on this device')
    act(() => void keepUnsent('other', asha.user.id, 'x', {}))
    expect(indicators).toHaveTextContent('96% stored2 records wait on this device')
  })
})

describe('§8 The Emergency button', () => {
  it('dials the country’s number, says so, and records it', async () => {
    signIn()
    const sent = serve()
    const { user } = await openApp(PATH)
    const button = await screen.findByRole('link', { name: 'Emergency: call 999, the emergency number of Kenya' })
    expect(button).toHaveAttribute('href', 'tel:999')
    await user.click(button)
    expect(await screen.findByText('Emergency protocols activated')).toBeVisible()
    const help = screen.getByRole('heading', { name: 'Call for help now' }).closest('[role=alert]') as HTMLElement
    expect(within(help).getByRole('link', { name: /Call 999/ })).toHaveAttribute('href', 'tel:999')
    expect(await within(help).findByText('The emergency is recorded.')).toBeVisible()
    expect(sent.filter(({ operationName }) => operationName === 'RecordEmergencyCall')).toEqual([
      expect.objectContaining({ variables: { id: expect.stringMatching(/^[0-9a-f-]{36}$/), country: 'KE' } }),
    ])

    // Once more while the number is on the screen: the same emergency.
    await user.click(button)
    expect(sent.filter(({ operationName }) => operationName === 'RecordEmergencyCall')).toHaveLength(1)
    await user.click(within(help).getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('The emergency is recorded.')).toBeNull()
  })

  it('works without a server, and is recorded under the same id when the connection returns', async () => {
    signIn()
    dropGraphql()
    const { user } = await openApp(PATH)
    await screen.findByRole('heading', { name: 'Failed to load dashboard data' })
    setOnline(false)
    await user.click(screen.getByRole('link', { name: /^Emergency: call 999/ }))
    expect(await screen.findByText('Call for help now')).toBeVisible()
    expect(await screen.findByText(/is kept on this device/)).toBeVisible()
    expect(screen.getByRole('list', { name: 'Connection and records' })).toHaveTextContent('1 record waits')
    const key = Object.keys(localStorage).find((one) => one.startsWith('afya_unsent:')) ?? ''

    const sent = serve()
    setOnline(true)
    expect(await screen.findByText('The emergency is recorded.')).toBeVisible()
    const call = sent.find(({ operationName }) => operationName === 'RecordEmergencyCall')
    expect(key).toBe(`afya_unsent:${String(call?.variables['id'])}`)
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('keeps what was pressed on an earlier visit, for the same account alone', async () => {
    signIn()
    const sent = serve()
    keepUnsent('emergency_call', asha.user.id, '018f4c1e-7000-7000-8000-00000000000a', { country: 'UG' })
    keepUnsent('emergency_call', 'somebody else', '018f4c1e-7000-7000-8000-00000000000b', { country: 'UG' })
    await openApp(PATH)
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.startsWith('afya_unsent:'))).toHaveLength(1),
    )
    expect(sent.filter(({ operationName }) => operationName === 'RecordEmergencyCall')).toEqual([
      expect.objectContaining({ variables: { id: '018f4c1e-7000-7000-8000-00000000000a', country: 'UG' } }),
    ])
  })

  it('does not keep what the server refuses for good', async () => {
    signIn()
    vi.spyOn(console, 'info').mockReturnValue()
    serve({ record: () => ({ __typename: 'InvalidInput', message: 'no', field: 'id', issues: [] }) })
    keepUnsent('emergency_call', asha.user.id, '018f4c1e-7000-7000-8000-00000000000a', { country: 'UG' })
    await openApp(PATH)
    await waitFor(() => expect(Object.keys(localStorage).some((key) => key.startsWith('afya_unsent:'))).toBe(false))
  })

  it('says what to do where no number is sure, and where it is doubted', async () => {
    signIn(['chw'], 'Burundi')
    serve()
    const { user } = await openApp(PATH)
    await user.click(await screen.findByRole('button', { name: 'Emergency' }))
    expect(await screen.findByText(/No emergency number is known here for this country/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'First aid until help comes' })).toHaveAttribute(
      'href',
      '/medical/emergency',
    )
  })
})

describe('§2 CHW dashboard: the ways from it', () => {
  it('lead to pages that there are, and to no others', async () => {
    signIn()
    serve()
    const { router } = await openApp(PATH)
    const actions = await screen.findByRole('navigation', { name: 'What do you want to do?' })
    const links = within(actions).getAllByRole('link')
    expect(links.length).toBeGreaterThan(0)
    expect(within(actions).getByRole('link', { name: /Medical Assessment Center/ })).toBeVisible()
    expect(within(actions).getByRole('link', { name: /Medical Photos/ })).toHaveAttribute('href', '/medical-imaging')
    for (const link of links) {
      await act(() => router.navigate(link.getAttribute('href') ?? ''))
      expect(screen.queryByText('Oops! Page not found')).toBeNull()
    }
  })
})

describe('§2 Today’s Schedule', () => {
  it('shows what is late first, then what is due today', async () => {
    signIn()
    serve({ late: [taskOf(1, true, 'See the child again')], today: [taskOf(2, false, 'Pregnancy contact')] })
    await openApp(PATH)
    const schedule = await screen.findByRole('region', { name: "Today's Schedule" })
    const entries = within(schedule).getAllByRole('listitem')
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'See the child againLateAkinyi OumaDue 20 November 2026',
      'Pregnancy contactDue todayAkinyi Ouma',
    ])
  })

  it('says that nothing is due, and that there is more than it shows', async () => {
    signIn()
    serve({ today: Array.from({ length: 10 }, (_, index) => taskOf(index, false)) })
    await openApp(PATH)
    expect(await screen.findByText(/More is due/)).toBeVisible()
  })

  it('says that nothing is due', async () => {
    signIn()
    serve()
    await openApp(PATH)
    expect(await screen.findByText('Nothing is due today.')).toBeVisible()
    expect(screen.getByText('Your facility keeps no medicines here yet.')).toBeVisible()
  })
})

describe('§2 Medication Inventory', () => {
  it('shows what somebody has to see to first, with its status, and the rest when asked', async () => {
    signIn()
    const rest = Array.from({ length: 8 }, (_, index) => itemOf(`Medicine ${index}`))
    serve({
      items: [
        itemOf('Amoxicillin', {
          currentStock: 1,
          minimumStock: 0,
          expiresSoon: true,
          needsAttention: true,
          expiryDate: '2027-02-04',
        }),
        ...rest,
        itemOf('Oxytocin', {
          status: 'CRITICAL',
          currentStock: 0,
          expiredStock: 12,
          expiryDate: null,
          needsAttention: true,
          unit: 'AMPOULE',
        }),
        itemOf('Zinc', { status: 'LOW', currentStock: 600, needsAttention: true }),
      ],
    })
    const { user } = await openApp(PATH)
    const inventory = await screen.findByRole('region', { name: 'Medication Inventory' })
    const texts = () =>
      within(inventory)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(texts()).toHaveLength(8)
    expect(texts().slice(0, 4)).toEqual([
      'Oxytocin 500 mgCritical0 ampoules of at least 1,000tabletExpired on the shelf: 12 ampoules. Do not give it out.',
      'Zinc 500 mgLow600 tablets of at least 1,000tabletExpires 31 January 2028',
      'Amoxicillin 500 mgAdequate1 tablettabletExpires soon: 4 February 2027',
      'Medicine 0 500 mgAdequate1,200 tablets of at least 1,000tabletExpires 31 January 2028',
    ])
    await user.click(within(inventory).getByRole('button', { name: 'Show all 11 medicines' }))
    expect(texts()).toHaveLength(11)
    await user.click(within(inventory).getByRole('button', { name: 'Show fewer' }))
    expect(texts()).toHaveLength(8)
  })
})
