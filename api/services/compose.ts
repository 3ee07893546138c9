import { authenticate } from '#api/services/accounts/authenticate.ts'
import { changePassword } from '#api/services/accounts/change-password.ts'
import { readAccount } from '#api/services/accounts/read-account.ts'
import { decideRoleRequest } from '#api/services/accounts/role-requests.ts'
import { endOtherSessions, endSession, listSessions } from '#api/services/accounts/sessions.ts'
import { signIn } from '#api/services/accounts/sign-in.ts'
import { signOut } from '#api/services/accounts/sign-out.ts'
import { signUp } from '#api/services/accounts/sign-up.ts'
import { staffRolesPage, takeRoleAway } from '#api/services/accounts/staff-roles.ts'
import { PASSWORD_TRIES } from '#api/services/accounts/throttle-password.ts'
import { updateProfile } from '#api/services/accounts/update-profile.ts'
import { audited, type RegisteredUseCase, unaudited } from '#api/services/audited.ts'
import { readChwDashboard } from '#api/services/chw/read-dashboard.ts'
import type { Origin, ServiceContext } from '#api/services/context.ts'
import { recordEmergencyCall } from '#api/services/emergency/record-call.ts'
import { listFacilities } from '#api/services/facilities/list-facilities.ts'
import { listAssessmentTypes } from '#api/services/medical/list-assessment-types.ts'
import { printMedicalPlan } from '#api/services/medical/print-plan.ts'
import {
  listMedicalAssessments,
  listMedicalPlans,
  medicalAssessmentsPage,
  medicalPlansPage,
  readMedicalPlan,
} from '#api/services/medical/read-medical.ts'
import { submitMedicalAssessment } from '#api/services/medical/submit-assessment.ts'
import {
  listNutritionAssessments,
  listNutritionPlans,
  nutritionAssessmentsPage,
  nutritionPlansPage,
  readNutritionPlan,
  summarizeNutrition,
} from '#api/services/nutrition/read-nutrition.ts'
import { submitNutritionAssessment } from '#api/services/nutrition/submit-assessment.ts'
import { decidePatientMerge } from '#api/services/patients/decide-merge.ts'
import { findPatientDuplicates } from '#api/services/patients/find-duplicates.ts'
import { patientMergesPage } from '#api/services/patients/list-merges.ts'
import { proposePatientMerge } from '#api/services/patients/propose-merge.ts'
import { readPatient, readPatientByCode } from '#api/services/patients/read-patient.ts'
import { registerPatient } from '#api/services/patients/register-patient.ts'
import { searchPatients } from '#api/services/patients/search-patients.ts'
import { undoPatientMerge } from '#api/services/patients/undo-merge.ts'
import { updatePatient } from '#api/services/patients/update-patient.ts'
import { photosPage, readPicture } from '#api/services/photos/read-photos.ts'
import { savePhoto } from '#api/services/photos/save-photo.ts'
import { advancePrescription } from '#api/services/prescriptions/advance-prescription.ts'
import { recordCounseling } from '#api/services/prescriptions/counsel.ts'
import { dispensePrescription } from '#api/services/prescriptions/dispense.ts'
import { listPrescriptions, prescriptionsPage } from '#api/services/prescriptions/list-prescriptions.ts'
import { dispensingCounseling, readDispensing } from '#api/services/prescriptions/read-dispensing.ts'
import { prescriptionCheck, readPrescription } from '#api/services/prescriptions/read-prescription.ts'
import { requestPrescription } from '#api/services/prescriptions/request-prescription.ts'
import { readRequestableCare } from '#api/services/prescriptions/requestable-care.ts'
import { returnDispensed } from '#api/services/prescriptions/return-dispensed.ts'
import { acceptRecordInvitation, endRecordJoin, inviteToRecord } from '#api/services/records/join-record.ts'
import { openOwnRecord, openPatientRecord } from '#api/services/records/open-record.ts'
import { recordReaders } from '#api/services/records/record-readers.ts'
import { advanceReferral } from '#api/services/referrals/advance-referral.ts'
import { createReferral } from '#api/services/referrals/create-referral.ts'
import { referralsPage } from '#api/services/referrals/list-referrals.ts'
import { adjustStock, expireStock } from '#api/services/stock/adjust-stock.ts'
import { cancelStockTransfer, receiveStockTransfer } from '#api/services/stock/end-transfer.ts'
import { listMedicines, stockTransfersPage, stocktakesPage } from '#api/services/stock/list-stock.ts'
import { listExpiringStock, planStock } from '#api/services/stock/plan-stock.ts'
import { readInventory } from '#api/services/stock/read-inventory.ts'
import { readMedicineStock, stockLedgerPage } from '#api/services/stock/read-medicine-stock.ts'
import { recallBatch } from '#api/services/stock/recall-batch.ts'
import { receiveStock } from '#api/services/stock/receive-stock.ts'
import { recordStocktake } from '#api/services/stock/record-stocktake.ts'
import { setMinimumStock } from '#api/services/stock/set-minimum-stock.ts'
import { transferStock } from '#api/services/stock/transfer-stock.ts'
import { bookAppointment, closeAppointment } from '#api/services/tasks/appointments.ts'
import { closeTask } from '#api/services/tasks/close-task.ts'
import { endEnrolment, enrolPatient } from '#api/services/tasks/enrolments.ts'
import { householdTasksPage, tasksPage } from '#api/services/tasks/list-tasks.ts'
import { stateOfTask } from '#api/services/tasks/state-of-task.ts'
import { readVisit } from '#api/services/visits/read-visit.ts'
import { reviewVisit } from '#api/services/visits/review-visit.ts'
import { submitVisit } from '#api/services/visits/submit-visit.ts'

