import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { deviceOf } from '#web/features/account/device-of.ts'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { openApp } from '#web/test/render-app.tsx'

const me = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Account',
  id: asha.user.id,
  email: asha.user.email,
  firstName: 'Asha',
  lastName: 'Otieno',
  phone: null,
  region: 'Kenya',
  facilityId: null,
  licenseNumber: null,
  specialization: null,
  roles: ['PATIENT'],
  requestedRole: null,
  roleRequests: [],
  ...changes,
})

describe('Profile', () => {
  it('shows the profile, saves what was changed, and says so', async () => {
    signedInAs()
    const sent = answerGraphql({
      Query: { me: () => me() },
      Mutation: { updateProfile: (_root, { input }) => me(input) },
    })
    const { user } = await openApp('/profile')
    const name = await screen.findByLabelText(/First name/)
    expect(name).toHaveValue('Asha')
    await user.clear(name)
    await user.type(name, 'Rehema')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Profile saved')).toBeVisible()
    expect(sent.at(-1)?.variables['input']).toMatchObject({ firstName: 'Rehema', region: 'Kenya', phone: null })
  })

  it('says at the field what is missing, and sends nothing', async () => {
    signedInAs()
    const sent = answerGraphql({ Query: { me: () => me() } })
    const { user } = await openApp('/profile')
    await user.clear(await screen.findByLabelText(/Last name/))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Last name is required')).toBeVisible()
    expect(sent.map(({ operationName }) => operationName)).toEqual(['ProfilePage'])
  })

  it('keeps what was typed when the server refuses it', async () => {
    signedInAs()
    const message = 'Choose a facility from the list'
    answerGraphql({
      Query: { me: () => me() },
      Mutation: {
        updateProfile: () => ({
          __typename: 'InvalidInput',
          message,
          field: 'facilityId',
          issues: [{ field: 'facilityId', message }],
        }),
      },
    })
    const { user } = await openApp('/profile')
    await user.type(await screen.findByLabelText(/Phone/), '+254 700 000 001')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    expect(screen.getByLabelText(/Phone/)).toHaveValue('+254 700 000 001')
  })

  it('keeps region and facility of staff as they are, and says why', async () => {
    signedInAs()
    answerGraphql({ Query: { me: () => me({ roles: ['PATIENT', 'CHW'] }) } })
    await openApp('/profile')
    expect(await screen.findByRole('combobox', { name: 'Region' })).toBeDisabled()
    expect(screen.getByRole('combobox', { name: /Facility/ })).toBeDisabled()
    expect(screen.getByText(/Your region and facility decide which records you may see/)).toBeVisible()
  })

  it('keeps region and facility of somebody whose request waits, and says why', async () => {
    signedInAs()
    answerGraphql({ Query: { me: () => me({ requestedRole: 'CHW' }) } })
    await openApp('/profile')
    expect(await screen.findByRole('combobox', { name: 'Region' })).toBeDisabled()
    expect(screen.getByText(/cannot be changed while your role request is waiting/)).toBeVisible()
  })

  it.each([
    ['DECLINED', 'Ombi la kuwa Mhudumu wa Afya ya Jamii limekataliwa'],
    ['REMOVED', 'Huna tena jukumu la Mhudumu wa Afya ya Jamii'],
  ])('tells that a role was %s, with the reason', async (status, told) => {
    signedInAs()
    const request = {
      id: '018f4c1e-0000-7000-8000-0000000000d1',
      role: 'CHW',
      status,
      requestedAt: '2026-03-01T08:00:00.000Z',
      decidedAt: '2026-03-02T08:00:00.000Z',
      reason: 'Not yet registered',
    }
    answerGraphql({ Query: { me: () => me({ roleRequests: [request] }) } })
    await openApp('/profile', { language: 'sw' })
    expect(await screen.findByText(told)).toBeVisible()
    expect(screen.getByText('Sababu: Not yet registered')).toBeVisible()
  })

  it('offers to try again when it could not be fetched', async () => {
    signedInAs()
    dropGraphql()
    const { user } = await openApp('/profile')
    const again = await screen.findByRole('button', { name: 'Try again' })
    answerGraphql({ Query: { me: () => me() } })
    await user.click(again)
    expect(await screen.findByLabelText(/First name/)).toHaveValue('Asha')
  })
})

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Mobile Safari/537.36'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; rv:126.0) Gecko/20100101 Firefox/126.0'
const sessions = () =>
  [
    {
      id: 's1',
      userAgent: WINDOWS,
      createdAt: '2026-03-01T08:00:00.000Z',
      lastUsedAt: '2026-03-05T08:00:00.000Z',
      isCurrent: true,
    },
    {
      id: 's2',
      userAgent: ANDROID,
      createdAt: '2026-03-01T08:00:00.000Z',
      lastUsedAt: '2026-03-04T08:00:00.000Z',
      isCurrent: false,
    },
    {
      id: 's3',
      userAgent: null,
      createdAt: '2026-03-01T08:00:00.000Z',
      lastUsedAt: '2026-03-03T08:00:00.000Z',
      isCurrent: false,
    },
  ].map((session) => ({ __typename: 'Session', ...session }))

