import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { facilitiesInScope, type PatientScope } from '#api/access/visible-to.ts'
import { searchStatement } from '#api/store/patient-search.ts'
import { readSearchText } from '#domain/patients/search-text.ts'
import { PATIENTS } from '#tests/support/medical-requests.ts'
import { ABROAD, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let chw: Person
let officer: Person

/** ѡ has the same low ten bits as a: its parts have the same numbers. */
const SAME_BITS = 'ѡ'
const PEOPLE = [
  ['Kevin', 'Wekesa', HERE],
  ['Jean-Claude', 'de  la Croix', HERE],
  ['Wairimũ', "Ng'ang'a", HERE],
  ['مريم', 'علي', HERE],
  [`Bar${SAME_BITS}ka`, 'Simiyu', HERE],
  ['😀😀', 'Barasa', HERE],
  ['Kevina', 'Atieno', NEARBY],
  ['Kevin', 'Okello', ABROAD],
] as const

beforeAll(async () => {
  server = await startTestServer()
  chw = await staffAt(server, 'chw')
  officer = await staffAt(server, 'medical_officer', NEARBY)
  for (const [firstName, lastName, facilityId] of PEOPLE) {
    await createPatient(server.client, facilityId, { firstName, lastName })
  }
})
afterAll(() => server.close())

const found = async (person: Person, search: string, limit?: number): Promise<string[]> =>
  (await person.data(PATIENTS, { search, limit })).patients.map(({ lastName }: { lastName: string }) => lastName)

const at = (facilityId: string): PatientScope => ({
  facilityId,
  region: null,
  referredToId: null,
  referredSince: new Date(0),
})

const statementFor = (scope: PatientScope, search: string) => {
  const facilities = facilitiesInScope(scope)
  return facilities && searchStatement(facilities, readSearchText(search), 20)
}

describe('The parts of a name', () => {
  it('are those of every text of three signs in a word of it, and of every beginning of a word', async () => {
    const texts = PEOPLE.flatMap(([first, last]) =>
      `${last} ${first}`.split(/ +/).flatMap((word) => {
        const signs = word.match(/./gsu) ?? []
        const within = signs.flatMap((_sign, from) =>
          signs.slice(from + 2).map((_last, more) => signs.slice(from, from + 3 + more).join('')),
        )
        return [...within, ` ${signs[0]}`, ` ${signs.slice(0, 2).join('')}`].map((text) => [text, `${last} ${first}`])
      }),
    )
    const rows = await server.client.$queryRaw<{ text: string; name: string }[]>`
      SELECT text, name FROM unnest(${texts.map(([text]) => text)}::text[], ${texts.map(([, name]) => name)}::text[])
        AS asked(text, name)
      WHERE NOT name_parts(' ' || name, ${HERE}::uuid) @> name_parts(text, ${HERE}::uuid)
        OR name_parts(text, ${HERE}::uuid) = '{}'
        OR name_parts(' ' || name, ${NEARBY}::uuid) && name_parts(text, ${HERE}::uuid)`
    expect(rows).toEqual([])
    expect(texts.length).toBeGreaterThan(100)
  })

  it('are none of what stands in two words, or is shorter', async () => {
    const [row] = await server.client.$queryRaw<{ two: boolean; short: unknown[] }[]>`
      SELECT name_parts(' wekesa kevin', ${HERE}::uuid) && name_parts('sak', ${HERE}::uuid) AS two,
        name_parts('ab', ${HERE}::uuid) AS short`
    expect(row).toEqual({ two: false, short: [] })
  })
})

describe('A search by the parts of a name', () => {
  it('finds letters of any script, signs and words of one letter', async () => {
    expect(await found(chw, 'ريم')).toEqual(['علي'])
    expect(await found(chw, 'irimũ')).toEqual(["Ng'ang'a"])
    expect(await found(chw, "ng'a wai")).toEqual(["Ng'ang'a"])
    expect(await found(chw, 'n-cl')).toEqual(['de  la Croix'])
    expect(await found(chw, 'c l j')).toEqual(['de  la Croix'])
    expect(await found(chw, 'w k')).toEqual(['Wekesa'])
    expect(await found(chw, 'k z')).toEqual([])
  })

  it('does not find another name whose parts have the same numbers', async () => {
    expect(await found(chw, `r${SAME_BITS}k`)).toEqual(['Simiyu'])
    expect(await found(chw, 'rak')).toEqual([])
  })

  it('looks for two signs at the beginning of words alone, whatever the length of their code', async () => {
    expect(await found(chw, '😀😀')).toEqual(['Barasa'])
    expect(statementFor(at(HERE), '😀😀')?.text).not.toContain('name_parts')
  })

  it('goes on to the next facility of a country while there is room, and not to another country', async () => {
    expect((await found(officer, 'evin')).toSorted()).toEqual(['Atieno', 'Wekesa'])
    expect(await found(officer, 'evin', 1)).toHaveLength(1)
    expect((await found(officer, 'Kewin')).toSorted()).toEqual([])
    expect(await found(officer, 'Atyeno')).toEqual(['Atieno'])
  })

  it.each([
    ['a facility', at(HERE)],
    ['a country', { ...at(HERE), facilityId: null, region: 'Kenya' }],
  ])('of %s asks the one index for parts and for sounds, also for both at once', async (_whose, scope) => {
    const statement = statementFor(scope, 'kevin we')
    const plan = await server.client.$transaction(async (transaction) => {
      // So few rows are read sooner than an index: the planner is told that a page of them holds a million.
      await transaction.$executeRaw`
        UPDATE pg_class SET reltuples = 1000000, relpages = 1 WHERE oid = '"Patient"'::regclass`
      const rows = await transaction.$queryRawUnsafe<Record<string, string>[]>(
        `EXPLAIN (COSTS OFF) ${statement?.text}`,
        ...(statement?.values ?? []),
      )
      return rows.map((row) => row['QUERY PLAN'] ?? '')
    })
    const conditions = plan.flatMap((line, place) =>
      line.includes('Bitmap Index Scan on "Patient_names_key"') ? [plan[place + 1] ?? ''] : [],
    )
    expect(conditions, plan.join('\n')).toHaveLength(2)
    expect(conditions[0]).toMatch(/name_parts.*@>/)
    expect(conditions[1]).toMatch(/name_sounds.*&&/)
    expect(conditions[1]).toMatch(/name_parts.*@>/)
    expect(plan.filter((line) => line.includes('Index Only Scan using "Patient_last_name_key"'))).toHaveLength(1)
    expect(plan.filter((line) => line.includes('Index Only Scan using "Patient_first_name_key"'))).toHaveLength(1)
  })
})
