import type { FastifyReply, FastifyRequest } from 'fastify'
import { expectedOf, InvalidInput, isUnavailable, TooManyAttempts } from '#api/services/errors.ts'

const RETRY_AFTER_SECONDS = 2

/** What the HTTP library itself refuses: a body that is not JSON, too large, a prototype key, a bad path. */
function refusalOf(error: unknown): { status: number; message: string } | null {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return null
  if (error.statusCode < 400 || error.statusCode >= 500) return null
  if ('code' in error && error.code === 'FST_ERR_BAD_URL') return { status: 400, message: 'The path cannot be read' }
  switch (error.statusCode) {
    case 413:
      return { status: 413, message: 'The body is too large' }
    case 415:
      return { status: 415, message: 'The body must be JSON (Content-Type: application/json)' }
    case 400:
      return { status: 400, message: 'The request cannot be read: its body must be valid JSON' }
    default:
      return { status: error.statusCode, message: 'The request cannot be read' }
  }
}

/** A file that was being sent when the client hung up: nobody's fault, and nobody is there to be told. */
const hasLeft = (error: unknown, { raw }: FastifyRequest): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed

/** What was said of a file that could not be sent: the error is none of it, and would not be written as JSON with it. */
const OF_A_FILE = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
]

/**
 * Answers an error over HTTP as `{ "error": "…" }`. Expected errors keep their sentence, and name the
 * field as the wire does; everything else is logged under the request's id and masked.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  for (const header of OF_A_FILE) reply.removeHeader(header)
  if (error instanceof InvalidInput) {
    const names = request.routeOptions.config.fieldNames ?? {}
    const issues = error.issues.map(({ field, message }) => ({ field: names[field] ?? field, message }))
    return reply.code(error.status).send({ error: error.message, field: issues[0]?.field, issues })
  }
  if (error instanceof TooManyAttempts) reply.header('retry-after', error.retryAfterSeconds)
  const expected = expectedOf(error)
  if (expected) {
    if (expected !== error) request.log.error({ err: error }, 'The database refused a request')
    return reply.code(expected.status).send({ error: expected.message })
  }
  const refusal = refusalOf(error)
  if (refusal) return reply.code(refusal.status).send({ error: refusal.message })

  if (hasLeft(error, request)) request.log.info('The client left before its answer was whole')
  else request.log.error({ err: error }, 'A request failed')
  if (isUnavailable(error)) {
    return reply
      .code(503)
      .header('retry-after', RETRY_AFTER_SECONDS)
      .send({ error: 'The service is not available at the moment. Please try again.' })
  }
  return reply.code(500).send({ error: 'Something went wrong on our side. Please try again.' })
}
