// Generates the database client from prisma/schema.prisma, and makes it smaller in memory (docs/adr/0104).
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { COMPILER_FILE, withCompilerFile } from './compiler-file.ts'
import { withSparseGraph } from './sparse-graph.ts'

const CLIENT = 'prisma/generated/client/internal/class.ts'

execFileSync('prisma', ['generate'], { stdio: ['ignore', 'pipe', 'inherit'] })
const { module, textModule } = withCompilerFile(withSparseGraph(readFileSync(CLIENT, 'utf8')))
const { wasm }: { wasm: string } = await import(textModule)
writeFileSync(new URL(`../${CLIENT}/../${COMPILER_FILE}`, import.meta.url), Buffer.from(wasm, 'base64'))
writeFileSync(CLIENT, module)
