import type { Prisma } from '#api/store/client.ts'
import type { Patient } from '#prisma/generated/client/client.ts'

/** Why two records cannot be merged, or not now: the id of a sentence of PATIENT_MESSAGES. */
export type MergeFault = 'patient_not_found' | 'merge_kept_merged' | 'merge_duplicate_merged' | 'merge_duplicate_kept'

/** The record that stays, and the one that is merged into it. */
export interface Pair {
  readonly keptId: string
  readonly duplicateId: string
}

type Transaction = Prisma.TransactionClient

/** Whoever merges one of these records meanwhile waits until this transaction ends. What is filed for them does not. */
export const holdRecords = (transaction: Transaction, { keptId, duplicateId }: Pair) =>
  transaction.$queryRaw`
    SELECT id FROM "Patient" WHERE id IN (${keptId}::uuid, ${duplicateId}::uuid) ORDER BY id FOR NO KEY UPDATE`

/**
 * What stands against merging, of records that are held. A record is merged into one that is merged into none, and has
 * none merged into it: there are no chains, and so no circles.
 */
export async function faultOf(transaction: Transaction, { keptId, duplicateId }: Pair): Promise<MergeFault | null> {
  const records = await transaction.patient.findMany({
    where: { id: { in: [keptId, duplicateId] } },
    select: { id: true, mergedIntoId: true, merged: { select: { id: true }, take: 1 } },
  })
  const kept = records.find(({ id }) => id === keptId)
  const duplicate = records.find(({ id }) => id === duplicateId)
  if (!kept || !duplicate) return 'patient_not_found'
  if (duplicate.mergedIntoId !== null) return 'merge_duplicate_merged'
  if (kept.mergedIntoId !== null) return 'merge_kept_merged'
  return duplicate.merged.length > 0 ? 'merge_duplicate_kept' : null
}

/** Alerts of the duplicate that the kept record has not, whatever the case of their letters. */
function alertsMissing(kept: Patient, duplicate: Patient): string[] {
  const known = new Set(kept.medicalAlerts.map((alert) => alert.toLowerCase()))
  return duplicate.medicalAlerts.filter((alert) => !known.has(alert.toLowerCase()))
}

/**
 * Merges two records. Of what they say only the alerts move, for whoever treats the person must see them all.
 * @returns the alerts that the kept record took over, or what stands against it, with nothing changed
 */
export async function mergeRecords(transaction: Transaction, pair: Pair): Promise<string[] | MergeFault> {
  await holdRecords(transaction, pair)
  const fault = await faultOf(transaction, pair)
  if (fault) return fault
  const { keptId, duplicateId } = pair
  const kept = await transaction.patient.findUniqueOrThrow({ where: { id: keptId } })
  const duplicate = await transaction.patient.update({ where: { id: duplicateId }, data: { mergedIntoId: keptId } })
  const added = alertsMissing(kept, duplicate)
  await transaction.patient.update({
    where: { id: keptId },
    data: { medicalAlerts: { push: added }, version: { increment: 1 } },
  })
  return added
}

/** Parts two merged records: the kept one gives back the alerts that it took over. */
export async function partRecords(transaction: Transaction, pair: Pair, alertsAdded: readonly string[]): Promise<void> {
  await holdRecords(transaction, pair)
  const { keptId, duplicateId } = pair
  await transaction.patient.update({ where: { id: duplicateId }, data: { mergedIntoId: null } })
  const { medicalAlerts } = await transaction.patient.findUniqueOrThrow({ where: { id: keptId } })
  await transaction.patient.update({
    where: { id: keptId },
    data: { medicalAlerts: medicalAlerts.filter((alert) => !alertsAdded.includes(alert)), version: { increment: 1 } },
  })
}
