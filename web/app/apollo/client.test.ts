import { gql, type TypedDocumentNode } from '@apollo/client'
import { HttpResponse, http } from 'msw'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createApolloClient } from '#web/app/apollo/client.ts'
import { FRESH_FOR_MS, RETAINED_FOR_MS } from '#web/app/apollo/freshness.ts'
import { storeToken } from '#web/lib/auth-token.ts'
import { trustedHashes } from '#web/lib/trusted-hashes.ts'
import {
  answerGraphql,
  dropGraphql,
  forgetTrustedDocuments,
  trustForTest,
  unauthenticated,
} from '#web/test/graphql-server.ts'
import { server } from '#web/test/server.ts'

const SUMMARY_TEXT = 'query Summary { nutritionSummary { assessments __typename } }'
const SUMMARY: TypedDocumentNode<{ nutritionSummary: { assessments: number } }, Record<string, never>> = gql(
  SUMMARY_TEXT,
)
const UNKNOWN: TypedDocumentNode<{ me: { id: string } }, Record<string, never>> = gql(
  'query NeverGenerated { me { id } }',
)

beforeAll(() => trustForTest('Summary', SUMMARY_TEXT))

/** A client whose clock the test turns, and a server that counts one assessment more with every answer. */
function setUp() {
  let time = 0
  let assessments = 0
  const onUnauthenticated = vi.fn<() => void>()
  const onOutdated = vi.fn<() => void>()
  const client = createApolloClient({ onUnauthenticated, onForbidden: () => undefined, onOutdated, now: () => time })
  const serve = () =>
    answerGraphql({
      Query: {
        nutritionSummary: () => {
          assessments += 1
          return { assessments, plans: 0, averageBmi: null }
        },
      },
    })
  /** Opens a page that shows the count, waits until it shows the given one, and leaves it; returns all it showed. */
  const openUntil = async (expected: number) => {
    const shown: number[] = []
    const watched = client.watchQuery({ query: SUMMARY }).subscribe(({ data }) => {
      if (data?.nutritionSummary?.assessments !== undefined) shown.push(data.nutritionSummary.assessments)
    })
    await vi.waitFor(() => expect(shown.at(-1)).toBe(expected))
    watched.unsubscribe()
    return shown
  }
  const pass = (ms: number) => {
    time += ms
  }
  return { client, serve, sent: serve(), onUnauthenticated, onOutdated, openUntil, pass }
}

describe('§7 Cached data', () => {
  it('is fresh for five minutes: nothing is fetched again', async () => {
    const { openUntil, pass, sent } = setUp()
    await openUntil(1)
    pass(FRESH_FOR_MS - 1)
    expect(await openUntil(1)).toEqual([1])
    expect(sent).toHaveLength(1)
  })

  it('is shown at once after five minutes, and brought up to date behind it', async () => {
    const { openUntil, pass } = setUp()
    await openUntil(1)
    pass(FRESH_FOR_MS)
    expect(await openUntil(2)).toEqual([1, 2])
    pass(FRESH_FOR_MS - 1)
    expect(await openUntil(2)).toEqual([2])
  })

  it('stays on the screen when it cannot be brought up to date', async () => {
    const { openUntil, pass } = setUp()
    await openUntil(1)
    pass(FRESH_FOR_MS)
    dropGraphql()
    expect(await openUntil(1)).toEqual([1])
    await vi.waitFor(() => expect(console.info).toHaveBeenCalled())
  })

  it('is no longer shown after thirty minutes', async () => {
    const { openUntil, pass } = setUp()
    await openUntil(1)
    pass(RETAINED_FOR_MS)
    expect(await openUntil(2)).toEqual([2])
  })
})

describe('trusted documents', () => {
  it('are asked for by their hash, and their text is never sent', async () => {
    const { client } = setUp()
    const bodies: unknown[] = []
    server.use(
      http.post('*/graphql', async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json({ data: { nutritionSummary: { __typename: 'NutritionSummary', assessments: 1 } } })
      }),
    )
    await client.query({ query: SUMMARY })
    expect(bodies).toEqual([
      {
        operationName: 'Summary',
        variables: {},
        extensions: { persistedQuery: { version: 1, sha256Hash: trustedHashes.get('Summary') } },
      },
    ])
  })

  it('that the server does not know show that the page is out of date, and the answer is an error', async () => {
    const { client, onOutdated, onUnauthenticated } = setUp()
    forgetTrustedDocuments()
    await expect(client.query({ query: SUMMARY })).rejects.toThrow('This operation is not known here')
    expect(onOutdated).toHaveBeenCalledOnce()
    expect(onUnauthenticated).not.toHaveBeenCalled()
  })

  it('are all that is sent: an operation that was not generated is an error here', async () => {
    const { client, sent } = setUp()
    await expect(client.query({ query: UNKNOWN })).rejects.toThrow('NeverGenerated has no hash')
    expect(sent).toEqual([])
  })
})

describe('§6 Bearer token', () => {
  it('is sent when there is one', async () => {
    const { openUntil, sent } = setUp()
    storeToken('token-of-asha')
    await openUntil(1)
    expect(sent[0]?.authorization).toBe('Bearer token-of-asha')
  })

  it('that the server refuses ends the session', async () => {
    const { client, onUnauthenticated } = setUp()
    storeToken('token-of-asha')
    answerGraphql({ Query: { nutritionSummary: unauthenticated } })
    await expect(client.query({ query: SUMMARY })).rejects.toThrow('Sign in to continue')
    expect(onUnauthenticated).toHaveBeenCalledOnce()
  })

  it('that was replaced while the answer was on its way ends nothing', async () => {
    const { client, onUnauthenticated } = setUp()
    storeToken('an-old-token')
    answerGraphql({
      Query: {
        nutritionSummary: () => {
          storeToken('a-new-token')
          return unauthenticated()
        },
      },
    })
    await expect(client.query({ query: SUMMARY })).rejects.toThrow('Sign in to continue')
    expect(onUnauthenticated).not.toHaveBeenCalled()
  })
})
