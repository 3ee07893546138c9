import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { amina, ENTRIES, PATIENT_ID, patientRecord } from '#web/test/patient-records.ts'
import { openApp } from '#web/test/render-app.tsx'

const PATH = `/patients/${PATIENT_ID}`
const APPOINTMENT = ENTRIES[0]
const ENROLMENT = ENTRIES[4]
const section = (name: string) => screen.findByRole('region', { name })

type Mutations = Parameters<typeof answerGraphql>[0]['Mutation']
/** A server on which a change is there once it was made. */
function serveChanging(before: readonly object[], after: readonly object[], mutations: NonNullable<Mutations>) {
  let isChanged = false
  const changing = Object.fromEntries(
    Object.entries(mutations).map(([name, answer]) => [
      name,
      (...sent: never[]) => {
        isChanged = true
        return (answer as (...of: never[]) => unknown)(...sent)
      },
    ]),
  ) as NonNullable<Mutations>
  const entriesOf = (entries: readonly object[]) => entries as typeof ENTRIES
  return answerGraphql({
    Query: { patientRecord: () => patientRecord({ entries: entriesOf(isChanged ? after : before) }) },
    Mutation: changing,
  })
}

describe('What a health worker arranges from the record', () => {
  it('is an appointment, which then stands there', async () => {
    signedInAs(amina)
    const sent = serveChanging([], [{ ...APPOINTMENT }], {
      bookAppointment: (_root: unknown, { id }: { id: string }) => ({
        __typename: 'Appointment',
        id,
        scheduledFor: '2027-12-01T06:30:00.000Z',
      }),
    })
    const { user } = await openApp(PATH)
    await user.click(await screen.findByRole('button', { name: 'Book an appointment' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'An appointment for Achieng Otieno' }))
    await user.type(dialog.getByLabelText(/^Day/), '2027-12-01')
    await user.type(dialog.getByLabelText(/^Time/), '09:30')
    await user.click(dialog.getByRole('button', { name: 'Book the appointment' }))
    expect(await within(await section('Appointments')).findByText('Weigh again')).toBeVisible()
    expect(within(await section('Timeline')).getByText('Weigh again')).toBeVisible()
    expect(sent.find(({ operationName }) => operationName === 'BookAppointment')?.variables).toMatchObject({
      patientId: PATIENT_ID,
    })
  })

  it('is what became of an appointment', async () => {
    signedInAs(amina)
    const sent = serveChanging([{ ...APPOINTMENT }], [{ ...APPOINTMENT, status: 'COMPLETED' }], {
      closeAppointment: (_root: unknown, { id }: { id: string }) => ({
        __typename: 'Appointment',
        id,
        status: 'COMPLETED',
      }),
    })
    const { user } = await openApp(PATH)
    const appointments = within(await section('Appointments'))
    await user.click(appointments.getByRole('button', { name: /^What became of it\? Appointment of 1 June 2026/ }))
    await user.click(await screen.findByRole('button', { name: 'The patient came' }))
    expect(await appointments.findByText('Took place')).toBeVisible()
    expect(appointments.queryByRole('button', { name: /What became/ })).not.toBeInTheDocument()
    expect(sent.find(({ operationName }) => operationName === 'CloseAppointment')?.variables).toEqual({
      id: APPOINTMENT?.id,
      outcome: 'COMPLETED',
    })
  })

  it('is a programme, and its end', async () => {
    signedInAs(amina)
    const sent = serveChanging([], [{ ...ENROLMENT }], {
      enrolPatient: (_root: unknown, { id }: { id: string }) => ({ __typename: 'Enrolment', id }),
    })
    const { user } = await openApp(PATH)
    const programmes = within(await section('Programmes'))
    await user.click(programmes.getByRole('button', { name: 'Enrol in a programme' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Enrol Achieng Otieno' }))
    await user.type(dialog.getByLabelText(/First day of the treatment/), '2026-05-03')
    await user.click(dialog.getByRole('button', { name: 'Enrol' }))
    const end = await programmes.findByRole('button', { name: 'End it: treatment of tuberculosis' })
    expect(sent.find(({ operationName }) => operationName === 'EnrolPatient')?.variables).toMatchObject({
      patientId: PATIENT_ID,
      input: { programme: 'TB_TREATMENT', startedOn: '2026-05-03' },
    })

    const ending = serveChanging([{ ...ENROLMENT }], [{ ...ENROLMENT, endedOn: '2026-11-03', endReason: 'Cured' }], {
      endEnrolment: (_root: unknown, { id }: { id: string }) => ({ __typename: 'Enrolment', id }),
    })
    await user.click(end)
    const ends = within(await screen.findByRole('dialog', { name: 'End: Treatment of tuberculosis' }))
    await user.type(ends.getByRole('textbox'), 'Cured')
    await user.click(ends.getByRole('button', { name: 'End the enrolment' }))
    expect(await programmes.findByText('Cured')).toBeVisible()
    expect(end).not.toBeInTheDocument()
    expect(ending.find(({ operationName }) => operationName === 'EndEnrolment')?.variables).toEqual({
      id: ENROLMENT?.id,
      reason: 'Cured',
    })
  })

  it('stays typed where it could not be sent, and the record stays', async () => {
    signedInAs(amina)
    serveChanging([], [], {})
    const { user } = await openApp(PATH)
    await user.click(await screen.findByRole('button', { name: 'Enrol in a programme' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/First day of the treatment/), '2026-05-03')
    dropGraphql()
    await user.click(dialog.getByRole('button', { name: 'Enrol' }))
    expect(await screen.findByText('Not saved')).toBeVisible()
    expect(dialog.getByLabelText(/First day of the treatment/)).toHaveValue('2026-05-03')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { name: 'Achieng Otieno' })).toBeVisible()
  })

  it('is kept on the page where the record cannot be fetched anew after it', async () => {
    signedInAs(amina)
    answerGraphql({
      Query: { patientRecord: () => patientRecord() },
      Mutation: {
        enrolPatient: (_root: unknown, { id }: { id: string }) => {
          queueMicrotask(dropGraphql)
          return { __typename: 'Enrolment', id }
        },
      },
    })
    const { user } = await openApp(PATH)
    await user.click(await screen.findByRole('button', { name: 'Enrol in a programme' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/First day of the treatment/), '2026-05-03')
    await user.click(dialog.getByRole('button', { name: 'Enrol' }))
    expect(await screen.findByText('Enrolled')).toBeVisible()
    expect(await screen.findByText('The record could not be loaded')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Achieng Otieno' })).toBeVisible()
  })
})
