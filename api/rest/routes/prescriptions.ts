import type { FastifyInstance } from 'fastify'
import { PRESCRIPTION_LIST_FIELDS, prescriptionListFromWire, prescriptionToWire } from '#api/rest/wire/prescription.ts'

/** Prescriptions, for integrators. */
export async function prescriptionRoutes(app: FastifyInstance): Promise<void> {
  app.get('/', { config: { fieldNames: PRESCRIPTION_LIST_FIELDS } }, async (request) => {
    const { actor, services } = request.afya
    return (await services.listPrescriptions(actor, prescriptionListFromWire(request.query))).map(prescriptionToWire)
  })
}
