import type pg from 'pg'
import { facilitiesInScope, type PatientScope } from '#api/access/visible-to.ts'
import { AS_HEARD } from '#tests/bench/search/names.ts'

export interface Searches {
  readonly kind: string
  readonly texts: readonly string[]
}

const TYPED: readonly Searches[] = [
  { kind: '2 characters', texts: ['wa', 'mo', 'ac', 'nj', 'ki', 'om', 'ha', 'fa', 'ch', 'zz'] },
  { kind: '3 characters', texts: ['wan', 'moh', 'ach', 'nje', 'kip', 'oti', 'has', 'fat', 'che', 'xyz'] },
  {
    kind: 'two words',
    texts: [
      'otieno achieng',
      'wanjiku kamau',
      'mohamed abdi',
      'mary wanj',
      'has abd',
      'kamau peter',
      'ac ot',
      'grace mwangi',
      'deng garang',
      'john zz',
    ],
  },
  { kind: 'sound', texts: AS_HEARD },
  {
    kind: 'within a name',
    texts: ['ieno', 'hiambo', 'njiru', 'amed', 'ambur', 'koech', 'iyimana', 'usuf', 'qqqq', 'eroge'],
  },
]

const HOW_MANY = 10

/** The searches of each kind for somebody who sees these patients: numbers are those of some of them. */
export async function searchesFor(client: pg.ClientBase, scope: PatientScope): Promise<Searches[]> {
  const facilities = facilitiesInScope(scope)
  if (!facilities) throw new Error('Nobody is seen')
  const some = async (column: 'phone' | 'nationalId'): Promise<string[]> => {
    const { rows } = await client.query<{ number: string }>(
      `SELECT p."${column}" AS number FROM "Patient" p
       WHERE p."${column}" IS NOT NULL AND p."mergedIntoId" IS NULL AND p."facilityId" ${facilities.condition}
       ORDER BY p.id LIMIT ${HOW_MANY}`,
      [facilities.value],
    )
    return rows.map(({ number }) => number)
  }
  return [
    ...TYPED,
    { kind: 'phone', texts: (await some('phone')).map((phone) => `0${phone.slice(4)}`) },
    { kind: 'national id', texts: await some('nationalId') },
  ]
}
