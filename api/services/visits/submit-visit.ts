import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { refused } from '#api/services/errors.ts'
import { medicalEngine } from '#api/services/medical/clinical-engine.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import { visitRows } from '#api/services/visits/visit-rows.ts'
import { visitTrigger } from '#api/services/visits/visit-trigger.ts'
import type { Store } from '#api/store/store.ts'
import { newTasks } from '#api/store/task-rows.ts'
import type { TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'
import { medicalMessage } from '#domain/input/medical-messages.ts'
import { message } from '#domain/input/messages.ts'
import { type VisitPatient, visitInput } from '#domain/input/visit.ts'
import { visitMessage } from '#domain/input/visit-messages.ts'
import { completedMonths } from '#domain/patients/age.ts'
import { closedBy } from '#domain/tasks/closed-by.ts'
import { tasksFrom } from '#domain/tasks/tasks-from.ts'
import { dayAt, dayOfUtc } from '#domain/time/local-day.ts'
import { countryCodeOf } from '#domain/vocabulary/countries.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'

/** The levels at which somebody is seen the same day or sooner. */
const CANNOT_WAIT: ReadonlySet<TriageLevel> = new Set<TriageLevel>(['critical', 'high'])

type PatientOfVisit = NonNullable<Awaited<ReturnType<Store['visits']['patientOf']>>>

/** Who is visited, as the record says it, on the day that it is there. A birth written down for tomorrow was today. */
function visitedPatient({ dateOfBirth, gender, facility }: PatientOfVisit, now: Date): VisitPatient {
  return {
    ageMonths: Math.max(0, completedMonths(dayOfUtc(dateOfBirth), dayAt(timeZoneAt(facility), now))),
    gender: GENDERS.find((one) => one === gender) ?? 'other',
  }
}

/**
 * Takes a visit of a patient, has the clinical engine answer all of it, and stores the visit as an assessment with its
 * plan and what only a visit has, together, and with the tasks that it makes and does. Age, gender and alerts are those
 * of the patient's record, the country is the health worker's. The id is the visit's, made by whoever sends it; sent
 * again it answers with the first visit and changes nothing. One that was cut short is taken only where what it holds is a
 * danger.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const submitVisit =
  ({ store, clock, newId, audit }: AuditedContext<'visit.submit' | 'visit.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; patientId: unknown; visit: unknown }) => {
    const person = authorise(actor, 'visit.create')
    const id = parseId(sent.id)
    const patientId = parseId(sent.patientId, 'patientId')
    const record = await store.visits.patientOf(person, patientId)
    if (!record) throw refused('patientId', medicalMessage('patient_unknown'))
    const createdAt = clock.now()
    const patient = visitedPatient(record, createdAt)
    const { cutShort, ...input } = parseInput(visitInput(patient), sent.visit)
    const country = countryCodeOf(person.region)
    if (!country) throw new TypeError('The country of a health worker is not known')
    const engine = await medicalEngine()
    if (!input.symptoms.every(engine.findingOf)) throw refused('symptoms', medicalMessage('symptoms_invalid'))
    const facts = { ...input, ...patient, country, medicalAlerts: record.medicalAlerts }
    const answer = engine.assessVisit(facts)
    if (cutShort && !CANNOT_WAIT.has(answer.riskLevel)) {
      throw refused('cutShort', visitMessage('cut_short_without_danger'))
    }
    const facilityId = person.facilityId ?? record.facilityId
    const rows = visitRows(facts, { id, patientId, filedById: person.userId, facilityId, createdAt })
    const event = audit('visit.submit', person.userId, {
      recordType: 'MedicalAssessment',
      recordId: id,
      personId: patientId,
    })
    const planId = newId()
    const trigger = visitTrigger({ assessment: rows.assessment, answer, record, ageMonths: patient.ageMonths })
    const openTasks = await store.tasks.openOf(patientId, createdAt)
    const made = newTasks(tasksFrom(trigger, openTasks), newId, createdAt)
    const changes = { made, closed: closedBy(trigger, openTasks), at: createdAt, byId: person.userId }
    if (await store.visits.create({ ...rows, planId, answer }, changes, event)) return { id, planId }

    // The visit of the first time.
    const read = audit('visit.read', person.userId, { recordType: 'MedicalAssessment', recordId: id, personId: null })
    const first = await store.visits.find(person, id, read)
    if (!first?.assessment.plan) throw refused('id', message('id_taken'))
    return { id, planId: first.assessment.plan.id }
  }
