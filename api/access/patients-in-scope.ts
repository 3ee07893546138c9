import type { PatientScope } from '#api/access/visible-to.ts'

/** The values of a scope, in the order of patientsInScope's places. */
export const scopeValues = (scope: PatientScope) =>
  [scope.facilityId, scope.region, scope.referredToId, scope.referredSince] as const

/**
 * Of whom a referral lets the facility see the record that it came to, as a select of their ids; the places are those of
 * a scope's referredToId and referredSince.
 */
export const referredPatients = (referredToId: string, referredSince: string): string => `
  SELECT referral."patientId" FROM "Referral" referral
  WHERE referral."toFacilityId" = ${referredToId}::uuid AND (
    referral."endedAt" IS NULL OR (referral.status = 'closed' AND referral."endedAt" > ${referredSince}::timestamptz))`

/**
 * What patientsVisibleTo says, as a condition in SQL, for what is read past Prisma: true of a patient in the scope.
 * @param patient the name of the patient's table in the statement, `care` that of the facility in whose care they are.
 * @param first the place of the first of scopeValues: 2 for `$2` to `$5`.
 */
export const patientsInScope = (patient: string, care: string, first: number): string =>
  `(${patient}."facilityId" = $${first} OR ${care}.region = $${first + 1} OR EXISTS (
    ${referredPatients(`$${first + 2}`, `$${first + 3}`)} AND referral."patientId" = ${patient}.id))`
