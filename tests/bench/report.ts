import { type HostileRow, PROBE_MS, REFUSED_MS, type Times } from '#tests/bench/hostile.ts'
import { BARE, operations } from '#tests/bench/operations.ts'
import { cellKey, type Measured } from '#tests/bench/subject.ts'

type Row = Readonly<Record<string, string | number>>

const OPERATIONS = operations({ token: '', planId: '', medicalPlanId: '', accounts: [] })
/** The connections that the wanted figures are for. */
const JUDGED_CONNECTIONS = 10
/** On the embedded database a third of PostgreSQL's throughput is wanted. */
const EMBEDDED_PART = 1 / 3
const MEMORY_MB: Readonly<Record<string, number>> = { PostgreSQL: 350, embedded: 750 }
const WARM_START_MS = 1500
const PLAN_MS = 2

/** Every cell, the databases side by side. */
export function figures(measured: readonly Measured[], connections: readonly number[]): Row[] {
  return connections.flatMap((count) =>
    [...BARE, ...OPERATIONS].map(({ name }) => {
      const row: Record<string, string | number> = { connections: count, operation: name }
      for (const { name: database, cells, statements } of measured) {
        const cell = cells.get(cellKey(name, count))
        if (!cell) continue
        row[`${database} req/s`] = Math.round(cell.perSecond)
        row[`${database} p50 ms`] = cell.p50Ms
        row[`${database} p99 ms`] = cell.p99Ms
        row[`${database} CPU ms`] = cell.cpuMs === null ? '' : Math.round(cell.cpuMs * 100) / 100
        row[`${database} SQL`] = statements.get(name) ?? 1
      }
      return row
    }),
  )
}

const verdict = (isMet: boolean) => (isMet ? 'met' : 'MISSED')
const percent = (part: number) => `${(part * 100).toFixed(1)} %`

/** What is wanted, against what was measured in this run. */
export function verdicts(measured: readonly Measured[], planMs: number): Row[] {
  const rows: Row[] = [
    {
      what: 'planNutrition, median',
      wanted: `under ${PLAN_MS} ms`,
      measured: `${planMs.toFixed(2)} ms`,
      verdict: verdict(planMs < PLAN_MS),
    },
  ]
  for (const { name: database, cells, warmStartMs, peakMemoryMb } of measured) {
    for (const { name, wanted } of OPERATIONS) {
      const cell = cells.get(cellKey(name, JUDGED_CONNECTIONS))
      const other = wanted && cells.get(cellKey(wanted.of, JUDGED_CONNECTIONS))
      if (!cell || !other) continue
      if (wanted.ratio !== undefined) {
        const isBare = BARE.some((operation) => operation.name === wanted.of)
        const least = wanted.ratio * (database === 'embedded' && isBare ? EMBEDDED_PART : 1)
        const ratio = cell.perSecond / other.perSecond
        rows.push({
          what: `${database}: ${name}, of a ${wanted.of}`,
          wanted: `at least ${percent(least)}`,
          measured: percent(ratio),
          verdict: verdict(ratio >= least),
        })
      }
      const most = wanted.p99Ms * (database === 'embedded' ? 1 / EMBEDDED_PART : 1)
      rows.push({
        what: `${database}: ${name}, p99`,
        wanted: `under ${most} ms`,
        measured: `${cell.p99Ms} ms`,
        beside: `${other.p99Ms} ms (${wanted.of})`,
        verdict: verdict(cell.p99Ms < most),
      })
    }
    const limitMb = MEMORY_MB[database]
    if (peakMemoryMb !== null && limitMb !== undefined) {
      rows.push({
        what: `${database}: peak memory`,
        wanted: `under ${limitMb} MB`,
        measured: `${Math.round(peakMemoryMb)} MB`,
        verdict: verdict(peakMemoryMb < limitMb),
      })
    }
    rows.push({
      what: `${database}: warm start`,
      wanted: `under ${WARM_START_MS} ms`,
      measured: `${Math.round(warmStartMs)} ms`,
      verdict: verdict(warmStartMs < WARM_START_MS),
    })
  }
  return rows
}

const inMs = ({ medianMs, longestMs }: Times) => `${medianMs.toFixed(1)} / ${longestMs.toFixed(1)}`

/** What holds of the times that are wanted: all of them, or only the middle ones, as where the machine has other work. */
function hostileVerdict({ answered, probe }: HostileRow): string {
  if (answered.longestMs < REFUSED_MS && probe.longestMs < PROBE_MS) return 'met'
  return answered.medianMs < REFUSED_MS && probe.medianMs < PROBE_MS ? 'MISSED by the longest' : 'MISSED'
}

/** Every hostile operation: the middle one of its times / the longest. */
export const hostileVerdicts = (rows: readonly HostileRow[]): Row[] =>
  rows.map((row) => ({
    operation: row.operation,
    answer: row.status,
    [`answered, ms (under ${REFUSED_MS})`]: inMs(row.answered),
    [`health, ms (under ${PROBE_MS})`]: inMs(row.probe),
    'CPU ms': row.cpuMs === null ? '' : row.cpuMs.toFixed(1),
    verdict: hostileVerdict(row),
  }))
