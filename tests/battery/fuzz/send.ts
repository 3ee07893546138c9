import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { bytesOf, type FuzzRequest } from '#tests/battery/fuzz/request.ts'

export interface Answer {
  /** Of each answer on the connection; none where it was closed without one. */
  readonly statuses: readonly number[]
  readonly contentType: string
  /** Status lines and headers. */
  readonly head: string
  readonly body: string
}

/** Long after the server gives a request up. */
const LONGEST_ANSWER_MS = 90_000
/** What the client does not send, or the server did not read to its end: a kept connection may be closed any time. */
const BY_SOCKET = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_UNESCAPED_CHARACTERS',
  'ERR_INVALID_CHAR',
  'ERR_INVALID_HTTP_TOKEN',
  'ERR_HTTP_INVALID_HEADER_VALUE',
])
/** Headers with which an HTTP client would wait for more, or hold back. */
const FRAMING = new Set(['content-length', 'transfer-encoding', 'expect', 'connection', 'upgrade'])

const needsSocket = ({ raw, method, headers }: FuzzRequest): boolean =>
  raw !== undefined || method === 'CONNECT' || Object.keys(headers).some((name) => FRAMING.has(name.toLowerCase()))

const headerText = (raw: readonly string[]): string =>
  raw.map((part, index) => (index % 2 === 0 ? `\n${part}: ` : part)).join('')

/** Sends by Node's client, on a connection that is kept. */
function sendByClient(url: URL, agent: Agent, request: FuzzRequest, token: string | null): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const authorization = token === null ? {} : { authorization: `Bearer ${token}` }
    const sending = httpRequest(
      {
        agent,
        host: url.hostname,
        port: url.port,
        method: request.method,
        path: request.target,
        headers: {
          ...authorization,
          ...request.headers,
          ...(request.body ? { 'content-length': request.body.length } : {}),
        },
        timeout: LONGEST_ANSWER_MS,
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () =>
          resolve({
            statuses: [response.statusCode ?? 0],
            contentType: response.headers['content-type'] ?? '',
            head: `${response.statusCode} ${response.statusMessage}${headerText(response.rawHeaders)}`,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      },
    )
    sending.once('timeout', () => sending.destroy(new Error('No answer')))
    sending.once('error', reject)
    sending.end(request.body)
  })
}

/** Sends the bytes as they are, says that there are no more, and reads until the server closes. */
function sendBySocket(url: URL, bytes: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect({ host: url.hostname, port: Number(url.port), allowHalfOpen: true })
    socket.setTimeout(LONGEST_ANSWER_MS, () => socket.destroy(new Error('No answer')))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.once('end', () => socket.end())
    // A server may close on what it cannot read while more of it is on its way.
    socket.once('error', (error) =>
      'code' in error && error.code !== 'ECONNREFUSED' ? socket.destroy() : reject(error),
    )
    socket.once('close', () => {
      const said = Buffer.concat(chunks).toString('utf8')
      const statuses = [...said.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status))
      const end = said.indexOf('\r\n\r\n')
      resolve({ statuses, contentType: '', head: said.slice(0, end), body: said.slice(end + 4) })
    })
    socket.end(Buffer.from(bytes, 'latin1'))
  })
}

/** What sends requests to a server: by a client where it can, else byte by byte. */
export function createSender(address: string): {
  send(request: FuzzRequest, token: string | null): Promise<Answer>
  close(): void
} {
  const url = new URL(address)
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  return {
    send: async (request, token) => {
      if (needsSocket(request)) return sendBySocket(url, bytesOf(request, token))
      try {
        return await sendByClient(url, agent, request, token)
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : ''
        // What cannot be read is answered before it is known that HEAD wants no body.
        const unasked = request.method === 'HEAD' && code.startsWith('HPE_')
        if (!BY_SOCKET.has(code) && !unasked) throw error
        return sendBySocket(url, bytesOf(request, token))
      }
    },
    close: () => agent.destroy(),
  }
}
