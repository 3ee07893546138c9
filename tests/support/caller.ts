import { createHash } from 'node:crypto'
import { expect } from 'vitest'

// What a test expects of an answer is said by its assertions, not by a type.
export type Json = ReturnType<typeof JSON.parse>

export interface RestAnswer {
  readonly status: number
  /** The parsed JSON, or the text of any other answer. */
  readonly body: Json
  /** The answer as it came. */
  readonly text: string
  readonly headers: Headers
}

export interface GraphqlError {
  readonly message: string
  readonly extensions?: { readonly code?: string; readonly field?: string; readonly requestId?: string }
}

export interface GraphqlAnswer {
  readonly status: number
  readonly data: Json
  readonly errors: readonly GraphqlError[]
  readonly headers: Headers
}

/** Somebody who talks to the server, signed in or not. */
export interface Caller {
  readonly token: string | null
  /** Sends a request. A body that is a text is sent as it is, anything else as JSON. */
  rest(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<RestAnswer>
  /** Sends an operation, and hands back data and errors as they are. */
  graphql(query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer>
  /** Sends an operation that must succeed; what it printed otherwise stands in the failure. */
  data(query: string, variables?: Record<string, unknown>): Promise<Json>
}

/** The token of the service that the tests are, for operations of their own. */
export const SERVICE_TOKEN = 'a service token of the tests'

export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * Somebody with this token, or with none, at the server of this address.
 * @param serviceToken null for somebody who may not send operations of their own
 */
export function callerOf(url: string, token: string | null, serviceToken: string | null = SERVICE_TOKEN): Caller {
  const identity: Record<string, string> = {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(serviceToken === null ? {} : { 'x-service-token': serviceToken }),
  }

  const rest: Caller['rest'] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...identity, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = (response.headers.get('content-type') ?? '').includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text, text, headers: response.headers }
  }

  const graphql: Caller['graphql'] = async (query, variables = {}) => {
    const { status, body, headers } = await rest('POST', '/graphql', { query, variables })
    return { status, data: body.data ?? null, errors: body.errors ?? [], headers }
  }

  return {
    token,
    rest,
    graphql,
    data: async (query, variables) => {
      const { data, errors } = await graphql(query, variables)
      expect(errors, `${query}\n${JSON.stringify(variables)}`).toEqual([])
      return data
    },
  }
}
