import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fuzz, malformedRequests } from '#tests/battery/fuzz/fuzz.ts'
import { schema } from '#tests/battery/fuzz/schema.ts'
import { type FuzzTarget, openTarget } from '#tests/battery/fuzz/target.ts'

const REQUESTS = 2_500
const LANES = 4
const LONGEST_MS = 12_000
/** The same requests each time; the battery sends others. */
const SEED = 20_261_121

let target: FuzzTarget
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

// The long form is npm run battery -- fuzz.
describe('malformed requests', () => {
  it('are answered without a 5xx, a stack, SQL or a driver’s words, and leave a sound server', async () => {
    const { sent, failures } = await fuzz(target, {
      requests: REQUESTS,
      seed: SEED,
      lanes: LANES,
      longestMs: LONGEST_MS,
    })
    expect(failures).toEqual([])
    expect(sent).toBeGreaterThan(LANES)
  })

  it('are made for every route and every field of Query and Mutation', () => {
    const aims = new Set(fc.sample(malformedRequests(target), { numRuns: REQUESTS, seed: SEED }).map(({ aim }) => aim))
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    )
    const routes = target.routes.filter((route) => !route.endsWith(' /graphql'))
    expect(routes.length).toBeGreaterThan(10)
    expect(fields.length).toBeGreaterThan(10)
    expect([...aims]).toEqual(expect.arrayContaining([...routes, ...fields]))
  })

  it('show a fault where there is one, each as small as it can be, and how to send it again', async () => {
    await target.client.$executeRawUnsafe('ALTER TABLE "NutritionPlan" RENAME TO "Elsewhere"')
    const { failures } = await fuzz(target, { requests: 400, seed: SEED, lanes: 1 })
    const [failure] = failures
    expect(failure).toMatch(/went wrong on our side|the answer is 500/)
    expect(failure).toMatch(/sent by (?:nobody|person \d+):\n"\w+ \/\S* HTTP\/1\.1\\r\\n/)
    const [, seed, path] = /--seed (-?\d+) --path (\S+)/.exec(failure ?? '') ?? []
    const again = await fuzz(target, { requests: 1, seed: Number(seed), path: path ?? '', lanes: 1 })
    expect(again.failures[0]).toMatch(/went wrong on our side|the answer is 500/)
  })
})
