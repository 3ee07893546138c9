import { InvalidInput } from '#api/services/errors.ts'
import { message } from '#domain/input/messages.ts'

/**
 * A JSON object that was sent.
 * @throws InvalidInput for anything else: a list, a text, a number, nothing.
 */
export function asObject(body: unknown): Readonly<Record<string, unknown>> {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw new InvalidInput([{ field: 'body', message: message('body_not_object') }])
  }
  return body as Record<string, unknown>
}
