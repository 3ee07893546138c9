import type { Client } from '#api/store/client.ts'
import type { Facility } from '#prisma/generated/client/client.ts'

export type { Facility }

/** Health facilities: reference data, the same for everybody. */
export function facilityStore(client: Client) {
  return {
    /** All facilities, by country and name. */
    list: () => client.facility.findMany({ orderBy: [{ region: 'asc' }, { name: 'asc' }, { id: 'asc' }] }),

    /** Whether there is such a facility, in whichever country. */
    isKnown: async (id: string): Promise<boolean> =>
      (await client.facility.findUnique({ where: { id }, select: { id: true } })) !== null,
    /** A facility; null where there is none. */
    find: async (id: string | null): Promise<Facility | null> =>
      id === null ? null : client.facility.findUnique({ where: { id } }),

    /** Whether there is such a facility in this country. */
    isIn: async (id: string, region: string): Promise<boolean> =>
      (await client.facility.findFirst({ where: { id, region }, select: { id: true } })) !== null,
  }
}
