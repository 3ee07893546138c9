import type { Actor } from '#api/access/actor.ts'
import type { ReferralParty } from '#domain/vocabulary/referrals.ts'

/** On which sides of a referral somebody stands: who works where it was sent, and the clinicians of where it came. */
export function partiesOf(
  { roles, facilityId }: Actor,
  { fromFacilityId, toFacilityId }: { readonly fromFacilityId: string; readonly toFacilityId: string },
): ReferralParty[] {
  if (facilityId === null) return []
  const treats = roles.includes('clinician') || roles.includes('medical_officer')
  return [
    ...(facilityId === fromFacilityId && (treats || roles.includes('chw')) ? (['sender'] as const) : []),
    ...(facilityId === toFacilityId && treats ? (['receiver'] as const) : []),
  ]
}
