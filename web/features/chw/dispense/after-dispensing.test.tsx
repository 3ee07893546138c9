import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import {
  DISPENSING_ID,
  OWN_FACILITY,
  wireDispensing,
  wireLine,
  wirePrescription,
} from '#web/test/prescription-records.ts'
import { openApp } from '#web/test/render-app.tsx'

const RECEIPT = `/chw/dispense-medication/receipt/${DISPENSING_ID}`
const COUNSELING = `/chw/patient-counseling?dispensing=${DISPENSING_ID}`
const as = (role: string, facilityId = OWN_FACILITY.id) => ({
  ...asha,
  profile: { ...asha.profile, facility_id: facilityId as never },
  roles: ['patient', role],
})

describe('The receipt', () => {
  it('says what was handed over, by whom, of which batch, and is printed', async () => {
    signedInAs(as('chw'))
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    answerGraphql({ Query: { dispensing: () => wireDispensing({ reason: 'No more in stock' }) } })
    const { user } = await openApp(RECEIPT)
    const receipt = await screen.findByRole('article', { name: 'Receipt' })
    for (const text of [
      '4K7B-M9QX2',
      'Ahero, Kisumu, Kenya',
      'Baraka Njoroge 1',
      'Asha Otieno',
      '20 units',
      'Batch AMX-1, last day 31 December 2027',
      '2 tablets twice a day for 5 days, by mouth',
      'Less was given than was prescribed: No more in stock',
      'Not counseled yet',
    ]) {
      expect(receipt).toHaveTextContent(text)
    }
    expect(screen.getByRole('link', { name: 'Counsel the patient' })).toHaveAttribute('href', COUNSELING)
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it.each([
    ['clinician', OWN_FACILITY.id],
    ['chw', 'another'],
  ])('is read by a %s who cannot take anything back', async (role, facilityId) => {
    signedInAs(as(role, facilityId))
    answerGraphql({ Query: { dispensing: () => wireDispensing(), roleRequests: () => [] } })
    await openApp(RECEIPT)
    expect(await screen.findByRole('article', { name: 'Receipt' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Counsel the patient' })).toBeNull()
  })

  it('takes back what came back, and says what becomes of it', async () => {
    signedInAs(as('pharmacist'))
    const [item] = wireDispensing().items
    const back = { __typename: 'DispensingReturn', id: 'r1', at: '2026-03-07T06:00:00.000Z', reason: 'Rash' }
    const after = wireDispensing({ items: [{ ...item, returned: 5 }], returns: [{ ...back, restocked: false }] })
    const sent = answerGraphql({
      Query: { dispensing: () => wireDispensing() },
      Mutation: { returnDispensed: () => after },
    })
    const { user } = await openApp(RECEIPT)
    await user.click(await screen.findByRole('button', { name: 'Take back' }))
    const dialog = within(await screen.findByRole('dialog'))
    const confirm = dialog.getByRole('button', { name: 'Take back' })
    await user.click(confirm)
    for (const text of ['Choose at least one medicine', 'Say where they were', 'Give a reason']) {
      expect(await dialog.findByText(text)).toBeVisible()
    }
    const field = dialog.getByRole('textbox', { name: /batch AMX-1/ })
    await user.type(field, '21')
    await user.click(dialog.getByRole('radio', { name: /The patient brought them back/ }))
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Rash')
    await user.click(confirm)
    expect(await dialog.findByText('More cannot come back than was given')).toBeVisible()
    expect(sent.some(({ operationName }) => operationName === 'ReturnDispensed')).toBe(false)
    await user.clear(field)
    await user.type(field, '5')
    await user.click(confirm)
    expect(await screen.findByText('Stored: it came back')).toBeVisible()
    expect(screen.getByText(/brought back by the patient, destroyed/)).toBeVisible()
    expect(screen.getByText(/5 came back/)).toBeVisible()
    expect(sent.at(-1)?.variables['input']).toEqual({
      dispensingId: DISPENSING_ID,
      items: [{ dispensedItemId: item?.id, quantity: 5 }],
      reason: 'Rash',
      restocked: false,
    })
  })

  it.each(['/chw/dispense-medication/receipt/nonsense', RECEIPT])('%s may not be there', async (path) => {
    signedInAs(as('chw'))
    answerGraphql({ Query: { dispensing: () => null } })
    await openApp(path)
    expect(await screen.findByText('No such receipt')).toBeVisible()
  })

  it('can be asked for again', async () => {
    signedInAs(as('chw'))
    dropGraphql()
    const { user } = await openApp(RECEIPT)
    const again = await screen.findByRole('button', { name: 'Try again' })
    answerGraphql({ Query: { dispensing: () => wireDispensing() } })
    await user.click(again)
    expect(await screen.findByRole('article', { name: 'Receipt' })).toBeVisible()
  })
})

const point = (id: string, kind: string, language: string, text: string, reading: string | null = null) => ({
  __typename: 'CounselingPoint',
  id,
  kind,
  text,
  language,
  reading,
})
/** As they are read on a screen in English. */
const WORDS = {
  ENGLISH: [
    point('how.swallow', 'HOW', 'ENGLISH', 'Swallow it with water'),
    point('store.dry', 'STORAGE', 'ENGLISH', 'Keep it dry'),
  ],
  SWAHILI: [
    point('how.swallow', 'HOW', 'SWAHILI', 'Meza kwa maji', 'Swallow it with water'),
    point('store.dry', 'STORAGE', 'SWAHILI', 'Iweke pakavu', 'Keep it dry'),
  ],
  ARABIC: [
    point('how.swallow', 'HOW', 'ARABIC', 'يُبلع مع الماء', 'Swallow it with water'),
    point('store.dry', 'STORAGE', 'ENGLISH', 'Keep it dry'),
  ],
}
const counselingIn = (_root: unknown, { language }: Record<string, unknown>) => [
  {
    __typename: 'MedicineCounseling',
    itemId: wireLine(1).id,
    name: 'Amoxicillin 250 mg',
    dosage: '2 tablets twice a day',
    points: WORDS[language as keyof typeof WORDS],
  },
]
const STORED = {
  __typename: 'Counseling',
  id: 'c1',
  at: '2026-03-06T06:10:00.000Z',
  language: 'SWAHILI',
  teachBack: true,
  note: 'Comes back on Friday',
}

/** Of a patient who prefers a language. */
const dispensedTo = (preferredLanguage: string, changes = {}) => {
  const prescription = wirePrescription({ status: 'DISPENSED', moves: [] })
  return wireDispensing({
    prescription: {
      ...prescription,
      patient: { ...prescription.patient, preferredLanguage: preferredLanguage.toUpperCase() },
    },
    ...changes,
  })
}

describe('Counseling', () => {
  it('is in the patient’s language, ticked point by point, with teach-back, and shows what was stored', async () => {
    signedInAs(as('chw'))
    const sent = answerGraphql({
      Query: { dispensing: () => dispensedTo('Swahili'), dispensingCounseling: counselingIn },
      Mutation: { recordCounseling: () => dispensedTo('Swahili', { counseling: STORED }) },
    })
    const { user } = await openApp(COUNSELING)
    const swallow = await screen.findByRole('checkbox', { name: 'Meza kwa maji Swallow it with water' })
    expect(screen.getByText('Meza kwa maji')).toHaveAttribute('lang', 'sw')
    expect(screen.getByText(/have not been reviewed by a clinician/)).toBeVisible()
    expect(screen.getByText(/^“Tafadhali nieleze/)).toHaveAttribute('lang', 'sw')
    const save = screen.getByRole('button', { name: 'Save counseling' })
    await user.click(save)
    expect(await screen.findByText('Tick what you have explained')).toBeVisible()
    await user.click(swallow)
    await user.click(screen.getByRole('checkbox', { name: /in their own words how the medicines are taken/ }))
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Comes back on Friday')
    await user.click(save)
    expect(await screen.findByText('Counseling stored')).toBeVisible()
    const stored = within(screen.getByRole('region', { name: 'Counseling is stored' }))
    expect(stored.getByText(/, in Swahili$/)).toBeVisible()
    expect(stored.getByText('The patient said in their own words how the medicines are taken.')).toBeVisible()
    expect(stored.getByText('Comes back on Friday')).toBeVisible()
    expect(sent.at(-1)?.variables).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      input: {
        dispensingId: DISPENSING_ID,
        language: 'SWAHILI',
        told: [{ itemId: wireLine(1).id, points: ['how.swallow'] }],
        teachBack: true,
        note: 'Comes back on Friday',
      },
    })
  })

  it('shows under words of another language what they mean, says that they are a draft, and keeps the ticks', async () => {
    signedInAs(as('pharmacist'))
    const sent = answerGraphql({
      Query: { dispensing: () => dispensedTo('Arabic'), dispensingCounseling: counselingIn },
    })
    const { user } = await openApp(COUNSELING)
    await user.click(await screen.findByRole('checkbox', { name: 'يُبلع مع الماء Swallow it with water' }))
    expect(screen.getByText('يُبلع مع الماء')).toHaveAttribute('lang', 'ar')
    expect(screen.getByText('يُبلع مع الماء')).toHaveAttribute('dir', 'auto')
    expect(screen.getByText(/^“من فضلك/)).toHaveAttribute('lang', 'ar')
    // What Arabic has no certain words for is there in the language of the screen alone.
    expect(screen.getByRole('checkbox', { name: 'Keep it dry' })).not.toBeChecked()
    expect(screen.getByText(/The words in Arabic are a draft.*under each in English/)).toBeVisible()
    expect(sent.at(-1)?.variables).toEqual({ id: DISPENSING_ID, language: 'ARABIC', readIn: 'EN' })
    await user.click(screen.getByRole('radio', { name: 'Swahili' }))
    expect(await screen.findByRole('checkbox', { name: 'Meza kwa maji Swallow it with water' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Iweke pakavu Keep it dry' })).not.toBeChecked()
    expect(screen.queryByText(/are a draft that no speaker/)).toBeNull()
  })

  it('keeps the ticks when nothing could be sent', async () => {
    signedInAs(as('chw'))
    answerGraphql({ Query: { dispensing: () => dispensedTo('English'), dispensingCounseling: counselingIn } })
    const { user } = await openApp(COUNSELING)
    const tick = await screen.findByRole('checkbox', { name: 'Keep it dry' })
    await user.click(tick)
    dropGraphql()
    await user.click(screen.getByRole('button', { name: 'Save counseling' }))
    expect(await screen.findByText('Not saved')).toBeVisible()
    expect(tick).toBeChecked()
  })

  it('says what somebody else has stored already', async () => {
    signedInAs(as('chw'))
    let counseling: object | null = null
    answerGraphql({
      Query: { dispensing: () => dispensedTo('English', { counseling }), dispensingCounseling: counselingIn },
      Mutation: {
        recordCounseling: () => {
          counseling = { ...STORED, teachBack: false }
          const message = 'Counseling for these medicines is recorded already'
          return { __typename: 'InvalidInput', message, field: 'dispensingId', issues: [] }
        },
      },
    })
    const { user } = await openApp(COUNSELING)
    await user.click(await screen.findByRole('checkbox', { name: 'Keep it dry' }))
    await user.click(screen.getByRole('button', { name: 'Save counseling' }))
    expect(await screen.findByText('Counseling for these medicines is recorded already')).toBeVisible()
    expect(await screen.findByText('The patient did not say back how the medicines are taken.')).toBeVisible()
  })

  it('of what all came back has nothing to say', async () => {
    signedInAs(as('chw'))
    answerGraphql({ Query: { dispensing: () => dispensedTo('English'), dispensingCounseling: () => [] } })
    await openApp(COUNSELING)
    expect(await screen.findByText(/there is nothing to explain/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save counseling' })).toBeNull()
  })

  it('without a dispensing says where it begins', async () => {
    signedInAs(as('chw'))
    answerGraphql({})
    await openApp('/chw/patient-counseling')
    expect(await screen.findByText('No medicines are chosen')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Dispensing History' })).toHaveAttribute(
      'href',
      '/chw/dispense-medication?tab=history',
    )
  })

  it('may not be there, and can be asked for again', async () => {
    signedInAs(as('chw'))
    dropGraphql()
    const { user } = await openApp(COUNSELING)
    const again = await screen.findByRole('button', { name: 'Try again' })
    answerGraphql({ Query: { dispensing: () => null } })
    await user.click(again)
    expect(await screen.findByText('No such receipt')).toBeVisible()
  })

  it.each(['patient', 'clinician', 'medical_officer', 'trainer', 'admin'])('is denied to a %s', async (role) => {
    signedInAs(as(role))
    answerGraphql({})
    await openApp(COUNSELING)
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
  })

  it('is read in Swahili', async () => {
    signedInAs(as('chw'))
    answerGraphql({ Query: { dispensing: () => dispensedTo('Swahili'), dispensingCounseling: counselingIn } })
    await openApp(COUNSELING, { language: 'sw' })
    expect(await screen.findByRole('heading', { name: 'Ushauri kwa Mgonjwa' })).toBeVisible()
    await waitFor(() => expect(screen.getByText('Jinsi ya kuitumia')).toBeVisible())
  })
})
