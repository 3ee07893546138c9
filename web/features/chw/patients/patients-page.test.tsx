import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patientCodeOf, showPatientCode } from '#domain/patients/patient-code.ts'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { openApp } from '#web/test/render-app.tsx'

const CODE = patientCodeOf([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
const woman = {
  __typename: 'Patient',
  id: '018f4c1e-0000-7000-8000-00000000aa01',
  firstName: 'Achieng',
  lastName: 'Otieno',
  dateOfBirth: `${new Date().getFullYear() - 30}-01-01`,
  gender: 'FEMALE',
  villageWard: 'Ahero',
  medicalAlerts: ['Penicillin allergy'],
}
const answer = (queries = {}) =>
  answerGraphql({
    Query: {
      patients: () => [woman],
      patientByCode: (_root: unknown, { code }: Record<string, unknown>) => (code === CODE ? woman : null),
      ...queries,
    },
  })

async function open(role = 'chw') {
  signedInAs({ ...asha, roles: ['patient', role] })
  const app = await openApp('/chw/patients')
  await screen.findByRole('heading', { name: 'Find a patient' })
  return app
}
type User = Awaited<ReturnType<typeof open>>['user']
const typeCode = async (user: User, code: string) => {
  await user.type(screen.getByLabelText('Code on the card'), code)
  await user.click(screen.getByRole('button', { name: 'Find' }))
}
const chosen = () => screen.findByRole('region', { name: 'Patient' })

/** A camera that shows squares with these texts, one after another; or the error that opening it throws. */
function plugIn(shown: readonly string[] | DOMException) {
  const stop = vi.fn<() => void>()
  const getUserMedia = async () => {
    if (shown instanceof DOMException) throw shown
    return { getTracks: () => [{ stop }] }
  }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  const texts = shown instanceof DOMException ? [] : [...shown]
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code']
    detect = async () => {
      const text = texts.length > 1 ? texts.shift() : texts[0]
      return text === undefined ? [] : [{ rawValue: text }]
    }
  }
  Object.defineProperty(globalThis, 'BarcodeDetector', { configurable: true, value: BarcodeDetector })
  return { stop }
}

let play: { mockRestore: () => void }
beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => undefined)
})
afterEach(() => {
  play.mockRestore()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  Reflect.deleteProperty(globalThis, 'BarcodeDetector')
})

