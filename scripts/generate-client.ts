// Generates the database client from prisma/schema.prisma, and makes it smaller in memory (docs/adr/0104).
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMPILER_FILE, withCompilerFile } from './compiler-file.ts'
import { withSparseGraph } from './sparse-graph.ts'

const DIRECTORY = 'prisma/generated/client/internal'
const CLIENT = join(DIRECTORY, 'class.ts')

// Prisma would download a schema engine that is never used: any program that exists will do.
const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath }
execFileSync('prisma', ['generate'], { stdio: ['ignore', 'pipe', 'inherit'], env })
const { module, textModule } = withCompilerFile(withSparseGraph(readFileSync(CLIENT, 'utf8')))
const { wasm }: { wasm: string } = await import(textModule)
writeFileSync(join(DIRECTORY, COMPILER_FILE), Buffer.from(wasm, 'base64'))
writeFileSync(CLIENT, module)
