import { newId } from '#api/platform/ids.ts'
import { type CountedOperation, graphql, PAGE, rest } from '#tests/support/counted-operation.ts'
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
} from '#tests/support/medical-requests.ts'

/** As the patients that tests/support/patients.ts makes. */
const LIKE_THE_PATIENTS = {
  firstName: 'Achieng',
  lastName: 'Otieno',
  dateOfBirth: '1992-04-09',
  phone: '0712345678',
  nationalId: '12345678',
  villageWard: 'Ahero',
}

/** The calls of the medical assessment. */
export const MEDICAL_OPERATIONS: readonly CountedOperation[] = [
  {
    name: 'GET /api/medical/assessment-types',
    statements: 1,
    ready:
      ({ patient }) =>
      () =>
        rest(patient, 'GET', '/api/medical/assessment-types'),
  },
  {
    name: 'POST /api/medical/ai-diagnosis',
    statements: 2,
    ready:
      ({ patient }) =>
      () =>
        rest(patient, 'POST', '/api/medical/ai-diagnosis', medicalData({ id: newId() })),
  },
  {
    name: 'GET /api/medical/plan/:planId',
    statements: 3,
    ready:
      ({ patient, medicalPlanId }) =>
      () =>
        rest(patient, 'GET', `/api/medical/plan/${medicalPlanId}`),
  },
  {
    name: 'GET /api/medical/plan/:planId/pdf',
    statements: 3,
    ready:
      ({ patient, medicalPlanId }) =>
      () =>
        rest(patient, 'GET', `/api/medical/plan/${medicalPlanId}/pdf`),
  },
  {
    name: 'GET /api/medical/assessments',
    statements: 4,
    ready:
      ({ patient }) =>
      () =>
        rest(patient, 'GET', '/api/medical/assessments?limit=100'),
  },
  {
    name: 'GET /api/medical/plans',
    statements: 4,
    ready:
      ({ patient }) =>
      () =>
        rest(patient, 'GET', '/api/medical/plans?limit=100'),
  },
  {
    name: 'GET /api/medical/plans, of patients',
    statements: 4,
    ready:
      ({ carer }) =>
      () =>
        rest(carer, 'GET', '/api/medical/plans?limit=100&search=a&risk_level=high&from=2020-01-01'),
  },
  {
    name: 'assessmentTypes',
    statements: 1,
    ready:
      ({ patient }) =>
      () =>
        graphql(patient, ASSESSMENT_TYPES),
  },
  {
    name: 'assessmentForm',
    statements: 1,
    ready:
      ({ patient }) =>
      () =>
        graphql(patient, ASSESSMENT_FORM, { assessmentType: 'malaria' }),
  },
  {
    name: 'medicalPlan',
    statements: 3,
    ready:
      ({ patient, medicalPlanId }) =>
      () =>
        graphql(patient, MEDICAL_PLAN, { id: medicalPlanId }),
  },
  {
    name: 'medicalAssessments',
    statements: 4,
    ready:
      ({ carer }) =>
      () =>
        graphql(carer, MEDICAL_ASSESSMENTS, PAGE),
  },
  {
    name: 'medicalPlans',
    statements: 4,
    ready:
      ({ carer }) =>
      () =>
        graphql(carer, MEDICAL_PLANS, PAGE),
  },
  {
    name: 'submitMedicalAssessment',
    statements: 2,
    ready:
      ({ patient }) =>
      () =>
        graphql(patient, SUBMIT_MEDICAL, { id: newId(), input: medicalInput() }),
  },
  {
    name: 'submitMedicalAssessment, for a patient',
    statements: 3,
    ready:
      ({ carer, carePatientId }) =>
      () =>
        graphql(carer, SUBMIT_MEDICAL, { id: newId(), input: medicalInput(), patientId: carePatientId }),
  },
  {
    name: 'patient',
    statements: 3,
    ready:
      ({ carer, carePatientId }) =>
      () =>
        graphql(carer, PATIENT, { id: carePatientId }),
  },
  {
    name: 'patientByCode',
    statements: 3,
    ready: async ({ server, carer, carePatientId }) => {
      const { code } = await server.client.patient.findUniqueOrThrow({ where: { id: carePatientId } })
      return () => graphql(carer, PATIENT_BY_CODE, { code })
    },
  },
  {
    name: 'patients',
    statements: 5,
    ready:
      ({ carer }) =>
      () =>
        graphql(carer, PATIENTS, { search: 'achieng', ...PAGE }),
  },
  {
    name: 'patients, without a search',
    statements: 5,
    ready:
      ({ carer }) =>
      () =>
        graphql(carer, PATIENTS, PAGE),
  },
  {
    name: 'patientDuplicates',
    statements: 4,
    ready:
      ({ carer }) =>
      () =>
        graphql(carer, PATIENT_DUPLICATES, { input: LIKE_THE_PATIENTS }),
  },
]
