import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onDatabase } from '#tests/support/server-process.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'

export const commandPath = (name: string): string => fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url))

/** The variables of a command on a database, as if nobody had set any and npm had not started it. */
export function commandEnv(database: TestDatabase, variables: Record<string, string> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|DATA|DEMO)/.test(name))
  return { ...Object.fromEntries(inherited), ...onDatabase(database), ...variables }
}

/** Runs a command of the product to its end. */
export const runCommand = (
  name: string,
  parameters: readonly string[],
  database: TestDatabase,
  { input, variables }: { input?: Uint8Array; variables?: Record<string, string> } = {},
): SpawnSyncReturns<Buffer> =>
  spawnSync(process.execPath, [commandPath(name), ...parameters], {
    env: commandEnv(database, variables),
    maxBuffer: 100_000_000,
    ...(input ? { input } : {}),
  })
