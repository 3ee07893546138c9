import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import type { Step } from './run-steps.ts'

const REPORTS = '.cache/reports'
mkdirSync(REPORTS, { recursive: true })

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

function readReport(path: string): Partial<VitestReport & PlaywrightReport> | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    // The step ended before it wrote a report; its exit code says so.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

const MEMORY_DISK = '/dev/shm'
const ENOUGH_BYTES = 4 * 2 ** 30

/** Test databases lie in memory where there is room, since every one of their commits is synced to its disk. */
function hasMemoryDisk(): boolean {
  if (!existsSync(MEMORY_DISK)) return false
  const { bavail, bsize } = statfsSync(MEMORY_DISK)
  return bavail * bsize >= ENOUGH_BYTES
}

/** A vitest project, counted by its tests. */
function vitest(name: string, ...projects: string[]): Step {
  const report = `${REPORTS}/${projects.join('-')}.json`
  rmSync(report, { force: true })
  const chosen = projects.flatMap((project) => ['--project', project])
  const run = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    command: hasMemoryDisk() ? ['env', `TMPDIR=${MEMORY_DISK}`, 'vitest', ...run] : ['vitest', ...run],
    count: () => {
      const counts = readReport(report)
      return { passed: counts?.numPassedTests ?? 0, failed: counts?.numFailedTests ?? 0 }
    },
  }
}

function playwright(): Step {
  const report = `${REPORTS}/playwright.json`
  rmSync(report, { force: true })
  return {
    name: 'End to end in Chromium, with axe',
    command: [
      'env',
      `PLAYWRIGHT_JSON_OUTPUT_FILE=${report}`,
      ...(hasMemoryDisk() ? [`TMPDIR=${MEMORY_DISK}`] : []),
      'playwright',
      'test',
    ],
    count: () => {
      const stats = readReport(report)?.stats
      return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }
    },
  }
}

const CODE = ['api', 'domain', 'web', 'prisma/seed', 'scripts'] as const

/**
 * Both compilers are Go's. On several threads each checks what it needs of the others' share again, a third of the work:
 * one thread each, side by side, is sooner done. Memory is collected when it grows scarce.
 */
const ONE_THREAD = ['env', 'GOMAXPROCS=1', 'GOGC=off', 'GOMEMLIMIT=2GiB'] as const

/** What is read, and not run: the longest first, since they run side by side. */
export const CHECKS: readonly Step[] = [
  {
    name: 'Lint',
    command: [...ONE_THREAD, 'oxlint', '--threads', '1', '--type-aware', '--deny-warnings', '.'],
    single: true,
  },
  // What the others take from the domain they take as it was declared: it is checked once.
  {
    name: 'Types',
    command: [...ONE_THREAD, 'tsc', '-b', '--builders', '1', '--checkers', '1', 'domain', 'api', 'web', '.'],
    single: true,
  },
  { name: 'Generated files are current', command: ['node', 'scripts/check-generated.ts'], single: true },
  { name: 'Dead code', command: ['knip', '--no-progress'], single: true },
  { name: 'Import boundaries', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...CODE], single: true },
  { name: 'Format', command: ['biome', 'check', '--error-on-warnings', '.'], single: true },
]

/** The tests that need neither a server nor a browser. */
export const UNIT: readonly Step[] = [vitest('Unit', 'unit')]

/** The tests in Node, in one run: its workers go on with the next tests while the longest of others are still at work. */
const inNode = (hasPostgresql: boolean): Step =>
  vitest(
    `Unit, components, integration on the embedded database${hasPostgresql ? ' and on a PostgreSQL server' : ''}`,
    'unit',
    'component',
    'embedded',
    ...(hasPostgresql ? ['postgresql'] : []),
  )
export const IN_NODE: readonly Step[] = [inNode(false)]
export const IN_NODE_WITH_POSTGRESQL: readonly Step[] = [inNode(true)]

/** What is measured of the built pages; it may run beside the checks. */
export const OF_BUILD: readonly Step[] = [{ name: 'Web budgets', command: ['node', 'scripts/budget.ts'], single: true }]

/** What takes a browser. */
export const IN_BROWSER: readonly Step[] = [playwright()]
