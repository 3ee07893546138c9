import type { FacilityQuery } from '#api/access/visible-to.ts'
import type { PatientSearchText } from '#domain/patients/search-text.ts'

/** Three signs as PostgreSQL counts them: `name_parts` has nothing for less. */
const THREE_SIGNS = /.{3}/su
/** Whether a word is looked for within names and by its sound, and not at the beginning of their words alone. */
export const isLong = (word: string): boolean => THREE_SIGNS.test(word)
/** Of those that an index finds in no order, so many times the limit are looked at and put in order. */
const LOOKED_AT = 10
/** Stands behind every name that begins with what is before it. */
const LAST_SIGN = '\u{10FFFF}'

/** What the indexes of the migrations patient_search and patient_names_by_facility hold of a patient p, to the letter. */
const NAME = `lower(p."lastName" || ' ' || p."firstName")`
export const BY_LAST_NAME = `${NAME} COLLATE "C"`
const BY_FIRST_NAME = `lower(p."firstName" || ' ' || p."lastName") COLLATE "C"`
export const WORDS = `' ' || ${NAME}`
const PARTS = `name_parts(' ' || p."lastName" || ' ' || p."firstName", p."facilityId")`
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

    /**
     * As many as there is room for of those that an index finds by these keys in no order, put in order afterwards. The
     * keys have the facility in them, `scope.id`: one facility after another is asked, the next only while there is room.
     * Said twice they are rare to the planner, who knows no facility yet (docs/adr/0098).
     */
    inNoOrder: (keys: readonly string[], conditions: readonly string[], better: readonly string[] = []): string => `
      SELECT id FROM (
        SELECT one.* FROM (${facilities.text}) scope CROSS JOIN LATERAL (
          SELECT p.id, ${[BY_LAST_NAME, ...better].map((part, index) => `${part} AS key${index}`).join(', ')}
          FROM "Patient" p
          WHERE ${[NOT_MERGED, ...keys, ...keys, '(p."facilityId" = scope.id) IS TRUE', ...conditions].join(' AND ')}
          LIMIT $2 * ${LOOKED_AT}
        ) one LIMIT $2 * ${LOOKED_AT}
      ) found ORDER BY ${[...better.map((_part, index) => `key${index + 1} DESC`), 'key0', 'id'].join(', ')} LIMIT $2`,

    /** Those few that an index finds wherever they are, and who are in the scope; no index is looked at for that. */
    few: (conditions: readonly string[]): string => `
      SELECT id FROM (
        SELECT p.id, ${BY_LAST_NAME} AS key FROM "Patient" p
        WHERE (p."facilityId" ${facilities.condition}) IS TRUE AND ${[NOT_MERGED, ...conditions].join(' AND ')}
        LIMIT $2 * ${LOOKED_AT}
      ) found ORDER BY key, id LIMIT $2`,
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
  const { values, place, inOrder, inNoOrder, few } = startStatement(facilities, limit)
  const parts: string[] = []

  const exact: string[] = []
  if (code !== null)
    exact.push(`p.id = (SELECT coalesce(c."mergedIntoId", c.id) FROM "Patient" c WHERE c.code = ${place(code)})`)
  if (nationalId !== null) exact.push(`${NATIONAL_ID} = ${place(nationalId)}`)
  if (phone !== null) exact.push(`${PHONE} = ${place(phone)}`)
  exact.forEach((condition, index) => {
    parts.push(few([condition, ...exact.slice(0, index).map((earlier) => `(${earlier}) IS NOT TRUE`)]))
  })

  const typed = words.join(' ')
  if (typed !== '') {
    const from = `lower(${place(typed)}) COLLATE "C"`
    const to = `lower(${place(typed + LAST_SIGN)}) COLLATE "C"`
    const fromThere = (key: string) =>
      `(SELECT id, key FROM (${inOrder(key, [`${key} >= ${from}`])}) ones WHERE key < ${to} ORDER BY key, id LIMIT $2)`
    parts.push(`
      SELECT id FROM (${fromThere(BY_LAST_NAME)} UNION ALL ${fromThere(BY_FIRST_NAME)}) found
      GROUP BY id ORDER BY min(key), id LIMIT $2`)
    const begins = [BY_LAST_NAME, BY_FIRST_NAME].map((key) => `${key} >= ${from} AND ${key} < ${to}`)
    const earlier = [`NOT (${begins.join(' OR ')})`]

    const aWordBegins = (word: string) => `${WORDS} LIKE lower(${place(`% ${literal(word)}%`)})`
    const isWithin = (word: string) => `${WORDS} LIKE lower(${place(`%${literal(word)}%`)})`
    const hasParts = (word: string) => `${PARTS} @> name_parts(${place(isLong(word) ? word : ` ${word}`)}, scope.id)`
    if (words.length > 1 || words.some(isLong)) {
      const within = words.map((word) => (isLong(word) ? isWithin(word) : aWordBegins(word)))
      parts.push(inNoOrder(words.map(hasParts), [...within, ...earlier], [words.map(aWordBegins).join(' AND ')]))
      earlier.push(`NOT (${within.join(' AND ')})`)
    }
    if (words.some(isLong)) {
      // The word's sounds are those that name_sounds gives with the facility before them; it is asked once.
      const soundsLike = (word: string) =>
        `${SOUNDS} && ARRAY(SELECT scope.id::text || heard FROM unnest(name_sounds(${place(word)})) heard)`
      const alike = words.map((word) => (isLong(word) ? soundsLike(word) : hasParts(word)))
      const short = words.filter((word) => !isLong(word)).map(aWordBegins)
      parts.push(inNoOrder(alike, [...short, ...earlier]))
    }
  }
  if (parts.length === 0) return null
  return { text: `SELECT id FROM (${parts.map((part) => `(${part})`).join(' UNION ALL ')}) found LIMIT $2`, values }
}
