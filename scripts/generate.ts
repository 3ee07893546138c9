// npm run generate: writes every generated file: the database client, schema.graphql, the operations' types and the
// trusted documents.
import { execFileSync } from 'node:child_process'
import { prepare } from './prepare.ts'

prepare('prisma')
execFileSync(process.execPath, ['scripts/print-schema.ts'], { stdio: 'inherit' })
execFileSync('graphql-codegen', ['--config', 'codegen.ts', '--silent'], { stdio: 'inherit' })
