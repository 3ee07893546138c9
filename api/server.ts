import { fileURLToPath } from 'node:url'
import { createApplication } from '#api/application.ts'
import { DataDirectoryInUse } from '#api/platform/embedded-database/data-directory-lock.ts'
import { type Env, InvalidEnvironment, readEnv } from '#api/platform/env.ts'
import { createLog } from '#api/platform/log.ts'
import { isDatabaseAway, isDiskFull } from '#api/store/database-errors.ts'
import { DatabaseNewerThanCode } from '#api/store/migrate.ts'

const WEB_ROOT = fileURLToPath(new URL('../web/dist', import.meta.url))

/** A sentence that says what to do, where the reason is one that a person can mend. */
function sentenceFor(error: unknown, env: Env | null): string | null {
  const isOurs =
    error instanceof DataDirectoryInUse || error instanceof DatabaseNewerThanCode || error instanceof InvalidEnvironment
  if (isOurs) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${env?.port} is taken. Stop what listens there, or choose another: PORT=3001 npm start`
  }
  if (env?.databaseUrl && isDatabaseAway(error)) {
    return 'The database does not answer. Start it, or correct DATABASE_URL.'
  }
  if (isDiskFull(error)) return 'The disk of the database is full. Make room, and start again.'
  return null
}

async function main(): Promise<void> {
  let env: Env | null = null
  try {
    env = readEnv(process.env)
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
    const sentence = sentenceFor(error, env)
    if (sentence === null) throw error
    process.stderr.write(`\n${sentence}\n`)
    process.exit(1)
  }
}

await main()