describe('Finding a patient', () => {
  it.each(['patient', 'pharmacist', 'trainer', 'moh_admin', 'admin'])('is not for a %s', async (role) => {
    signedInAs({ ...asha, roles: ['patient', role] })
    answer()
    // The header's link asks for approvals.
    answerGraphql({})
    await openApp('/chw/patients')
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
  })

  it('shows whom the search found, and leads to the record, an assessment and registration', async () => {
    answer()
    const { user } = await open()
    expect(screen.getByRole('link', { name: 'Register a new patient' })).toHaveAttribute(
      'href',
      '/chw/register-patient',
    )
    await user.type(screen.getByRole('searchbox', { name: 'Find the patient' }), 'ach')
    await user.click(await screen.findByRole('button', { name: /Achieng Otieno.*Female, 30 years.*Ahero.*Penicillin/ }))
    expect(await chosen()).toHaveTextContent('Alerts: Penicillin allergy')
    expect(screen.getByRole('heading', { name: 'Patient' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Open the record' })).toHaveAttribute('href', `/patients/${woman.id}`)
    expect(screen.getByRole('link', { name: 'Start an assessment' })).toHaveAttribute(
      'href',
      `/chw/patient-assessment/${woman.id}`,
    )
    await user.click(screen.getByRole('button', { name: 'Look for another' }))
    expect(screen.getByRole('searchbox', { name: 'Find the patient' })).toHaveFocus()
  })

  it('offers a medical officer the record alone', async () => {
    answer()
    const { user } = await open('medical_officer')
    expect(screen.queryByRole('link', { name: 'Register a new patient' })).not.toBeInTheDocument()
    await typeCode(user, CODE)
    expect(await chosen()).toHaveTextContent('Achieng Otieno')
    expect(screen.getByRole('link', { name: 'Open the record' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Start an assessment' })).not.toBeInTheDocument()
  })
})

describe('Two records of one person', () => {
  const other = { ...woman, id: '018f4c1e-0000-7000-8000-00000000aa02', firstName: 'Acheng', medicalAlerts: [] }
  const both = { patients: () => [woman, other] }

  /** Chooses the first, and looks for the other one. */
  async function openWithFirst(role = 'chw') {
    answer(both)
    const app = await open(role)
    await app.user.type(screen.getByRole('searchbox'), 'ach')
    await app.user.click(await screen.findByRole('button', { name: /Achieng Otieno/ }))
    await app.user.click(await screen.findByRole('button', { name: 'Another record of this person?' }))
    expect(screen.getByRole('region', { name: 'Two records of one person' })).toHaveTextContent('Achieng Otieno')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await app.user.type(screen.getByRole('searchbox'), 'ach')
    await screen.findByRole('button', { name: /Acheng Otieno/ })
    return app
  }

  it.each(['chw', 'clinician', 'medical_officer'])(
    'are found by a %s, who is led to propose their merge',
    async (role) => {
      const { user, router } = await openWithFirst(role)
      await user.click(screen.getByRole('button', { name: /Acheng Otieno/ }))
      await waitFor(() => expect(router.state.location.pathname).toBe('/chw/merges'))
      expect(router.state.location.search).toBe(`?kept=${woman.id}&duplicate=${other.id}`)
    },
  )

  it('are two: the same one is not taken, and one can go back', async () => {
    const { user, router } = await openWithFirst()
    await user.click(screen.getByRole('button', { name: /Achieng Otieno/ }))
    expect(await screen.findByText('This is the same record. Choose the other one.')).toBeVisible()
    expect(router.state.location.pathname).toBe('/chw/patients')
    await user.click(screen.getByRole('button', { name: 'Back to this patient' }))
    expect(await chosen()).toHaveTextContent('Achieng Otieno')
    expect(screen.getByRole('link', { name: 'Open the record' })).toHaveAttribute('href', `/patients/${woman.id}`)
  })

  it('may be found by the card of one of them', async () => {
    const { user, router } = await openWithFirst()
    answer({ ...both, patientByCode: () => other })
    await typeCode(user, CODE)
    await waitFor(() => expect(router.state.location.search).toBe(`?kept=${woman.id}&duplicate=${other.id}`))
  })
})

describe('The code of a card', () => {
  it('is typed in groups and small letters too', async () => {
    const sent = answer()
    const { user } = await open()
    await typeCode(user, showPatientCode(CODE).toLowerCase())
    expect(await chosen()).toHaveTextContent('Achieng Otieno')
    expect(sent.find(({ operationName }) => operationName === 'PatientByCode')?.variables).toEqual({ code: CODE })
  })

  it('with a slip is not sent, and of nobody says so', async () => {
    const sent = answer()
    const { user } = await open()
    await typeCode(user, CODE.slice(1))
    expect(screen.getByText('This is not a patient’s code. Compare each sign with the card.')).toBeVisible()
    expect(screen.getByLabelText('Code on the card')).toHaveFocus()
    expect(sent.map(({ operationName }) => operationName)).not.toContain('PatientByCode')
    await user.clear(screen.getByLabelText('Code on the card'))
    await typeCode(user, patientCodeOf([0.9, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]))
    expect(await screen.findByText('No patient of yours has this code.')).toBeVisible()
  })

  it('says that it could not be looked up', async () => {
    answer()
    const { user } = await open()
    dropGraphql()
    await typeCode(user, CODE)
    expect(await screen.findByText('The code could not be looked up. Check the connection.')).toBeVisible()
  })

  it('is scanned, after another square was seen, and the camera goes off', async () => {
    answer()
    const { stop } = plugIn(['https://example.org', showPatientCode(CODE)])
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Scan the card' }))
    expect(await screen.findByText('This square is not of a patient’s card.')).toBeVisible()
    expect(await chosen()).toHaveTextContent('Achieng Otieno')
    expect(stop).toHaveBeenCalled()
  })

  it('is no longer looked for when one stops', async () => {
    answer()
    const { stop } = plugIn([])
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Scan the card' }))
    await screen.findByText('Hold the card’s square before the camera.')
    await user.click(screen.getByRole('button', { name: 'Stop scanning' }))
    expect(screen.getByRole('button', { name: 'Scan the card' })).toBeVisible()
    await waitFor(() => expect(stop).toHaveBeenCalled())
  })

  it.each([
    ['NotAllowedError', 'The camera was refused. Allow it in the browser’s settings, or type the code.'],
    ['NotFoundError', 'There is no camera here that the browser can use. Type the code.'],
    ['NotReadableError', 'The camera could not be used. Type the code.'],
  ])('is asked for in words where the camera answers %s', async (name, sentence) => {
    answer()
    plugIn(new DOMException('', name))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Scan the card' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Scan the card' })).toBeVisible()
    await typeCode(user, CODE)
    expect(await chosen()).toBeVisible()
  })

  it('is asked for in words where pages may use no camera', async () => {
    answer()
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Scan the card' }))
    expect(await screen.findByText('There is no camera here that the browser can use. Type the code.')).toBeVisible()
  })
})
