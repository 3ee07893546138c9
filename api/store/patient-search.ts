import type { FacilityQuery } from '#api/access/visible-to.ts'
import type { PatientSearchText } from '#domain/patients/search-text.ts'

/** From so many letters on a word is looked for within names and by its sound, and not at their beginning alone. */
export const SHORTEST_WITHIN = 3
/** Of those that an index finds in no order, so many times the limit are looked at and put in order. */
const LOOKED_AT = 10
/** Stands behind every name that begins with what is before it. */
const LAST_SIGN = '\u{10FFFF}'

/** What the indexes of the migration patient_search hold of a patient p, to the letter. */
const NAME = `lower(p."lastName" || ' ' || p."firstName")`
export const BY_LAST_NAME = `${NAME} COLLATE "C"`
const BY_FIRST_NAME = `lower(p."firstName" || ' ' || p."lastName") COLLATE "C"`
export const WORDS = `' ' || ${NAME}`
const SOUNDS = `name_sounds(p."lastName" || ' ' || p."firstName", p."facilityId"::text)`
export const PHONE = `right(regexp_replace(p."phone", '[^0-9]', '', 'g'), 9)`
export const NATIONAL_ID = `lower(regexp_replace(p."nationalId", '[^A-Za-z0-9]', '', 'g'))`
export const NOT_MERGED = `p."mergedIntoId" IS NULL`

/** What LIKE reads as a pattern means itself here. */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

export interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** A statement in the making, whose first value chooses the facilities and whose second is the limit. */
function startStatement(facilities: FacilityQuery, limit: number) {
  const values: unknown[] = [facilities.value, limit]
  return {
    values,
    /** Where this value stands. */
    place: (value: unknown): string => `$${values.push(value)}::text`,

    /**
     * The first patients of each facility in the order of a key. With conditions that only bound the key from below it is
     * one look into the index for each, whatever the planner knows of names.
     */
    inOrder: (key: string, conditions: readonly string[] = []): string => `
      SELECT first.id, first.key FROM (${facilities.text}) scope CROSS JOIN LATERAL (
        SELECT p.id, ${key} AS key FROM "Patient" p
        WHERE p."facilityId" = scope.id AND ${[NOT_MERGED, ...conditions].join(' AND ')}
        ORDER BY ${key}, p.id LIMIT $2
      ) first`,

    /** As many as there is room for of those that an index finds in no order, put in order afterwards. */
    inNoOrder: (conditions: readonly string[], better: readonly string[] = []): string => `
      SELECT id FROM (
        SELECT p.id, ${[BY_LAST_NAME, ...better].map((part, index) => `${part} AS key${index}`).join(', ')}
        FROM "Patient" p
        WHERE ${[NOT_MERGED, ...conditions].join(' AND ')}
        LIMIT $2 * ${LOOKED_AT}
      ) found ORDER BY ${[...better.map((_part, index) => `key${index + 1} DESC`), 'key0', 'id'].join(', ')} LIMIT $2`,
  }
}

/** The statement for the ids of the first patients, by last name. */
export function listStatement(facilities: FacilityQuery, limit: number): Statement {
  const { values, inOrder } = startStatement(facilities, limit)
  return { text: `SELECT id FROM (${inOrder(BY_LAST_NAME)}) found ORDER BY key, id LIMIT $2`, values }
}

/**
 * The statement for the ids of the patients whom a search finds, the best first: by code, national id and phone; by
 * names that begin with it, in their order; by names that hold each of its words; by names that sound like them. Each
 * part leaves out what an earlier one finds, and PostgreSQL runs it only when the earlier ones have not filled the
 * limit. Nothing is counted. Null where it can find nobody.
 */
export function searchStatement(
  facilities: FacilityQuery,
  { code, phone, nationalId, words }: PatientSearchText,
  limit: number,
): Statement | null {
  const { values, place, inOrder, inNoOrder } = startStatement(facilities, limit)
  const parts: string[] = []
  const inScope = `p."facilityId" ${facilities.condition}`

  const exact: string[] = []
  if (code !== null)
    exact.push(`p.id = (SELECT coalesce(c."mergedIntoId", c.id) FROM "Patient" c WHERE c.code = ${place(code)})`)
  if (nationalId !== null) exact.push(`${NATIONAL_ID} = ${place(nationalId)}`)
  if (phone !== null) exact.push(`${PHONE} = ${place(phone)}`)
  exact.forEach((condition, index) => {
    // Said so that no index is looked at for it: these find one or two people.
    parts.push(
      inNoOrder([
        `(${inScope}) IS TRUE`,
        condition,
        ...exact.slice(0, index).map((earlier) => `(${earlier}) IS NOT TRUE`),
      ]),
    )
  })

  const typed = words.join(' ')
  if (typed !== '') {
    const from = `lower(${place(typed)}) COLLATE "C"`
    const to = `lower(${place(typed + LAST_SIGN)}) COLLATE "C"`
    const fromThere = (key: string) => inOrder(key, [`${key} >= ${from}`])
    parts.push(`
      SELECT id FROM (${fromThere(BY_LAST_NAME)} UNION ALL ${fromThere(BY_FIRST_NAME)}) found
      WHERE key < ${to} GROUP BY id ORDER BY min(key), id LIMIT $2`)
    const begins = [BY_LAST_NAME, BY_FIRST_NAME].map((key) => `${key} >= ${from} AND ${key} < ${to}`)
    const earlier = [`NOT (${begins.join(' OR ')})`]

    const longest = Math.max(...words.map(({ length }) => length))
    const aWordBegins = (word: string) => `${WORDS} LIKE lower(${place(`% ${literal(word)}%`)})`
    const isWithin = (word: string) => `${WORDS} LIKE lower(${place(`%${literal(word)}%`)})`
    if (words.length > 1 || longest >= SHORTEST_WITHIN) {
      const within = words.map((word) => (word.length >= SHORTEST_WITHIN ? isWithin(word) : aWordBegins(word)))
      parts.push(inNoOrder([inScope, ...within, ...earlier], [words.map(aWordBegins).join(' AND ')]))
      earlier.push(`NOT (${within.join(' AND ')})`)
    }
    if (longest >= SHORTEST_WITHIN) {
      const soundsLike = (word: string) =>
        `${SOUNDS} && ARRAY(SELECT unnest(name_sounds(${place(word)}, scope.id::text)) FROM (${facilities.text}) scope)`
      // The sounds have the facility in them: nobody out of scope is found by them.
      const alike = words.map((word) => (word.length >= SHORTEST_WITHIN ? soundsLike(word) : aWordBegins(word)))
      parts.push(inNoOrder([...alike, ...earlier]))
    }
  }
  if (parts.length === 0) return null
  return { text: `SELECT id FROM (${parts.map((part) => `(${part})`).join(' UNION ALL ')}) found LIMIT $2`, values }
}
