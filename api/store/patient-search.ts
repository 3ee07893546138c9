import type { FacilityQuery } from '#api/access/visible-to.ts'
import type { PatientSearchText } from '#domain/patients/search-text.ts'

/** From so many letters on a name is looked for within names and by its sound, and not at their beginning alone. */
const SHORTEST_WITHIN = 3
/** Stands behind every name that begins with what is before it. */
const LAST_SIGN = '\u{10FFFF}'

/** What the indexes of the migration patient_search hold of a patient p, to the letter. */
const LAST_FIRST = `lower(p."lastName" || ' ' || p."firstName")`
const FIRST_LAST = `lower(p."firstName" || ' ' || p."lastName")`
const ORDERED = [`${LAST_FIRST} COLLATE "C"`, `${FIRST_LAST} COLLATE "C"`] as const
const SOUNDS = `name_sounds(p."lastName" || ' ' || p."firstName")`
export const PHONE = `right(regexp_replace(p."phone", '[^0-9]', '', 'g'), 9)`
export const NATIONAL_ID = `lower(regexp_replace(p."nationalId", '[^A-Za-z0-9]', '', 'g'))`
export const NOT_MERGED = `p."mergedIntoId" IS NULL`

/** What LIKE reads as a pattern means itself here. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

export interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** The first patients of each facility, in the order of one index. The limit is $2. */
const inOrder = (facilities: FacilityQuery, key: string, conditions: readonly string[] = []) => `
  SELECT found.id, found.sorted FROM (${facilities.text}) scope CROSS JOIN LATERAL (
    SELECT p.id, ${key} AS sorted FROM "Patient" p
    WHERE p."facilityId" = scope.id AND ${[NOT_MERGED, ...conditions].join(' AND ')}
    ORDER BY ${key}, p.id LIMIT $2
  ) found`

/** The statement for the ids of the first patients, by last name. */
export function listStatement(facilities: FacilityQuery, limit: number): Statement {
  const text = `SELECT id FROM (${inOrder(facilities, ORDERED[0])}) found ORDER BY sorted, id LIMIT $2`
  return { text, values: [facilities.value, limit] }
}

/**
 * The statement for the ids of the patients whom a search finds, the best first: by code, national id and phone; by
 * names that begin with it, in their order; by names that hold it; by names that sound like it. Each part leaves out
 * what an earlier one finds, and PostgreSQL runs it only when the earlier ones have not filled the limit. Nothing is
 * counted.
 */
export function searchStatement(
  facilities: FacilityQuery,
  { code, phone, nationalId, words }: PatientSearchText,
  limit: number,
): Statement | null {
  const values: unknown[] = [facilities.value, limit]
  const place = (value: unknown, type = 'text') => `$${values.push(value)}::${type}`
  const inScope = `p."facilityId" = ANY (ARRAY(${facilities.text}))`

  /** Those of both orders, whichever name was typed first. */
  const inBothOrders = (range: (key: string) => string, conditions: readonly string[] = []) => {
    const [last, first] = ORDERED
    return `SELECT id FROM (
      ${inOrder(facilities, last, [range(last), ...conditions])}
      UNION ALL
      ${inOrder(facilities, first, [range(first), `NOT (${range(last)})`, ...conditions])}
      ORDER BY 2, 1 LIMIT $2
    ) ordered`
  }
  /** As many as there is room for, of those that an index finds in no order. */
  const inNoOrder = (conditions: readonly string[]) => `(
    SELECT id FROM (
      SELECT p.id, ${ORDERED[0]} AS sorted FROM "Patient" p
      WHERE ${[NOT_MERGED, inScope, ...conditions].join(' AND ')} LIMIT $2
    ) found ORDER BY sorted, id
  )`

  const parts: string[] = []
  const exact = [
    ...(code === null
      ? []
      : [`p.id = (SELECT coalesce(c."mergedIntoId", c.id) FROM "Patient" c WHERE c.code = ${place(code)})`]),
    ...(nationalId === null ? [] : [`${NATIONAL_ID} = ${place(nationalId)}`]),
    ...(phone === null ? [] : [`${PHONE} = ${place(phone)}`]),
  ]
  exact.forEach((condition, index) => {
    parts.push(inNoOrder([condition, ...exact.slice(0, index).map((earlier) => `(${earlier}) IS NOT TRUE`)]))
  })

  const text = words.join(' ')
  if (text !== '') {
    const beginning = (typed: string) => {
      const from = place(typed)
      const to = place(typed + LAST_SIGN)
      return (key: string) => `${key} >= lower(${from}) COLLATE "C" AND ${key} < lower(${to}) COLLATE "C"`
    }
    const begins = beginning(text)
    const eitherBegins = `(${ORDERED.map(begins).join(' OR ')})`
    parts.push(inBothOrders(begins))
    const byLength = words.toSorted((one, other) => other.length - one.length)
    const [longest = ''] = byLength
    const aWordBegins = (word: string) => `' ' || ${LAST_FIRST} LIKE lower(${place(`% ${literal(word)}%`)})`
    if (words.length > 1) {
      const others = byLength.slice(1).map(aWordBegins)
      parts.push(inBothOrders(beginning(longest), [...others, `NOT ${eitherBegins}`]))
    }
    if (longest.length >= SHORTEST_WITHIN) {
      const isWithin = (word: string) => `${LAST_FIRST} LIKE lower(${place(`%${literal(word)}%`)})`
      const within = words.map((word) => (word.length >= SHORTEST_WITHIN ? isWithin(word) : aWordBegins(word)))
      parts.push(inNoOrder([...within, `NOT ${eitherBegins}`]))
      const sounds = words.map((word) =>
        word.length >= SHORTEST_WITHIN ? `${SOUNDS} && name_sounds(${place(word)})` : aWordBegins(word),
      )
      parts.push(inNoOrder([...sounds, `NOT (${within.join(' AND ')})`, `NOT ${eitherBegins}`]))
    }
  }
  if (parts.length === 0) return null
  return { text: `SELECT id FROM (${parts.join('\n UNION ALL ')}) found LIMIT $2`, values }
}
