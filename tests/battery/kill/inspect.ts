import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startEmbeddedDatabase } from '#api/platform/embedded-database/embedded-database.ts'
import { createLog } from '#api/platform/log.ts'
import { type Client, openDatabase } from '#api/store/client.ts'
import type { Acknowledged } from '#tests/battery/kill/writers.ts'

const VERIFY = fileURLToPath(new URL('../../../scripts/audit-verify.ts', import.meta.url))

export interface Inspected {
  readonly faults: readonly string[]
  /** How many of the assessments that were sent more than once had been stored by a try that got no answer. */
  readonly storedUnanswered: number
  readonly assessments: number
}

/** Runs `npm run audit:verify` as it is run by hand. */
async function verifyTrail(variables: Record<string, string>): Promise<string[]> {
  const env = { ...process.env, ...variables }
  try {
    await promisify(execFile)(process.execPath, [VERIFY], { env })
    return []
  } catch (error) {
    if (error instanceof Error && 'stderr' in error) return [`audit:verify: ${String(error.stderr)}`]
    throw error
  }
}

/** What of the acknowledged is not as it was acknowledged, or what is there besides, in words. */
async function compare(client: Client, acknowledged: readonly Acknowledged[]): Promise<Inspected> {
  const faults: string[] = []
  const rows = await client.nutritionAssessment.findMany({
    select: { id: true, weightKg: true, heightCm: true, createdAt: true, plan: { select: { id: true } } },
  })
  const plans = await client.nutritionPlan.count()
  const created = await client.auditEvent.groupBy({
    by: ['recordId'],
    where: { action: 'nutrition.submit' },
    _count: true,
  })
  const events = new Map(created.map(({ recordId, _count }) => [recordId, _count]))
  const stored = new Map(rows.map((row) => [row.id, row]))
  let storedUnanswered = 0

  for (const { id, planId, weightKg, heightCm, tries, sentAt } of acknowledged) {
    const row = stored.get(id)
    if (!row) {
      faults.push(`${id} was acknowledged, and is not there`)
      continue
    }
    if (row.weightKg !== weightKg || row.heightCm !== heightCm) faults.push(`${id} holds what was not sent under it`)
    if (row.plan?.id !== planId) faults.push(`${id} has the plan ${row.plan?.id}, and ${planId} was acknowledged`)
    if (tries > 1 && row.createdAt.getTime() < sentAt) storedUnanswered += 1
  }
  const known = new Set(acknowledged.map(({ id }) => id))
  if (known.size !== acknowledged.length) faults.push('An id was acknowledged twice')
  for (const { id } of rows) if (!known.has(id)) faults.push(`${id} is there, and nobody was told`)
  for (const { id } of rows)
    if (events.get(id) !== 1) faults.push(`${id} has ${events.get(id) ?? 0} events of its creation`)
  for (const id of events.keys())
    if (!stored.has(id ?? '')) faults.push(`${id} has an event of its creation, and is not there`)
  if (plans !== rows.length) faults.push(`There are ${plans} plans of ${rows.length} assessments`)
  return { faults, storedUnanswered, assessments: rows.length }
}

/**
 * Looks at the database that a server has left: is what was acknowledged there once, with one event of its creation,
 * and the audit trail whole? No server may run on an embedded one.
 */
export async function inspect(
  variables: Record<string, string>,
  acknowledged: readonly Acknowledged[],
): Promise<Inspected> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = variables
  const embedded = !url && dataDir ? await startEmbeddedDatabase({ dataDir, maxConnections: 2 }) : null
  const database = openDatabase(
    embedded ? { ...embedded.connection, max: 1 } : { connectionString: url },
    createLog('silent'),
  )
  let inspected: Inspected
  try {
    inspected = await compare(database.client, acknowledged)
  } finally {
    await database.close()
    await embedded?.close()
  }
  return { ...inspected, faults: [...inspected.faults, ...(await verifyTrail(variables))] }
}
