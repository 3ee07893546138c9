import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod/mini'

const flag = z.union([z.literal('1'), z.literal('true'), z.literal('0'), z.literal('false'), z.literal('')])

const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Whether a text is `loopback`, `linklocal`, `uniquelocal`, an IP address or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/')
  const widest = isIP(address) === 4 ? 32 : 128
  const isAddress = isIP(address) !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= widest))
  return isAddress || NAMED_NETWORKS.has(text)
}

/** The SHA-256 digests of a list with commas between, in lower case. */
const digestsOf = (text: string): string[] =>
  text === '' ? [] : text.split(',').map((digest) => digest.trim().toLowerCase())

/** Empty, or networks with commas between. How many proxies there are would not say which may be believed. */
const isTrustProxy = (text: string) => text === '' || text.split(',').every((part) => isNetwork(part.trim()))

const Variables = z.object({
  PORT: z.pipe(
    z.transform((port) => (port === '' ? undefined : port)),
    z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65535)), 3000),
  ),
  HOST: z._default(z.string(), '0.0.0.0'),
  DATABASE_URL: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), '.data'),
  DISK_RESERVE_MB: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000)), 32),
  DEMO: z.optional(flag),
  DEMO_PASSWORD: z._default(z.string().check(z.minLength(6)), 'AfyaDemo2026'),
  TRUST_PROXY: z._default(
    z.string().check(z.refine(isTrustProxy, 'must be the addresses of proxies, such as loopback or 10.0.0.0/8')),
    '',
  ),
  GRAPHQL_SERVICE_TOKENS: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => digestsOf(text).every((digest) => /^[0-9a-f]{64}$/.test(digest)),
          'must be SHA-256 digests of 64 hexadecimal digits, with commas between',
        ),
      ),
    '',
  ),
  NODE_ENV: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
})

export interface Env {
  readonly port: number
  readonly host: string
  /** A PostgreSQL server, or null for the embedded database. */
  readonly databaseUrl: string | null
  /** Where the embedded database keeps its files. */
  readonly dataDir: string
  /** How much of the disk of the embedded database is kept for reading when it is full, MB. */
  readonly diskReserveMb: number
  /** The password of the demonstration accounts, or null where this is no demonstration. */
  readonly demoPassword: string | null
  /**
   * Whether anybody may send GraphQL operations of their own, ask for the schema and use GraphiQL: in a demonstration
   * and in development.
   */
  readonly openGraphql: boolean
  /** The SHA-256, in hex, of each token with which a service may send operations of its own where GraphQL is not open. */
  readonly serviceTokenDigests: readonly string[]
  /** The networks of the proxies whose X-Forwarded-For is believed, with commas between; false for none. */
  readonly trustProxy: false | string
  readonly logLevel: string
}

export class InvalidEnvironment extends Error {
  override name = 'InvalidEnvironment'
}

/**
 * Reads the server's settings. Demonstration mode is on by default on the embedded database and off
 * whenever DATABASE_URL is set, unless DEMO says otherwise.
 * @throws InvalidEnvironment naming the variable that cannot be used.
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const parsed = Variables.safeParse(variables)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new InvalidEnvironment(`${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? 'invalid'}`)
  }
  const { data } = parsed
  const databaseUrl = data.DATABASE_URL || null
  const demo = data.DEMO ? data.DEMO === '1' || data.DEMO === 'true' : databaseUrl === null
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl,
    dataDir: resolve(data.DATA_DIR),
    diskReserveMb: data.DISK_RESERVE_MB,
    demoPassword: demo ? data.DEMO_PASSWORD : null,
    openGraphql: demo || data.NODE_ENV === 'development',
    serviceTokenDigests: digestsOf(data.GRAPHQL_SERVICE_TOKENS),
    trustProxy: data.TRUST_PROXY || false,
    logLevel: data.LOG_LEVEL,
  }
}
