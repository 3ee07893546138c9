import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '#api/platform/ids.ts'
import { SERVICE_TOKEN } from '#tests/support/caller.ts'
import { assessmentData, assessmentInput, SUBMIT_ASSESSMENT } from '#tests/support/nutrition-requests.ts'

/** An assessment that was acknowledged, with what it was sent with. */
export interface Acknowledged {
  readonly id: string
  readonly planId: string
  readonly weightKg: number
  readonly heightCm: number
  readonly tries: number
  /** When the try began that was acknowledged, in ms since 1970. */
  readonly sentAt: number
}

export interface Written {
  readonly acknowledged: readonly Acknowledged[]
  /** How many answers there were of each status; 0 where the connection broke, or there was none. */
  readonly statuses: ReadonlyMap<number, number>
  /** Answers that no writer should get, in words. */
  readonly faults: readonly string[]
}

export interface Writers {
  /** How many requests are on their way now. */
  inFlight(): number
  acknowledged(): number
  /** Answers that no writer should get, in words. */
  readonly faults: readonly string[]
  /** Lets each finish what it has begun, however often that must be sent. */
  stop(): Promise<Written>
}

const OK = 200
const UNAVAILABLE = 503
const NO_ANSWER = 0
const LONGEST_ANSWER_MS = 60_000
const RETRY_MS = 100
const MOST_FAULTS = 100
const STEPS_KG = 8_000

/** Sizes that no other assessment of the run has, within what the form takes. */
const sizesOf = (number: number) => ({
  weightKg: 40 + (number % STEPS_KG) / 100,
  heightCm: 140 + Math.floor(number / STEPS_KG),
})

type Sizes = ReturnType<typeof sizesOf>

interface Answer {
  readonly status: number
  /** The plan's id, where the assessment was taken. */
  readonly planId: string | null
  readonly text: string
  readonly retryAfter: string | null
}

/** Sends one assessment, over one transport or the other. */
async function submit(url: string, token: string, id: string, sizes: Sizes, byGraphql: boolean): Promise<Answer> {
  const { weightKg, heightCm } = sizes
  const body = byGraphql
    ? { query: SUBMIT_ASSESSMENT, variables: { id, input: assessmentInput({ weightKg, heightCm }) } }
    : { assessmentData: assessmentData({ id, weight: weightKg, height: heightCm }) }
  const response = await fetch(`${url}${byGraphql ? '/graphql' : '/api/nutrition/ai-analysis'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-service-token': SERVICE_TOKEN },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  })
  const text = await response.text()
  const answered = response.status === OK ? JSON.parse(text) : null
  const planId = byGraphql ? answered?.data?.submitNutritionAssessment?.id : answered?.plan_id
  return { status: response.status, planId: planId ?? null, text, retryAfter: response.headers.get('retry-after') }
}

/** Whether sending failed for want of a server, as it does when that was killed. */
const isConnectionFailure = (error: unknown): boolean =>
  error instanceof TypeError && (error.message === 'fetch failed' || error.message === 'terminated')

/**
 * Writers of nutrition assessments, half of them over each transport. Each sends an assessment under an id of its own
 * until it is acknowledged, then the next.
 * @param url where the server is now; it may move when it is started anew.
 */
export function startWriters(count: number, url: () => string, token: string): Writers {
  const acknowledged: Acknowledged[] = []
  const statuses = new Map<number, number>()
  const faults: string[] = []
  let inFlight = 0
  let begun = 0
  const stopping = new AbortController()

  async function attempt(id: string, sizes: Sizes, byGraphql: boolean): Promise<Answer | null> {
    inFlight += 1
    try {
      return await submit(url(), token, id, sizes, byGraphql)
    } catch (error) {
      if (!isConnectionFailure(error)) throw error
      return null
    } finally {
      inFlight -= 1
    }
  }

  async function write(byGraphql: boolean): Promise<void> {
    const id = newId()
    const sizes = sizesOf(begun++)
    for (let tries = 1; ; tries += 1) {
      const sentAt = Date.now()
      const answer = await attempt(id, sizes, byGraphql)
      const status = answer?.status ?? NO_ANSWER
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (answer?.planId != null) {
        acknowledged.push({ id, planId: answer.planId, ...sizes, tries, sentAt })
        return
      }
      if (status === UNAVAILABLE && !/^\d+$/.test(answer?.retryAfter ?? '')) faults.push('503 without Retry-After')
      if (status !== NO_ANSWER && status !== UNAVAILABLE) {
        faults.push(`${status}: ${answer?.text.slice(0, 500)}`)
        if (faults.length >= MOST_FAULTS) throw new Error(`It goes on and on: ${faults.at(-1)}`)
        return
      }
      await pause(RETRY_MS)
    }
  }

  const writing = Promise.all(
    Array.from({ length: count }, async (_, number) => {
      while (!stopping.signal.aborted) await write(number % 2 === 1)
    }),
  )
  return {
    inFlight: () => inFlight,
    acknowledged: () => acknowledged.length,
    faults,
    stop: async () => {
      stopping.abort()
      await writing
      return { acknowledged, statuses, faults }
    },
  }
}
