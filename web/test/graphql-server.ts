import { addMocksToSchema } from '@graphql-tools/mock'
import { makeExecutableSchema } from '@graphql-tools/schema'
// The same copy of graphql as the one that @graphql-tools finds.
import { type ExecutionResult, GraphQLError, type GraphQLFieldResolver, graphql } from 'graphql/index.js'
import { HttpResponse, http } from 'msw'
import { server } from '#web/test/server.ts'
import typeDefs from '../../schema.graphql?raw'

const schema = makeExecutableSchema({
  typeDefs,
  resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
})

type FieldResolvers = Record<string, GraphQLFieldResolver<unknown, unknown>>

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
 * Answers `/graphql` for this test by executing the committed schema: what the resolvers given do not answer is mocked,
 * and a query that does not fit the schema fails.
 * @returns the operations that were sent, in order
 */
export function answerGraphql(resolvers: { Query?: FieldResolvers; Mutation?: FieldResolvers }): SentOperation[] {
  const sent: SentOperation[] = []
  const mocked = addMocksToSchema({ schema, resolvers, preserveResolvers: true })
  server.use(
    http.post('*/graphql', async ({ request }) => {
      const body = (await request.json()) as {
        query: string
        operationName: string
        variables: Record<string, unknown>
      }
      const { operationName, variables } = body
      sent.push({ operationName, variables, authorization: request.headers.get('authorization') })
      const result: ExecutionResult = await graphql({
        schema: mocked,
        source: body.query,
        operationName,
        variableValues: variables,
      })
      return HttpResponse.json(JSON.parse(JSON.stringify(result)))
    }),
  )
  return sent
}

/** No answer comes from `/graphql`, as without a network. */
export function dropGraphql(): void {
  server.use(http.post('*/graphql', () => HttpResponse.error()))
}
