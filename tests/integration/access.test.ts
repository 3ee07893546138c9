import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACTIONS, type Action } from '#api/access/policy.ts'
import { newId } from '#api/platform/ids.ts'
import { hashToken, newToken } from '#api/platform/tokens.ts'
import { newPatientCode } from '#api/store/new-patient-code.ts'
import { ROLES, type Role } from '#domain/vocabulary/roles.ts'
import {
  CHANGE_PASSWORD,
  DECIDE_ROLE_REQUEST,
  END_OTHER_SESSIONS,
  END_SESSION,
  ME,
  MY_SESSIONS,
  profileInput,
  ROLE_REQUESTS,
  SIGN_OUT,
  STAFF_ROLES,
  TAKE_ROLE_AWAY,
  UPDATE_PROFILE,
} from '#tests/support/account-requests.ts'
import type { Caller } from '#tests/support/caller.ts'
import {
  ASSESSMENT_FORM,
  ASSESSMENT_TYPES,
  MEDICAL_ASSESSMENTS,
  MEDICAL_PLAN,
  MEDICAL_PLANS,
  medicalData,
  medicalInput,
  PATIENT,
  PATIENT_BY_CODE,
  PATIENT_DUPLICATES,
  PATIENTS,
  SUBMIT_MEDICAL,
  submitMedical,
} from '#tests/support/medical-requests.ts'
import {
  ASSESSMENTS,
  assessmentData,
  assessmentInput,
  PLAN,
  PLANS,
  SUBMIT_ASSESSMENT,
  SUMMARY,
} from '#tests/support/nutrition-requests.ts'
import {
  DECIDE_MERGE,
  PATIENT_MERGES,
  PROPOSE_MERGE,
  patientData,
  patientInput,
  REGISTER_PATIENT,
  UNDO_MERGE,
  UPDATE_PATIENT,
} from '#tests/support/patient-requests.ts'
import { ABROAD, createMerge, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { createPhoto, MEDICAL_PHOTOS, photoBody } from '#tests/support/photos.ts'
import {
  ADVANCE_PRESCRIPTION,
  createDispensing,
  createPrescription,
  DISPENSE,
  DISPENSING_COUNSELING,
  DISPENSING_OF,
  lineOf,
  PRESCRIPTION_CHECK,
  PRESCRIPTION_OF,
  RECORD_COUNSELING,
  RETURN_DISPENSED,
} from '#tests/support/prescription-requests.ts'
import {
  ACCEPT_RECORD_INVITATION,
  END_RECORD_JOIN,
  INVITE_TO_RECORD,
  MY_RECORD,
  PATIENT_RECORD,
  RECORD_READERS,
} from '#tests/support/record-requests.ts'
import {
  ADVANCE_REFERRAL,
  CREATE_REFERRAL,
  EMERGENCY_CALL,
  PRESCRIPTIONS,
  REFERRALS,
  REQUEST_PRESCRIPTION,
  REQUESTABLE_CARE,
  refer,
  referralInput,
} from '#tests/support/referral-requests.ts'
import { receive } from '#tests/support/stock.ts'
import {
  ADJUST_STOCK,
  adjustmentInput,
  CANCEL_STOCK_TRANSFER,
  EXPIRE_STOCK,
  EXPIRING_STOCK,
  MEDICINE_STOCK_QUERY,
  ORDER_SUGGESTION,
  RECALL_BATCH,
  RECEIVE_STOCK,
  RECEIVE_STOCK_TRANSFER,
  RECORD_STOCKTAKE,
  receiptInput,
  SET_MINIMUM_STOCK,
  STOCK_LEDGER,
  STOCK_MEDICINES,
  STOCK_TRANSFERS,
  STOCKTAKES,
  TRANSFER_STOCK,
} from '#tests/support/stock-change-requests.ts'
import { CHW_DASHBOARD, INVENTORY } from '#tests/support/stock-requests.ts'
import {
  BOOK,
  CLOSE_APPOINTMENT,
  CLOSE_TASK,
  createCareDates,
  END_ENROLMENT,
  ENROL,
  HOUSEHOLD_TASKS,
  TASKS,
} from '#tests/support/task-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { REVIEW_VISIT, SUBMIT_VISIT, submitVisit, VISIT, visitData } from '#tests/support/visit-requests.ts'

/** What came of an operation; `invisible` is what a record that does not exist gives too. */
type Outcome = 'allowed' | 'unauthenticated' | 'forbidden' | 'invisible'

/** A person's records that an operation can be about. */
interface Records {
  readonly assessmentId: string
  readonly planId: string
  readonly roleRequestId: string
  readonly staffRoleId: string
  readonly sessionId: string
  readonly medicalPlanId: string
  /** That the person took for themselves. */
  readonly photoId: string
  /** A patient of the person's facility, and a plan of theirs; of somebody without one, of a facility abroad. */
  readonly patientId: string
  readonly patientCode: string
  readonly patientPlanId: string
  readonly patientPhotoId: string
  /** Another patient of the same facility, and the proposal of somebody else to merge them, and a merge that was made. */
  readonly duplicateId: string
  readonly proposedMergeId: string
  readonly mergeId: string
  /** The assessment of that plan, and a referral of the patient by somebody of the facility. */
  readonly patientAssessmentId: string
  readonly referralId: string
  /** A prescription of the patient that waits for approval, one that can be dispensed, and what was handed over. */
  readonly prescriptionId: string
  readonly readyPrescriptionId: string
  readonly dispensingId: string
  /** Of the same patient. */
  readonly taskId: string
  readonly enrolmentId: string
  readonly appointmentId: string
  /** A visit of that patient. */
  readonly visitId: string
  /** Of a facility: a medicine, a batch, an expired one, and transfers from and to it. */
  readonly medicineId: string
  readonly batchId: string
  readonly expiredBatchId: string
  readonly sentTransferId: string
  readonly comingTransfer: { readonly id: string; readonly lineId: string }
}

interface Operation {
  readonly title: string
  /** Who may do it at all; everybody signed in unless told. */
  readonly roles?: readonly Role[]
  /** What the others are told; that it is forbidden unless told. */
  readonly others?: Outcome
  /** What comes of it, for those roles, on a record of their own; left out where it is about no record. */
  readonly onOwn?: Outcome
  /** And on a record of somebody else in the same country. */
  readonly onOthers?: Outcome
  run(caller: Caller, records: Records): Promise<Outcome>
}

const OUTCOME_OF_STATUS: Readonly<Record<number, Outcome>> = {
  200: 'allowed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'invisible',
}

/** Where the record is named by a field: what one may not see is no such record. */
const INVISIBLE_FIELDS: ReadonlySet<unknown> = new Set([
  'patient_id',
  'patientId',
  'assessmentId',
  'duplicateId',
  'batchId',
])
const isInvisible = (answer: object): boolean => 'field' in answer && INVISIBLE_FIELDS.has(answer.field)

const rest =
  (method: string, path: (records: Records) => string, body?: (records: Records) => unknown) =>
  async (caller: Caller, records: Records): Promise<Outcome> => {
    const { status, text, body: answer } = await caller.rest(method, path(records), body?.(records))
    if (status === 400 && isInvisible(answer)) return 'invisible'
    const outcome = OUTCOME_OF_STATUS[status]
    if (!outcome) throw new Error(`${status}: ${text}`)
    return outcome
  }

const OUTCOME_OF_CODE: Readonly<Record<string, Outcome>> = {
  UNAUTHENTICATED: 'unauthenticated',
  FORBIDDEN: 'forbidden',
}

const graphql =
  (query: string, variables: (records: Records) => Record<string, unknown> = () => ({})) =>
  async (caller: Caller, records: Records): Promise<Outcome> => {
    const { data, errors } = await caller.graphql(query, variables(records))
    if (errors.length > 0) {
      const outcome = OUTCOME_OF_CODE[errors[0]?.extensions?.code ?? '']
      if (!outcome) throw new Error(JSON.stringify(errors))
      return outcome
    }
    const [result] = Object.values<unknown>(data)
    if (result === null) return 'invisible'
    if (typeof result !== 'object' || !('__typename' in result)) return 'allowed'
    if (result.__typename === 'InvalidInput' && isInvisible(result)) return 'invisible'
    return result.__typename === 'NotFound' ? 'invisible' : 'allowed'
  }

const APPROVERS: readonly Role[] = ['medical_officer', 'moh_admin', 'admin']
const CARERS: readonly Role[] = ['chw', 'clinician', 'medical_officer']
const BEDSIDE: readonly Role[] = ['chw', 'clinician']
const STOCK_KEEPERS: readonly Role[] = ['chw', 'pharmacist']
const MERGE_DECIDERS: readonly Role[] = ['clinician', 'medical_officer']

const PRESCRIBERS = MERGE_DECIDERS
const PRESCRIPTION_READERS: readonly Role[] = [...CARERS, 'pharmacist']
const DISPENSERS: readonly Role[] = ['chw', 'pharmacist']

/** A step of a prescription, of the one that it is possible for. */
const movesPrescription = (move: string, roles: readonly Role[]): Operation => ({
  title: `mutation advancePrescription, ${move}`,
  roles,
  onOwn: 'allowed',
  onOthers: 'invisible',
  run: graphql(ADVANCE_PRESCRIPTION, ({ prescriptionId, readyPrescriptionId }) => ({
    id: newId(),
    prescriptionId: move === 'OVERRIDE' || move === 'CLOSE' ? readyPrescriptionId : prescriptionId,
    move,
    note: 'So',
  })),
})

/** The operations of each action. An action without a row does not compile, and fails below. */
const OPERATIONS: Readonly<Record<Action, readonly Operation[]>> = {
  'account.read_own': [
    { title: 'GET /auth/me', run: rest('GET', () => '/api/auth/me') },
    { title: 'query me', run: graphql(ME) },
  ],
  'account.sign_out': [
    { title: 'POST /auth/signout', run: rest('POST', () => '/api/auth/signout') },
    { title: 'mutation signOut', run: graphql(SIGN_OUT) },
  ],
  'account.update_profile': [
    { title: 'mutation updateProfile', run: graphql(UPDATE_PROFILE, () => ({ input: profileInput() })) },
  ],
  'account.change_password': [
    {
      title: 'mutation changePassword',
      run: graphql(CHANGE_PASSWORD, () => ({ currentPassword: 'not mine', newPassword: 'habari gani' })),
    },
  ],
  'session.read_own': [{ title: 'query mySessions', run: graphql(MY_SESSIONS) }],
  'session.end_own': [
    {
      title: 'mutation endSession',
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(END_SESSION, ({ sessionId }) => ({ id: sessionId })),
    },
    { title: 'mutation endOtherSessions', run: graphql(END_OTHER_SESSIONS) },
  ],
  'nutrition.create_own': [
    {
      title: 'POST /nutrition/ai-analysis',
      run: rest(
        'POST',
        () => '/api/nutrition/ai-analysis',
        () => assessmentData(),
      ),
    },
    {
      title: 'mutation submitNutritionAssessment',
      run: graphql(SUBMIT_ASSESSMENT, () => ({ id: newId(), input: assessmentInput() })),
    },
  ],
  'nutrition.read_own': [
    {
      title: 'GET /nutrition/plan/{planId}',
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: rest('GET', ({ planId }) => `/api/nutrition/plan/${planId}`),
    },
    {
      title: 'query nutritionPlan',
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(PLAN, ({ planId }) => ({ id: planId })),
    },
    { title: 'GET /nutrition/plans', run: rest('GET', () => '/api/nutrition/plans') },
    { title: 'GET /nutrition/assessments', run: rest('GET', () => '/api/nutrition/assessments') },
    { title: 'query nutritionPlans', run: graphql(PLANS) },
    { title: 'query nutritionAssessments', run: graphql(ASSESSMENTS) },
    { title: 'query nutritionSummary', run: graphql(SUMMARY) },
  ],
  'medical.create_own': [
    {
      title: 'POST /medical/ai-diagnosis',
      run: rest(
        'POST',
        () => '/api/medical/ai-diagnosis',
        () => medicalData(),
      ),
    },
    {
      title: 'mutation submitMedicalAssessment',
      run: graphql(SUBMIT_MEDICAL, () => ({ id: newId(), input: medicalInput() })),
    },
    { title: 'GET /medical/assessment-types', run: rest('GET', () => '/api/medical/assessment-types') },
    { title: 'query assessmentTypes', run: graphql(ASSESSMENT_TYPES) },
    { title: 'query assessmentForm', run: graphql(ASSESSMENT_FORM, () => ({ assessmentType: 'malaria' })) },
  ],
  'medical.read_own': [
    {
      title: 'GET /medical/plan/{planId}',
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: rest('GET', ({ medicalPlanId }) => `/api/medical/plan/${medicalPlanId}`),
    },
    {
      title: 'GET /medical/plan/{planId}/pdf',
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: rest('GET', ({ medicalPlanId }) => `/api/medical/plan/${medicalPlanId}/pdf`),
    },
    {
      title: 'query medicalPlan',
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(MEDICAL_PLAN, ({ medicalPlanId }) => ({ id: medicalPlanId })),
    },
    { title: 'GET /medical/plans', run: rest('GET', () => '/api/medical/plans') },
    { title: 'GET /medical/assessments', run: rest('GET', () => '/api/medical/assessments') },
    { title: 'query medicalPlans', run: graphql(MEDICAL_PLANS) },
    { title: 'query medicalAssessments', run: graphql(MEDICAL_ASSESSMENTS) },
  ],
  'medical.create_for_patient': [
    {
      title: 'POST /medical/ai-diagnosis for a patient',
      roles: CARERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: rest(
        'POST',
        () => '/api/medical/ai-diagnosis',
        ({ patientId }) => medicalData({ patient_id: patientId }),
      ),
    },
    {
      title: 'mutation submitMedicalAssessment for a patient',
      roles: CARERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(SUBMIT_MEDICAL, ({ patientId }) => ({ id: newId(), input: medicalInput(), patientId })),
    },
  ],
  'medical.read_patients': [
    {
      title: 'GET /medical/plan/{planId} of a patient',
      roles: CARERS,
      others: 'invisible',
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: rest('GET', ({ patientPlanId }) => `/api/medical/plan/${patientPlanId}`),
    },
    {
      title: 'GET /medical/plan/{planId}/pdf of a patient',
      roles: CARERS,
      others: 'invisible',
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: rest('GET', ({ patientPlanId }) => `/api/medical/plan/${patientPlanId}/pdf`),
    },
    {
      title: 'query medicalPlan of a patient',
      roles: CARERS,
      others: 'invisible',
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(MEDICAL_PLAN, ({ patientPlanId }) => ({ id: patientPlanId })),
    },
    {
      title: 'query visit',
      roles: CARERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(VISIT, ({ visitId }) => ({ id: visitId })),
    },
  ],
  'patient.read': [
    { title: 'query patients', roles: CARERS, run: graphql(PATIENTS) },
    {
      title: 'query patient',
      roles: CARERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(PATIENT, ({ patientId }) => ({ id: patientId })),
    },
    {
      title: 'query patientRecord',
      roles: CARERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(PATIENT_RECORD, ({ patientId }) => ({ id: patientId })),
    },
    {
      title: 'query patientByCode',
      roles: CARERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(PATIENT_BY_CODE, ({ patientCode }) => ({ code: patientCode })),
    },
    {
      title: 'query patientDuplicates',
      roles: CARERS,
      run: graphql(PATIENT_DUPLICATES, () => ({ input: { firstName: 'Achieng' } })),
    },
  ],
  'patient.register': [
    {
      title: 'POST /chw/patient',
      roles: BEDSIDE,
      run: rest(
        'POST',
        () => '/api/chw/patient',
        () => patientData(),
      ),
    },
    {
      title: 'mutation registerPatient',
      roles: BEDSIDE,
      run: graphql(REGISTER_PATIENT, () => ({ id: newId(), input: patientInput() })),
    },
  ],
  'patient.update': [
    {
      title: 'mutation updatePatient',
      roles: BEDSIDE,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(UPDATE_PATIENT, ({ patientId }) => ({ id: patientId, version: 1, input: patientInput() })),
    },
  ],
  'patient_merge.read': [{ title: 'query patientMerges', roles: CARERS, run: graphql(PATIENT_MERGES) }],
  'patient_merge.propose': [
    {
      title: 'mutation proposePatientMerge',
      roles: CARERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(PROPOSE_MERGE, ({ patientId, duplicateId }) => ({
        id: newId(),
        keptId: patientId,
        duplicateId,
        reason: 'The same name',
      })),
    },
  ],
  'patient_merge.decide': [
    {
      title: 'mutation decidePatientMerge',
      roles: MERGE_DECIDERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(DECIDE_MERGE, ({ proposedMergeId }) => ({ id: proposedMergeId, approve: true })),
    },
    {
      title: 'mutation undoPatientMerge',
      roles: MERGE_DECIDERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(UNDO_MERGE, ({ mergeId }) => ({ id: mergeId, reason: 'Two persons' })),
    },
  ],
  'chw.dashboard': [{ title: 'query chwDashboard', roles: ['chw', 'clinician'], run: graphql(CHW_DASHBOARD) }],
  'stock.read': [
    { title: 'query inventory', roles: STOCK_KEEPERS, run: graphql(INVENTORY) },
    { title: 'GET /inventory', roles: STOCK_KEEPERS, run: rest('GET', () => '/api/inventory') },
    {
      title: 'GET /inventory/{medicineId}/batches',
      roles: STOCK_KEEPERS,
      onOwn: 'allowed',
      onOthers: 'allowed',
      run: rest('GET', ({ medicineId }) => `/api/inventory/${medicineId}/batches`),
    },
    { title: 'query stockMedicines', roles: STOCK_KEEPERS, run: graphql(STOCK_MEDICINES) },
    {
      title: 'query medicineStock',
      roles: STOCK_KEEPERS,
      onOwn: 'allowed',
      onOthers: 'allowed',
      run: graphql(MEDICINE_STOCK_QUERY, ({ medicineId }) => ({ medicineId })),
    },
    {
      title: 'query stockLedger',
      roles: STOCK_KEEPERS,
      run: graphql(STOCK_LEDGER, ({ medicineId }) => ({ medicineId })),
    },
    { title: 'query stocktakes', roles: STOCK_KEEPERS, run: graphql(STOCKTAKES) },
    {
      title: 'query stockTransfers',
      roles: STOCK_KEEPERS,
      run: graphql(STOCK_TRANSFERS, () => ({ direction: 'INCOMING' })),
    },
    { title: 'query orderSuggestion', roles: STOCK_KEEPERS, run: graphql(ORDER_SUGGESTION) },
    { title: 'query expiringStock', roles: STOCK_KEEPERS, run: graphql(EXPIRING_STOCK) },
  ],
  'stock.change': [
    {
      title: 'mutation receiveStock',
      roles: STOCK_KEEPERS,
      run: graphql(RECEIVE_STOCK, ({ medicineId }) => ({ id: newId(), input: receiptInput(medicineId) })),
    },
    {
      title: 'mutation setMinimumStock',
      roles: STOCK_KEEPERS,
      run: graphql(SET_MINIMUM_STOCK, ({ medicineId }) => ({ medicineId, minimumStock: 10 })),
    },
    {
      title: 'mutation adjustStock',
      roles: STOCK_KEEPERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(ADJUST_STOCK, ({ batchId }) => ({ id: newId(), input: adjustmentInput(batchId) })),
    },
    {
      title: 'mutation expireStock',
      roles: STOCK_KEEPERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(EXPIRE_STOCK, ({ expiredBatchId }) => ({ id: newId(), batchId: expiredBatchId })),
    },
    {
      title: 'mutation recordStocktake',
      roles: STOCK_KEEPERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(RECORD_STOCKTAKE, ({ batchId }) => ({
        id: newId(),
        input: { lines: [{ batchId, shown: 90, counted: 90 }] },
      })),
    },
    {
      title: 'mutation transferStock',
      roles: STOCK_KEEPERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(TRANSFER_STOCK, ({ batchId }) => ({
        id: newId(),
        input: { toFacilityId: NEARBY, lines: [{ batchId, quantity: 10 }] },
      })),
    },
    {
      title: 'mutation receiveStockTransfer',
      roles: STOCK_KEEPERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(RECEIVE_STOCK_TRANSFER, ({ comingTransfer: { id, lineId } }) => ({
        id,
        input: { lines: [{ lineId, received: 10 }] },
      })),
    },
    {
      title: 'mutation cancelStockTransfer',
      roles: STOCK_KEEPERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(CANCEL_STOCK_TRANSFER, ({ sentTransferId }) => ({ id: sentTransferId, reason: 'Not needed' })),
    },
  ],
  'stock.recall': [
    {
      title: 'query recallBatch',
      roles: STOCK_KEEPERS,
      run: graphql(RECALL_BATCH, () => ({ batchNumber: 'A-1' })),
    },
  ],
  'referral.create': [
    {
      title: 'mutation createReferral',
      roles: BEDSIDE,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(CREATE_REFERRAL, ({ patientId }) => ({ id: newId(), input: referralInput(patientId) })),
    },
  ],
  'referral.advance': [
    {
      title: 'mutation advanceReferral',
      roles: CARERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(ADVANCE_REFERRAL, ({ referralId }) => ({
        id: newId(),
        referralId,
        status: 'CANCELLED',
        note: 'Gone home',
      })),
    },
  ],
  'referral.read': [
    { title: 'query referrals', roles: CARERS, run: graphql(REFERRALS, () => ({ direction: 'OUTGOING' })) },
  ],
  'prescription.request': [
    {
      title: 'mutation requestPrescription',
      roles: BEDSIDE,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(REQUEST_PRESCRIPTION, ({ patientAssessmentId }) => ({
        id: newId(),
        input: { assessmentId: patientAssessmentId, medicines: [{ regimen: 'artemether_lumefantrine_malaria' }] },
      })),
    },
    {
      title: 'query requestableCare',
      roles: BEDSIDE,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(REQUESTABLE_CARE, ({ patientAssessmentId }) => ({ assessmentId: patientAssessmentId })),
    },
  ],
  'prescription.read': [
    { title: 'query prescriptions', roles: PRESCRIPTION_READERS, run: graphql(PRESCRIPTIONS) },
    { title: 'GET /prescriptions', roles: PRESCRIPTION_READERS, run: rest('GET', () => '/api/prescriptions') },
    {
      title: 'query prescription',
      roles: PRESCRIPTION_READERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(PRESCRIPTION_OF, ({ prescriptionId }) => ({ id: prescriptionId })),
    },
    {
      title: 'query prescriptionCheck',
      roles: PRESCRIPTION_READERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(PRESCRIPTION_CHECK, ({ prescriptionId }) => ({ prescriptionId })),
    },
    {
      title: 'query dispensing',
      roles: PRESCRIPTION_READERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(DISPENSING_OF, ({ dispensingId }) => ({ id: dispensingId })),
    },
    {
      title: 'query dispensingCounseling',
      roles: PRESCRIPTION_READERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(DISPENSING_COUNSELING, ({ dispensingId }) => ({ dispensingId, language: 'ENGLISH' })),
    },
  ],
  'prescription.approve': [movesPrescription('APPROVE', PRESCRIBERS)],
  'prescription.override': [movesPrescription('OVERRIDE', PRESCRIBERS)],
  'prescription.ask': [movesPrescription('ASK', [...PRESCRIBERS, 'pharmacist'])],
  'prescription.answer': [movesPrescription('ANSWER', PRESCRIPTION_READERS)],
  'prescription.cancel': [movesPrescription('CANCEL', CARERS)],
  'prescription.dispense': [
    movesPrescription('CLOSE', DISPENSERS),
    {
      title: 'mutation dispensePrescription',
      roles: DISPENSERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(DISPENSE, ({ readyPrescriptionId: prescriptionId }) => ({
        id: newId(),
        input: { prescriptionId, lines: [lineOf(newId(), newId(), [newId(), 1])] },
      })),
    },
    {
      title: 'mutation returnDispensed',
      roles: DISPENSERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(RETURN_DISPENSED, ({ dispensingId }) => ({
        id: newId(),
        input: {
          dispensingId,
          items: [{ dispensedItemId: newId(), quantity: 1 }],
          reason: 'Wrong patient',
          restocked: true,
        },
      })),
    },
    {
      title: 'mutation recordCounseling',
      roles: DISPENSERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(RECORD_COUNSELING, ({ dispensingId }) => ({
        id: newId(),
        input: { dispensingId, language: 'ENGLISH', told: [{ itemId: newId(), points: [] }], teachBack: false },
      })),
    },
  ],
  'emergency.call': [
    {
      title: 'mutation recordEmergencyCall',
      roles: CARERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(EMERGENCY_CALL, ({ patientId }) => ({ id: newId(), country: 'KE', patientId })),
    },
  ],
  'photo.create_own': [
    {
      title: 'POST /photos',
      run: rest(
        'POST',
        () => '/api/photos',
        () => photoBody(),
      ),
    },
  ],
  'photo.read_own': [
    { title: 'query medicalPhotos', run: graphql(MEDICAL_PHOTOS) },
    {
      title: 'GET /photos/{id}/image',
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: rest('GET', ({ photoId }) => `/api/photos/${photoId}/image`),
    },
  ],
  'photo.create_for_patient': [
    {
      title: 'POST /photos of a patient',
      roles: CARERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: rest(
        'POST',
        () => '/api/photos',
        ({ patientId }) => photoBody({ patient_id: patientId }),
      ),
    },
  ],
  'photo.read_patients': [
    {
      title: 'query medicalPhotos of a patient',
      roles: CARERS,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(MEDICAL_PHOTOS, ({ patientId }) => ({ patientId })),
    },
    {
      title: 'GET /photos/{id}/image of a patient',
      roles: CARERS,
      others: 'invisible',
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: rest('GET', ({ patientPhotoId }) => `/api/photos/${patientPhotoId}/image`),
    },
  ],
  'record.invite': [
    {
      title: 'mutation inviteToRecord',
      roles: ['chw', 'clinician'],
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(INVITE_TO_RECORD, ({ patientId }) => ({ patientId })),
    },
  ],
  'record.read_own': [
    {
      title: 'query myRecord',
      run: async (caller, records) => {
        await joinOwnRecord(caller)
        return graphql(MY_RECORD)(caller, records)
      },
    },
    { title: 'query recordReaders', run: graphql(RECORD_READERS) },
    {
      title: 'mutation acceptRecordInvitation',
      run: graphql(ACCEPT_RECORD_INVITATION, () => ({ code: 'AAAAAAAAAA' })),
    },
    {
      title: 'mutation endRecordJoin of one’s own',
      run: async (caller, records) => {
        const patientId = await joinOwnRecord(caller)
        return graphql(END_RECORD_JOIN, () => ({ patientId }))(caller, records)
      },
    },
    {
      title: 'mutation endRecordJoin of a patient',
      roles: ['chw', 'clinician'],
      others: 'invisible',
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: async (caller, records) => {
        const { userId } = await server.person()
        await server.client.patient.updateMany({ where: { id: records.patientId }, data: { userId } })
        return graphql(END_RECORD_JOIN, ({ patientId }) => ({ patientId }))(caller, records)
      },
    },
  ],
  'task.read': [
    { title: 'query tasks', roles: BEDSIDE, run: graphql(TASKS) },
    {
      title: 'query householdTasks',
      roles: BEDSIDE,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(HOUSEHOLD_TASKS, ({ patientId }) => ({ patientId })),
    },
  ],
  'task.close': [
    {
      title: 'mutation closeTask',
      roles: BEDSIDE,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(CLOSE_TASK, ({ taskId }) => ({ id: taskId, outcome: 'FAILED', reason: 'Moved away' })),
    },
  ],
  'enrolment.create': [
    {
      title: 'mutation enrolPatient',
      roles: BEDSIDE,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(ENROL, ({ patientId }) => ({
        id: newId(),
        patientId,
        input: { programme: 'TB_TREATMENT', startedOn: new Date().toISOString().slice(0, 10) },
      })),
    },
    {
      title: 'mutation endEnrolment',
      roles: BEDSIDE,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(END_ENROLMENT, ({ enrolmentId }) => ({ id: enrolmentId, reason: 'Gave birth' })),
    },
  ],
  'appointment.create': [
    {
      title: 'mutation bookAppointment',
      roles: BEDSIDE,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(BOOK, ({ patientId }) => ({
        id: newId(),
        patientId,
        input: { type: 'PHONE', scheduledFor: new Date(Date.now() + 86_400_000).toISOString() },
      })),
    },
    {
      title: 'mutation closeAppointment',
      roles: BEDSIDE,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(CLOSE_APPOINTMENT, ({ appointmentId }) => ({ id: appointmentId, outcome: 'CANCELLED' })),
    },
  ],
  'visit.create': [
    {
      title: 'mutation submitVisit',
      roles: BEDSIDE,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(SUBMIT_VISIT, ({ patientId }) => ({ id: newId(), patientId, input: visitData() })),
    },
  ],
  'visit.review': [
    {
      title: 'mutation reviewVisit',
      roles: BEDSIDE,
      onOwn: 'allowed',
      onOthers: 'invisible',
      run: graphql(REVIEW_VISIT, ({ visitId }) => ({ id: visitId, agreed: true })),
    },
  ],
  'role_request.read': [{ title: 'query roleRequests', roles: APPROVERS, run: graphql(ROLE_REQUESTS) }],
  'role_request.decide': [
    {
      title: 'mutation decideRoleRequest',
      roles: APPROVERS,
      onOwn: 'invisible',
      onOthers: 'allowed',
      run: graphql(DECIDE_ROLE_REQUEST, ({ roleRequestId }) => ({ id: roleRequestId, decision: 'APPROVED' })),
    },
  ],
  'staff_role.read': [{ title: 'query staffRoles', roles: APPROVERS, run: graphql(STAFF_ROLES) }],
  'staff_role.take_away': [
    {
      title: 'mutation takeRoleAway',
      roles: APPROVERS,
      onOwn: 'invisible',
      onOthers: 'allowed',
      run: graphql(TAKE_ROLE_AWAY, ({ staffRoleId }) => ({ id: staffRoleId, reason: 'Left the service' })),
    },
  ],
}

let server: TestServer
const actors = new Map<Role, Person>()
/** Somebody whose records the others ask for. */
let other: Person
/** Those who file assessments for the patients of the two facilities. */
const filers: { here: Person | null; abroad: Person | null } = { here: null, abroad: null }

beforeAll(async () => {
  server = await startTestServer()
  for (const role of ROLES) actors.set(role, await staffAt(server, role))
  other = await server.person()
  const carers = [await staffAt(server, 'clinician'), await staffAt(server, 'clinician', ABROAD)] as const
  ;[filers.here, filers.abroad] = carers
})
afterAll(() => server.close())

const actorWith = (role: Role): Person => {
  const person = actors.get(role)
  if (!person) throw new Error(`Nobody holds ${role}`)
  return person
}

/** Joins an account to a new patient's record, instead of any other; does nothing where nobody is signed in. */
async function joinOwnRecord(caller: Caller): Promise<string> {
  const { status, body } = await caller.rest('GET', '/api/auth/me')
  if (status !== 200) return newId()
  const { id: userId } = body.user
  await server.client.patient.updateMany({ where: { userId }, data: { userId: null } })
  const id = await createPatient(server.client, ABROAD)
  await server.client.patient.update({ where: { id }, data: { userId } })
  return id
}

/** Whose records are made, and the patient of their facility whom the patient's are about. */
interface Place {
  readonly person: Caller
  readonly userId: string
  readonly roles: readonly string[]
  readonly facilityId: string
  /** Who files what the patient's records are made with. */
  readonly filer: Person
  readonly patientId: string
}

const careOf = ({ patientId, facilityId, filer }: Place) => ({ patientId, facilityId, prescribedById: filer.userId })

async function patientOf({ patientId }: Place) {
  const { code } = await server.client.patient.findUniqueOrThrow({ where: { id: patientId } })
  return { patientId, patientCode: code }
}

async function patientPlanOf({ filer, patientId }: Place) {
  const submitted = await submitMedical(filer, medicalData({ patient_id: patientId }))
  return { patientPlanId: submitted.plan_id, patientAssessmentId: submitted.assessment_id }
}

const patientPhotoOf = async ({ patientId, facilityId, filer }: Place) => ({
  patientPhotoId: await createPhoto(server.client, { patientId, facilityId, takenById: filer.userId }),
})

const referralOf = async ({ filer, patientId }: Place) => ({ referralId: (await refer(filer, patientId)).id as string })

const careDatesOf = ({ patientId, facilityId, filer }: Place) =>
  createCareDates(server.client, { patientId, facilityId }, filer.userId)

const visitOf = async ({ filer, patientId }: Place) => ({ visitId: (await submitVisit(filer, patientId)).visitId })

async function mergesOf({ facilityId, filer }: Place) {
  const mergeOf = async (status: 'proposed' | 'merged'): Promise<string> => {
    const keptId = await createPatient(server.client, facilityId)
    const otherId = await createPatient(server.client, facilityId)
    return createMerge(server.client, { keptId, duplicateId: otherId, proposedById: filer.userId, status })
  }
  return {
    duplicateId: await createPatient(server.client, facilityId),
    proposedMergeId: await mergeOf('proposed'),
    mergeId: await mergeOf('merged'),
  }
}

async function prescriptionsOf(place: Place) {
  const care = careOf(place)
  const { id: prescriptionId } = await createPrescription(server.client, { ...care, status: 'pending' })
  const { id: readyPrescriptionId, itemIds } = await createPrescription(server.client, care)
  const dispensingId = await createDispensing(server.client, care, readyPrescriptionId, itemIds[0])
  return { prescriptionId, readyPrescriptionId, dispensingId }
}

/** Stock of a facility: a batch of which some is on its way to another, and some of another's that is on its way to it. */
async function stockOf({ facilityId }: Place) {
  const { client } = server
  const batchId = await receive(client, facilityId, { movements: [['receive', 90]] })
  const { medicineId } = await client.batch.findUniqueOrThrow({ where: { id: batchId } })
  const expiredBatchId = await receive(client, facilityId, { expiresOn: '2020-01-31' })
  const transfer = async (fromFacilityId: string, toFacilityId: string, ofBatch: string) => {
    const [id, lineId] = [newId(), newId()]
    const sent = { status: 'sent', sentAt: new Date(), sentById: newId() } as const
    const lines = { create: { id: lineId, batchId: ofBatch, quantity: 10 } }
    await client.stockTransfer.create({ data: { id, fromFacilityId, toFacilityId, ...sent, lines } })
    return { id, lineId }
  }
  const { id: sentTransferId } = await transfer(facilityId, NEARBY, batchId)
  const comingTransfer = await transfer(NEARBY, facilityId, await receive(client, NEARBY))
  return { medicineId, batchId, expiredBatchId, sentTransferId, comingTransfer }
}

async function nutritionOf({ person }: Place) {
  const { body } = await person.rest('POST', '/api/nutrition/ai-analysis', assessmentData())
  return { assessmentId: body.assessment_id as string, planId: body.plan_id as string }
}

const medicalPlanOf = async ({ person }: Place) => ({ medicalPlanId: (await submitMedical(person)).plan_id })

const photoOf = async ({ userId }: Place) => ({ photoId: await createPhoto(server.client, { takenById: userId }) })

/** A request for a role that waits, and a role that is held. */
async function rolesOf({ userId, roles }: Place) {
  const request = { userId, role: roles.includes('clinician') ? 'pharmacist' : 'clinician' }
  const { id: roleRequestId } = await server.client.roleGrant.upsert({
    where: { userId_role: request },
    create: { id: newId(), ...request, status: 'requested' },
    update: { status: 'requested', decidedAt: null, decidedById: null },
  })
  // The one staff role that opens nothing that others may not: the same person is asked for other operations later.
  const held = { userId, role: 'trainer' }
  const { id: staffRoleId } = await server.client.roleGrant.upsert({
    where: { userId_role: held },
    create: { id: newId(), ...held, status: 'approved' },
    update: { status: 'approved' },
  })
  return { roleRequestId, staffRoleId }
}

/** Another device of the person. */
async function sessionOf({ userId }: Place) {
  const id = newId()
  const expiresAt = new Date('2100-01-01')
  await server.client.session.create({ data: { id, userId, tokenHash: Buffer.from(id), expiresAt } })
  return { sessionId: id }
}

/** What makes which of the records. */
const MAKERS: readonly (readonly [
  names: readonly (keyof Records)[],
  make: (place: Place) => Promise<Partial<Records>>,
])[] = [
  [['assessmentId', 'planId'], nutritionOf],
  [['roleRequestId', 'staffRoleId'], rolesOf],
  [['sessionId'], sessionOf],
  [['medicalPlanId'], medicalPlanOf],
  [['photoId'], photoOf],
  [['patientId', 'patientCode'], patientOf],
  [['patientPlanId', 'patientAssessmentId'], patientPlanOf],
  [['patientPhotoId'], patientPhotoOf],
  [['duplicateId', 'proposedMergeId', 'mergeId'], mergesOf],
  [['referralId'], referralOf],
  [['taskId', 'enrolmentId', 'appointmentId'], careDatesOf],
  [['visitId'], visitOf],
  [['prescriptionId', 'readyPrescriptionId', 'dispensingId'], prescriptionsOf],
  [['medicineId', 'batchId', 'expiredBatchId', 'sentTransferId', 'comingTransfer'], stockOf],
]

/** The named records of a person, new; an id of nothing for each that is not named. */
async function recordsOf(person: Caller, names: ReadonlySet<string>): Promise<Records> {
  const { body: me } = await person.rest('GET', '/api/auth/me')
  const facilityId = me.profile.facility_id === HERE ? HERE : ABROAD
  const filer = facilityId === ABROAD ? filers.abroad : filers.here
  if (!filer) throw new Error('Nobody works there')
  const patientId = await createPatient(server.client, facilityId)
  const place = { person, userId: me.user.id, roles: me.roles, facilityId, filer, patientId }
  const records = { ...NO_RECORDS }
  for (const [made, make] of MAKERS) {
    if (made.some((name) => names.has(name))) Object.assign(records, await make(place))
  }
  return records
}

/** A new session: an operation may have ended the others, and may end this one. */
async function freshSession({ userId }: Person): Promise<Caller> {
  const token = newToken()
  const expiresAt = new Date('2100-01-01')
  await server.client.session.create({ data: { id: newId(), userId, tokenHash: hashToken(token), expiresAt } })
  return server.as(token)
}

const sharedRecords = new Map<Person, Promise<Records>>()

const isRead = (title: string): boolean => /^(GET|query) /.test(title)

/** The names of the records that an operation is about: it is tried without signing in, on records that note what is asked. */
async function namesAskedBy(run: Operation['run']): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  const noting = new Proxy(NO_RECORDS, {
    get: (records, name, receiver) => {
      names.add(String(name))
      return Reflect.get(records, name, receiver)
    },
  })
  await run(server, noting)
  return names
}

