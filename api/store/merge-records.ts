import type { AuditEvent } from '#api/store/audit.ts'
import type { Transaction } from '#api/store/client.ts'
import type { Patient } from '#prisma/generated/client/client.ts'

/** Why two records cannot be merged, or not now: the id of a sentence of PATIENT_MESSAGES. */
export type MergeFault =
  | 'patient_not_found'
  | 'merge_kept_merged'
  | 'merge_duplicate_merged'
  | 'merge_duplicate_kept'
  | 'merge_two_accounts'

/** The record that stays, and the one that is merged into it. */
export interface Pair {
  readonly keptId: string
  readonly duplicateId: string
}

/** Both records with a merge, so that nothing is read again. */
export const WITH_BOTH = { kept: true, duplicate: true } as const

/** The event of each of the two persons whose records it is about. */
export const ofBoth = (event: AuditEvent, { keptId, duplicateId }: Pair): AuditEvent[] =>
  [keptId, duplicateId].map((personId) => ({ ...event, personId }))

/** Whoever merges one of these records meanwhile waits until this transaction ends. What is filed for them does not. */
export const holdRecords = (transaction: Transaction, { keptId, duplicateId }: Pair) =>
  transaction.$queryRaw`
    SELECT id FROM "Patient" WHERE id IN (${keptId}::uuid, ${duplicateId}::uuid) ORDER BY id FOR NO KEY UPDATE`

/**
 * What stands against merging, of records that are held. A record is merged into one that is merged into none, and has
 * none merged into it: there are no chains, and so no circles. Two accounts speak for two persons, and of one record that
 * both read either would see what it was not given: somebody has to take one off first.
 */
export async function faultOf(transaction: Transaction, { keptId, duplicateId }: Pair): Promise<MergeFault | null> {
  const records = await transaction.patient.findMany({
    where: { id: { in: [keptId, duplicateId] } },
    select: { id: true, mergedIntoId: true, userId: true, merged: { select: { id: true, userId: true } } },
  })
  const kept = records.find(({ id }) => id === keptId)
  const duplicate = records.find(({ id }) => id === duplicateId)
  if (!kept || !duplicate) return 'patient_not_found'
  if (duplicate.mergedIntoId !== null) return 'merge_duplicate_merged'
  if (kept.mergedIntoId !== null) return 'merge_kept_merged'
  if (duplicate.merged.length > 0) return 'merge_duplicate_kept'
  const isRead = [kept, ...kept.merged].some(({ userId }) => userId !== null)
  return isRead && duplicate.userId !== null ? 'merge_two_accounts' : null
}

/** Alerts of the duplicate that the kept record has not, whatever the case of their letters. */
export function alertsMissing(kept: Patient, duplicate: Patient): string[] {
  const known = new Set(kept.medicalAlerts.map((alert) => alert.toLowerCase()))
  return duplicate.medicalAlerts.filter((alert) => !known.has(alert.toLowerCase()))
}
