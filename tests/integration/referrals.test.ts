import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { REFERRAL_MOVES, REFERRAL_STATUSES } from '#domain/vocabulary/referrals.ts'
import { ABROAD, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import {
  ADVANCE_REFERRAL,
  advance,
  CREATE_REFERRAL,
  REFERRALS,
  refer,
  referralIdsOf,
  referralInput,
  referredPatient,
} from '#tests/support/referral-requests.ts'
import { expectNothingStored } from '#tests/support/row-counts.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const eventsOf = (recordId: string) =>
  server.client.auditEvent.findMany({ where: { recordType: 'Referral', recordId }, orderBy: { at: 'asc' } })

describe('A referral', () => {
  it('is sent with its first step, by health workers, also across a border, and is audited', async () => {
    for (const [role, toFacilityId] of [
      ['chw', NEARBY],
      ['clinician', ABROAD],
    ] as const) {
      const sender = await staffAt(server, role)
      const patientId = await createPatient(server.client, HERE)
      const id = newId()
      const sent = await refer(sender, patientId, { toFacilityId, urgency: 'EMERGENCY', reason: ' Bleeding ' }, id)
      expect(sent).toMatchObject({
        __typename: 'Referral',
        id,
        assessmentId: null,
        urgency: 'EMERGENCY',
        reason: 'Bleeding',
        status: 'SENT',
        endedAt: null,
        moves: ['ARRIVED', 'CANCELLED'],
        patient: { id: patientId, firstName: 'Achieng', dateOfBirth: '1992-04-09' },
        from: { id: HERE },
        to: { id: toFacilityId },
        steps: [{ id, status: 'SENT', byName: 'Asha Juma', note: null }],
      })
      expect(await eventsOf(id)).toMatchObject([
        { action: 'referral.create', actorId: sender.userId, personId: patientId },
      ])
    }
  })

  it('that is sent twice is there once, also where both come at the same time', async () => {
    const sender = await staffAt(server, 'chw')
    const patientId = await createPatient(server.client, HERE)
    const id = newId()
    const answers = await Promise.all([1, 2, 3].map(() => refer(sender, patientId, {}, id)))
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
    expect(await server.client.referral.count({ where: { patientId } })).toBe(1)
    expect((await eventsOf(id)).map(({ action }) => action).toSorted()).toEqual([
      'referral.create',
      'referral.read',
      'referral.read',
    ])
  })

  it('does not take the id of somebody else’s', async () => {
    const { sender, referralId } = await referredPatient(server)
    const other = await staffAt(server, 'chw')
    const patientId = await createPatient(server.client, HERE)
    await expectNothingStored(server.client)
    for (const person of [other, sender]) {
      expect(await refer(person, patientId, {}, referralId)).toMatchObject({ __typename: 'InvalidInput', field: 'id' })
    }
  })

  it('is refused with the field that is wrong, and nothing is stored', async () => {
    const sender = await staffAt(server, 'chw')
    const patientId = await createPatient(server.client, HERE)
    const elsewhere = await createPatient(server.client, ABROAD)
    const { assessmentId } = await referredPatient(server)
    await expectNothingStored(server.client)
    for (const [input, field, message] of [
      [{ patientId: elsewhere }, 'patientId', 'Choose a patient from the list'],
      [{ patientId: newId() }, 'patientId', 'Choose a patient from the list'],
      [{ patientId: 'x' }, 'patientId', 'The id must be a UUID'],
      [{ toFacilityId: HERE }, 'toFacilityId', 'Choose another facility than your own'],
      [{ toFacilityId: newId() }, 'toFacilityId', 'Choose a facility from the list'],
      [{ toFacilityId: 'x' }, 'toFacilityId', 'Choose a facility from the list'],
      [{ assessmentId }, 'assessmentId', 'This assessment is not one of this patient'],
      [{ assessmentId: newId() }, 'assessmentId', 'This assessment is not one of this patient'],
      [{ reason: ' ' }, 'reason', 'Give a reason'],
      [{ reason: 'x'.repeat(2001) }, 'reason', 'This text is too long'],
      [{ reason: 'a\u0000b' }, 'reason', 'This must be a text'],
    ] as const) {
      expect(await refer(sender, patientId, input), JSON.stringify(input)).toMatchObject({
        __typename: 'InvalidInput',
        field,
        message,
      })
    }
  })

  it('is not sent by somebody without a facility', async () => {
    const unplaced = await staffAt(server, 'clinician', null)
    const patientId = await createPatient(server.client, HERE)
    expect(await refer(unplaced, patientId)).toMatchObject({
      field: 'toFacilityId',
      message: 'Only somebody who works at a facility can do this',
    })
  })
})

describe('Who may move a referral where', () => {
  let people: Record<'chwOfSender' | 'clinicianOfSender' | 'clinicianOfReceiver' | 'officerOfReceiver', Person>
  beforeAll(async () => {
    people = {
      chwOfSender: await staffAt(server, 'chw', HERE),
      clinicianOfSender: await staffAt(server, 'clinician', HERE),
      clinicianOfReceiver: await staffAt(server, 'clinician', NEARBY),
      officerOfReceiver: await staffAt(server, 'medical_officer', NEARBY),
    }
  })

  const SENDER: Readonly<Record<string, readonly string[]>> = {
    sent: ['arrived', 'cancelled'],
    accepted: ['arrived', 'cancelled'],
  }
  const RECEIVER: Readonly<Record<string, readonly string[]>> = {
    sent: ['accepted', 'declined', 'arrived'],
    accepted: ['declined', 'arrived'],
    arrived: ['closed'],
  }

  it.each(REFERRAL_STATUSES.flatMap((from) => REFERRAL_MOVES.map((to) => ({ from, to }))))(
    'from $from to $to',
    async ({ from, to }) => {
      const patientId = await createPatient(server.client, HERE)
      for (const [who, person] of Object.entries(people)) {
        const { id } = await refer(people.chwOfSender, patientId)
        const endedAt = ['declined', 'closed', 'cancelled'].includes(from) ? new Date() : null
        await server.client.referral.update({ where: { id }, data: { status: from, endedAt } })
        const allowed = (who.endsWith('OfSender') ? SENDER : RECEIVER)[from]?.includes(to) ?? false
        const answer = await advance(person, id, to.toUpperCase())
        expect(answer.__typename, `${who}: ${JSON.stringify(answer)}`).toBe(allowed ? 'Referral' : 'InvalidInput')
        const stored = await server.client.referral.findUniqueOrThrow({ where: { id }, include: { steps: true } })
        expect(stored.status).toBe(allowed ? to : from)
        expect(stored.steps).toHaveLength(allowed ? 2 : 1)
        expect(stored.endedAt !== null).toBe(['declined', 'closed', 'cancelled'].includes(stored.status))
      }
    },
  )

  it('is told apart: a step of the other side, and one that is too late', async () => {
    const { sender, receiver, referralId } = await referredPatient(server)
    expect(await advance(sender, referralId, 'ACCEPTED')).toMatchObject({
      message: 'This step is for the other facility to take',
    })
    await advance(sender, referralId, 'CANCELLED')
    expect(await advance(receiver, referralId, 'ACCEPTED')).toMatchObject({
      field: 'status',
      message: 'Somebody has moved this referral on already. Look at it again.',
    })
  })

  it('is nobody of another facility, no health worker of the receiving one, and nobody who does not see it', async () => {
    const { referralId } = await referredPatient(server, { toFacilityId: ABROAD })
    const outside = [
      await staffAt(server, 'clinician', NEARBY),
      await staffAt(server, 'chw', ABROAD),
      await staffAt(server, 'clinician', null),
    ]
    await expectNothingStored(server.client)
    for (const person of outside) {
      expect(await advance(person, referralId, 'ARRIVED')).toMatchObject({ __typename: 'NotFound' })
    }
    expect(await advance(outside[0] as Person, newId(), 'ARRIVED')).toMatchObject({ __typename: 'NotFound' })
  })
})

describe('A step of a referral', () => {
  it('says who, when and what was said, in order, until it is closed', async () => {
    const { sender, receiver, patientId, referralId } = await referredPatient(server)
    await advance(receiver, referralId, 'ACCEPTED', { note: null })
    await advance(sender, referralId, 'ARRIVED', { note: ' By bus ' })
    const closed = await advance(receiver, referralId, 'CLOSED', { note: 'Treated, sent home' })
    expect(closed).toMatchObject({ status: 'CLOSED', moves: [] })
    expect(closed.endedAt).toBe(closed.steps.at(-1).at)
    expect(closed.steps).toMatchObject([
      { status: 'SENT', note: null },
      { status: 'ACCEPTED', note: null },
      { status: 'ARRIVED', note: 'By bus' },
      { status: 'CLOSED', note: 'Treated, sent home' },
    ])
    const events = await eventsOf(referralId)
    expect(events.map(({ action, actorId, personId }) => [action, actorId, personId])).toEqual([
      ['referral.create', sender.userId, patientId],
      ['referral.advance', receiver.userId, patientId],
      ['referral.advance', sender.userId, patientId],
      ['referral.advance', receiver.userId, patientId],
    ])
  })

  it('that is sent again changes nothing, also after the referral has gone on', async () => {
    const { receiver, referralId } = await referredPatient(server)
    const id = newId()
    const first = await Promise.all([1, 2, 3].map(() => advance(receiver, referralId, 'ACCEPTED', { id })))
    expect(first.map(({ status }) => status)).toEqual(['ACCEPTED', 'ACCEPTED', 'ACCEPTED'])
    await advance(receiver, referralId, 'ARRIVED')
    expect(await advance(receiver, referralId, 'ACCEPTED', { id })).toMatchObject({ status: 'ARRIVED' })
    expect(await server.client.referralStep.count({ where: { referralId } })).toBe(3)
  })

  it('does not take the id of another one', async () => {
    const { receiver, referralId } = await referredPatient(server)
    const other = await referredPatient(server)
    const id = newId()
    await advance(receiver, referralId, 'ACCEPTED', { id })
    expect(await advance(receiver, referralId, 'ARRIVED', { id })).toMatchObject({ field: 'id' })
    expect(await advance(other.receiver, referralId, 'ACCEPTED', { id })).toMatchObject({ field: 'id' })
    expect(await advance(other.receiver, other.referralId, 'ACCEPTED', { id })).toMatchObject({
      __typename: 'InvalidInput',
    })
  })

  it('is taken by one of two people at once, and the other is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { sender, receiver, referralId } = await referredPatient(server)
      const answers = await Promise.all([
        advance(sender, referralId, 'CANCELLED'),
        advance(receiver, referralId, 'DECLINED'),
      ])
      const kinds = answers.map(({ __typename }) => __typename as string).toSorted()
      expect(kinds, JSON.stringify(answers)).toEqual(['InvalidInput', 'Referral'])
      expect(await server.client.referralStep.count({ where: { referralId } })).toBe(2)
      expect((await eventsOf(referralId)).filter(({ action }) => action === 'referral.advance')).toHaveLength(1)
    }
  })

  it.each(['DECLINED', 'CANCELLED'])('to %s wants a reason', async (status) => {
    const { sender, receiver, referralId } = await referredPatient(server)
    await expectNothingStored(server.client)
    const person = status === 'CANCELLED' ? sender : receiver
    for (const note of [null, '  ']) {
      expect(await advance(person, referralId, status, { note })).toMatchObject({
        field: 'note',
        message: 'Give a reason',
      })
    }
    expect(await advance(person, referralId, status, { note: 'x'.repeat(2001) })).toMatchObject({
      field: 'note',
      message: 'This text is too long',
    })
    expect(await advance(person, referralId, status, { id: 'x' })).toMatchObject({ field: 'id' })
    expect(await advance(person, 'x', status)).toMatchObject({ field: 'referralId' })
  })

  it('is refused where what is sent is of no list', async () => {
    const { receiver, referralId } = await referredPatient(server)
    for (const [query, variables] of [
      [ADVANCE_REFERRAL, { id: newId(), referralId, status: 'SENT' }],
      [CREATE_REFERRAL, { id: newId(), input: referralInput(newId(), { urgency: 'NOW' }) }],
      [REFERRALS, { direction: 'BOTH' }],
    ] as const) {
      const { status, errors } = await receiver.graphql(query, variables)
      expect([status, errors.length > 0]).toEqual([400, true])
    }
  })
})

