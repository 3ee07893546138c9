import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createPatient } from '#tests/bench/patient.ts'
import { type Measured, measure } from '#tests/bench/web/measure.ts'
import { rowsOf } from '#tests/bench/web/report.ts'
import { VISITS } from '#tests/bench/web/visits.ts'
import { startChildServer } from '#tests/support/child-server.ts'

const ASSESSMENTS = 12

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, visit: { type: 'string', default: '' } },
})

const dataDir = mkdtempSync(join(tmpdir(), 'afya-bench-web-data-'))
const server = await startChildServer(['api/server.ts'], { DATABASE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
try {
  const { token } = await createPatient(server.url, ASSESSMENTS)
  const visits = VISITS.filter(({ name }) => name.includes(values.visit))
  const measured = new Map<string, Measured[]>(visits.map(({ name }) => [name, []]))
  for (let run = 1; run <= Number(values.runs); run += 1) {
    for (const visit of visits) {
      const figures = await measure(visit, { url: server.url, token })
      measured.get(visit.name)?.push(figures)
      const load = loadavg()[0]?.toFixed(1)
      console.log(`run ${run}, ${visit.name}, load ${load}: largest is ${figures.largestPaint}`)
    }
  }
  console.table(visits.flatMap((visit) => rowsOf(visit, measured.get(visit.name) ?? [])))
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
