import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Subject, startProduct } from '#tests/bench/subject.ts'
import { SERVICE_TOKEN } from '#tests/support/caller.ts'
import type { ChildServer } from '#tests/support/child-server.ts'
import { CIRCLES, HUGE_BODY, LARGE_VARIABLES, TOO_LARGE } from '#tests/support/hostile-operations.ts'

// Of this process, which sends: what it collects while it waits would count as the server's time.
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Which times an operation is sent, a health probe beside it each time; the first warm the server up. */
const WARM_UP = { from: 0, to: 3 }
const MEASURED = { from: 3, to: 43 }

/** What is wanted, ms: of the refusal, and of the probe that is sent together with the operation. */
export const REFUSED_MS = 50
export const PROBE_MS = 100

/** The middle one and the longest of some times, ms. */
export interface Times {
  readonly medianMs: number
  readonly longestMs: number
}

export interface HostileRow {
  readonly operation: string
  readonly status: number
  readonly answered: Times
  readonly probe: Times
  /** The server's processor time for the operation and the probe, ms; where the machine has other work it holds still. */
  readonly cpuMs: number | null
}

interface Sent {
  readonly what: string
  /** Sent for comparison: how long anything takes here. */
  readonly isHarmless?: boolean
  /** The request's body, each time another one. */
  readonly body: (time: number) => string
}

/** The comment makes the text one that the server has not seen: what it has refused once it refuses from its cache. */
const asText = ([what, query]: readonly [string, string]): Sent => ({
  what,
  body: (time) => JSON.stringify({ query: `${query}#${time}` }),
})

const SENT: readonly Sent[] = [
  { ...asText(['(not hostile) of one field', '{ __typename }']), isHarmless: true },
  ...TOO_LARGE.map(asText),
  ...CIRCLES.map(([what, query]) => asText([`with fragments that spread ${what}`, query])),
  ...LARGE_VARIABLES.map(([what, body]) => ({ what: `with variables ${what}`, body: () => body })),
  { what: 'with variables of 200 kB', body: () => HUGE_BODY },
]

async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; ms: number }> {
  const started = performance.now()
  return { result: await work, ms: performance.now() - started }
}

/** Sends an operation, which must be refused unless it is harmless: a fast answer that is another is no figure. */
async function send({ url }: ChildServer, token: string, body: string, isHarmless: boolean): Promise<number> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-service-token': SERVICE_TOKEN,
    },
    body,
  })
  const answer = await response.json()
  const isRefusal = response.status === 413 || (!('data' in answer) && answer.errors?.length > 0)
  if (isRefusal === isHarmless) throw new Error(`Answered otherwise, ${response.status}: ${body.slice(0, 200)}`)
  return response.status
}

async function probe({ url }: ChildServer): Promise<void> {
  const response = await fetch(`${url}/api/health`)
  await response.text()
  if (!response.ok) throw new Error(`The health probe was answered ${response.status}`)
}

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((one, other) => one - other)
  return { medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0, longestMs: sorted.at(-1) ?? 0 }
}

async function measureOperation(
  server: ChildServer,
  token: string,
  { what, body, isHarmless = false }: Sent,
  times: { readonly from: number; readonly to: number },
): Promise<HostileRow> {
  const answers: number[] = []
  const probes: number[] = []
  let status = 0
  const cpuBefore = server.cpuMs()
  for (let time = times.from; time < times.to; time += 1) {
    const text = body(time)
    collectGarbage()
    const [answer, health] = await Promise.all([timed(send(server, token, text, isHarmless)), timed(probe(server))])
    status = answer.result
    answers.push(answer.ms)
    probes.push(health.ms)
  }
  const cpuAfter = server.cpuMs()
  return {
    operation: what,
    status,
    answered: timesOf(answers),
    probe: timesOf(probes),
    cpuMs: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / answers.length,
  }
}

/**
 * Sends each hostile operation to a server on one database, from somebody who is signed in and may send operations as
 * text, together with a health probe on a connection of its own.
 * @param token of the sign-in
 */
export async function measureHostile(subject: Subject, token: string): Promise<HostileRow[]> {
  const server = await startProduct(subject)
  try {
    const rows: HostileRow[] = []
    for (const sent of SENT) await measureOperation(server, token, sent, WARM_UP)
    for (const sent of SENT) rows.push(await measureOperation(server, token, sent, MEASURED))
    return rows
  } finally {
    await server.stop()
  }
}
