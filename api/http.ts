import { createRequire } from 'node:module'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { graphiqlPage } from '#api/graphiql-page.ts'
import { graphqlEndpoint } from '#api/graphql/endpoint.ts'
import type { StorageRoom } from '#api/platform/embedded-database/disk-reserve.ts'
import type { Env } from '#api/platform/env.ts'
import { newId } from '#api/platform/ids.ts'
import type { Log } from '#api/platform/log.ts'
import { tokenCheck } from '#api/platform/tokens.ts'
import { turns } from '#api/platform/turns.ts'
import { answerError } from '#api/rest/errors.ts'
import { restRoutes } from '#api/rest/router.ts'
import { systemRoutes } from '#api/rest/routes/system.ts'
import { securityHeaders } from '#api/security-headers.ts'
import type { ServicesFor } from '#api/services/compose.ts'
import type { Database } from '#api/store/client.ts'
import { closeUnaskedConnections } from '#api/unasked-connections.ts'
import { webPages } from '#api/web-pages.ts'

const BODY_LIMIT_BYTES = 100_000
const REQUEST_TIMEOUT_MS = 30_000
/**
 * Of people who are signed in so many are answered over GraphQL at once, a few more than there are connections to the
 * database: who waits for one of these would hold half a megabyte meanwhile. Who signs in waits for a processor instead.
 */
const GRAPHQL_AT_A_TIME = 12

export const { version: VERSION } = createRequire(import.meta.url)('../package.json') as { version: string }

/** The HTTP server, not yet listening: /graphql, /api, else the built web. */
export async function createHttpServer(parts: {
  env: Pick<Env, 'databaseUrl' | 'demoPassword' | 'openGraphql' | 'serviceTokenDigests' | 'trustProxy'>
  log: Log
  database: Database
  storageRoom: () => StorageRoom
  servicesFor: ServicesFor
  /** The folder of the built web, or null to serve none. */
  webRoot: string | null
}): Promise<FastifyInstance> {
  const { env, log, database, storageRoom, servicesFor, webRoot } = parts
  const logger: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance: logger,
    genReqId: newId,
    trustProxy: env.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // On closing, requests in flight are finished; new ones on open connections are told to go elsewhere.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // No hook has run by then.
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, reply.header('x-request-id', request.id)),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  // JSON alone is read; without this Fastify takes plain text too.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerError)
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  // A connection kept alive by the last answer would hold the closing up until it times out.
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
  closeUnaskedConnections(app)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  const protect = securityHeaders()
  app.addHook('onRequest', (request, reply, next) => protect(request.raw, reply.raw, () => next()))
  await app.register(
    graphqlEndpoint(servicesFor, database.client, {
      open: env.openGraphql,
      isServiceToken: tokenCheck(env.serviceTokenDigests),
      graphiql: env.openGraphql ? graphiqlPage() : null,
      inTurn: turns(GRAPHQL_AT_A_TIME),
    }),
  )
  await app.register(systemRoutes({ env, database, storageRoom, version: VERSION }), { prefix: '/api' })
  await app.register(restRoutes(servicesFor), { prefix: '/api' })
  await app.register(webPages(webRoot))
  return app
}
