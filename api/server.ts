import { fileURLToPath } from 'node:url'
import { createApplication } from '#api/application.ts'
import { DataDirectoryInUse } from '#api/platform/embedded-database/data-directory-lock.ts'
import { InvalidEnvironment, readEnv } from '#api/platform/env.ts'
import { createLog } from '#api/platform/log.ts'
import { DatabaseNewerThanCode } from '#api/store/migrate.ts'

const WEB_ROOT = fileURLToPath(new URL('../web/dist', import.meta.url))

/** Ends with a sentence that says what to do, where the reason is one that a person can mend. */
function refuse(error: unknown, port: number | null): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const sentence =
    code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what listens there, or choose another: PORT=3001 npm start`
      : error instanceof DataDirectoryInUse ||
          error instanceof DatabaseNewerThanCode ||
          error instanceof InvalidEnvironment
        ? error.message
        : null
  if (sentence === null) throw error
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  let port: number | null = null
  try {
    const env = readEnv(process.env)
    port = env.port
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
    process.stdout.write(`\nAfya Mashariki is ready: http://localhost:${actualPort}\n`)
  } catch (error) {
    refuse(error, port)
  }
}

await main()
