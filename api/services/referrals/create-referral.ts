import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { refused } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import type { Store } from '#api/store/store.ts'
import { newTasks, taskRows } from '#api/store/task-rows.ts'
import { medicalMessage } from '#domain/input/medical-messages.ts'
import { message } from '#domain/input/messages.ts'
import { ReferralInput } from '#domain/input/referral.ts'
import { referralMessage } from '#domain/input/referral-messages.ts'
import { tasksFrom } from '#domain/tasks/tasks-from.ts'

/** What the schema cannot know: the patient, the facility and the assessment are there, and belong together. */
async function ensureGrounds(store: Store, person: Actor, input: ReturnType<typeof parseReferral>): Promise<void> {
  const { patientId, toFacilityId, assessmentId } = input
  if (!(await store.patients.isVisible(person, patientId))) {
    throw refused('patientId', medicalMessage('patient_unknown'))
  }
  if (toFacilityId === person.facilityId) throw refused('toFacilityId', referralMessage('own_facility'))
  if (!(await store.facilities.isKnown(toFacilityId))) throw refused('toFacilityId', message('facility_invalid'))
  if (assessmentId !== null && !(await store.medical.isOfPatient(person, assessmentId, patientId))) {
    throw refused('assessmentId', referralMessage('assessment_of_other'))
  }
}

const parseReferral = (sent: unknown) => parseInput(ReferralInput, sent)

/**
 * Refers a patient whom one may see to another facility, of whichever country. The id is the referral's, made by
 * whoever sends it; sent again it answers with the referral as it stands and changes nothing.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const createReferral =
  ({ store, clock, newId, audit }: AuditedContext<'referral.create' | 'referral.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; referral: unknown }) => {
    const person = authorise(actor, 'referral.create')
    const { userId, facilityId: fromFacilityId } = person
    const id = parseId(sent.id)
    const input = parseReferral(sent.referral)
    if (fromFacilityId === null) throw refused('toFacilityId', referralMessage('facility_needed'))
    await ensureGrounds(store, person, input)
    const { patientId } = input
    const record = { recordType: 'Referral', recordId: id, personId: patientId } as const
    const at = clock.now()
    const referral = {
      ...input,
      id,
      fromFacilityId,
      status: 'sent' as const,
      createdAt: at,
      createdById: userId,
      endedAt: null,
    }
    // The first step has the referral's id: sent twice, it is there once.
    const step = { id, referralId: id, status: 'sent' as const, at, byId: userId, note: null }
    // What follows from a referral is written with it.
    const made = tasksFrom({ kind: 'referral', id, patientId, facilityId: fromFacilityId, at })
    const following = taskRows({ made: newTasks(made, newId, at) })
    const isNew = await store.referrals.create(referral, step, following, audit('referral.create', userId, record))
    if (isNew) return { id }
    const before = await store.referrals.find(person, id)
    if (before?.createdById !== userId || before.patientId !== patientId) throw refused('id', message('id_taken'))
    await store.audit.record(audit('referral.read', userId, record))
    return { id }
  }
