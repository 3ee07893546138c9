import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import type { Json } from '#tests/support/caller.ts'
import { DECIDE_MERGE, PATIENT_MERGES, PROPOSE_MERGE, UNDO_MERGE } from '#tests/support/patient-requests.ts'
import { ABROAD, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let chw: Person
let clinician: Person
let second: Person
beforeAll(async () => {
  server = await startTestServer()
  chw = await staffAt(server, 'chw')
  clinician = await staffAt(server, 'clinician')
  second = await staffAt(server, 'clinician')
})
afterAll(() => server.close())

const patient = async (medicalAlerts: string[] = [], facilityId = HERE): Promise<string> => {
  const id = await createPatient(server.client, facilityId)
  await server.client.patient.update({ where: { id }, data: { medicalAlerts } })
  return id
}
const propose = async (keptId: string, duplicateId: string, by = chw, sent = {}) =>
  (await by.data(PROPOSE_MERGE, { id: newId(), keptId, duplicateId, reason: 'Same phone', ...sent }))
    .proposePatientMerge
const decide = async (id: string, approve: boolean, by = clinician, reason: string | null = 'Asked the patient') =>
  (await by.data(DECIDE_MERGE, { id, approve, reason })).decidePatientMerge
const undo = async (id: string, by = clinician, reason = 'Two persons') =>
  (await by.data(UNDO_MERGE, { id, reason })).undoPatientMerge
const rowOf = (id: string) => server.client.patient.findUniqueOrThrow({ where: { id } })
const refused = (field: string, message: string | RegExp) => ({
  __typename: 'InvalidInput',
  field,
  message: typeof message === 'string' ? message : expect.stringMatching(message),
})
const merged = async (keptId: string, duplicateId: string): Promise<Json> =>
  decide((await propose(keptId, duplicateId)).id, true)

describe('Merging two records of one person', () => {
  it('is proposed by one, approved by another, and undone exactly', async () => {
    const keptId = await patient(['Asthma'])
    const duplicateId = await patient(['asthma', 'Penicillin allergy'])
    const before = [await rowOf(keptId), await rowOf(duplicateId)]
    const proposal = await propose(keptId, duplicateId)
    expect(proposal).toMatchObject({ status: 'PROPOSED', proposedByMe: true, mayDecide: false, mayUndo: false })
    expect((await rowOf(duplicateId)).mergedIntoId).toBeNull()

    const merge = await decide(proposal.id, true)
    expect(merge).toMatchObject({
      status: 'MERGED',
      decision: 'Asked the patient',
      alertsAdded: ['Penicillin allergy'],
      kept: { medicalAlerts: ['Asthma', 'Penicillin allergy'], mergedIntoId: null },
      duplicate: { mergedIntoId: keptId },
      mayUndo: true,
    })

    expect(await undo(proposal.id, second)).toMatchObject({
      status: 'UNDONE',
      undoReason: 'Two persons',
      kept: { medicalAlerts: ['Asthma'] },
      duplicate: { mergedIntoId: null },
      mayUndo: false,
    })
    const after = [await rowOf(keptId), await rowOf(duplicateId)]
    expect(after.map((row) => ({ ...row, version: 0 }))).toEqual(before.map((row) => ({ ...row, version: 0 })))
    // They can be merged again, the other way round.
    expect((await merged(duplicateId, keptId)).status).toBe('MERGED')
  })

  it('is refused while an account reads each of them, when it is proposed and when it is decided', async () => {
    const [keptId, duplicateId] = [await patient(), await patient()]
    const join = async (id: string) => {
      const { userId } = await server.person()
      return server.client.patient.update({ where: { id }, data: { userId } })
    }
    const message = /^Each of the two records is read by an account of its own/
    await join(keptId)
    const proposal = await propose(keptId, duplicateId)
    expect(proposal.status).toBe('PROPOSED')
    await join(duplicateId)
    expect(await decide(proposal.id, true)).toMatchObject(refused('id', message))
    expect((await rowOf(duplicateId)).mergedIntoId).toBeNull()
    expect((await decide(proposal.id, false)).status).toBe('DECLINED')
    expect(await propose(keptId, duplicateId)).toMatchObject(refused('duplicateId', message))

    // One of them is taken off: of the merged record the other account reads on.
    await server.client.patient.update({ where: { id: keptId }, data: { userId: null } })
    expect((await merged(keptId, duplicateId)).status).toBe('MERGED')
    // An account that reads what was merged before counts as well.
    const third = await patient()
    await join(third)
    expect(await propose(keptId, third)).toMatchObject(refused('duplicateId', message))
  })

  it('is decided by nobody who proposed it, nor by a health worker', async () => {
    const proposal = await propose(await patient(), await patient(), clinician)
    expect(await decide(proposal.id, true, clinician)).toMatchObject(refused('id', /somebody else has to decide/))
    const { errors } = await chw.graphql(DECIDE_MERGE, { id: proposal.id, approve: true })
    expect(errors[0]?.extensions?.code).toBe('FORBIDDEN')
    expect((await decide(proposal.id, true, second)).status).toBe('MERGED')
  })

  it('is declined with a reason, and leaves both records as they were', async () => {
    const duplicateId = await patient()
    const proposal = await propose(await patient(), duplicateId)
    expect(await decide(proposal.id, false, clinician, null)).toMatchObject(refused('reason', 'Give a reason'))
    expect(await decide(proposal.id, false)).toMatchObject({ status: 'DECLINED', decision: 'Asked the patient' })
    expect((await rowOf(duplicateId)).mergedIntoId).toBeNull()
    expect(await undo(proposal.id)).toMatchObject({ status: 'DECLINED' })
  })

  it('stands as it was decided first, where two decide at once', async () => {
    const proposal = await propose(await patient(), await patient())
    const [one, other] = await Promise.all([decide(proposal.id, true), decide(proposal.id, false, second)])
    expect(one.status).toBe(other.status)
    const where = { action: 'patient_merge.decide', recordId: proposal.id }
    // One for each of the two persons.
    expect(await server.client.auditEvent.count({ where })).toBe(2)
    expect(await decide(proposal.id, one.status !== 'MERGED')).toMatchObject({ status: one.status })
  })

  it('is proposed once, where it is sent again, and not twice for one pair', async () => {
    const [keptId, duplicateId, id] = [await patient(), await patient(), newId()]
    const [first, again] = await Promise.all([1, 2].map(() => propose(keptId, duplicateId, chw, { id })))
    expect(again).toMatchObject({ id, status: 'PROPOSED' })
    expect(first).toMatchObject({ id })
    for (const [one, other] of [
      [keptId, duplicateId],
      [duplicateId, keptId],
    ] as const) {
      expect(await propose(one, other)).toMatchObject(refused('duplicateId', /waits for a decision already/))
    }
  })

  it('makes no chains and no circles', async () => {
    const [a, b, c] = [await patient(), await patient(), await patient()]
    const circle = await propose(c, a)
    const chain = await propose(b, c)
    await merged(a, b)
    expect(await propose(b, await patient())).toMatchObject(refused('keptId', /itself merged into another/))
    expect(await propose(await patient(), b)).toMatchObject(refused('duplicateId', /merged into a record already/))
    expect(await propose(await patient(), a)).toMatchObject(refused('duplicateId', /Other records are merged/))
    // Proposed before, and impossible now; nothing changes, and they can still be declined.
    expect(await decide(circle.id, true)).toMatchObject(refused('id', /Other records are merged/))
    expect(await decide(chain.id, true)).toMatchObject(refused('id', /itself merged into another/))
    expect((await rowOf(a)).mergedIntoId).toBeNull()
    expect((await decide(circle.id, false)).status).toBe('DECLINED')
  })

  it('happens once where two merges of one record are approved at once', async () => {
    const [a, b, c] = [await patient(), await patient(), await patient()]
    const [one, other] = [await propose(a, b), await propose(b, c)]
    const outcomes = await Promise.all([decide(one.id, true), decide(other.id, true, second)])
    expect(outcomes.map(({ __typename }: Json): string => __typename).toSorted()).toEqual([
      'InvalidInput',
      'PatientMerge',
    ])
  })

  it.each([
    ['the same record twice', async () => Array(2).fill(await patient()) as [string, string], 'duplicateId'],
    ['a record that is not there', async () => [await patient(), newId()] as const, 'duplicateId'],
    ['one of another facility', async () => [await patient(), await patient([], NEARBY)] as const, 'duplicateId'],
    ['what is no id', async () => ['x', await patient()] as const, 'keptId'],
  ])('is refused for %s', async (_what, pair, field) => {
    const [keptId, duplicateId] = await pair()
    expect(await propose(keptId, duplicateId)).toMatchObject({ __typename: 'InvalidInput', field })
  })

  it('needs a reason, to be proposed and to be undone', async () => {
    expect(await propose(await patient(), await patient(), chw, { reason: ' ' })).toMatchObject(
      refused('reason', 'Give a reason'),
    )
    const { id } = await merged(await patient(), await patient())
    expect(await undo(id, clinician, '')).toMatchObject(refused('reason', 'Give a reason'))
  })

  it('is invisible to those who may not see both patients; a medical officer merges across facilities', async () => {
    const officer = await staffAt(server, 'medical_officer')
    const proposal = await propose(await patient(), await patient([], NEARBY), officer)
    expect(proposal.status).toBe('PROPOSED')
    for (const id of [proposal.id, newId()]) {
      expect(await decide(id, true)).toMatchObject({ __typename: 'NotFound', message: 'Merge not found' })
      expect(await undo(id)).toMatchObject({ __typename: 'NotFound' })
    }
    const colleague = await staffAt(server, 'medical_officer', NEARBY)
    expect((await decide(proposal.id, true, colleague)).status).toBe('MERGED')
    const { patientMerges } = await clinician.data(PATIENT_MERGES, { limit: 100 })
    expect(patientMerges.map(({ id }: Json) => id)).not.toContain(proposal.id)
    expect(await (await staffAt(server, 'clinician', ABROAD)).data(PATIENT_MERGES)).toEqual({ patientMerges: [] })
  })

  it('is listed newest first, by status, a page at a time', async () => {
    const at = await staffAt(server, 'clinician', ABROAD)
    const by = await staffAt(server, 'chw', ABROAD)
    const made: string[] = []
    for (let count = 0; count < 3; count += 1) {
      made.unshift((await propose(await patient([], ABROAD), await patient([], ABROAD), by)).id)
    }
    const ids = async (variables: object) =>
      (await at.data(PATIENT_MERGES, { ...variables })).patientMerges.map(({ id }: Json) => id)
    expect(await ids({})).toEqual(made)
    expect(await ids({ limit: 2 })).toEqual(made.slice(0, 2))
    expect(await ids({ cursor: made[1] })).toEqual(made.slice(2))
    expect(await ids({ cursor: newId() })).toEqual([])
    await decide(made[0] ?? '', true, at)
    expect(await ids({ status: 'PROPOSED' })).toEqual(made.slice(1))
    expect(await ids({ status: 'MERGED' })).toEqual(made.slice(0, 1))
    const { body } = await at.rest('POST', '/graphql', { query: PATIENT_MERGES, variables: { limit: 0 } })
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'limit' })
  })
})
