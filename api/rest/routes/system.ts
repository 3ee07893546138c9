import type { FastifyInstance } from 'fastify'
import { DEMO_ACCOUNTS } from '#domain/vocabulary/demo-accounts.ts'

interface System {
  readonly env: { readonly databaseUrl: string | null; readonly demoPassword: string | null }
  readonly database: { ping(): Promise<void> }
  /** How much the database can still store; less than ample is full, for records. */
  readonly storageRoom: () => 'ample' | 'scarce' | 'none'
  readonly version: string
}

const RETRY_AFTER_SECONDS = 2

/** How the server is, and what a browser has to know before anybody signs in. */
export function systemRoutes({ env, database, storageRoom, version }: System) {
  return async (app: FastifyInstance): Promise<void> => {
    const kind = env.databaseUrl === null ? 'embedded' : 'postgresql'

    app.get('/health', async (request, reply) => {
      try {
        await database.ping()
      } catch (error) {
        request.log.warn({ err: error }, 'The database does not answer')
        return reply
          .code(503)
          .header('retry-after', RETRY_AFTER_SECONDS)
          .send({ status: 'unavailable', version, database: { kind, status: 'away' } })
      }
      const status = storageRoom() === 'ample' ? 'up' : 'full'
      return { status: 'ok', version, database: { kind, status } }
    })

    app.get('/config', async () => ({
      demo:
        env.demoPassword === null
          ? null
          : {
              password: env.demoPassword,
              accounts: DEMO_ACCOUNTS.filter(({ quickAccess }) => quickAccess).map(({ key, email, role }) => ({
                key,
                email,
                role,
              })),
            },
    }))
  }
}
