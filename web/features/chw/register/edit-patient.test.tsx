import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { signedInAs } from '#web/test/accounts.ts'
import { answerGraphql } from '#web/test/graphql-server.ts'
import { answer, CHW, PATIENT, someone } from '#web/test/registration.ts'
import { openApp } from '#web/test/render-app.tsx'

async function open(path: string) {
  const app = await openApp(path)
  await screen.findByRole('heading', { level: 1 })
  return app
}

beforeEach(() => signedInAs(CHW))

describe('Changing a record', () => {
  const path = `/patients/${PATIENT}/edit`

  it('shows what the record says, and sends all of it with its version', async () => {
    const sent = answer({ updatePatient: () => ({ ...someone, version: 5 }) })
    const { user, router } = await open(path)
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('Achieng')
    expect(screen.getByLabelText('Month')).toHaveValue('4')
    expect(screen.getByLabelText('Preferred language')).toHaveValue('Luganda')
    expect(screen.getByRole('button', { name: 'Remove Asthma' })).toBeVisible()
    const region = screen.getByLabelText(/^Region/)
    await user.clear(region)
    await user.type(region, 'Kampala')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('The record was changed')).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe(`/patients/${PATIENT}`))
    const change = sent.find(({ operationName }) => operationName === 'UpdatePatient')
    expect(change?.variables).toMatchObject({
      id: PATIENT,
      version: 4,
      input: { firstName: 'Achieng', county: 'Kampala', country: 'UG', medicalAlerts: ['Asthma'], nationalId: null },
    })
  })

  it('offers to merge with who looks like the same person', async () => {
    const other = { ...someone, id: '018f4c1e-0000-7000-8000-00000000aa02', firstName: 'Atieno' }
    answer({}, { patientDuplicates: () => [{ patient: other, reasons: ['SAME_PHONE'] }] })
    await open(path)
    expect(await screen.findByRole('link', { name: /Propose to merge the record of Atieno Otieno/ })).toHaveAttribute(
      'href',
      `/chw/merges?kept=${PATIENT}&duplicate=${other.id}`,
    )
  })

  it('says that somebody else changed it meanwhile', async () => {
    const message = 'Somebody changed this record meanwhile. Open it again, and change what it says now.'
    answer({
      updatePatient: () => ({
        __typename: 'InvalidInput',
        message,
        field: 'version',
        issues: [{ field: 'version', message }],
      }),
    })
    const { user } = await open(path)
    await user.click(await screen.findByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Failed to save the changes. Please try again.')).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
  })

  it('leads to the record that this one is merged into', async () => {
    answer({}, { patient: () => ({ ...someone, mergedIntoId: 'm1' }) })
    await open(path)
    expect(await screen.findByRole('link', { name: 'Open that record' })).toHaveAttribute('href', '/patients/m1/edit')
  })

  it('says that there is no such patient, or that the record could not be loaded', async () => {
    answer({}, { patient: () => null })
    await open(path)
    expect(await screen.findByText('No such patient')).toBeVisible()
    cleanup()
    let fails = true
    answer(
      {},
      {
        patient: () => {
          if (fails) throw new Error('Out of order')
          return someone
        },
      },
    )
    const { user } = await open(path)
    expect(await screen.findByText('Failed to load patient data')).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('Achieng')
  })

  it('is denied to a medical officer', async () => {
    signedInAs({ ...CHW, roles: ['patient', 'medical_officer'] })
    answer()
    // The header's link asks for approvals.
    answerGraphql({})
    await openApp(path)
    expect(await screen.findByText('Access Denied')).toBeVisible()
  })
})
