import type { FastifyInstance } from 'fastify'
import { batchToWire, inventoryItemToWire } from '#api/rest/wire/stock.ts'
import { NotFound } from '#api/services/errors.ts'

/** What a facility has in stock, for integrators. */
export async function stockRoutes(app: FastifyInstance): Promise<void> {
  app.get('/', async (request) => {
    const { actor, services } = request.afya
    return (await services.readInventory(actor)).map(inventoryItemToWire)
  })

  app.get<{ Params: { medicineId: string } }>(
    '/:medicineId/batches',
    { config: { fieldNames: { medicineId: 'medication_id' } } },
    async (request) => {
      const { actor, services } = request.afya
      const stock = await services.readMedicineStock(actor, request.params.medicineId)
      if (!stock) throw new NotFound('Medication')
      return stock.batches.map(batchToWire)
    },
  )
}
