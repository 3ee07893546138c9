import { referredPatients } from '#api/access/patients-in-scope.ts'
import { facilitiesInScope, type PatientScope } from '#api/access/visible-to.ts'
import { NATIONAL_ID, NOT_MERGED, PHONE, type Statement } from '#api/store/patient-search.ts'
import type { PatientDuplicatesInput } from '#domain/input/patient-search.ts'
import type { DuplicateReason } from '#domain/patients/duplicate-reasons.ts'
import { comparableNationalId, lastPhoneDigits } from '#domain/patients/search-text.ts'

const MOST = 10

export interface FoundDuplicate {
  readonly id: string
  readonly reasons: readonly DuplicateReason[]
}

/**
 * The statement for the records that may be of the person described, with the reasons: the same national id, the same
 * phone number, or a first and a last name that sound like these, in any order, with the same year of birth and the same
 * village or ward; of the patients in the scope, those who were referred included. Null where nobody is in it, or too
 * little is known of the person.
 */
export function duplicatesStatement(scope: PatientScope, described: PatientDuplicatesInput): Statement | null {
  const facilities = facilitiesInScope(scope)
  if (!facilities) return null
  const { firstName, lastName, dateOfBirth, villageWard, exceptId } = described
  const values: unknown[] = [facilities.value]
  const place = (value: unknown, type = 'text') => `$${values.push(value)}::${type}`
  const alike: [DuplicateReason, string][] = []
  const nationalId = comparableNationalId(described.nationalId ?? '')
  if (nationalId !== null) alike.push(['same_national_id', `${NATIONAL_ID} = ${place(nationalId)}`])
  const phone = lastPhoneDigits(described.phone ?? '')
  if (phone !== null) alike.push(['same_phone', `${PHONE} = ${place(phone)}`])
  if (firstName !== null && lastName !== null && dateOfBirth !== null && villageWard !== null) {
    const year = place(`${dateOfBirth.slice(0, 4)}-01-01`, 'date')
    const first = place(firstName)
    const last = place(lastName)
    // The sounds of a name of several words: one of them is enough.
    const sounds = (one: string, other: string) => `(name_sounds(${one}) && name_sounds(${other}))`
    alike.push([
      'similar_name',
      `lower(p."villageWard") = lower(${place(villageWard)}) AND p."dateOfBirth" >= ${year}
        AND p."dateOfBirth" < ${year} + interval '1 year' AND (
          ${sounds('p."firstName"', first)} AND ${sounds('p."lastName"', last)}
          OR ${sounds('p."firstName"', last)} AND ${sounds('p."lastName"', first)})`,
    ])
  }
  if (alike.length === 0) return null
  const inScope = [`p."facilityId" ${facilities.condition}`]
  if (scope.referredToId !== null) {
    const referred = referredPatients(place(scope.referredToId, 'uuid'), place(scope.referredSince, 'timestamptz'))
    inScope.push(`p.id IN (${referred})`)
  }
  const except = exceptId === null ? '' : `AND p.id <> ${place(exceptId, 'uuid')}`
  // One after another: each has an index of its own.
  const parts = alike.map(
    ([reason, condition], rank) => `(
      SELECT p.id, '${reason}' AS reason, ${rank} AS rank FROM "Patient" p
      WHERE ${condition} AND ${NOT_MERGED} AND (${inScope.join(' OR ')}) ${except}
      LIMIT ${MOST})`,
  )
  return {
    text: `SELECT id, array_agg(reason ORDER BY rank) AS reasons FROM (${parts.join(' UNION ALL ')}) found
      GROUP BY id ORDER BY count(*) DESC, min(rank), id LIMIT ${MOST}`,
    values,
  }
}
