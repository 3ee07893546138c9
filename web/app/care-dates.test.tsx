import { screen, waitFor, within } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { AppLayout } from '#web/app/layout/AppLayout.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import { BookAppointmentDialog } from '#web/clinical/care-dates/BookAppointmentDialog.tsx'
import { EndEnrolmentDialog } from '#web/clinical/care-dates/EndEnrolmentDialog.tsx'
import { EnrolDialog } from '#web/clinical/care-dates/EnrolDialog.tsx'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { openApp } from '#web/test/render-app.tsx'

const patient = { id: 'p1', name: 'Neema Wafula' }
const refused = (field: string, message: string) => ({ __typename: 'InvalidInput', field, message, issues: [] })

interface DialogProps {
  onLeft: () => void
  onDone: () => void
}

/** A page with a dialog that is open; it says what became of it. */
async function openDialog(Dialog: ComponentType<DialogProps>) {
  function Page() {
    const [came, setCame] = useState('')
    const [open, setOpen] = useState(true)
    return (
      <>
        <h1>The record</h1>
        <output>{came}</output>
        {open && <Dialog onLeft={() => setOpen(false)} onDone={() => setCame('fetched anew')} />}
      </>
    )
  }
  signedInAs({ ...asha, roles: ['patient', 'chw'] })
  const page = () => withApollo(() => Promise.resolve(Page))
  const route = pageRoute({ path: '/record', page, namespaces: ['careDates'], skeleton: 'cards', roles: [] })
  const { user } = await openApp('/record', { routes: [{ element: <AppLayout />, children: [route] }] })
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

const enrolling = (props: DialogProps) => <EnrolDialog patient={patient} {...props} />
const ending = (props: DialogProps) => (
  <EndEnrolmentDialog enrolment={{ id: 'e1', programme: 'pregnancy' }} {...props} />
)
const booking = (props: DialogProps) => <BookAppointmentDialog patient={patient} {...props} />

describe('Enrolling a patient', () => {
  it('sends the programme and its first day, and has the page fetch anew', async () => {
    const sent = answerGraphql({
      Mutation: { enrolPatient: (_root, { id }) => ({ __typename: 'Enrolment', id, programme: 'PREGNANCY' }) },
    })
    const { user, dialog } = await openDialog(enrolling)
    expect(dialog.getByRole('heading', { name: 'Enrol Neema Wafula' })).toBeVisible()
    await user.click(dialog.getByRole('radio', { name: 'Pregnancy' }))
    await user.type(dialog.getByLabelText(/First day of the last period/), '2026-08-20')
    await user.click(dialog.getByRole('button', { name: 'Enrol' }))
    expect(await screen.findByText('fetched anew')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent.at(-1)?.variables).toMatchObject({
      patientId: 'p1',
      input: { programme: 'PREGNANCY', startedOn: '2026-08-20' },
    })
  })

  it('shows what is wrong at the field, found here or by the server', async () => {
    const sent = answerGraphql({
      Mutation: { enrolPatient: () => refused('startedOn', 'The day must not be later than today') },
    })
    const { user, dialog } = await openDialog(enrolling)
    await user.click(dialog.getByRole('button', { name: 'Enrol' }))
    expect(await dialog.findByText('Give a day, such as 2026-03-31')).toBeVisible()
    expect(sent).toEqual([])
    await user.type(dialog.getByLabelText(/First day of the treatment/), '2027-08-20')
    await user.click(dialog.getByRole('button', { name: 'Enrol' }))
    expect(await dialog.findByText('The day must not be later than today')).toBeVisible()
  })

  it('keeps what was entered when nothing could be sent, and sends it again with the same id', async () => {
    const { user, dialog } = await openDialog(enrolling)
    await user.type(dialog.getByLabelText(/First day of the treatment/), '2026-08-20')
    dropGraphql()
    await user.click(dialog.getByRole('button', { name: 'Enrol' }))
    expect(await screen.findByText('Not saved')).toBeVisible()
    expect(dialog.getByLabelText(/First day of the treatment/)).toHaveValue('2026-08-20')
    const sent = answerGraphql({ Mutation: { enrolPatient: (_root, { id }) => ({ __typename: 'Enrolment', id }) } })
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Enrol' })).toBeEnabled())
    await user.click(dialog.getByRole('button', { name: 'Enrol' }))
    expect(await screen.findByText('fetched anew')).toBeVisible()
    expect(sent.at(-1)?.variables['id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('Ending an enrolment', () => {
  it('needs a reason', async () => {
    const sent = answerGraphql({ Mutation: { endEnrolment: (_root, { id }) => ({ __typename: 'Enrolment', id }) } })
    const { user, dialog } = await openDialog(ending)
    await user.click(dialog.getByRole('button', { name: 'End the enrolment' }))
    expect(await dialog.findByText('Give a reason')).toBeVisible()
    await user.type(dialog.getByRole('textbox'), 'Gave birth')
    await user.click(dialog.getByRole('button', { name: 'End the enrolment' }))
    expect(await screen.findByText('fetched anew')).toBeVisible()
    expect(sent.at(-1)?.variables).toEqual({ id: 'e1', reason: 'Gave birth' })
  })
})

describe('Booking an appointment', () => {
  it('needs a day and a time, and sends the moment that they are here', async () => {
    const sent = answerGraphql({
      Mutation: {
        bookAppointment: (_root, { id }) => ({
          __typename: 'Appointment',
          id,
          scheduledFor: '2026-12-01T06:30:00.000Z',
        }),
      },
    })
    const { user, dialog } = await openDialog(booking)
    await user.type(dialog.getByLabelText(/^Day/), '2026-12-01')
    await user.click(dialog.getByRole('button', { name: 'Book the appointment' }))
    expect(await dialog.findByText('Please select date and time')).toBeVisible()
    await user.type(dialog.getByLabelText(/^Time/), '09:30')
    await user.click(dialog.getByRole('radio', { name: 'By telephone' }))
    await user.click(dialog.getByRole('button', { name: 'Book the appointment' }))
    expect(await screen.findByText('Appointment booked')).toBeVisible()
    expect(sent.at(-1)?.variables).toMatchObject({
      patientId: 'p1',
      input: { type: 'PHONE', scheduledFor: new Date('2026-12-01T09:30').toISOString(), reason: null },
    })
  })

  it('tells what no field of it is about', async () => {
    answerGraphql({ Mutation: { bookAppointment: () => refused('patientId', 'Choose a patient from the list') } })
    const { user, dialog } = await openDialog(booking)
    await user.type(dialog.getByLabelText(/^Day/), '2026-12-01')
    await user.type(dialog.getByLabelText(/^Time/), '09:30')
    await user.click(dialog.getByRole('button', { name: 'Book the appointment' }))
    expect(await screen.findByText('Choose a patient from the list')).toBeVisible()
  })
})