/** Records of a person: new ones where they may be changed, and the same for all that is read or refused. */
async function recordsFor(
  person: Person,
  { title, run }: Pick<Operation, 'title' | 'run'>,
  expected: Outcome | undefined,
): Promise<Records> {
  if (expected === 'allowed' && !isRead(title)) return recordsOf(await freshSession(person), await namesAskedBy(run))
  const shared = sharedRecords.get(person) ?? freshSession(person).then((caller) => recordsOf(caller, ALL_NAMES))
  sharedRecords.set(person, shared)
  return shared
}

const NO_RECORDS: Records = {
  assessmentId: newId(),
  planId: newId(),
  roleRequestId: newId(),
  staffRoleId: newId(),
  sessionId: newId(),
  medicalPlanId: newId(),
  photoId: newId(),
  patientId: newId(),
  patientCode: newPatientCode(),
  patientPlanId: newId(),
  patientPhotoId: newId(),
  duplicateId: newId(),
  proposedMergeId: newId(),
  mergeId: newId(),
  patientAssessmentId: newId(),
  referralId: newId(),
  taskId: newId(),
  enrolmentId: newId(),
  appointmentId: newId(),
  visitId: newId(),
  prescriptionId: newId(),
  readyPrescriptionId: newId(),
  dispensingId: newId(),
  medicineId: newId(),
  batchId: newId(),
  expiredBatchId: newId(),
  sentTransferId: newId(),
  comingTransfer: { id: newId(), lineId: newId() },
}
const ALL_NAMES: ReadonlySet<string> = new Set(Object.keys(NO_RECORDS))

