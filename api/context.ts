import type { Actor } from '#api/access/actor.ts'
import type { Origin } from '#api/services/accounts/session.ts'
import type { Services } from '#api/services/compose.ts'

/** What one request is answered with; the same for both transports. */
export interface RequestContext {
  readonly actor: Actor | null
  readonly services: Services
  readonly requestId: string
  readonly origin: Origin
}

interface RequestParts {
  readonly id: string
  readonly ip: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header) ?? null

/** Finds out who asks (one query, where there is a token) and gives the request its services. */
export async function createContext(services: Services, request: RequestParts): Promise<RequestContext> {
  return {
    actor: await services.authenticate(single(request.headers['authorization'])),
    services,
    requestId: request.id,
    origin: { userAgent: single(request.headers['user-agent']), address: request.ip },
  }
}
