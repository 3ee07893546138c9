// Fails when a generated file is not what the code makes now. Nothing is changed.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const GENERATED = [
  'schema.graphql',
  'trusted-documents.json',
  'web/graphql/operations.ts',
  'web/graphql/possible-types.ts',
]
const before = GENERATED.map((path) => readFileSync(path, 'utf8'))
execFileSync(process.execPath, ['scripts/generate.ts'], { stdio: 'inherit' })
const stale = GENERATED.filter((path, index) => readFileSync(path, 'utf8') !== before[index])
for (const [index, path] of GENERATED.entries()) {
  if (stale.includes(path)) writeFileSync(path, before[index] ?? '')
}
if (stale.length > 0) {
  console.error(`Not current: ${stale.join(', ')}. Run npm run generate, and commit what it writes.`)
  process.exit(1)
}
