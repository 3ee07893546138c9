import { createHash } from 'node:crypto'
import type { Client } from '#api/store/client.ts'
import type { AuditEvent as AuditRow, Prisma } from '#prisma/generated/client/client.ts'

/** The migration makes them. */
const CHAINS = 16
const ROWS_AT_ONCE = 2_000
const LONGEST_VERIFICATION_MS = 3_600_000

export interface AuditFault {
  readonly chain: number
  readonly seq: bigint
  /** `reordered`: the row does not follow the one before it. */
  readonly fault: 'changed' | 'missing' | 'reordered'
}

export interface AuditVerification {
  readonly events: number
  readonly chains: number
  /** The first of each chain that is not whole. */
  readonly faults: readonly AuditFault[]
}

/**
 * What a row is hashed over, as the function audit_append writes it: PostgreSQL's text of a jsonb array.
 * Computed here anew, so that a changed function in the database is found too. Whose record it is stands last, and
 * only where it is known: so rows from before that column keep their hashes, and none can be given or taken a person.
 */
const canonicalText = (row: AuditRow): string => {
  const { at, actorId, action, recordType, recordId, requestId, address, userAgent, personId } = row
  const fields = [at.toISOString(), actorId, action, recordType, recordId, requestId, address, userAgent]
  if (personId !== null) fields.push(personId)
  return `[${[row.chain, row.seq, ...fields.map((field) => JSON.stringify(field))].join(', ')}]`
}

const hashOf = (row: AuditRow): Buffer =>
  createHash('sha256').update(row.previousHash).update(canonicalText(row)).digest()

const same = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0

async function verifyChain(client: Prisma.TransactionClient, chain: number) {
  const head = await client.auditChain.findUnique({ where: { chain } })
  let seq = 0n
  let hash: Uint8Array = Buffer.alloc(0)
  let events = 0
  const end = (fault: AuditFault['fault'] | null, at: bigint) => ({ events, fault: fault && { chain, seq: at, fault } })

  for (;;) {
    const rows = await client.auditEvent.findMany({
      where: { chain, seq: { gt: seq } },
      orderBy: { seq: 'asc' },
      take: ROWS_AT_ONCE,
    })
    for (const row of rows) {
      events += 1
      if (row.seq !== seq + 1n) return end('missing', seq + 1n)
      if (!same(row.previousHash, hash)) return end('reordered', row.seq)
      if (!same(row.hash, hashOf(row))) return end('changed', row.seq)
      seq = row.seq
      hash = row.hash
    }
    if (rows.length < ROWS_AT_ONCE) break
  }
  if (!head || head.seq > seq) return end('missing', seq + 1n)
  if (head.seq < seq || !same(head.hash, hash)) return end('changed', seq)
  return end(null, seq)
}

/** Walks every chain of the audit trail, as it stands at one moment. */
export const verifyAudit = (client: Client): Promise<AuditVerification> =>
  client.$transaction(
    async (transaction) => {
      const faults: AuditFault[] = []
      let events = 0
      for (let chain = 0; chain < CHAINS; chain += 1) {
        const verified = await verifyChain(transaction, chain)
        events += verified.events
        if (verified.fault) faults.push(verified.fault)
      }
      const strange = await transaction.auditEvent.findFirst({ where: { chain: { notIn: [...Array(CHAINS).keys()] } } })
      if (strange) faults.push({ chain: strange.chain, seq: strange.seq, fault: 'changed' })
      return { events, chains: CHAINS, faults }
    },
    { isolationLevel: 'RepeatableRead', timeout: LONGEST_VERIFICATION_MS },
  )
