import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { createApplication } from '#api/application.ts'
import { type Env, readEnv } from '#api/platform/env.ts'
import { createLog } from '#api/platform/log.ts'
import { sentenceFor } from '#api/sentence-for.ts'
import { medicalEngine } from '#api/services/medical/clinical-engine.ts'

const ENGINE_AFTER_MS = 1000
/**
 * How far the old heap grows before it is collected anew, %, beside the embedded database: package.json has a smaller one
 * for a server alone. To collect it takes what the database computes with.
 */
const EMBEDDED_HEAP_GROWTH = 100
const WEB_ROOT = fileURLToPath(new URL('../web/dist', import.meta.url))

async function main(): Promise<void> {
  let env: Env | null = null
  try {
    env = readEnv(process.env)
    if (env.databaseUrl === null) setFlagsFromString(`--heap-growing-percent=${EMBEDDED_HEAP_GROWTH}`)
    const log = createLog(env.logLevel)
    const application = await createApplication(env, log, { webRoot: WEB_ROOT })
    const stop = async (why: string, exitCode: number) => {
      log.info({ why }, 'Stopping')
      await application.close()
      process.exit(exitCode)
    }
    try {
      await application.app.listen({ port: env.port, host: env.host })
    } catch (error) {
      await application.close()
      throw error
    }
    process.once('SIGTERM', () => void stop('SIGTERM', 0))
    process.once('SIGINT', () => void stop('SIGINT', 0))
    void application.failed.then((error) => {
      log.fatal({ err: error }, 'The embedded database failed')
      process.exit(1)
    })
    const address = application.app.server.address()
    const actualPort = address && typeof address === 'object' ? address.port : env.port
    // Its knowledge takes a second to load: neither the start nor the first patient waits for it.
    const loadEngine = () =>
      medicalEngine().catch((error: unknown) =>
        log.error({ err: error }, 'The clinical engine could not be loaded yet'),
      )
    setTimeout(() => void loadEngine(), ENGINE_AFTER_MS).unref()
    process.stdout.write(`\nAfya Mashariki is ready: http://localhost:${actualPort}\n`)
  } catch (error) {
    const sentence = sentenceFor(error, env)
    if (sentence === null) throw error
    process.stderr.write(`\n${sentence}\n`)
    process.exit(1)
  }
}

await main()
