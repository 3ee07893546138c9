import type { FastifyInstance } from 'fastify'
import { createContext, type RequestContext } from '#api/context.ts'
import { accountRoutes } from '#api/rest/routes/accounts.ts'
import { chwRoutes } from '#api/rest/routes/chw.ts'
import { facilityRoutes } from '#api/rest/routes/facilities.ts'
import { medicalRoutes } from '#api/rest/routes/medical.ts'
import { nutritionRoutes } from '#api/rest/routes/nutrition.ts'
import { photoRoutes } from '#api/rest/routes/photos.ts'
import { prescriptionRoutes } from '#api/rest/routes/prescriptions.ts'
import { stockRoutes } from '#api/rest/routes/stock.ts'
import type { ServicesFor } from '#api/services/compose.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, and what can be done for them. */
    afya: RequestContext
  }
  interface FastifyContextConfig {
    /** The wire's names of the fields that a use case may complain about. */
    fieldNames?: Readonly<Record<string, string>>
  }
}

/** Every path of the specification's table of calls (§7), under /api. */
export function restRoutes(servicesFor: ServicesFor) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('preHandler', async (request) => {
      request.afya = await createContext(servicesFor, request)
    })
    await app.register(accountRoutes, { prefix: '/auth' })
    await app.register(chwRoutes, { prefix: '/chw' })
    await app.register(facilityRoutes, { prefix: '/facilities' })
    await app.register(stockRoutes, { prefix: '/inventory' })
    await app.register(photoRoutes, { prefix: '/photos' })
    await app.register(prescriptionRoutes, { prefix: '/prescriptions' })
    await app.register(medicalRoutes, { prefix: '/medical' })
    await app.register(nutritionRoutes, { prefix: '/nutrition' })
  }
}
