import type { FastifyInstance } from 'fastify'
import { inventoryItemToWire } from '#api/rest/wire/stock.ts'

/** What a facility has in stock, for integrators. */
export async function stockRoutes(app: FastifyInstance): Promise<void> {
  app.get('/', async (request) => {
    const { actor, services } = request.afya
    return (await services.readInventory(actor)).map(inventoryItemToWire)
  })
}
