import type { FastifyInstance, FastifyReply } from 'fastify'
import { createYoga, type Plugin } from 'graphql-yoga'
import { createContext } from '#api/context.ts'
import type { GraphqlContext } from '#api/graphql/builder.ts'
import { presentError } from '#api/graphql/errors.ts'
import { keptOperations } from '#api/graphql/kept-operations.ts'
import { operationLimits } from '#api/graphql/limits.ts'
import { executedBy, withPlainFieldsWhole } from '#api/graphql/plain-fields.ts'
import { forYoga, unreadableBecause } from '#api/graphql/read-request.ts'
import { schema } from '#api/graphql/schema.ts'
import { type FreeOperations, trustedDocuments } from '#api/graphql/trusted-documents.ts'
import type { ServicesFor } from '#api/services/compose.ts'
import type { Client } from '#api/store/client.ts'

const PATH = '/graphql'

interface ServerContext {
  readonly graphql: GraphqlContext
}

/** Every error of a result goes through one place on its way out. */
function presentErrors(log: Parameters<typeof presentError>[2]): Plugin<object, ServerContext> {
  return {
    onResultProcess: (processing) => {
      const { result, serverContext } = processing
      if (!result || Symbol.asyncIterator in result || Array.isArray(result) || !result.errors) return
      const { requestId } = serverContext.graphql
      processing.setResult({ ...result, errors: result.errors.map((error) => presentError(error, requestId, log)) })
    },
  }
}

/** /graphql, answered by Yoga with the schema of every module; where it is open, a browser gets GraphiQL. */
export function graphqlEndpoint(
  servicesFor: ServicesFor,
  client: Client,
  options: FreeOperations & {
    /** Answers a browser with the page for writing operations; null where there is none. */
    readonly graphiql: ((reply: FastifyReply) => Promise<FastifyReply>) | null
    /** Lets operations of people who are signed in wait for those that came before. */
    readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
  },
) {
  return async (app: FastifyInstance): Promise<void> => {
    const yoga = createYoga<ServerContext, GraphqlContext>({
      schema,
      logging: false,
      graphqlEndpoint: PATH,
      landingPage: false,
      // Its own page loads scripts from elsewhere, which the content security policy refuses.
      graphiql: false,
      batching: false,
      cors: false,
      multipart: false,
      parserAndValidationCache: keptOperations(),
      maskedErrors: false,
      plugins: [
        trustedDocuments(options),
        ...operationLimits(options),
        executedBy(withPlainFieldsWhole(schema)),
        presentErrors(app.log),
      ],
      context: ({ graphql }) => graphql,
    })
    app.route({
      url: PATH,
      method: ['GET', 'POST'],
      handler: async (request, reply) => {
        const isBrowser = request.method === 'GET' && request.headers.accept?.includes('text/html')
        if (options.graphiql && isBrowser) return options.graphiql(reply)
        const unreadable = unreadableBecause(request)
        if (unreadable !== null) {
          return reply.code(400).send({ errors: [{ message: unreadable, extensions: { code: 'BAD_REQUEST' } }] })
        }
        const answer = async () => {
          const context: GraphqlContext = {
            ...(await createContext(servicesFor, request)),
            client,
            answerHeaders: new Map(),
          }
          const response = await yoga.handleNodeRequestAndResponse(forYoga(request, PATH), reply, { graphql: context })
          for (const [name, value] of response.headers) reply.header(name, value)
          for (const [name, value] of context.answerHeaders) reply.header(name, value)
          return { status: response.status, text: await response.text() }
        }
        const { status, text } = await (request.headers.authorization === undefined ? answer() : options.inTurn(answer))
        return reply.code(status).send(text)
      },
    })
  }
}