describe('Settings', () => {
  it('shows the devices with their last use, and signs one out', async () => {
    signedInAs()
    const sent = answerGraphql({
      Query: { mySessions: sessions },
      Mutation: { endSession: (_root, { id }) => ({ __typename: 'EndedSession', id }) },
    })
    const { user } = await openApp('/settings')
    expect(await screen.findByText('Firefox on Windows')).toBeVisible()
    expect(screen.getByText('Unknown device')).toBeVisible()
    expect(screen.getAllByText(/Last used 4 Mar 2026/)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: /Sign out Chrome on Android/ }))
    expect(await screen.findByText('Device signed out')).toBeVisible()
    expect(screen.queryByText('Chrome on Android')).toBeNull()
    expect(screen.getByRole('list')).toHaveFocus()
    expect(sent.at(-1)?.variables).toEqual({ id: 's2' })
  })

  it('signs all other devices out, and says that only this one is left', async () => {
    signedInAs()
    answerGraphql({ Query: { mySessions: sessions }, Mutation: { endOtherSessions: () => 2 } })
    const { user } = await openApp('/settings')
    await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }))
    expect(await screen.findByText('You are signed in on this device only.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull()
  })

  it('changes the password, which takes the other devices off the list', async () => {
    signedInAs()
    answerGraphql({
      Query: { mySessions: sessions },
      Mutation: { changePassword: () => ({ __typename: 'PasswordChanged', sessions: sessions().slice(0, 1) }) },
    })
    const { user } = await openApp('/settings')
    await screen.findByText('Chrome on Android')
    await user.type(screen.getByLabelText(/Current password/), 'habari gani')
    await user.type(screen.getByLabelText(/New password/), 'maziwa lala')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('Password changed')).toBeVisible()
    expect(screen.queryByText('Chrome on Android')).toBeNull()
    expect(screen.getByLabelText(/New password/)).toHaveValue('')
  })

  it('says that the password was tried too often, and keeps what was typed', async () => {
    signedInAs()
    answerGraphql({
      Query: { mySessions: sessions },
      Mutation: { changePassword: () => ({ __typename: 'TooManyAttempts', message: '', retryAfterSeconds: 300 }) },
    })
    const { user } = await openApp('/settings', { language: 'sw' })
    await user.type(await screen.findByLabelText(/Nenosiri la sasa/), 'habari gani')
    await user.type(screen.getByLabelText(/Nenosiri jipya/), 'maziwa lala')
    await user.click(screen.getByRole('button', { name: 'Badilisha nenosiri' }))
    expect(await screen.findByText(/Umejaribu mara nyingi/)).toBeVisible()
    expect(screen.getByLabelText(/Nenosiri jipya/)).toHaveValue('maziwa lala')
  })

  it('refuses a short password before it is sent', async () => {
    signedInAs()
    const sent = answerGraphql({ Query: { mySessions: sessions } })
    const { user } = await openApp('/settings')
    await user.type(await screen.findByLabelText(/New password/), '12345')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible()
    expect(screen.getByText('Enter your current password')).toBeVisible()
    expect(sent.filter(({ operationName }) => operationName === 'ChangePassword')).toEqual([])
  })

  it('keeps the list and says so when a device could not be signed out', async () => {
    signedInAs()
    answerGraphql({ Query: { mySessions: sessions } })
    const { user } = await openApp('/settings')
    const end = await screen.findByRole('button', { name: /Sign out Chrome on Android/ })
    dropGraphql()
    await user.click(end)
    expect(await screen.findByText('Not saved')).toBeVisible()
    expect(screen.getByText('Chrome on Android')).toBeVisible()
  })

  it('changes language and colours of this device, also when the devices cannot be fetched', async () => {
    signedInAs()
    dropGraphql()
    const { user } = await openApp('/settings')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'))
    await user.click(screen.getByRole('radio', { name: 'Kiswahili' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Mipangilio' })).toBeVisible()
    expect(localStorage.getItem('afya_language')).toBe('sw')
  })
})

describe('deviceOf', () => {
  it.each([
    [ANDROID, 'Chrome', 'Android'],
    [WINDOWS, 'Firefox', 'Windows'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/124.0 Safari/537.36 Edg/124.0', 'Edge', 'Windows'],
    ['Opera/9.80 (Android; Opera Mini/36.2/119) Presto/2.12', 'Opera Mini', 'Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Version/17.0 Mobile Safari/604.1', 'Safari', 'iPhone'],
    ['curl/8.0', null, null],
    [null, null, null],
  ])('reads %j as %s on %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system })
  })
})
