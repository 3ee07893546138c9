import type { Client } from '#api/store/client.ts'
import { countryOfOption } from '#domain/vocabulary/countries.ts'
import { type TimeZone, timeZoneOf } from '#domain/vocabulary/time-zones.ts'
import type { Facility } from '#prisma/generated/client/client.ts'

/** Health facilities: reference data, the same for everybody. */
export function facilityStore(client: Client) {
  return {
    /** All facilities, by country and name. */
    list: () => client.facility.findMany({ orderBy: [{ region: 'asc' }, { name: 'asc' }, { id: 'asc' }] }),

    /** A facility that there is, and the time zone in which it lives. */
    async place(id: string): Promise<{ facility: Facility; timeZone: TimeZone }> {
      const facility = await client.facility.findUniqueOrThrow({ where: { id } })
      const code = countryOfOption(facility.country)
      if (code === null) throw new TypeError('A facility stands in a country that the product does not know')
      return { facility, timeZone: timeZoneOf(code, facility.district) }
    },
    /** Whether there is such a facility, in whichever country. */
    isKnown: async (id: string): Promise<boolean> =>
      (await client.facility.findUnique({ where: { id }, select: { id: true } })) !== null,

    /** Whether there is such a facility in this country. */
    isIn: async (id: string, region: string): Promise<boolean> =>
      (await client.facility.findFirst({ where: { id, region }, select: { id: true } })) !== null,
  }
}
