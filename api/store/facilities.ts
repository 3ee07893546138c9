import type { Client } from '#api/store/client.ts'

/** Health facilities: reference data, the same for everybody. */
export function facilityStore(client: Client) {
  return {
    /** All facilities, by country and name. */
    list: () => client.facility.findMany({ orderBy: [{ region: 'asc' }, { name: 'asc' }, { id: 'asc' }] }),

    exists: async (id: string): Promise<boolean> =>
      (await client.facility.findUnique({ where: { id }, select: { id: true } })) !== null,
  }
}
