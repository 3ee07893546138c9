import type { Actor } from '#api/access/actor.ts'
import { type Action, can } from '#api/access/policy.ts'
import { Forbidden, Unauthenticated } from '#api/services/errors.ts'

/**
 * The person who asks, if they may do this.
 * @throws Unauthenticated when nobody is signed in, Forbidden when their roles do not allow it.
 */
export function authorise(actor: Actor | null, action: Action): Actor {
  if (!actor) throw new Unauthenticated()
  if (!can(actor, action)) throw new Forbidden()
  return actor
}
