import { setTimeout as pause } from 'node:timers/promises'
import type { Sending } from '#tests/bench/dispense/world.ts'
import { SERVICE_TOKEN } from '#tests/support/caller.ts'

const DISPENSE = `mutation ($id: ID!, $input: DispensingInput!) {
  dispensePrescription(id: $id, input: $input) { __typename ... on Dispensing { id } ... on Error { message } }
}`
const RETRY_MS = 200
const LONGEST_ANSWER_MS = 60_000

export interface Worked {
  /** Ids that were acknowledged. */
  readonly acknowledged: ReadonlySet<string>
  readonly insufficient: number
  /** How long each that was answered took, ms, the tries that got no answer among it. */
  readonly times: readonly number[]
  /** Tries that got no answer, for want of a server. */
  readonly unanswered: number
  /** Answers that nobody should get, in words. */
  readonly faults: readonly string[]
}

export interface Workers {
  /** How many were acknowledged so far. */
  acknowledged(): number
  readonly done: Promise<Worked>
}

type Answer = { readonly kind: string; readonly text: string } | null

/** Sends once; null where there was no server. */
async function send(url: string, token: string, variables: Sending): Promise<Answer> {
  try {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-service-token': SERVICE_TOKEN,
      },
      body: JSON.stringify({ query: DISPENSE, variables }),
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    })
    const text = await response.text()
    if (response.status === 503) return null
    const kind = response.ok ? JSON.parse(text).data?.dispensePrescription?.__typename : undefined
    return { kind: kind ?? `${response.status}`, text }
  } catch (error) {
    if (error instanceof TypeError && (error.message === 'fetch failed' || error.message === 'terminated')) return null
    throw error
  }
}

/**
 * So many workers who take one prescription after another and send it until there is an answer, under the same id.
 * @param url where the server is now; it moves when it is started anew
 */
export function startWorkers(
  count: number,
  url: () => string,
  tokens: readonly string[],
  sendings: readonly Sending[],
): Workers {
  const waiting = [...sendings]
  const acknowledged = new Set<string>()
  const times: number[] = []
  const faults: string[] = []
  let insufficient = 0
  let unanswered = 0

  async function work(token: string): Promise<void> {
    for (let sending = waiting.shift(); sending; sending = waiting.shift()) {
      const began = performance.now()
      let answer = await send(url(), token, sending)
      while (answer === null) {
        unanswered += 1
        await pause(RETRY_MS)
        answer = await send(url(), token, sending)
      }
      times.push(performance.now() - began)
      if (answer.kind === 'Dispensing') acknowledged.add(sending.id)
      else if (answer.kind === 'InsufficientStock') insufficient += 1
      else faults.push(answer.text.slice(0, 500))
    }
  }

  const all = Promise.all(Array.from({ length: count }, (_, index) => work(tokens[index % tokens.length] ?? '')))
  return {
    acknowledged: () => acknowledged.size,
    done: all.then(() => ({ acknowledged, insufficient, times, unanswered, faults })),
  }
}
