import type { FuzzReport } from '#tests/battery/fuzz/fuzz.ts'
import type { KillReport } from '#tests/battery/kill/kills.ts'

export type Kills = KillReport & { readonly what: string }

type Table = Readonly<Record<string, Readonly<Record<string, string | number>>>>

const WANTED_RECOVERY_MS = 2_000

/** What was asked, by route and field, with how it was answered. */
export const answersOf = ({ answers }: FuzzReport): Table =>
  Object.fromEntries(
    [...answers]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([aim, counts]) => [
        aim,
        Object.fromEntries([...counts].toSorted(([one], [other]) => one.localeCompare(other))),
      ]),
  )

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2
}

const milliseconds = (value: number) => `${Math.round(value)} ms`
const verdict = (value: number) => (value < WANTED_RECOVERY_MS ? 'met' : 'MISSED')

const statusesOf = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, times]) => `${times} × ${status === 0 ? 'none' : status}`)
    .join(', ')

/** What the kills came to, a line each. */
export function recoveriesOf({ kills, written, inFlight, storedUnanswered, recoveries, starts, probes }: Kills): Table {
  const rows: Record<string, string | number> = {
    'times killed': kills,
    'assessments acknowledged': written.acknowledged.length,
    'requests in flight when killed': inFlight,
    'sent more than once': written.acknowledged.filter(({ tries }) => tries > 1).length,
    'of these stored before, unanswered': storedUnanswered,
    'answers to the writers': statusesOf(written.statuses),
  }
  if (probes.size > 0) rows['answers to the prober'] = statusesOf(probes)
  const [middle, worst] = [median(recoveries), Math.max(...recoveries)]
  rows['recovery, median'] =
    `${milliseconds(middle)}, wanted under ${milliseconds(WANTED_RECOVERY_MS)}: ${verdict(middle)}`
  rows['recovery, worst'] = `${milliseconds(worst)}: ${verdict(worst)}`
  if (starts.length > 0) rows['of it the start of the process, median'] = milliseconds(median(starts))
  return Object.fromEntries(Object.entries(rows).map(([name, value]) => [name, { value }]))
}
