import fc from 'fast-check'
import { isInputObjectType } from 'graphql'

import { graphqlRequests } from '#tests/battery/fuzz/graphql-requests.ts'
import { knownValuesOf } from '#tests/battery/fuzz/graphql-values.ts'
import { faultOf } from '#tests/battery/fuzz/judge.ts'
import { describeRequest, type FuzzRequest } from '#tests/battery/fuzz/request.ts'
import { illegalRequests, restRequests } from '#tests/battery/fuzz/rest-requests.ts'
import { schema } from '#tests/battery/fuzz/schema.ts'
import type { FuzzTarget } from '#tests/battery/fuzz/target.ts'

export interface FuzzSettings {
  readonly requests: number
  /** Requests with the same seed are the same, but for the ids and tokens of the people who send them. */
  readonly seed: number
  /** Where a failed run was led, to go there at once. */
  readonly path?: string
  /** How many requests are on their way at once, each from a run of its own. */
  readonly lanes: number
  /** No request is sent after that. */
  readonly longestMs?: number
  readonly onProgress?: (sent: number) => void
}

export interface FuzzReport {
  readonly sent: number
  /** How many requests each route or field got, by the first digit of the status. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Each as it is printed: what is wrong, the smallest request that shows it, and how to send it again. */
  readonly failures: readonly string[]
}

const NOBODY_ANSWERED = 'none'

/** Every name that a request's members have. */
function memberNames(target: FuzzTarget): string[] {
  const names = new Set(knownValuesOf(target.valid.map(({ body }) => body)).keys())
  for (const { target: path } of target.valid) {
    for (const name of new URLSearchParams(path.split('?')[1] ?? '').keys()) names.add(name)
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) for (const name of Object.keys(type.getFields())) names.add(name)
  }
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) for (const { name } of field.args) names.add(name)
  }
  return [...names].toSorted()
}

/** Requests to everything that a server serves, malformed in every way that we know. */
export function malformedRequests(target: FuzzTarget): fc.Arbitrary<FuzzRequest> {
  const names = memberNames(target)
  return fc.oneof(
    { arbitrary: restRequests(target, names), weight: 5 },
    { arbitrary: graphqlRequests(schema, target, names), weight: 5 },
    { arbitrary: illegalRequests(target.people), weight: 1 },
  )
}

/** Sends malformed requests, and reports each that was answered with a fault, and what is wrong with the server then. */
export async function fuzz(target: FuzzTarget, settings: FuzzSettings): Promise<FuzzReport> {
  const { requests, seed, path, lanes, longestMs, onProgress } = settings
  const malformed = malformedRequests(target)
  const answers = new Map<string, Map<string, number>>()
  let sent = 0

  const note = (request: FuzzRequest, status: number | undefined) => {
    sent += 1
    const counts = answers.get(request.aim) ?? new Map<string, number>()
    const kind = status === undefined ? NOBODY_ANSWERED : `${Math.floor(status / 100)}xx`
    answers.set(request.aim, counts.set(kind, (counts.get(kind) ?? 0) + 1))
    onProgress?.(sent)
  }

  const property = fc.asyncProperty(malformed, async (request) => {
    const answer = await target.ask(request)
    note(request, answer.statuses.at(-1))
    const fault = faultOf(answer)
    if (fault) throw new Error(`${fault}\n${answer.head}\n\n${answer.body.slice(0, 2_000)}`)
  })

  const lane = async (number: number): Promise<string | null> => {
    const outcome = await fc.check(property, {
      numRuns: Math.ceil(requests / lanes),
      seed: seed + number,
      ...(path === undefined ? {} : { path }),
      ...(longestMs === undefined ? {} : { interruptAfterTimeLimit: longestMs }),
    })
    if (!outcome.failed || !outcome.counterexample) return null
    const { error } = outcome.errorInstance instanceof Error ? { error: outcome.errorInstance.message } : { error: '' }
    return [
      describeRequest(outcome.counterexample[0]),
      error,
      `Again: npm run battery -- fuzz --seed ${outcome.seed} --path ${outcome.counterexamplePath}`,
    ].join('\n\n')
  }

  const failures = (
    await Promise.all(Array.from({ length: path === undefined ? lanes : 1 }, (_, n) => lane(n)))
  ).filter((failure) => failure !== null)
  return { sent, answers, failures: [...failures, ...(await target.faults())] }
}
