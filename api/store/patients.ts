import type { Actor } from '#api/access/actor.ts'
import { facilitiesInScope, patientScopeOf, patientsVisibleTo } from '#api/access/visible-to.ts'
import type { AuditEvent, AuditStore } from '#api/store/audit.ts'
import type { Database } from '#api/store/client.ts'
import { duplicatesStatement, type FoundDuplicate } from '#api/store/patient-duplicates.ts'
import { listStatement, type Statement, searchStatement } from '#api/store/patient-search.ts'
import { type FoundReferred, referredStatement } from '#api/store/referred-patients.ts'
import type { PatientDuplicatesInput } from '#domain/input/patient-search.ts'
import type { DuplicateReason } from '#domain/patients/duplicate-reasons.ts'
import { readSearchText } from '#domain/patients/search-text.ts'
import type { Patient as PatientRow } from '#prisma/generated/client/client.ts'

/** A record that may be of the same person, and why. */
export interface PatientDuplicate {
  readonly patient: PatientRow
  readonly reasons: readonly DuplicateReason[]
}

/** The patients of facilities. */
export function patientStore(database: Pick<Database, 'client' | 'query'>, audit: Pick<AuditStore, 'record'>) {
  const { client } = database

  /** Plans each for its values: the beginning of a rare name wants another way than that of a common one. */
  const rowsOf = async <Row extends { id: string }>(statement: Statement | null): Promise<Row[]> =>
    statement ? (await database.query<Row>({ ...statement, planned: 'for its values' })).rows : []

  return {
    /** Whether there is such a patient, and this person may see them. */
    isVisible: async (actor: Actor, id: string): Promise<boolean> =>
      (await client.patient.findFirst({ where: { AND: [{ id }, patientsVisibleTo(actor)] }, select: { id: true } })) !==
      null,

    /** A patient for whom this person may do something, with where they are in care; none for a record that was merged. */
    inCare: (actor: Actor, id: string) =>
      client.patient.findFirst({
        where: { AND: [{ id, mergedIntoId: null }, patientsVisibleTo(actor)] },
        select: {
          facilityId: true,
          gender: true,
          dateOfBirth: true,
          facility: { select: { country: true, district: true } },
        },
      }),

    /** A patient whom this person may see, or null; the event is stored before it is answered. */
    async find(actor: Actor, id: string, event: AuditEvent) {
      const patient = await client.patient.findFirst({ where: { AND: [{ id }, patientsVisibleTo(actor)] } })
      if (patient) await audit.record(event)
      return patient
    },

    /**
     * The patient with this code whom this person may see, or null; of a record that was merged into another, that other
     * one: its card is still in somebody's pocket. The event gets the patient's id, and is stored before it is answered.
     */
    async findByCode(actor: Actor, code: string, event: AuditEvent) {
      const visible = patientsVisibleTo(actor)
      let patient = await client.patient.findFirst({ where: { AND: [{ code }, visible] } })
      while (patient?.mergedIntoId) {
        patient = await client.patient.findFirst({ where: { AND: [{ id: patient.mergedIntoId }, visible] } })
      }
      if (patient) await audit.record({ ...event, recordId: patient.id, personId: patient.id })
      return patient
    },

    /**
     * The ids of the patients whom a search finds, the best first, of those who were referred before all others: they are
     * few, and on their way. Without a text all, by name, and then those who were referred. At most so many, and none of a
     * record that was merged into another. Of a search of nothing nobody: the event is stored all the same.
     */
    async search(
      actor: Actor,
      asked: { readonly search: string | null; readonly limit: number } | null,
      event: AuditEvent,
    ): Promise<string[]> {
      await audit.record(event)
      const scope = patientScopeOf(actor)
      const facilities = facilitiesInScope(scope)
      if (!facilities || !asked) return []
      const { limit } = asked
      const search = asked.search === null ? null : readSearchText(asked.search)
      const own = await rowsOf(search ? searchStatement(facilities, search, limit) : listStatement(facilities, limit))
      const referred = await rowsOf<FoundReferred>(referredStatement(scope, search, limit))
      const close = referred.filter(({ isClose }) => isClose)
      return [...new Set([...close, ...own, ...referred].map(({ id }) => id))].slice(0, limit)
    },

    /** Records that may be of the person who is described, the most alike first, of those that this person may see. */
    async findDuplicates(
      actor: Actor,
      described: PatientDuplicatesInput,
      event: AuditEvent,
    ): Promise<PatientDuplicate[]> {
      await audit.record(event)
      const found = await rowsOf<FoundDuplicate>(duplicatesStatement(patientScopeOf(actor), described))
      const patients = await client.patient.findMany({ where: { id: { in: found.map(({ id }) => id) } } })
      const byId = new Map(patients.map((patient) => [patient.id, patient]))
      return found.flatMap(({ id, reasons }) => {
        const patient = byId.get(id)
        return patient ? [{ patient, reasons }] : []
      })
    },
  }
}
