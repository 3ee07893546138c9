import { accountStore } from '#api/store/accounts.ts'
import { appointmentStore } from '#api/store/appointments.ts'
import { auditStore } from '#api/store/audit.ts'
import { chwCountStore } from '#api/store/chw-counts.ts'
import type { Database } from '#api/store/client.ts'
import { dispensingStore } from '#api/store/dispensings.ts'
import { emergencyCallStore } from '#api/store/emergency-calls.ts'
import { enrolmentStore } from '#api/store/enrolments.ts'
import { facilityStore } from '#api/store/facilities.ts'
import { medicalStore } from '#api/store/medical.ts'
import { nutritionStore } from '#api/store/nutrition.ts'
import { openedRecordStore } from '#api/store/opened-records.ts'
import { patientMergeStore } from '#api/store/patient-merges.ts'
import { patientRecordStore } from '#api/store/patient-records.ts'
import { patientStore } from '#api/store/patients.ts'
import { photoStore } from '#api/store/photos.ts'
import { prescriptionFactStore } from '#api/store/prescription-facts.ts'
import { prescriptionStore } from '#api/store/prescriptions.ts'
import { recordJoinStore } from '#api/store/record-joins.ts'
import { referralStore } from '#api/store/referrals.ts'
import { roleRequestStore } from '#api/store/role-requests.ts'
import { sessionStore } from '#api/store/sessions.ts'
import { staffRoleStore } from '#api/store/staff-roles.ts'
import { stockStore } from '#api/store/stock.ts'
import { stockChangeStore } from '#api/store/stock-changes.ts'
import { stockReportStore } from '#api/store/stock-reports.ts'
import { stockTransferStore } from '#api/store/stock-transfers.ts'
import { stocktakeStore } from '#api/store/stocktakes.ts'
import { taskStore } from '#api/store/tasks.ts'
import { visitStore } from '#api/store/visits.ts'

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
    chwCounts: chwCountStore(database),
    emergencyCalls: emergencyCallStore(database),
    appointments: appointmentStore(database),
    dispensings: dispensingStore(database, audit),
    enrolments: enrolmentStore(client),
    facilities: facilityStore(client),
    medical: medicalStore(database, audit),
    nutrition: nutritionStore(database, audit),
    recordJoins: recordJoinStore(database),
    records: openedRecordStore(database, audit),
    patientMerges: patientMergeStore(client, audit),
    patientRecords: patientRecordStore(database),
    photos: photoStore(database, audit),
    prescriptionFacts: prescriptionFactStore(client),
    prescriptions: prescriptionStore(database, audit),
    referrals: referralStore(database, audit),
    patients: patientStore(database, audit),
    roleRequests: roleRequestStore(client),
    sessions: sessionStore(database),
    staffRoles: staffRoleStore(client),
    stock: stockStore(database),
    stockChanges: stockChangeStore(database),
    stockReports: stockReportStore(database, audit),
    stockTransfers: stockTransferStore(database),
    stocktakes: stocktakeStore(database),
    tasks: taskStore(client, audit),
    visits: visitStore(database, audit),
  }
}

export type Store = ReturnType<typeof createStore>
