import fc from 'fast-check'

/** One request, as it goes over the wire. Texts hold one byte a character, but for the body of a spoiled encoding. */
export interface FuzzRequest {
  /** The route or field that it is meant for. */
  readonly aim: string
  /** The number of the person who asks; null for nobody. */
  readonly who: number | null
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
  /** Sent instead of all of the above, with the person's token for `{token}`. */
  readonly raw?: string
}

const LONGEST_SHOWN = 2_000
const ENCODED = /[^!-~]/gu

/** A path as browsers write it: what cannot stand in it is percent-encoded. */
export const encoded = (text: string): string =>
  text.replaceAll(ENCODED, (part) => encodeURIComponent(part.toWellFormed()))

/** The arbitrary one time in so many, else undefined. */
export const oneIn = <Value>(times: number, arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: times - 1 }, { arbitrary, weight: 1 })

/** The bytes of a request, each as one character. */
export function bytesOf(request: FuzzRequest, token: string | null): string {
  if (request.raw !== undefined) return request.raw.replaceAll('{token}', token ?? '')
  const given = new Set(Object.keys(request.headers).map((name) => name.toLowerCase()))
  const headers: [string, string][] = []
  if (!given.has('host')) headers.push(['host', 'localhost'])
  if (token !== null && !given.has('authorization')) headers.push(['authorization', `Bearer ${token}`])
  headers.push(...Object.entries(request.headers))
  if (request.body && !given.has('content-length') && !given.has('transfer-encoding')) {
    headers.push(['content-length', `${request.body.length}`])
  }
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `${request.method} ${request.target} HTTP/1.1\r\n${head}\r\n${request.body?.toString('latin1') ?? ''}`
}

/** A request in print: what it was meant for, who sent it, and its bytes as a text of JavaScript. */
export function describeRequest(request: FuzzRequest): string {
  const who = request.who === null ? 'nobody' : `person ${request.who}`
  const bytes = bytesOf(request, request.who === null ? null : '{token}')
  const escaped = JSON.stringify(bytes).replaceAll(/[\u007f-\uffff]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  const shown =
    escaped.length <= LONGEST_SHOWN ? escaped : `${escaped.slice(0, LONGEST_SHOWN)} … (${bytes.length} bytes)`
  return `${request.aim}, sent by ${who}:\n${shown}`
}
