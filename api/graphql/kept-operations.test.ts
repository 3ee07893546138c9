import { createSchema, createYoga } from 'graphql-yoga'
import { describe, expect, it } from 'vitest'
import { keptOperations } from '#api/graphql/kept-operations.ts'

/** A server that keeps what it parses, and says how much that is. */
function setUp() {
  const kept = keptOperations()
  const yoga = createYoga({
    schema: createSchema({ typeDefs: 'type Query { id: ID }', resolvers: { Query: { id: () => '1' } } }),
    logging: false,
    parserAndValidationCache: kept,
  })
  const run = async (query: string) => {
    const response = await yoga.fetch('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    return response.json()
  }
  return { kept: kept.documentCache, run }
}

describe('Operations that were parsed', () => {
  it('are kept, and answered alike the second time', async () => {
    const { kept, run } = setUp()
    expect(await run('{ id }')).toEqual({ data: { id: '1' } })
    expect(kept.get('{ id }')).toMatchObject({ kind: 'Document' })
    expect(await run('{ id }')).toEqual({ data: { id: '1' } })
  })

  it('are given up for others when their texts are long together', async () => {
    const { kept, run } = setUp()
    for (let number = 0; number < 20; number += 1) await run(`{ id }#${number}${'x'.repeat(80_000)}`)
    expect(kept.size).toBeLessThan(20)
    expect(kept.calculatedSize).toBeLessThanOrEqual(500_000)
    expect(await run('{ id }#0')).toEqual({ data: { id: '1' } })
  })

  it('are not kept when their text is no operation, which is refused each time', async () => {
    const { kept, run } = setUp()
    for (const time of [1, 2]) expect((await run('{ id')).errors, `time ${time}`).toHaveLength(1)
    expect(kept.size).toBe(0)
  })
})
