import { accountStore } from '#api/store/accounts.ts'
import { auditStore } from '#api/store/audit.ts'
import type { Database } from '#api/store/client.ts'
import { facilityStore } from '#api/store/facilities.ts'
import { medicalStore } from '#api/store/medical.ts'
import { nutritionStore } from '#api/store/nutrition.ts'
import { patientMergeStore } from '#api/store/patient-merges.ts'
import { patientRecordStore } from '#api/store/patient-records.ts'
import { patientStore } from '#api/store/patients.ts'
import { roleRequestStore } from '#api/store/role-requests.ts'
import { sessionStore } from '#api/store/sessions.ts'
import { staffRoleStore } from '#api/store/staff-roles.ts'

/**
 * Every store over one database. A method that changes something, or reads a person's clinical record, takes
 * the audit event of it, and answers when the event is stored.
 */
export function createStore(database: Database) {
  const { client } = database
  const audit = auditStore(database)
  return {
    audit,
    accounts: accountStore(client),
    facilities: facilityStore(client),
    medical: medicalStore(database, audit),
    nutrition: nutritionStore(database, audit),
    patientMerges: patientMergeStore(client, audit),
    patientRecords: patientRecordStore(database),
    patients: patientStore(database, audit),
    roleRequests: roleRequestStore(client),
    sessions: sessionStore(database),
    staffRoles: staffRoleStore(client),
  }
}

export type Store = ReturnType<typeof createStore>
