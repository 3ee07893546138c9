import type { Actor } from '#api/access/actor.ts'
import { bearerToken, hashToken } from '#api/platform/tokens.ts'
import type { ServiceContext } from '#api/services/context.ts'

/** Who an Authorization header speaks for, or null: no token, or one that is unknown, expired or revoked. */
export const authenticate =
  ({ store, clock }: ServiceContext) =>
  async (authorization: string | null | undefined): Promise<Actor | null> => {
    const token = bearerToken(authorization)
    return token ? store.sessions.findActor(hashToken(token), clock.now()) : null
  }
