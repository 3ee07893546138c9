import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { refused } from '#api/services/errors.ts'
import { medicalEngine } from '#api/services/medical/clinical-engine.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import type { NewMedicalAssessment } from '#api/store/medical.ts'
import type { Store } from '#api/store/store.ts'
import { MedicalAssessmentInput } from '#domain/input/medical.ts'
import { medicalMessage } from '#domain/input/medical-messages.ts'
import { message } from '#domain/input/messages.ts'
import { COUNTRIES, countryCodeOf } from '#domain/vocabulary/countries.ts'

/** Whose record it becomes: one's own, or that of a patient whom one may see. */
async function subjectOf(store: Store, person: Actor, sent: unknown): Promise<NewMedicalAssessment['subject']> {
  if (sent == null) return { userId: person.userId, patientId: null }
  const patientId = parseId(sent, 'patientId')
  if (!(await store.patients.isVisible(person, patientId))) {
    throw refused('patientId', medicalMessage('patient_unknown'))
  }
  return { userId: null, patientId }
}

/** Where it was made, if that was said: a facility of the region that it is about. */
async function ensureFacility(store: Store, { facilityId, region }: MedicalAssessmentInput): Promise<void> {
  const code = countryCodeOf(region)
  if (facilityId === null || (code && (await store.facilities.isIn(facilityId, COUNTRIES[code].name)))) return
  throw refused('facilityId', message('facility_invalid'))
}

/**
 * Takes a medical assessment by disease type, has the clinical engine answer it, and stores both. The id is the
 * assessment's, made by whoever sends it; sent again it answers with the first plan and changes nothing. Health workers
 * may file one for a patient whom they may see.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const submitMedicalAssessment =
  ({ store, clock, newId, audit }: AuditedContext<'medical.submit' | 'medical.read_plan'>) =>
  async (actor: Actor | null, sent: { id: unknown; patientId: unknown; assessment: unknown }) => {
    const person = authorise(actor, sent.patientId == null ? 'medical.create_own' : 'medical.create_for_patient')
    const id = sent.id == null ? newId() : parseId(sent.id)
    const input = parseInput(MedicalAssessmentInput, sent.assessment)
    const subject = await subjectOf(store, person, sent.patientId)
    await ensureFacility(store, input)
    const engine = await medicalEngine()
    if (!input.symptoms.every(engine.findingOf)) {
      throw refused('symptoms', medicalMessage('symptoms_invalid'))
    }
    const facilityId = input.facilityId ?? (subject.patientId === null ? null : person.facilityId)
    const event = audit('medical.submit', person.userId, {
      recordType: 'MedicalAssessment',
      recordId: id,
      personId: subject.userId ?? subject.patientId,
    })
    const assessment = {
      id,
      planId: newId(),
      subject,
      filedById: person.userId,
      createdAt: clock.now(),
      input: { ...input, facilityId },
      answer: engine.assess(input),
    }
    if (await store.medical.create(assessment, event)) return { id: assessment.planId, assessmentId: id }

    // The plan of the first time: the store puts its id, and whose it is, into the event.
    const read = audit('medical.read_plan', person.userId, {
      recordType: 'MedicalPlan',
      recordId: null,
      personId: null,
    })
    const plan = await store.medical.findPlanOfAssessment(person, id, read)
    if (!plan) throw refused('id', message('id_taken'))
    return { id: plan.id, assessmentId: id }
  }
