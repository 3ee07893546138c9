import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql } from '#web/test/graphql-server.ts'
import { assessmentForm } from '#web/test/medical-form.ts'
import { openApp } from '#web/test/render-app.tsx'

const CARER = { ...asha, roles: ['patient', 'clinician'] }
const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-01`

const woman = {
  __typename: 'Patient',
  id: '018f4c1e-0000-7000-8000-00000000aa01',
  firstName: 'Achieng',
  lastName: 'Otieno',
  dateOfBirth: yearsAgo(30),
  gender: 'FEMALE',
  region: 'DR Congo',
  villageWard: 'Ahero',
  medicalAlerts: ['Penicillin allergy'],
}
const child = {
  ...woman,
  id: '018f4c1e-0000-7000-8000-00000000aa02',
  firstName: 'Baraka',
  dateOfBirth: yearsAgo(2),
  gender: 'MALE',
  region: 'Kenya',
  villageWard: null,
  medicalAlerts: [],
}
const people = [woman, child]

const taken = () => ({ __typename: 'SubmittedMedicalAssessment', planId: '018f4c1e-7000-7000-8000-00000000000b' })
type Sent = Record<string, unknown>
const patient = (_root: unknown, { id }: Sent) => people.find((one) => one.id === id) ?? null
const patients = (_root: unknown, { search }: Sent) =>
  people.filter(({ firstName }) => firstName.toLowerCase().startsWith(String(search).toLowerCase()))
const answer = (queries = {}) =>
  answerGraphql({
    Query: { assessmentForm, patient, patients, ...queries },
    Mutation: { submitMedicalAssessment: taken },
  })

async function open(address = '') {
  const app = await openApp(`/medical/assessment/malaria${address}`)
  await screen.findByRole('button', { name: /Complete Assessment/ })
  return app
}
type User = Awaited<ReturnType<typeof open>>['user']

const search = async (user: User, name: string) => {
  await user.click(screen.getByRole('radio', { name: 'For a patient' }))
  await user.type(screen.getByRole('searchbox', { name: /Find the patient/ }), name)
}
const submit = (user: User) => user.click(screen.getByRole('button', { name: /Complete Assessment/ }))

describe('An assessment for a patient', () => {
  it.each(['patient', 'pharmacist', 'trainer', 'moh_admin', 'admin'])('is not offered to a %s', async (role) => {
    signedInAs({ ...asha, roles: ['patient', role] })
    const sent = answer()
    await open(`?patient=${woman.id}`)
    expect(screen.queryByRole('heading', { name: 'Who is it for?' })).not.toBeInTheDocument()
    expect(sent.map(({ operationName }) => operationName)).not.toContain('ChosenPatient')
  })

  it.each(['chw', 'clinician', 'medical_officer'])('is offered to a %s', async (role) => {
    signedInAs({ ...asha, roles: ['patient', role] })
    answer()
    await open()
    expect(screen.getByRole('radio', { name: 'For myself' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'For a patient' })).toBeVisible()
  })

  it('searches from two letters on, takes age, gender and region from the record, and is filed for the patient', async () => {
    signedInAs(CARER)
    const sent = answer()
    const { user } = await open()
    await search(user, 'a')
    const searches = () => sent.filter(({ operationName }) => operationName === 'PatientSearch')
    await user.type(screen.getByRole('searchbox', { name: /Find the patient/ }), 'c')
    const found = await screen.findByRole('button', { name: /Achieng Otieno/ })
    expect(found).toHaveTextContent(/Female, 30 years.*born 1 January \d{4} · Ahero.*Penicillin allergy/)
    expect(searches().map(({ variables }) => variables['search'])).toEqual(['ac'])
    await user.click(found)

    expect(await screen.findByText('Penicillin allergy')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose another' })).toHaveFocus())
    await waitFor(() => expect(screen.getByLabelText(/Age in years/)).toHaveValue(30))
    expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked()
    expect(screen.getByLabelText(/^Region/)).toHaveValue('Democratic Republic of Congo')
    await submit(user)
    await screen.findByText('Assessment completed successfully!')
    const submission = sent.find(({ operationName }) => operationName === 'SubmitMedicalAssessment')
    expect(submission?.variables).toMatchObject({
      patientId: woman.id,
      input: { age: 30, gender: 'FEMALE', region: 'DEMOCRATIC_REPUBLIC_OF_CONGO' },
    })
  })

  it('takes the age of a child under five in months', async () => {
    signedInAs(CARER)
    answer()
    const { user } = await open()
    await search(user, 'ba')
    await user.click(await screen.findByRole('button', { name: /Baraka/ }))
    const months = 24 + new Date().getMonth()
    await waitFor(() => expect(screen.getByLabelText(/Age in months/)).toHaveValue(months))
    expect(screen.getByRole('radio', { name: 'Male' })).toBeChecked()
  })

  it('never files for one person what was answered about another', async () => {
    signedInAs(CARER)
    answer()
    const { user } = await open()
    await search(user, 'ach')
    await user.click(await screen.findByRole('button', { name: /Achieng/ }))
    await waitFor(() => expect(screen.getByLabelText(/Age in years/)).toHaveValue(30))
    await user.click(screen.getByRole('checkbox', { name: 'Fever' }))
    await user.click(screen.getByRole('button', { name: 'Choose another' }))
    expect(await screen.findByText('The answers about the person before were removed')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Fever' })).not.toBeChecked()
    expect(screen.getByLabelText(/Age in years/)).toHaveValue(null)
    expect(screen.getByRole('searchbox', { name: /Find the patient/ })).toHaveFocus()
  })

  it('asks whom it is for where nobody was chosen', async () => {
    signedInAs(CARER)
    const sent = answer()
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'For a patient' }))
    await user.type(screen.getByLabelText(/Age in years/), '30')
    await user.click(screen.getByRole('radio', { name: 'Female' }))
    await submit(user)
    expect(await screen.findByText('Please fill in all required fields')).toBeVisible()
    const box = screen.getByRole('searchbox', { name: /Find the patient/ })
    expect(box).toHaveFocus()
    expect(box).toHaveAccessibleDescription(/Choose a patient from the list/)
    expect(sent.map(({ operationName }) => operationName)).not.toContain('SubmitMedicalAssessment')
  })

  it('says that nobody was found, that it is searching, and that it could not', async () => {
    signedInAs(CARER)
    answer()
    const { user } = await open()
    await search(user, 'zz')
    expect(await screen.findByText('No patient of yours was found.')).toBeVisible()
    cleanup()

    localStorage.removeItem('afya_draft:medical-assessment:malaria')
    let fails = true
    answer({
      patients: () => {
        if (fails) throw new Error('Out of order')
        return [woman]
      },
    })
    const again = await open()
    await search(again.user, 'ac')
    expect(await screen.findByText('The patients could not be searched. Check the connection.')).toBeVisible()
    fails = false
    await again.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: /Achieng/ })).toBeVisible()
    cleanup()

    localStorage.removeItem('afya_draft:medical-assessment:malaria')
    answer({ patients: () => new Promise(() => undefined) })
    const last = await open()
    await search(last.user, 'ac')
    expect(await screen.findByText('Searching…')).toBeVisible()
  })

  it('is for the patient whom the address names', async () => {
    signedInAs(CARER)
    const sent = answer()
    const { user } = await open(`?patient=${woman.id}`)
    expect(await screen.findByText('Achieng Otieno')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(/Age in years/)).toHaveValue(30))
    await submit(user)
    await screen.findByText('Assessment completed successfully!')
    expect(sent.at(-1)?.variables['patientId']).toBe(woman.id)
  })

  it('keeps a draft for each patient that an address names, apart from the others', async () => {
    signedInAs(CARER)
    answer()
    const { user } = await open(`?patient=${woman.id}`)
    await user.click(screen.getByRole('checkbox', { name: 'Fever' }))
    cleanup()
    await open(`?patient=${child.id}`)
    expect(await screen.findByText('Baraka Otieno')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Fever' })).not.toBeChecked()
    cleanup()
    await open()
    expect(screen.getByRole('radio', { name: 'For myself' })).toBeChecked()
    cleanup()
    await open(`?patient=${woman.id}`)
    expect(screen.getByRole('checkbox', { name: 'Fever' })).toBeChecked()
  })

  it('is not gone on with by somebody who may no longer see patients', async () => {
    signedInAs(CARER)
    answer()
    const { user } = await open()
    await search(user, 'ach')
    await user.click(await screen.findByRole('button', { name: /Achieng/ }))
    await waitFor(() => expect(screen.getByLabelText(/Age in years/)).toHaveValue(30))
    cleanup()
    signedInAs()
    await open()
    expect(screen.getByLabelText(/Age in years/)).toHaveValue(null)
  })

  it('says that there is no such patient, or that the record could not be opened, and goes on with another', async () => {
    signedInAs(CARER)
    answer()
    const { user } = await open('?patient=018f4c1e-0000-7000-8000-00000000aa09')
    expect(await screen.findByText('There is no such patient among those whom you may see.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Choose another' }))
    expect(screen.getByRole('searchbox', { name: /Find the patient/ })).toBeVisible()
    cleanup()

    let fails = true
    answer({
      patient: () => {
        if (fails) throw new Error('Out of order')
        return woman
      },
    })
    const again = await open(`?patient=${woman.id}`)
    expect(await screen.findByText('The patient’s record could not be opened. Check the connection.')).toBeVisible()
    fails = false
    await again.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Achieng Otieno')).toBeVisible()
  })
})
