import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { newId } from '#api/platform/ids.ts'
import { hashToken, newToken } from '#api/platform/tokens.ts'
import { verifyAudit } from '#api/store/verify-audit.ts'
import type { PrismaClient } from '#prisma/generated/client/client.ts'
import type { FuzzRequest } from '#tests/battery/fuzz/request.ts'
import { type Answer, createSender } from '#tests/battery/fuzz/send.ts'
import { builtWeb } from '#tests/support/built-web.ts'
import { SERVICE_TOKEN } from '#tests/support/caller.ts'
import { COUNTED_OPERATIONS } from '#tests/support/counted-operations.ts'
import { createCountedWorld } from '#tests/support/counted-world.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

/** A request that the server answered with a success, as it read it. */
export interface ValidRequest {
  readonly method: string
  /** The route's pattern. */
  readonly route: string
  /** The path as it was sent, with what comes after the question mark. */
  readonly target: string
  readonly who: number | null
  /** The body, read from JSON; undefined where there was none. */
  readonly body: unknown
}

export interface FuzzTarget {
  /** Every route of the server, as `GET /api/nutrition/plan/:planId`. */
  readonly routes: readonly string[]
  readonly valid: readonly ValidRequest[]
  /** How many people there are to send requests as. */
  readonly people: number
  /** The database behind the server. */
  readonly client: PrismaClient
  ask(request: FuzzRequest): Promise<Answer>
  /** What is wrong with the server as it stands now, in words. */
  faults(): Promise<string[]>
  close(): Promise<void>
}

interface Initialization {
  readonly fastify: FastifyInstance
}

/** Notes the routes of a server while it is made, and from then on the requests that it reads, while told to. */
function watchServer() {
  const routes = new Set<string>()
  const read: { method: string; route: string; target: string; authorization: string; body: unknown }[] = []
  let reading = false
  const watch = (message: unknown) => {
    const { fastify } = message as Initialization
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) routes.add(`${one} ${url}`)
    })
    fastify.addHook('preValidation', async ({ method, routeOptions, url, headers, body }) => {
      if (!reading) return
      read.push({
        method,
        route: routeOptions.url ?? '',
        target: url,
        authorization: headers.authorization ?? '',
        body: structuredClone(body),
      })
    })
  }
  return {
    routes,
    read,
    during: async <Result>(name: 'start' | 'read', work: () => Promise<Result>): Promise<Result> => {
      if (name === 'start') subscribe('fastify.initialization', watch)
      else reading = true
      try {
        return await work()
      } finally {
        unsubscribe('fastify.initialization', watch)
        reading = false
      }
    },
  }
}

/** Every counter of tries has an address of its own, so that no request is refused for those before it. */
function addresses(): () => string {
  let number = 0
  return () => {
    number += 1
    return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  }
}

/** Signs people in without a password, whenever their session was ended. */
function signIns({ client }: TestServer, userIds: readonly string[]) {
  const tokens = new Map<number, string>()
  const renew = async (person: number) => {
    const userId = userIds[person] ?? ''
    const token = newToken()
    const expiresAt = new Date(Date.now() + 86_400_000)
    await client.session.create({ data: { id: newId(), userId, tokenHash: hashToken(token), expiresAt } })
    tokens.set(person, token)
    return token
  }
  return { tokenOf: async (person: number) => tokens.get(person) ?? renew(person), renew }
}

const UNAUTHENTICATED = 401

/** A server with people on it, what it serves, and requests that it takes, from the operations that the tests count. */
export async function openTarget(database?: TestDatabase): Promise<FuzzTarget> {
  const watcher = watchServer()
  const web = builtWeb()
  const logged: string[] = []
  const server = await watcher.during('start', () =>
    startTestServer({
      ...(database ? { database } : {}),
      webRoot: web.root,
      trustProxy: 'loopback',
      logTo: (line) => {
        if (/"level":"(?:error|fatal)"/.test(line)) logged.push(line)
      },
    }),
  )
  const world = await createCountedWorld(server)
  await watcher.during('read', async () => {
    for (const { ready } of COUNTED_OPERATIONS) await (await ready(world))()
  })

  const userIds: string[] = []
  const valid: ValidRequest[] = []
  for (const { authorization, ...request } of watcher.read) {
    const tokenHash = hashToken(authorization.replace('Bearer ', ''))
    const session = authorization ? await server.client.session.findUnique({ where: { tokenHash } }) : null
    if (session && !userIds.includes(session.userId)) userIds.push(session.userId)
    valid.push({ ...request, who: session ? userIds.indexOf(session.userId) : null })
  }
  const people = signIns(server, userIds)
  const sender = createSender(server.url)
  const nextAddress = addresses()

  const ask = async (request: FuzzRequest): Promise<Answer> => {
    const headers = { 'x-forwarded-for': nextAddress(), 'x-service-token': SERVICE_TOKEN, ...request.headers }
    const asked = { ...request, headers }
    if (request.who === null) return sender.send(asked, null)
    const answer = await sender.send(asked, await people.tokenOf(request.who))
    const refused = answer.statuses.includes(UNAUTHENTICATED) || answer.body.includes('"UNAUTHENTICATED"')
    if (!refused || 'authorization' in request.headers) return answer
    return sender.send(asked, await people.renew(request.who))
  }

  return {
    routes: [...watcher.routes].toSorted(),
    valid,
    people: userIds.length,
    client: server.client,
    ask,
    faults: async () => {
      const faults = logged.length === 0 ? [] : [`logged ${logged.length} errors, the first of them:\n${logged[0]}`]
      const health = await server.rest('GET', '/api/health')
      if (health.status !== 200) faults.push(`the health is ${health.status}: ${health.text}`)
      const trail = await verifyAudit(server.client)
      for (const { chain, seq, fault } of trail.faults) faults.push(`audit chain ${chain}, event ${seq}: ${fault}`)
      if (Object.keys(Object.prototype).length > 0) faults.push('a prototype was changed')
      return faults
    },
    close: async () => {
      sender.close()
      await server.close()
      web.remove()
    },
  }
}
