import { newId } from '#api/platform/ids.ts'
import {
  CHANGE_PASSWORD,
  DECIDE_ROLE_REQUEST,
  END_OTHER_SESSIONS,
  END_SESSION,
  ME,
  MY_SESSIONS,
  profileInput,
  ROLE_REQUESTS,
  SIGN_IN,
  SIGN_OUT,
  SIGN_UP,
  STAFF_ROLES,
  signUpBody,
  signUpInput,
  TAKE_ROLE_AWAY,
  UPDATE_PROFILE,
} from '#tests/support/account-requests.ts'
import { MEDICAL_OPERATIONS } from '#tests/support/counted-medical-operations.ts'
import { type CountedOperation, graphql, PAGE, rest } from '#tests/support/counted-operation.ts'
import { PATIENT_OPERATIONS } from '#tests/support/counted-patient-operations.ts'
import { PHOTO_OPERATIONS } from '#tests/support/counted-photo-operations.ts'
import { PRESCRIPTION_OPERATIONS } from '#tests/support/counted-prescription-operations.ts'
import { RECORD_OPERATIONS } from '#tests/support/counted-record-operations.ts'
import { REFERRAL_OPERATIONS } from '#tests/support/counted-referral-operations.ts'
import { STOCK_OPERATIONS } from '#tests/support/counted-stock-operations.ts'
import { TASK_OPERATIONS } from '#tests/support/counted-task-operations.ts'
import { VISIT_OPERATIONS } from '#tests/support/counted-visit-operations.ts'
import {
  ASSESSMENTS,
  assessmentData,
  assessmentInput,
  PLAN,
  PLANS,
  SUBMIT_ASSESSMENT,
  SUMMARY,
} from '#tests/support/nutrition-requests.ts'

