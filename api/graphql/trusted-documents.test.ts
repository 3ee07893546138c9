import { createSchema, createYoga } from 'graphql-yoga'
import { describe, expect, it } from 'vitest'
import { operationLimits } from '#api/graphql/limits.ts'
import { trustedDocuments } from '#api/graphql/trusted-documents.ts'

const HOSTILE = {
  deep: `{ ${'again { '.repeat(20)} id ${'} '.repeat(20)} }`,
  long: `{ ${'id '.repeat(3000)} }`,
  introspecting: '{ __schema { types { name } } }',
  fine: '{ id }',
}

const free = { open: false, isServiceToken: () => false }
const yoga = createYoga({
  schema: createSchema({ typeDefs: 'type Query { id: ID, again: Query }', resolvers: { Query: { id: () => '1' } } }),
  logging: false,
  maskedErrors: false,
  plugins: [trustedDocuments(free, HOSTILE), ...operationLimits(free)],
})

async function run(sha256Hash: string) {
  const response = await yoga.fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } }),
  })
  return response.json()
}

describe('a trusted document', () => {
  it('runs', async () => {
    expect(await run('fine')).toEqual({ data: { id: '1' } })
  })

  it.each(['deep', 'long'])('that is %s is refused for its size all the same', async (hash) => {
    expect(await run(hash)).toMatchObject({ errors: [{ extensions: { code: 'OPERATION_TOO_LARGE' } }] })
  })

  it('cannot ask for the schema where that is closed', async () => {
    const { data, errors } = await run('introspecting')
    expect(data).toBeUndefined()
    expect(errors[0].message).toMatch(/introspection has been disabled/)
  })
})
