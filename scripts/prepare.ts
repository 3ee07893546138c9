import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STAMPS = new URL('../.cache/', import.meta.url)

/** A digest of the files that a step reads. */
function digestOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = patterns.flatMap((pattern) => globSync(pattern, { exclude: ['web/dist/**'], withFileTypes: true }))
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  for (const path of paths.toSorted()) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

interface Step {
  readonly name: string
  readonly says: string
  readonly reads: readonly string[]
  readonly makes: string
  readonly command: readonly [string, ...string[]]
}

const STEPS = {
  prisma: {
    name: 'prisma',
    says: 'Generating the database client ...',
    reads: ['prisma/schema.prisma', 'scripts/{compiler-file,generate-client,sparse-graph}.ts', 'package-lock.json'],
    makes: 'prisma/generated/client/client.ts',
    command: [process.execPath, 'scripts/generate-client.ts'],
  },
  web: {
    name: 'web',
    says: 'Building the web pages (half a minute the first time) ...',
    reads: [
      'web/**/*',
      'domain/**/*',
      'scripts/{compact-knowledge,first-frame,precompress,read-pages,trusted-hashes}.ts',
      'trusted-documents.json',
      'vite.config.ts',
      'postcss.config.js',
      'package-lock.json',
    ],
    makes: 'web/dist/.vite/pages.json',
    command: ['vite', 'build', '--logLevel', 'warn'],
  },
} as const satisfies Record<string, Step>

/** Carries out the steps whose product is missing or older than what it is made from. */
export function prepare(...names: (keyof typeof STEPS)[]): void {
  mkdirSync(STAMPS, { recursive: true })
  for (const name of names) {
    const step: Step = STEPS[name]
    const stamp = new URL(step.name, STAMPS)
    const digest = digestOf(step.reads)
    if (existsSync(step.makes) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) continue
    console.log(step.says)
    const [command, ...args] = step.command
    execFileSync(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    writeFileSync(stamp, digest)
  }
}
