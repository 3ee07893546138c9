import { type Application, createApplication } from '#api/application.ts'
import { type Clock, systemClock } from '#api/platform/clock.ts'
import type { Env } from '#api/platform/env.ts'
import { newId } from '#api/platform/ids.ts'
import { createLog } from '#api/platform/log.ts'
import { hashPassword } from '#api/platform/passwords.ts'
import { newSession } from '#api/services/accounts/session.ts'
import { accountStore } from '#api/store/accounts.ts'
import { accountOfPerson, serverEvent } from '#api/store/audit.ts'
import type { Role } from '#domain/vocabulary/roles.ts'
import type { PrismaClient } from '#prisma/generated/client/client.ts'
import { type Caller, callerOf, SERVICE_TOKEN, sha256Hex } from '#tests/support/caller.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

export const DEMO_PASSWORD = 'DemoSecret1'

const PASSWORD = 'correct horse'
/** Everybody's, since making one takes longer than all else of an account. */
const PASSWORD_HASH = hashPassword(PASSWORD)
const ASHA = {
  firstName: 'Asha',
  lastName: 'Juma',
  phone: null,
  facilityId: null,
  licenseNumber: null,
  specialization: null,
}
const ORIGIN = { address: '127.0.0.1', userAgent: null, requestId: 'of a test' }

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
  const clock = options.clock ?? systemClock

  return {
    ...callerOf(url, null),
    url,
    application,
    client,
    as: (token) => callerOf(url, token),
    person: async ({ role = 'patient', region = 'Kenya' } = {}) => {
      const id = newId()
      const email = `${id}@example.org`
      const { token, session } = newSession({ clock, newId, origin: ORIGIN }, id)
      const patient = { id: newId(), role: 'patient', status: 'approved' } as const
      const staff = { id: newId(), role, status: 'approved' } as const
      await accountStore(client).create(
        {
          ...ASHA,
          id,
          email,
          region,
          passwordHash: await PASSWORD_HASH,
          createdAt: clock.now(),
          roles: role === 'patient' ? [patient] : [patient, staff],
        },
        session,
        { ...serverEvent('account.sign_up', clock.now(), accountOfPerson(id)), actorId: id, ...ORIGIN },
      )
      return { ...callerOf(url, token), token, userId: id, email, password: PASSWORD }
    },
    close: async () => {
      await application.close()
      await database.remove()
    },
  }
}
