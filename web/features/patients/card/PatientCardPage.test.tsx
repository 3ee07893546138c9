import { cleanup, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql } from '#web/test/graphql-server.ts'
import { openApp } from '#web/test/render-app.tsx'

const patient = {
  __typename: 'Patient',
  id: 'p1',
  code: '7K3MA9QX',
  firstName: 'Achieng',
  lastName: 'Otieno',
  dateOfBirth: '1992-04-09',
  birthDateEstimated: false,
  mergedIntoId: null as string | null,
  facility: { __typename: 'Facility', id: 'f1', name: 'Ahero Clinic' },
}
const answer = (found: () => object | null) => answerGraphql({ Query: { patient: found } })
const open = (language: 'en' | 'sw' = 'en') => openApp('/patients/p1/card', { language })

beforeEach(() => signedInAs({ ...asha, roles: ['patient', 'chw'] }))

describe('The patient’s card', () => {
  it('shows name, year of birth, facility, and the code in two groups of four', async () => {
    answer(() => patient)
    await open()
    const card = await screen.findByRole('region', { name: 'The card' })
    for (const text of ['Achieng Otieno', 'Born 1992', 'Ahero Clinic', '7K3M-A9QX'])
      expect(card).toHaveTextContent(text)
  })

  it('draws the code as a QR code, every module of it, with its quiet zone', async () => {
    answer(() => patient)
    await open()
    const picture = await screen.findByRole('img', { name: 'QR code of 7K3M-A9QX' })
    const { size, data } = encode('7K3MA9QX', { ecc: 'M', border: 4 })
    expect(picture).toHaveAttribute('viewBox', `0 0 ${size} ${size}`)
    const drawn = picture.querySelector('path')?.getAttribute('d')?.split('z').filter(Boolean) ?? []
    const wanted = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1`] : [])))
    expect(drawn).toEqual(wanted)
    expect(data.slice(0, 4).flat().some(Boolean)).toBe(false)
  })

  it('says that the year is estimated, and that the record is merged into another', async () => {
    answer(() => ({ ...patient, birthDateEstimated: true, mergedIntoId: 'p2' }))
    await open()
    expect(await screen.findByText('Born about 1992')).toBeVisible()
    expect(screen.getByRole('note')).toHaveTextContent('merged into another one')
  })

  it('prints', async () => {
    answer(() => patient)
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user } = await open('sw')
    await user.click(await screen.findByRole('button', { name: 'Chapisha kadi' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('says that there is no such patient, or that it could not be loaded', async () => {
    answer(() => null)
    await open()
    expect(await screen.findByText('No such patient')).toBeVisible()
    cleanup()
    let fails = true
    answer(() => {
      if (fails) throw new Error('Out of order')
      return patient
    })
    const { user } = await open()
    expect(await screen.findByText('Failed to load patient data')).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('7K3M-A9QX')).toBeVisible()
  })

  it.each(['patient', 'pharmacist', 'trainer', 'moh_admin', 'admin'])('is not shown to a %s', async (role) => {
    signedInAs({ ...asha, roles: ['patient', role] })
    answer(() => patient)
    await open()
    expect(await screen.findByText('Access Denied')).toBeVisible()
  })
})