/** Every use case, with the audit events that it leaves or the reason why it leaves none. */
export const USE_CASES = {
  authenticate: unaudited('Part of every request; what is then done leaves the event', authenticate),
  signUp: audited(['account.sign_up', 'account.sign_in', ...PASSWORD_TRIES], signUp),
  signIn: audited(['account.sign_in', ...PASSWORD_TRIES], signIn),
  signOut: audited(['account.sign_out'], signOut),
  readAccount: unaudited('A person’s own account, which is no clinical record', readAccount),
  updateProfile: audited(['account.update_profile'], updateProfile),
  changePassword: audited(['account.change_password', ...PASSWORD_TRIES], changePassword),
  listSessions: unaudited('A person’s own sessions, which are no clinical record', listSessions),
  endSession: audited(['session.end'], endSession),
  endOtherSessions: audited(['session.end_others'], endOtherSessions),
  decideRoleRequest: audited(['role_request.decide', 'role_request.read'], decideRoleRequest),
  staffRolesPage: unaudited('No clinical record', staffRolesPage),
  takeRoleAway: audited(['staff_role.take_away', 'staff_role.read'], takeRoleAway),
  listFacilities: unaudited('Reference data, open to everybody', listFacilities),
  submitNutritionAssessment: audited(['nutrition.submit', 'nutrition.read_plan'], submitNutritionAssessment),
  readNutritionPlan: audited(['nutrition.read_plan'], readNutritionPlan),
  listNutritionAssessments: audited(['nutrition.list_assessments'], listNutritionAssessments),
  listNutritionPlans: audited(['nutrition.list_plans'], listNutritionPlans),
  nutritionAssessmentsPage: audited(['nutrition.list_assessments'], nutritionAssessmentsPage),
  nutritionPlansPage: audited(['nutrition.list_plans'], nutritionPlansPage),
  summarizeNutrition: audited(['nutrition.summarize'], summarizeNutrition),
  listAssessmentTypes: unaudited('Reference data, the same for everybody', listAssessmentTypes),
  submitMedicalAssessment: audited(['medical.submit', 'medical.read_plan'], submitMedicalAssessment),
  readMedicalPlan: audited(['medical.read_plan'], readMedicalPlan),
  printMedicalPlan: audited(['medical.read_plan'], printMedicalPlan),
  listMedicalAssessments: audited(['medical.list_assessments'], listMedicalAssessments),
  listMedicalPlans: audited(['medical.list_plans'], listMedicalPlans),
  medicalAssessmentsPage: audited(['medical.list_assessments'], medicalAssessmentsPage),
  medicalPlansPage: audited(['medical.list_plans'], medicalPlansPage),
  searchPatients: audited(['patient.list'], searchPatients),
  readPatient: audited(['patient.read'], readPatient),
  registerPatient: audited(['patient.register', 'patient.read'], registerPatient),
  updatePatient: audited(['patient.update', 'patient.read'], updatePatient),
  proposePatientMerge: audited(['patient_merge.propose', 'patient_merge.read'], proposePatientMerge),
  decidePatientMerge: audited(['patient_merge.decide', 'patient_merge.read'], decidePatientMerge),
  undoPatientMerge: audited(['patient_merge.undo', 'patient_merge.read'], undoPatientMerge),
  patientMergesPage: audited(['patient_merge.list'], patientMergesPage),
  readChwDashboard: unaudited('Numbers alone, of nobody’s record', readChwDashboard),
  readInventory: unaudited('What a facility has in stock, which is nobody’s clinical record', readInventory),
  listMedicines: unaudited('Reference data', listMedicines),
  readMedicineStock: unaudited(
    'What a facility has of a medicine, which is nobody’s clinical record',
    readMedicineStock,
  ),
  stockLedgerPage: unaudited('What came and went at a facility, without the names of patients', stockLedgerPage),
  stocktakesPage: unaudited('No clinical record', stocktakesPage),
  stockTransfersPage: unaudited('No clinical record', stockTransfersPage),
  planStock: unaudited('Sums of what a facility used, of nobody’s record', planStock),
  listExpiringStock: unaudited('What a facility has in stock, which is nobody’s clinical record', listExpiringStock),
  receiveStock: audited(['stock.receive', 'stock.read'], receiveStock),
  setMinimumStock: audited(['stock.set_minimum'], setMinimumStock),
  adjustStock: audited(['stock.adjust', 'stock.read'], adjustStock),
  expireStock: audited(['stock.expire', 'stock.read'], expireStock),
  recordStocktake: audited(['stock.count', 'stock.read'], recordStocktake),
  transferStock: audited(['stock.transfer', 'stock.read'], transferStock),
  receiveStockTransfer: audited(['stock.receive_transfer', 'stock.read'], receiveStockTransfer),
  cancelStockTransfer: audited(['stock.cancel_transfer', 'stock.read'], cancelStockTransfer),
  recallBatch: audited(['stock.recall'], recallBatch),
  createReferral: audited(['referral.create', 'referral.read'], createReferral),
  advanceReferral: audited(['referral.advance', 'referral.read'], advanceReferral),
  referralsPage: audited(['referral.list'], referralsPage),
  readRequestableCare: audited(['medical.read_plan'], readRequestableCare),
  requestPrescription: audited(['prescription.request', 'prescription.read'], requestPrescription),
  prescriptionsPage: audited(['prescription.list'], prescriptionsPage),
  listPrescriptions: audited(['prescription.list'], listPrescriptions),
  readPrescription: audited(['prescription.read'], readPrescription),
  prescriptionCheck: audited(['prescription.read'], prescriptionCheck),
  advancePrescription: audited(
    [
      'prescription.approve',
      'prescription.override',
      'prescription.ask',
      'prescription.answer',
      'prescription.close',
      'prescription.cancel',
      'prescription.read',
    ],
    advancePrescription,
  ),
  dispensePrescription: audited(['dispensing.create', 'dispensing.read'], dispensePrescription),
  readDispensing: audited(['dispensing.read'], readDispensing),
  dispensingCounseling: audited(['dispensing.read'], dispensingCounseling),
  returnDispensed: audited(['dispensing.return', 'dispensing.read'], returnDispensed),
  recordCounseling: audited(['counseling.create', 'dispensing.read'], recordCounseling),
  recordEmergencyCall: audited(['emergency.call'], recordEmergencyCall),
  savePhoto: audited(['photo.save'], savePhoto),
  photosPage: audited(['photo.list'], photosPage),
  readPicture: audited(['photo.read'], readPicture),
  openPatientRecord: audited(['record.read'], openPatientRecord),
  openOwnRecord: audited(['record.read_own'], openOwnRecord),
  recordReaders: unaudited('Who opened one’s own record: nothing that is in it', recordReaders),
  inviteToRecord: audited(['record.invite'], inviteToRecord),
  acceptRecordInvitation: audited(
    ['record.join', 'record.read_own', 'record.join_failed', 'record.join_throttled'],
    acceptRecordInvitation,
  ),
  endRecordJoin: audited(['record.end_join'], endRecordJoin),
  tasksPage: audited(['task.list'], tasksPage),
  householdTasksPage: audited(['task.list'], householdTasksPage),
  stateOfTask: unaudited('Of a task that was read already', stateOfTask),
  closeTask: audited(['task.close', 'task.list'], closeTask),
  enrolPatient: audited(['enrolment.create', 'enrolment.read'], enrolPatient),
  endEnrolment: audited(['enrolment.end', 'enrolment.read'], endEnrolment),
  bookAppointment: audited(['appointment.book', 'appointment.read'], bookAppointment),
  closeAppointment: audited(['appointment.close', 'appointment.read'], closeAppointment),
  readPatientByCode: audited(['patient.read'], readPatientByCode),
  findPatientDuplicates: audited(['patient.find_duplicates'], findPatientDuplicates),
  submitVisit: audited(['visit.submit', 'visit.read'], submitVisit),
  readVisit: audited(['visit.read'], readVisit),
  reviewVisit: audited(['visit.review'], reviewVisit),
} satisfies Readonly<Record<string, RegisteredUseCase<unknown>>>

/** What can be done for one request. */
export type Services = {
  readonly [Name in keyof typeof USE_CASES]: ReturnType<(typeof USE_CASES)[Name]['bind']>
}

/** The use cases for a request that comes from there. */
export type ServicesFor = (origin: Origin) => Services

/** The composition root: every use case, over one store, clock and maker of ids. */
export function composeServices(parts: Omit<ServiceContext, 'origin'>): ServicesFor {
  const useCases = Object.entries(USE_CASES)
  return (origin) => {
    const context = { ...parts, origin }
    return Object.fromEntries(useCases.map(([name, useCase]) => [name, useCase.bind(context)])) as Services
  }
}
