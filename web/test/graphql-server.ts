import { addMocksToSchema, createMockStore } from '@graphql-tools/mock'
import { makeExecutableSchema } from '@graphql-tools/schema'
// The same copy of graphql as the one that @graphql-tools finds.
import { type ExecutionResult, GraphQLError, type GraphQLFieldResolver, graphql } from 'graphql/index.js'
import { HttpResponse, http } from 'msw'
import { trustedHashes } from '#web/lib/trusted-hashes.ts'
import { server } from '#web/test/server.ts'
import typeDefs from '../../schema.graphql?raw'
import trustedDocuments from '../../trusted-documents.json'

const written = makeExecutableSchema({
  typeDefs,
  resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
})
const store = createMockStore({ schema: written })
/** Made once: it takes longer than many a test. What a test answers itself it gives as root values. */
const schema = addMocksToSchema({ schema: written, store })

type FieldResolver = GraphQLFieldResolver<unknown, unknown>
type FieldResolvers = Record<string, FieldResolver>
type RootParameters = [Parameters<FieldResolver>[1], Parameters<FieldResolver>[2], Parameters<FieldResolver>[3]]

/** The texts that the server knows, by their hash. */
const documents = new Map(Object.entries(trustedDocuments))

/**
 * Lets a test send an operation that is in no page.
 * @param text the operation, `__typename` in every selection
 */
export function trustForTest(operationName: string, text: string): void {
  const hash = `the hash of ${operationName}`
  documents.set(hash, text)
  trustedHashes.set(operationName, hash)
}

export interface SentOperation {
  readonly operationName: string
  readonly variables: Record<string, unknown>
  readonly authorization: string | null
}

/** The error that the server answers with when the token is not accepted. */
export const unauthenticated = (): never => {
  throw new GraphQLError('Sign in to continue', { extensions: { code: 'UNAUTHENTICATED' } })
}

/**
 * Answers `/graphql` for this test by executing the trusted document of each hash on the committed schema: what the
 * resolvers given do not answer is mocked.
 * @returns the operations that were sent, in order
 */
export function answerGraphql(resolvers: { Query?: FieldResolvers; Mutation?: FieldResolvers }): SentOperation[] {
  const sent: SentOperation[] = []
  const rootValue = Object.fromEntries(
    Object.entries({ ...resolvers.Query, ...resolvers.Mutation }).map(([name, resolve]) => [
      name,
      (...[args, context, info]: RootParameters) => resolve(undefined, args, context, info),
    ]),
  )
  store.reset()
  server.use(
    http.post('*/graphql', async ({ request }) => {
      const { operationName, variables, extensions } = (await request.json()) as {
        operationName: string
        variables: Record<string, unknown>
        extensions: { persistedQuery: { sha256Hash: string } }
      }
      sent.push({ operationName, variables, authorization: request.headers.get('authorization') })
      const source = documents.get(extensions.persistedQuery.sha256Hash)
      if (source === undefined) throw new Error(`${operationName} is no trusted document`)
      const result: ExecutionResult = await graphql({
        schema,
        rootValue,
        source,
        operationName,
        variableValues: variables,
      })
      return HttpResponse.json(JSON.parse(JSON.stringify(result)))
    }),
  )
  return sent
}

/** Answers as a server does that has another version than the page. */
export function forgetTrustedDocuments(): void {
  const error = {
    message: 'This operation is not known here. Reload the page.',
    extensions: { code: 'TRUSTED_DOCUMENT_UNKNOWN' },
  }
  server.use(
    http.post('*/graphql', () =>
      HttpResponse.json(
        { errors: [error] },
        { status: 404, headers: { 'content-type': 'application/graphql-response+json; charset=utf-8' } },
      ),
    ),
  )
}

/** No answer comes from `/graphql`, as without a network. */
export function dropGraphql(): void {
  server.use(http.post('*/graphql', () => HttpResponse.error()))
}
