import type { FastifyInstance } from 'fastify'
import { PATIENT_FIELDS, patientFromWire, patientToWire } from '#api/rest/wire/patient.ts'

/** What health workers send for their patients. */
export async function chwRoutes(app: FastifyInstance): Promise<void> {
  app.post('/patient', { config: { fieldNames: PATIENT_FIELDS } }, async (request) => {
    const { actor, services } = request.afya
    return {
      success: true,
      patient: patientToWire(await services.registerPatient(actor, patientFromWire(request.body))),
    }
  })
}
