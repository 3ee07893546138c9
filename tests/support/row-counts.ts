import { expect, onTestFinished } from 'vitest'
import { Prisma, type PrismaClient } from '#prisma/generated/client/client.ts'

/** Written also by requests that are refused. */
const OF_EVERY_REQUEST: ReadonlySet<string> = new Set(['Throttle', 'AuditEvent', 'AuditChain'])
const TABLES = Object.values(Prisma.ModelName).filter((table) => !OF_EVERY_REQUEST.has(table))
/** One statement: where nothing may be stored, all is counted before and after each request. */
const COUNTS = `SELECT ${TABLES.map((table) => `(SELECT count(*)::int FROM "${table}") AS "${table}"`).join(', ')}`

/** How many rows each table holds that a request could write to. */
export async function countRows(client: PrismaClient): Promise<Record<string, number>> {
  const [counts] = await client.$queryRawUnsafe<Record<string, number>[]>(COUNTS)
  if (!counts) throw new Error('Nothing was counted')
  return counts
}

/** From here to the end of the test nothing may be stored. */
export async function expectNothingStored(client: PrismaClient): Promise<void> {
  const before = await countRows(client)
  onTestFinished(async () => expect(await countRows(client)).toEqual(before))
}
