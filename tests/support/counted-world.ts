import { signUpBody } from '#tests/support/account-requests.ts'
import type { CountedWorld } from '#tests/support/counted-operation.ts'
import { medicalData, submitMedical } from '#tests/support/medical-requests.ts'
import { submitAssessment } from '#tests/support/nutrition-requests.ts'
import { createPatient, HERE, staffAt } from '#tests/support/patients.ts'
import type { TestServer } from '#tests/support/test-server.ts'

/** Somebody of each kind that the operations need, at a server. */
export async function createCountedWorld(server: TestServer): Promise<CountedWorld> {
  const patient = await server.person()
  const { plan_id: planId } = await submitAssessment(patient)
  const { plan_id: medicalPlanId } = await submitMedical(patient)
  const carer = await staffAt(server, 'clinician')
  const carePatientId = await createPatient(server.client, HERE)
  await submitMedical(carer, medicalData({ patient_id: carePatientId }))
  const worker = await staffAt(server, 'chw')
  const requestRole = async () => {
    const { body } = await server.rest('POST', '/api/auth/signup', signUpBody({ userData: { role: 'chw' } }))
    const where = { userId: String(body.user.id), role: 'chw' }
    return (await server.client.roleGrant.findFirstOrThrow({ where })).id
  }
  const signIn = async (): Promise<string> => {
    const { email, password } = patient
    return (await server.rest('POST', '/api/auth/signin', { email, password })).body.token
  }
  return {
    server,
    patient,
    planId,
    medicalPlanId,
    carer,
    carePatientId,
    worker,
    approver: await server.person({ role: 'admin' }),
    requestRole,
    signIn,
  }
}
