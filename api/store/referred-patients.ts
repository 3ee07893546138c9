import { referredPatients } from '#api/access/patients-in-scope.ts'
import type { PatientScope } from '#api/access/visible-to.ts'
import {
  BY_LAST_NAME,
  isLong,
  literal,
  NATIONAL_ID,
  NOT_MERGED,
  PHONE,
  type Statement,
  WORDS,
} from '#api/store/patient-search.ts'
import type { PatientSearchText } from '#domain/patients/search-text.ts'

/** A patient who was referred and whom a search finds. */
export interface FoundReferred {
  readonly id: string
  /** By code, number or the letters of the name; not by its sound alone. */
  readonly isClose: boolean
}

const NAMES = `p."lastName" || ' ' || p."firstName"`

/**
 * The statement for the patients who were referred to the facility of a scope and whom a search finds, by what the search
 * in facilities finds them by. They are few: each is looked at, by no index of names. Without a search all, by name, none
 * of them close. Null where nobody can be found.
 */
export function referredStatement(
  { referredToId, referredSince }: PatientScope,
  search: PatientSearchText | null,
  limit: number,
): Statement | null {
  if (referredToId === null) return null
  const values: unknown[] = [referredToId, referredSince, limit]
  const place = (value: string): string => `$${values.push(value)}::text`
  const close: string[] = []
  const alike: string[] = []
  if (search) {
    const { code, nationalId, phone, words } = search
    if (code !== null) {
      close.push(`p.id = (SELECT coalesce(c."mergedIntoId", c.id) FROM "Patient" c WHERE c.code = ${place(code)})`)
    }
    if (nationalId !== null) close.push(`${NATIONAL_ID} = ${place(nationalId)}`)
    if (phone !== null) close.push(`${PHONE} = ${place(phone)}`)
    const written = words.map((word) => {
      const before = isLong(word) ? '%' : '% '
      return `${WORDS} LIKE lower(${place(`${before}${literal(word)}%`)})`
    })
    if (written.length > 0) close.push(`(${written.join(' AND ')})`)
    const sounding = words.map((word, at) =>
      isLong(word) ? `name_sounds(${NAMES}) && name_sounds(${place(word)})` : written[at],
    )
    if (sounding.length > 0) alike.push(`(${sounding.join(' AND ')})`)
    if (close.length === 0) return null
  }
  const isClose = close.length === 0 ? 'false' : `(${close.join(' OR ')}) IS TRUE`
  const found = search ? `AND (${[...close, ...alike].join(' OR ')})` : ''
  return {
    text: `
      SELECT p.id, ${isClose} AS "isClose" FROM "Patient" p
      WHERE p.id IN (${referredPatients('$1', '$2')}) AND ${NOT_MERGED} ${found}
      ORDER BY "isClose" DESC, ${BY_LAST_NAME}, p.id LIMIT $3`,
    values,
  }
}
