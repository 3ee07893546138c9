import type { PatientScope } from '#api/access/visible-to.ts'

/** The values of a scope, in the order of patientsInScope's places. */
export const scopeValues = (scope: PatientScope) =>
  [scope.facilityId, scope.region, scope.referredToId, scope.referredSince] as const

/**
 * What patientsVisibleTo says, as a condition in SQL, for what is read past Prisma: true of a patient in the scope.
 * @param patient the name of the patient's table in the statement, `care` that of the facility in whose care they are.
 * @param first the place of the first of scopeValues: 2 for `$2` to `$5`.
 */
export const patientsInScope = (patient: string, care: string, first: number): string =>
  `(${patient}."facilityId" = $${first} OR ${care}.region = $${first + 1} OR EXISTS (
    SELECT FROM "Referral" referral
    WHERE referral."patientId" = ${patient}.id AND referral."toFacilityId" = $${first + 2}
      AND (referral."endedAt" IS NULL OR (referral.status = 'closed' AND referral."endedAt" > $${first + 3}))))`
