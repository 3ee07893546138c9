import type { Actor } from '#api/access/actor.ts'
import { refused } from '#api/services/errors.ts'
import { stockMessage } from '#domain/input/stock-messages.ts'

/**
 * The facility whose stock somebody changes, their own.
 * @throws InvalidInput where they work at none
 */
export function ownFacility({ facilityId }: Actor): string {
  if (facilityId === null) throw refused('facilityId', stockMessage('stock_facility_needed'))
  return facilityId
}
