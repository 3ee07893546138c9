import { NotFound } from '#api/services/errors.ts'

/** What a read gives, or null where there is no such record, or none that one may see. */
export async function orNothing<Found>(read: () => Promise<Found>): Promise<Found | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}
