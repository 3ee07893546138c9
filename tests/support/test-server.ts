import { expect } from 'vitest'
import { type Application, createApplication } from '#api/application.ts'
import type { Clock } from '#api/platform/clock.ts'
import type { Env } from '#api/platform/env.ts'
import { newId } from '#api/platform/ids.ts'
import { createLog } from '#api/platform/log.ts'
import type { Role } from '#domain/vocabulary/roles.ts'
import type { PrismaClient } from '#prisma/generated/client/client.ts'
import { type Caller, callerOf, SERVICE_TOKEN, sha256Hex } from '#tests/support/caller.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

export const DEMO_PASSWORD = 'DemoSecret1'

/** Somebody with an account. */
export interface Person extends Caller {
  readonly token: string
  readonly userId: string
  readonly email: string
  readonly password: string
}

export interface TestServer extends Caller {
  readonly url: string
  readonly application: Application
  /** The database behind the server, to look at what was stored. */
  readonly client: PrismaClient
  as(token: string | null): Caller
  /** A new account, signed in, with the role approved. */
  person(details?: { role?: Role; region?: string }): Promise<Person>
  close(): Promise<void>
}

interface TestServerOptions {
  readonly demo?: boolean
  readonly clock?: Clock
  readonly database?: TestDatabase
  /** Is given every line of the log, down to the finest. */
  readonly logTo?: (line: string) => void
  /** How much of the disk the embedded database keeps; nothing unless told, so that each test does not write it. */
  readonly diskReserveMb?: number
  /** Whose X-Forwarded-For is believed. */
  readonly trustProxy?: string
  /** The folder of the built web. */
  readonly webRoot?: string
}

/** A server on a database of its own; outside demonstration mode unless told. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await createTestDatabase())
  const env: Env = {
    port: 0,
    host: '127.0.0.1',
    databaseUrl: database.databaseUrl,
    dataDir: database.dataDir,
    diskReserveMb: options.diskReserveMb ?? 0,
    demoPassword: options.demo ? DEMO_PASSWORD : null,
    openGraphql: options.demo ?? false,
    serviceTokenDigests: [sha256Hex(SERVICE_TOKEN)],
    trustProxy: options.trustProxy ?? false,
    logLevel: options.logTo ? 'trace' : 'silent',
  }
  const log = createLog(env.logLevel, options.logTo && { write: options.logTo })
  const application = await createApplication(env, log, {
    webRoot: options.webRoot ?? null,
    ...(options.clock ? { clock: options.clock } : {}),
  })
  const url = await application.app.listen({ port: 0, host: '127.0.0.1' })
  const { client } = application.database

  return {
    ...callerOf(url, null),
    url,
    application,
    client,
    as: (token) => callerOf(url, token),
    person: async ({ role = 'patient', region = 'Kenya' } = {}) => {
      const email = `${newId()}@example.org`
      const password = 'correct horse'
      const { body, status } = await callerOf(url, null).rest('POST', '/api/auth/signup', {
        email,
        password,
        userData: { first_name: 'Asha', last_name: 'Juma', region, role: 'patient' },
      })
      expect(status, JSON.stringify(body)).toBe(201)
      if (role !== 'patient') {
        await client.roleGrant.create({
          data: { id: newId(), userId: body.user.id, role, status: 'approved', decidedAt: new Date() },
        })
      }
      return { ...callerOf(url, body.token), token: body.token, userId: body.user.id, email, password }
    },
    close: async () => {
      await application.close()
      await database.remove()
    },
  }
}
