import { gql, type TypedDocumentNode } from '@apollo/client'
import { describe, expect, it, vi } from 'vitest'
import { createApolloClient } from '#web/app/apollo/client.ts'
import { FRESH_FOR_MS, RETAINED_FOR_MS } from '#web/app/apollo/freshness.ts'
import { storeToken } from '#web/lib/auth-token.ts'
import { answerGraphql, dropGraphql, unauthenticated } from '#web/test/graphql-server.ts'

const SUMMARY: TypedDocumentNode<{ nutritionSummary: { assessments: number } }, Record<string, never>> = gql`
  query Summary {
    nutritionSummary {
      assessments
    }
  }
`

/** A client whose clock the test turns, and a server that counts one assessment more with every answer. */
function setUp() {
  let time = 0
  let assessments = 0
  const onUnauthenticated = vi.fn<() => void>()
  const client = createApolloClient({ onUnauthenticated, onForbidden: () => undefined, now: () => time })
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
  return { client, serve, sent: serve(), onUnauthenticated, openUntil, pass }
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
