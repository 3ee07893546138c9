import { readToken } from '#web/lib/auth-token.ts'

/** The server answered, and the answer was not a success. */
export class HttpError extends Error {
  readonly status: number
  /** The server's own text, or null when it gave none. */
  readonly serverText: string | null
  /** The input that the server refused, when it named one. */
  readonly field: string | null

  constructor(status: number, serverText: string | null, field: string | null) {
    super(serverText ?? `HTTP error! status: ${status}`)
    this.name = 'HttpError'
    this.status = status
    this.serverText = serverText
    this.field = field
  }
}

/** No answer came: no network, no server, or the connection broke. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super('No answer from the server', { cause })
    this.name = 'ConnectionError'
  }
}

/** True when trying again later may work: no answer came, or the server itself is in trouble. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof HttpError && error.status >= 500)
}

interface Options {
  method?: 'GET' | 'POST'
  body?: unknown
  signal?: AbortSignal
  /** Sent although the page is being left. */
  keepalive?: boolean
  /** The answer to this very request, when it was sent before. */
  answer?: Promise<Response> | undefined
}

const textAt = (body: unknown, key: string): string | null => {
  if (typeof body !== 'object' || body === null) return null
  const value = (body as Record<string, unknown>)[key]
  return typeof value === 'string' && value !== '' ? value : null
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw new ConnectionError(cause)
  })
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch (cause) {
    // A captive portal or a proxy answers with a page of its own: that is not our server.
    if (response.ok) throw new ConnectionError(cause)
    return null
  }
}

async function send(path: string, accept: string, options: Options): Promise<Response> {
  const headers = new Headers({ accept })
  const token = readToken()
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (options.body !== undefined) headers.set('content-type', 'application/json')
  const answer =
    options.answer ??
    fetch(`/api${path}`, {
      method: options.method ?? 'GET',
      headers,
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
      keepalive: options.keepalive ?? false,
    })
  return answer.catch((cause: unknown) => {
    throw new ConnectionError(cause)
  })
}

const refusal = ({ status }: Response, body: unknown) =>
  new HttpError(status, textAt(body, 'error'), textAt(body, 'field'))

/**
 * Calls the REST interface (specification §7) with the bearer token, when there is one.
 * @param path the path below `/api`, such as `/auth/me`
 * @returns the body of a successful answer, not yet checked
 * @throws HttpError when the answer is not a success, ConnectionError when none came
 */
export async function http(path: string, options: Options = {}): Promise<unknown> {
  const response = await send(path, 'application/json', options)
  const body = await readJson(response)
  if (!response.ok) throw refusal(response, body)
  return body
}

/**
 * Fetches a file from the REST interface with the bearer token, when there is one.
 * @param type the file's media type; an answer of another type is none of our server's
 * @throws HttpError when the answer is not a success, ConnectionError when none came
 */
export async function fetchFile(path: string, type: string): Promise<Blob> {
  const response = await send(path, type, {})
  if (!response.ok) throw refusal(response, await readJson(response))
  const blob = await response.blob().catch((cause: unknown) => {
    throw new ConnectionError(cause)
  })
  if (blob.type !== type) throw new ConnectionError(new Error(`Expected ${type}, and got ${blob.type}`))
  return blob
}
