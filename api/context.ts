import type { Actor } from '#api/access/actor.ts'
import type { Services, ServicesFor } from '#api/services/compose.ts'

/** What one request is answered with; the same for both transports. */
export interface RequestContext {
  readonly actor: Actor | null
  readonly services: Services
  readonly requestId: string
}

interface RequestParts {
  readonly id: string
  /** None where the client has closed the connection already. */
  readonly ip: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

const MAX_USER_AGENT = 300
const GONE = 'gone'

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header) ?? null

/** Finds out who asks (one query, where there is a token) and gives the request its services. */
export async function createContext(servicesFor: ServicesFor, request: RequestParts): Promise<RequestContext> {
  const services = servicesFor({
    requestId: request.id,
    address: request.ip ?? GONE,
    userAgent: single(request.headers['user-agent'])?.slice(0, MAX_USER_AGENT) ?? null,
  })
  return {
    actor: await services.authenticate(single(request.headers['authorization'])),
    services,
    requestId: request.id,
  }
}
