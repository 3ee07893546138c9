import { newId } from '#api/platform/ids.ts'
import { type CountedOperation, graphql } from '#tests/support/counted-operation.ts'
import { REVIEW_VISIT, SUBMIT_VISIT, submitVisit, VISIT, visitData } from '#tests/support/visit-requests.ts'

/** The calls of a visit of a patient. */
export const VISIT_OPERATIONS: readonly CountedOperation[] = [
  {
    name: 'submitVisit',
    statements: 4,
    ready:
      ({ carer, carePatientId }) =>
      () =>
        graphql(carer, SUBMIT_VISIT, { id: newId(), patientId: carePatientId, input: visitData() }),
  },
  {
    name: 'visit',
    statements: 3,
    ready: async ({ carer, carePatientId }) => {
      const { visitId } = await submitVisit(carer, carePatientId)
      return () => graphql(carer, VISIT, { id: visitId })
    },
  },
  {
    name: 'reviewVisit',
    statements: 6,
    ready: async ({ carer, carePatientId }) => {
      const { visitId } = await submitVisit(carer, carePatientId)
      return () => graphql(carer, REVIEW_VISIT, { id: visitId, agreed: false, reason: 'Not so' })
    },
  },
]
