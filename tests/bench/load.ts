import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Operation } from '#tests/bench/operations.ts'
import { SERVICE_TOKEN } from '#tests/support/caller.ts'
import type { ChildServer } from '#tests/support/child-server.ts'

export interface Cell {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** The server's processor time for one request, ms; steadier than the rest where the machine has other work. */
  readonly cpuMs: number | null
}

const LOOK_EVERY_MS = 100
const RESTING_MS = 10
const MOST_LOOKS = 50

/**
 * Waits until the server rests, five seconds at the most: what a load before it asked for and no longer waits for, ten
 * passwords to be hashed, is not this one's.
 */
async function untilItRests(server: ChildServer): Promise<void> {
  let before = server.cpuMs()
  for (let look = 0; look < MOST_LOOKS; look++) {
    await setTimeout(LOOK_EVERY_MS)
    const now = server.cpuMs()
    if (before === null || now === null || now - before <= RESTING_MS) return
    before = now
  }
}

/**
 * Sends one operation over so many connections, each its next request when the last is answered.
 * @throws where an answer is not a success: a fast refusal is no figure.
 */
export async function load(
  server: ChildServer,
  operation: Operation,
  token: string | null,
  connections: number,
  seconds: number,
): Promise<Cell> {
  const bodies = operation.bodies?.map((body) => JSON.stringify(body))
  let clients = 0
  await untilItRests(server)
  const cpuBefore = server.cpuMs()
  const result = await autocannon({
    url: `${server.url}${operation.path}`,
    method: operation.method,
    connections,
    duration: seconds,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}`, 'x-service-token': SERVICE_TOKEN }),
      ...(operation.bodies ? { 'content-type': 'application/json' } : {}),
    },
    setupClient: (client) => {
      const body = bodies?.[clients % bodies.length]
      if (body !== undefined) client.setBody(body)
      clients += 1
    },
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${operation.name}: ${result.non2xx} refusals and ${result.errors} errors`)
  }
  const cpuAfter = server.cpuMs()
  return {
    perSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMs:
      cpuBefore === null || cpuAfter === null || result['2xx'] === 0 ? null : (cpuAfter - cpuBefore) / result['2xx'],
  }
}