describe('§6 Who may do what', () => {
  it.each(ACTIONS)('%s has operations in the table', (action) => {
    expect(OPERATIONS[action]?.length).toBeGreaterThan(0)
  })

  const rows = ACTIONS.flatMap((action) => (OPERATIONS[action] ?? []).map((operation) => ({ action, ...operation })))

  describe.each(rows)('$action: $title', ({ title, run, roles = ROLES, others = 'forbidden', onOwn, onOthers }) => {
    it('refuses somebody who is not signed in', async () => {
      expect(await run(server, NO_RECORDS)).toBe('unauthenticated')
    })

    it('refuses a token that is not one', async () => {
      expect(await run(server.as('A'.repeat(43)), NO_RECORDS)).toBe('unauthenticated')
    })

    for (const role of ROLES) {
      const mayAtAll = roles.includes(role)

      if (onOwn === undefined) {
        it(`${mayAtAll ? 'lets' : 'refuses'} ${role}`, async () => {
          const caller = await freshSession(actorWith(role))
          expect(await run(caller, NO_RECORDS)).toBe(mayAtAll ? 'allowed' : others)
        })
        continue
      }

      const ownOutcome = mayAtAll ? onOwn : others
      it(`${role}, own record: ${ownOutcome}`, async () => {
        const person = actorWith(role)
        const records = await recordsFor(person, { title, run }, ownOutcome)
        expect(await run(await freshSession(person), records)).toBe(ownOutcome)
      })

      const othersOutcome = mayAtAll ? onOthers : others
      it(`${role}, record of somebody else: ${othersOutcome}`, async () => {
        const records = await recordsFor(other, { title, run }, othersOutcome)
        expect(await run(await freshSession(actorWith(role)), records)).toBe(othersOutcome)
      })
    }
  })

  it('lets a role that was declined or not yet decided do nothing', async () => {
    const person = await server.person()
    for (const [role, status] of [
      ['admin', 'requested'],
      ['moh_admin', 'declined'],
    ] as const) {
      await server.client.roleGrant.create({ data: { id: newId(), userId: person.userId, role, status } })
    }
    expect(await graphql(ROLE_REQUESTS)(person, NO_RECORDS)).toBe('forbidden')
  })
})
