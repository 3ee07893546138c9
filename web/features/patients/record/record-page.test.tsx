import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { amina, call, ENTRIES, measured, PATIENT_ID, patientRecord } from '#web/test/patient-records.ts'
import { openApp } from '#web/test/render-app.tsx'

const PATH = `/patients/${PATIENT_ID}`
const serve = (record: object | null, mutations: Parameters<typeof answerGraphql>[0]['Mutation'] = {}) =>
  answerGraphql({ Query: { patientRecord: () => record }, Mutation: mutations })

const section = (name: string) => screen.findByRole('region', { name })

describe('the page of a patient’s record', () => {
  it('says who it is, what to beware of, and leads on', async () => {
    signedInAs(amina)
    serve(patientRecord({ patient: { medicalAlerts: ['Penicillin allergy', 'Sickle cell disease'] } }))
    await openApp(PATH)
    expect(await screen.findByRole('heading', { level: 1, name: 'Achieng Otieno' })).toBeVisible()
    expect(
      within(await section('Medical alerts'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Penicillin allergy', 'Sickle cell disease'])
    expect(screen.getByText('7K2M-9PQ4')).toBeVisible()
    expect(screen.getByText('Ahero, Kenya')).toBeVisible()
    expect(screen.getByText('+254700000000')).toBeVisible()
    expect(screen.getByRole('link', { name: 'New visit' })).toHaveAttribute(
      'href',
      `/chw/patient-assessment/${PATIENT_ID}`,
    )
    expect(screen.getByRole('link', { name: 'Patient card' })).toHaveAttribute('href', `${PATH}/card`)
    expect(screen.getByRole('link', { name: 'Photos' })).toHaveAttribute('href', `/medical-imaging/${PATIENT_ID}`)
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `${PATH}/edit`)
    expect(screen.getByRole('link', { name: 'Tasks of the household' })).toHaveAttribute(
      'href',
      `/chw/tasks/household/${PATIENT_ID}`,
    )
  })

  it('offers a medical officer neither visit, nor editing, nor a code', async () => {
    signedInAs({ ...asha, roles: ['patient', 'medical_officer'] })
    serve(patientRecord({ entries: ENTRIES }))
    await openApp(PATH)
    expect(await screen.findByRole('link', { name: 'Patient card' })).toBeVisible()
    for (const name of ['New visit', 'Edit']) expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /code/ })).not.toBeInTheDocument()
    for (const name of [/Book/, /Enrol/, /End it/, /What became/]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    }
  })

  it('is for carers only', async () => {
    signedInAs(asha)
    const sent = serve(patientRecord())
    await openApp(PATH)
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(sent).toEqual([])
  })

  it('shows each kind of entry with when, what, by whom and where', async () => {
    signedInAs(amina)
    serve(patientRecord({ entries: ENTRIES }))
    await openApp(PATH)
    const rows = within(await section('Timeline')).getAllByRole('article')
    const told = [
      /1 June 2026.*Appointment in person.*Weigh again.*Booked/,
      /6 May 2026.*Visit: Fever since Monday.*High risk.*Malaria \(likely\).*did not agree.*The rapid test was negative/,
      /5 May 2026.*Assessment: Malaria.*High risk/,
      /4 May 2026.*Prescription: Pneumonia.*Amoxicillin: 1 tablet twice a day, for 5 days.*After meals.*Come again on 9 May 2026.*Waiting for approval/,
      /3 May 2026.*Programme: treatment of tuberculosis.*Since 3 May 2026/,
      /2 May 2026.*Referral to Kisumu County Hospital.*Fast breathing.*To be seen the same day · Accepted/,
      /1 May 2026.*The emergency button was pressed/,
      /30 April 2026.*Photo: Wound Assessment.*Legs · Severity: Moderate.*Clean, 2 cm/,
    ]
    expect(rows).toHaveLength(told.length)
    // The words of a photo come once the record stands.
    await within(rows.at(-1) as HTMLElement).findByRole('img', { name: /^Photo: Wound Assessment, Legs/ })
    for (const [index, text] of told.entries()) {
      expect(rows[index]).toHaveTextContent(text)
      expect(rows[index]).toHaveTextContent('By Amina Juma, Ahero Health Centre')
    }
    expect(within(rows[1] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/chw/assessment-result/${ENTRIES[1]?.id}`,
    )
    expect(within(rows[2] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/medical\/plan\//),
    )
    expect(within(rows[3] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/chw/dispense-medication/prescription/${ENTRIES[3]?.id}`,
    )
    expect(within(rows[7] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/medical-imaging/${PATIENT_ID}?tab=history`,
    )
    expect(within(await section('Appointments')).getAllByRole('article')).toHaveLength(1)
    expect(within(await section('Programmes')).getAllByRole('article')).toHaveLength(1)
    expect(within(await section('Prescriptions')).getAllByRole('article')).toHaveLength(1)
  })

  it('shows older entries on demand, keeps them where that fails, and knows the end', async () => {
    signedInAs(amina)
    const many = Array.from({ length: 40 }, (_, index) => call(40 - index))
    serve(patientRecord({ entries: many }))
    const { user } = await openApp(PATH)
    const timeline = await section('Timeline')
    const waitForRows = (count: number) =>
      waitFor(() => expect(within(timeline).getAllByRole('article')).toHaveLength(count))
    await waitForRows(20)
    dropGraphql()
    await user.click(within(timeline).getByRole('button', { name: 'Show older' }))
    expect(await screen.findByText('Check the connection and try again.')).toBeVisible()
    await waitForRows(20)
    serve(patientRecord({ entries: many }))
    await user.click(await within(timeline).findByRole('button', { name: 'Show older' }))
    await waitForRows(40)
    await user.click(await within(timeline).findByRole('button', { name: 'Show older' }))
    await waitFor(() => expect(within(timeline).queryByRole('button')).not.toBeInTheDocument())
    await waitForRows(40)
  })

  it('draws what was measured, says what is normal at that age, and has the values as a table', async () => {
    signedInAs(amina)
    serve(
      patientRecord({
        measurements: [
          measured(1, '2026-03-01T08:00:00.000Z', { systolicMmHg: 120, diastolicMmHg: 80 }),
          measured(2, '2026-04-01T08:00:00.000Z', { systolicMmHg: 150, diastolicMmHg: 95, weightKg: 61.5 }),
        ],
      }),
    )
    await openApp(PATH)
    const vitals = await section('Vital signs')
    const systolic = within(vitals).getByRole('img', { name: /Systolic blood pressure \(mmHg\)/ })
    expect(systolic).toHaveAccessibleName(
      /Last on 1 April 2026: 150 mmHg\. High\. Normal at this age: from 90 to below 140 mmHg\./,
    )
    expect(within(vitals).getByRole('row', { name: /1 Mar 2026 120 Normal/, hidden: true })).toBeInTheDocument()
    expect(within(vitals).getByRole('row', { name: /1 Apr 2026 150 High/, hidden: true })).toBeInTheDocument()
    expect(within(vitals).getByRole('img', { name: /Weight \(kg\)/ })).toBeVisible()
    expect(within(vitals).getAllByRole('img')).toHaveLength(3)
    expect(within(vitals).getAllByText(/^Source: WHO/)).not.toHaveLength(0)
    expect(screen.queryByRole('region', { name: 'Growth' })).not.toBeInTheDocument()
  })

  it('draws a child’s growth on WHO’s curves, with the z-score in words', async () => {
    signedInAs(amina)
    const year = new Date().getUTCFullYear() - 1
    serve(
      patientRecord({
        patient: { dateOfBirth: `${year}-01-01`, gender: 'FEMALE' },
        measurements: [measured(1, `${year}-07-02T08:00:00.000Z`, { weightKg: 5.5, heightCm: 65 })],
      }),
    )
    await openApp(PATH)
    const growth = await section('Growth')
    const curve = await within(growth).findByRole('img', { name: /Weight for age/ })
    expect(curve).toHaveAccessibleName(
      /at 6 months: 5\.5 kg\. z-score -2\.\d+: Underweight\. 2\.\d standard deviations below the middle\./,
    )
    expect(within(growth).getByRole('img', { name: /Length or height for age/ })).toBeVisible()
    expect(within(growth).getByRole('img', { name: /Weight for length or height/ })).toBeVisible()
    expect(curve.querySelectorAll('path[data-z]')).toHaveLength(7)
  })

  it.each([
    ['the sex is not known', { gender: 'OTHER' }, { weightKg: 8 }, /without the sex none can be drawn/],
    ['nothing was measured', { gender: 'MALE' }, {}, /have not been measured yet/],
    [
      'the date of birth is an estimate',
      { gender: 'MALE', birthDateEstimated: true },
      { weightKg: 8 },
      /is an estimate/,
    ],
  ])('says of a child of whom %s that much', async (_what, patient, values, text) => {
    signedInAs(amina)
    const year = new Date().getUTCFullYear() - 1
    const measurements = [measured(1, `${year}-07-02T08:00:00.000Z`, values)]
    serve(patientRecord({ patient: { dateOfBirth: `${year}-01-01`, ...patient }, measurements }))
    await openApp(PATH)
    expect(within(await section('Growth')).getByText(text)).toBeVisible()
  })

  it('lists the conditions with their level, and what the health worker said', async () => {
    signedInAs(amina)
    const plan = { __typename: 'RecordedCondition', planId: 'p', riskLevel: 'HIGH', agreed: false }
    serve(
      patientRecord({
        conditions: [
          { ...plan, condition: 'malaria', name: 'Malaria', times: 2, firstAt: '2026-03-01', lastAt: '2026-04-01' },
        ],
      }),
    )
    await openApp(PATH)
    const conditions = await section('Conditions')
    expect(within(conditions).getByRole('listitem')).toHaveTextContent(
      'Malaria2 times, from 1 March 2026 to 1 April 2026The health worker did not agree with the answer.High risk',
    )
  })

  it('says of an empty record what is not there', async () => {
    signedInAs(amina)
    serve(patientRecord())
    await openApp(PATH)
    for (const text of [
      'No appointment is booked.',
      'No programme has begun.',
      'No medicine was prescribed.',
      'No plan has named a condition.',
      'Nothing has been measured yet.',
      'Nothing has been written down yet.',
    ]) {
      expect(await screen.findByText(text)).toBeVisible()
    }
  })

  it('shows the shape of a record while it is on its way', async () => {
    signedInAs(amina)
    let answer: (record: object) => void = () => undefined
    const onItsWay = new Promise((resolve) => {
      answer = resolve
    })
    answerGraphql({ Query: { patientRecord: () => onItsWay } })
    await openApp(PATH)
    expect(await screen.findByRole('status', { name: 'Loading the record' })).toBeVisible()
    answer(patientRecord())
    expect(await screen.findByRole('heading', { name: 'Achieng Otieno' })).toBeVisible()
  })

  it('tells that it could not be loaded, and loads at the next try', async () => {
    signedInAs(amina)
    dropGraphql()
    const { user } = await openApp(PATH)
    expect(await screen.findByRole('heading', { name: 'The record could not be loaded' })).toBeVisible()
    serve(patientRecord())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Achieng Otieno' })).toBeVisible()
  })

  it.each([PATH, '/patients/nobody'])('says at %s that there is no such patient', async (path) => {
    signedInAs(amina)
    serve(null)
    await openApp(path)
    expect(await screen.findByRole('heading', { name: 'Patient not found' })).toBeVisible()
  })

  it('moves on to the record into which this one was merged', async () => {
    signedInAs(amina)
    serve(patientRecord())
    const { router } = await openApp('/patients/018f4c1e-0000-7000-8000-00000000bb02')
    expect(await screen.findByRole('heading', { name: 'Achieng Otieno' })).toBeVisible()
    expect(router.state.location.pathname).toBe(PATH)
  })

  it('is complete in Swahili', async () => {
    signedInAs(amina)
    serve(patientRecord({ entries: ENTRIES }))
    await openApp(PATH, { language: 'sw' })
    expect(await screen.findByRole('region', { name: 'Mfululizo wa matukio' })).toHaveTextContent('Rufaa kwenda Kisumu')
    expect(screen.getByRole('link', { name: 'Ziara mpya' })).toBeVisible()
  })
})

describe('the patient’s own access', () => {
  const CODE = { __typename: 'RecordInvitation', code: '0369CFJNRY', expiresAt: '2026-06-08T08:00:00.000Z' }

  it('is given by a code, which is shown once', async () => {
    signedInAs(amina)
    const sent = serve(patientRecord(), { inviteToRecord: () => CODE })
    const { user } = await openApp(PATH)
    await user.click(await screen.findByRole('button', { name: 'Make a code for the patient' }))
    const dialog = await screen.findByRole('dialog', { name: 'Code for the patient' })
    expect(dialog).toHaveTextContent('0369C-FJNRY')
    expect(dialog).toHaveTextContent(/Valid until 8 June 2026/)
    expect(sent.at(-1)).toMatchObject({ operationName: 'InviteToRecord', variables: { patientId: PATIENT_ID } })
    await user.click(within(dialog).getByRole('button', { name: 'I have written it down' }))
    await waitFor(() => expect(screen.queryByText('0369C-FJNRY')).not.toBeInTheDocument())
  })

  it.each([
    [
      'an account that is there already',
      { __typename: 'RecordHasAccount', message: 'x' },
      /has an account on this record/,
    ],
    ['a patient who is gone', { __typename: 'NotFound', message: 'x' }, /No code could be made/],
  ])('says where no code can be made, for %s', async (_why, answer, text) => {
    signedInAs(amina)
    serve(patientRecord(), { inviteToRecord: () => answer })
    const { user } = await openApp(PATH)
    await user.click(await screen.findByRole('button', { name: 'Make a code for the patient' }))
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('is ended once that is confirmed', async () => {
    signedInAs(amina)
    const ended = { __typename: 'EndedRecordJoin', patientId: PATIENT_ID }
    const sent = serve(patientRecord({ joined: true }), { endRecordJoin: () => ended })
    const { user } = await openApp(PATH)
    const start = await screen.findByRole('button', { name: 'Take the account off the record' })
    await user.click(start)
    await user.click(await screen.findByRole('button', { name: 'No, keep it' }))
    expect(sent.map(({ operationName }) => operationName)).not.toContain('EndRecordJoin')
    await user.click(start)
    await user.click(await screen.findByRole('button', { name: 'Yes, take it off' }))
    expect(await screen.findByRole('button', { name: 'Make a code for the patient' })).toBeVisible()
    expect(sent.at(-1)).toMatchObject({ operationName: 'EndRecordJoin', variables: { patientId: PATIENT_ID } })
  })

  it('says where it could not be ended', async () => {
    signedInAs(amina)
    serve(patientRecord({ joined: true }))
    const { user } = await openApp(PATH)
    await user.click(await screen.findByRole('button', { name: 'Take the account off the record' }))
    dropGraphql()
    await user.click(await screen.findByRole('button', { name: 'Yes, take it off' }))
    expect(await screen.findByText('It could not be taken off')).toBeVisible()
  })
})
