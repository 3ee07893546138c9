import { GraphQLError } from 'graphql'
import { builder, type GraphqlContext } from '#api/graphql/builder.ts'
import {
  AccountHasRecord,
  EmailTaken,
  expectedOf,
  type InputIssue,
  InvalidCredentials,
  InvalidInput,
  isUnavailable,
  type MovedBatch,
  NotFound,
  RecordHasAccount,
  StockMoved,
  StorageFull,
  TooManyAttempts,
} from '#api/services/errors.ts'

const ErrorInterface = builder.interfaceRef<Error>('Error').implement({
  description: 'What went wrong, in a sentence that can be shown.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'The sentence.' }) }),
})

const InputIssueType = builder.objectRef<InputIssue>('InputIssue').implement({
  description: 'What is wrong with one field of an input.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the field, as in the input type.' }),
    message: t.exposeString('message', { description: 'What is wrong with it, in a sentence that can be shown.' }),
  }),
})

builder.objectType(InvalidInput, {
  name: 'InvalidInput',
  description: 'The input was refused, and nothing was stored.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The field that `message` is about.' }),
    issues: t.expose('issues', { type: [InputIssueType], description: 'What is wrong, one entry a field.' }),
  }),
})

builder.objectType(InvalidCredentials, {
  name: 'InvalidCredentials',
  description: 'No account has this e-mail and password.',
  interfaces: [ErrorInterface],
})

builder.objectType(TooManyAttempts, {
  name: 'TooManyAttempts',
  description: 'It was tried too often. The answer has the header Retry-After.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      description: 'The whole seconds after which another try is taken; at least 1.',
    }),
  }),
})

builder.objectType(EmailTaken, {
  name: 'EmailTaken',
  description: 'An account with this e-mail exists already.',
  interfaces: [ErrorInterface],
})

builder.objectType(NotFound, {
  name: 'NotFound',
  description: 'There is no such record, or none that you may see.',
  interfaces: [ErrorInterface],
})

builder.objectType(RecordHasAccount, {
  name: 'RecordHasAccount',
  description: 'The patient’s own account reads the record already.',
  interfaces: [ErrorInterface],
})

builder.objectType(AccountHasRecord, {
  name: 'AccountHasRecord',
  description: 'Your account is joined to a patient’s record already.',
  interfaces: [ErrorInterface],
})

const MovedBatchType = builder.objectRef<MovedBatch>('MovedBatch').implement({
  description: 'A batch whose stock is other than a count was shown.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The batch’s id.' }),
    number: t.exposeString('number', { description: 'The number on the pack.' }),
    quantity: t.exposeInt('quantity', { description: 'Units that the ledger says now.' }),
  }),
})

builder.objectType(StockMoved, {
  name: 'StockMoved',
  description:
    'Stock came or went while it was counted, and nothing was stored: these batches are to be looked at again.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    batches: t.field({
      type: [MovedBatchType],
      description: 'Those that moved.',
      resolve: ({ batches }) => [...batches],
    }),
  }),
})

/** Does the work; where it was tried too often, the answer's headers say when to try again. */
export async function sayingWhenToRetry<Result>(
  { answerHeaders }: GraphqlContext,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TooManyAttempts) answerHeaders.set('retry-after', `${error.retryAfterSeconds}`)
    throw error
  }
}

interface ErrorLog {
  error(details: object, message: string): void
}

/** The code of an operation that is refused for its size, before it is looked at. */
export const OPERATION_TOO_LARGE = 'OPERATION_TOO_LARGE'

const RETRY_AFTER_SECONDS = '2'

/**
 * What was thrown, without the engine's wrappings; null for an error that is the engine's own, about the
 * operation or its variables. The engine wraps its own errors too, so the innermost one tells.
 */
function thrownInside(error: Error): Error | null {
  if (error.name !== 'GraphQLError') return error
  return 'originalError' in error && error.originalError instanceof Error ? thrownInside(error.originalError) : null
}

/**
 * What a caller is told of an error that no result union names: expected errors as they are, a database
 * that is away as 503, everything else as a general sentence, logged under the request's id.
 */
export function presentError(error: GraphQLError, requestId: string, log: ErrorLog): GraphQLError {
  const original = thrownInside(error)
  if (!original) {
    // Yoga marks what the parser refuses as answered with 200, which hides a refusal of ours from proxies.
    if (error.extensions['code'] !== OPERATION_TOO_LARGE) return error
    return new GraphQLError(error.message, { extensions: { code: OPERATION_TOO_LARGE, http: { status: 400 } } })
  }
  const at = { nodes: error.nodes, path: error.path, positions: error.positions, source: error.source }
  const expected = expectedOf(original)
  if (expected) {
    if (expected !== original) log.error({ err: original, reqId: requestId }, 'The database refused a GraphQL field')
    const field = expected instanceof InvalidInput ? { field: expected.field } : {}
    const http = expected instanceof StorageFull ? { http: { status: expected.status } } : {}
    return new GraphQLError(expected.message, { ...at, extensions: { code: expected.code, ...field, ...http } })
  }
  log.error({ err: original, reqId: requestId }, 'A GraphQL field failed')
  return isUnavailable(original)
    ? new GraphQLError('The service is not available at the moment. Please try again.', {
        ...at,
        extensions: {
          code: 'SERVICE_UNAVAILABLE',
          requestId,
          http: { status: 503, headers: { 'Retry-After': RETRY_AFTER_SECONDS } },
        },
      })
    : new GraphQLError('Something went wrong on our side. Please try again.', {
        ...at,
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
      })
}
