import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { __wbg_set_wasm, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg'

interface EngineExports extends WebAssembly.Exports {
  __wbindgen_start(): void
}

/** How the engine's bindings to timers are called: the rest of the name changes with each version. */
const TIMER = '__wbg_setTimeout_'

/**
 * The engine's bindings, with timers that do not keep a process alive: it clears none of them, and a command that has
 * migrated would end only when the engine's wait for a lock, 10 s, is over.
 */
function letEnd<Bindings extends object>(bindings: Bindings): Bindings {
  const timers = Object.keys(bindings).filter((name) => name.startsWith(TIMER))
  if (timers.length !== 1) throw new Error(`The schema engine has ${timers.length} bindings to timers, not one`)
  const start = (call: () => void, ms: number) => setTimeout(call, ms).unref()
  return { ...bindings, ...Object.fromEntries(timers.map((name) => [name, start])) }
}

let loaded: Promise<void> | null = null

/** Prisma's schema engine as WebAssembly: the native one would have to be downloaded. */
async function loadEngine(): Promise<void> {
  const bindings = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const bytes = await readFile(join(dirname(bindings), 'schema_engine_bg.wasm'))
  const imports = { './schema_engine_bg.js': letEnd(await import('@prisma/schema-engine-wasm/schema_engine_bg')) }
  const { instance } = await WebAssembly.instantiate(bytes, imports)
  __wbg_set_wasm(instance.exports)
  ;(instance.exports as EngineExports).__wbindgen_start()
}

/**
 * Prisma's schema engine over a driver adapter, for one database.
 * @param datamodel the text of schema.prisma
 */
export async function openSchemaEngine(
  datamodel: string,
  adapter: SqlMigrationAwareDriverAdapterFactory,
): Promise<SchemaEngine> {
  loaded ??= loadEngine()
  await loaded
  const ignoreLog = () => undefined
  return SchemaEngine.new(
    { datamodels: [['schema.prisma', datamodel]] },
    ignoreLog,
    bindMigrationAwareSqlAdapterFactory(adapter),
  )
}