const FACILITIES = 'query { facilities { id name region district level } }'
/** Every call that the server answers. */
export const COUNTED_OPERATIONS: readonly CountedOperation[] = [
  {
    name: 'GET /api/health',
    statements: 1,
    ready:
      ({ server }) =>
      () =>
        rest(server, 'GET', '/api/health'),
  },
  {
    name: 'GET /api/config',
    statements: 0,
    ready:
      ({ server }) =>
      () =>
        rest(server, 'GET', '/api/config'),
  },
  {
    name: 'GET /api/facilities/',
    statements: 1,
    ready:
      ({ server }) =>
      () =>
        rest(server, 'GET', '/api/facilities'),
  },
  {
    name: 'POST /api/auth/signup',
    statements: 9,
    ready: ({ server }) => {
      const body = signUpBody()
      return () => rest(server, 'POST', '/api/auth/signup', body)
    },
  },
  {
    name: 'POST /api/auth/signin',
    statements: 9,
    ready:
      ({ server, patient: { email, password } }) =>
      () =>
        rest(server, 'POST', '/api/auth/signin', { email, password }),
  },
  {
    name: 'POST /api/auth/signout',
    statements: 5,
    ready: async ({ server, signIn }) => {
      const caller = server.as(await signIn())
      return () => rest(caller, 'POST', '/api/auth/signout')
    },
  },
  {
    name: 'GET /api/auth/me',
    statements: 2,
    ready:
      ({ patient }) =>
      () =>
        rest(patient, 'GET', '/api/auth/me'),
  },
  {
    name: 'POST /api/nutrition/ai-analysis',
    statements: 2,
    ready:
      ({ patient }) =>
      () =>
        rest(patient, 'POST', '/api/nutrition/ai-analysis', assessmentData({ id: newId() })),
  },
  {
    name: 'GET /api/nutrition/plan/:planId',
    statements: 3,
    ready:
      ({ patient, planId }) =>
      () =>
        rest(patient, 'GET', `/api/nutrition/plan/${planId}`),
  },
  {
    name: 'GET /api/nutrition/assessments',
    statements: 3,
    ready:
      ({ patient }) =>
      () =>
        rest(patient, 'GET', '/api/nutrition/assessments?limit=100'),
  },
  {
    name: 'GET /api/nutrition/plans',
    statements: 3,
    ready:
      ({ patient }) =>
      () =>
        rest(patient, 'GET', '/api/nutrition/plans?limit=100'),
  },
  {
    name: 'facilities',
    statements: 1,
    ready:
      ({ server }) =>
      () =>
        graphql(server, FACILITIES),
  },
  {
    name: 'me',
    statements: 2,
    ready:
      ({ patient }) =>
      () =>
        graphql(patient, ME),
  },
  {
    name: 'nutritionPlan',
    statements: 3,
    ready:
      ({ patient, planId }) =>
      () =>
        graphql(patient, PLAN, { id: planId }),
  },
  {
    name: 'nutritionAssessments',
    statements: 3,
    ready:
      ({ patient }) =>
      () =>
        graphql(patient, ASSESSMENTS, PAGE),
  },
  {
    name: 'nutritionPlans',
    statements: 3,
    ready:
      ({ patient }) =>
      () =>
        graphql(patient, PLANS, PAGE),
  },
  {
    name: 'nutritionSummary',
    statements: 4,
    ready:
      ({ patient }) =>
      () =>
        graphql(patient, SUMMARY),
  },
  {
    name: 'roleRequests',
    statements: 2,
    ready:
      ({ approver }) =>
      () =>
        graphql(approver, ROLE_REQUESTS),
  },
  {
    name: 'staffRoles',
    statements: 2,
    ready:
      ({ approver }) =>
      () =>
        graphql(approver, STAFF_ROLES, { search: 'a', ...PAGE }),
  },
  {
    name: 'signUp',
    statements: 9,
    ready: ({ server }) => {
      const input = signUpInput()
      return () => graphql(server, SIGN_UP, { input })
    },
  },
  {
    name: 'signIn',
    statements: 9,
    ready:
      ({ server, patient: { email, password } }) =>
      () =>
        graphql(server, SIGN_IN, { input: { email, password } }),
  },
  {
    name: 'signOut',
    statements: 5,
    ready: async ({ server, signIn }) => {
      const caller = server.as(await signIn())
      return () => graphql(caller, SIGN_OUT)
    },
  },
  {
    name: 'submitNutritionAssessment',
    statements: 3,
    ready:
      ({ patient }) =>
      () =>
        graphql(patient, SUBMIT_ASSESSMENT, { id: newId(), input: assessmentInput() }),
  },
  {
    name: 'decideRoleRequest',
    statements: 6,
    ready: async ({ approver, requestRole }) => {
      const id = await requestRole()
      return () => graphql(approver, DECIDE_ROLE_REQUEST, { id, decision: 'APPROVED' })
    },
  },
  {
    name: 'takeRoleAway',
    statements: 7,
    ready: async ({ server, approver }) => {
      const { userId } = await server.person({ role: 'chw' })
      const { id } = await server.client.roleGrant.findFirstOrThrow({ where: { userId, role: 'chw' } })
      return () => graphql(approver, TAKE_ROLE_AWAY, { id, reason: 'Left the service' })
    },
  },
  {
    name: 'mySessions',
    statements: 2,
    ready:
      ({ patient }) =>
      () =>
        graphql(patient, MY_SESSIONS),
  },
  {
    name: 'updateProfile',
    statements: 6,
    ready:
      ({ patient }) =>
      () =>
        graphql(patient, UPDATE_PROFILE, { input: profileInput() }),
  },
  {
    name: 'changePassword',
    statements: 12,
    ready: async ({ server }) => {
      const changing = await server.person()
      return () =>
        graphql(changing, CHANGE_PASSWORD, { currentPassword: changing.password, newPassword: 'habari gani' })
    },
  },
  {
    name: 'endSession',
    statements: 5,
    ready: async ({ server }) => {
      const ending = await server.person()
      const { id } = await server.client.session.findFirstOrThrow({ where: { userId: ending.userId } })
      return () => graphql(ending, END_SESSION, { id })
    },
  },
  {
    name: 'endOtherSessions',
    statements: 5,
    ready: async ({ server }) => {
      const ending = await server.person()
      return () => graphql(ending, END_OTHER_SESSIONS)
    },
  },
  ...MEDICAL_OPERATIONS,
  ...PATIENT_OPERATIONS,
  ...STOCK_OPERATIONS,
  ...PHOTO_OPERATIONS,
  ...PRESCRIPTION_OPERATIONS,
  ...RECORD_OPERATIONS,
  ...REFERRAL_OPERATIONS,
  ...TASK_OPERATIONS,
  ...VISIT_OPERATIONS,
]