describe('The lists of referrals', () => {
  it('have what was sent and what came, the open ones first, then what ended last, page by page', async () => {
    const place = { country: 'KE', region: 'Kenya', district: 'Kisumu', level: 'Dispensary' }
    const facilityId = newId()
    await server.client.facility.create({ data: { id: facilityId, code: newId(), name: 'Ahero', ...place } })
    const sender = await staffAt(server, 'chw', facilityId)
    const receiver = await staffAt(server, 'clinician', NEARBY)
    const patientId = await createPatient(server.client, facilityId)
    const ids: string[] = []
    for (let at = 0; at < 6; at += 1) ids.push((await refer(sender, patientId)).id)
    const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = ids
    await advance(sender, fourth, 'CANCELLED')
    await advance(receiver, second, 'DECLINED')
    await advance(receiver, third, 'ARRIVED')
    const expected = [sixth, fifth, third, first, second, fourth]
    expect(await referralIdsOf(sender, 'OUTGOING')).toEqual(expected)
    expect(await referralIdsOf(sender, 'INCOMING')).toEqual([])
    expect((await referralIdsOf(receiver, 'INCOMING')).filter((id) => ids.includes(id))).toEqual(expected)
    expect((await referralIdsOf(receiver, 'OUTGOING')).filter((id) => ids.includes(id))).toEqual([])
    const paged: string[] = []
    for (let cursor: string | null = null; paged.length < 6; cursor = paged.at(-1) ?? null) {
      const { referrals } = await sender.data(REFERRALS, { direction: 'OUTGOING', limit: 1, cursor })
      paged.push(...referrals.map(({ id }: { id: string }) => id))
    }
    expect(paged).toEqual(expected)
    const end = await sender.data(REFERRALS, { direction: 'OUTGOING', limit: 1, cursor: fourth })
    expect(end.referrals).toEqual([])
    const foreign = await (await staffAt(server, 'chw', ABROAD)).data(REFERRALS, {
      direction: 'OUTGOING',
      cursor: first,
    })
    expect(foreign.referrals).toEqual([])
  })

  it('offer each person the steps that are theirs', async () => {
    const { sender, receiver, referralId } = await referredPatient(server)
    for (const [person, direction, moves] of [
      [sender, 'OUTGOING', ['ARRIVED', 'CANCELLED']],
      [receiver, 'INCOMING', ['ACCEPTED', 'DECLINED', 'ARRIVED']],
    ] as const) {
      const { referrals } = await person.data(REFERRALS, { direction, limit: 100 })
      expect(referrals.find(({ id }: { id: string }) => id === referralId).moves).toEqual(moves)
    }
  })

  it('show a medical officer the referrals of the country’s patients, and a health worker none that came', async () => {
    const { referralId } = await referredPatient(server)
    const officer = await staffAt(server, 'medical_officer', null)
    expect(await referralIdsOf(officer, 'OUTGOING')).toContain(referralId)
    expect(await referralIdsOf(officer, 'INCOMING')).toContain(referralId)
    const ugandan = await server.person({ role: 'medical_officer', region: 'Uganda' })
    expect(await referralIdsOf(ugandan, 'OUTGOING')).toEqual([])
    expect(await referralIdsOf(await staffAt(server, 'chw', NEARBY), 'INCOMING')).toEqual([])
    expect(await referralIdsOf(await staffAt(server, 'clinician', null), 'INCOMING')).toEqual([])
  })

  it.each([{ limit: 0 }, { limit: 101 }, { cursor: 'x' }])('refuse %j', async (page) => {
    const person = await staffAt(server, 'chw')
    const { errors } = await person.graphql(REFERRALS, { direction: 'OUTGOING', ...page })
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })
})
