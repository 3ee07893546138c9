import type { FastifyInstance } from 'fastify'

/** The facilities that a person can choose from. */
export async function facilityRoutes(app: FastifyInstance): Promise<void> {
  app.get('/', async (request) => {
    const facilities = await request.afya.services.listFacilities()
    return facilities.map(({ id, name, region, code, district, level }) => ({
      id,
      name,
      region,
      code,
      district,
      level,
    }))
  })
}
