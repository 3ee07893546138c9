import type { Role } from '#domain/vocabulary/roles.ts'
import { type Account, knownRole, record, text } from '#web/lib/session/account.ts'

/** What somebody decided about a staff role that a person asked for or held. */
interface RoleDecision {
  /** Of this decision: a role that was approved may be taken away later. */
  readonly id: string
  readonly role: Role
  readonly status: 'approved' | 'declined' | 'removed'
  readonly reason: string | null
}

const KEY = 'afya_seen_role_decisions'

const seenIds = (): string[] => (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)

function readDecision(value: unknown): RoleDecision[] {
  const request = record(value)
  const role = knownRole(request.role)
  const { status } = request
  if (!role || (status !== 'approved' && status !== 'declined' && status !== 'removed')) return []
  const decidedAt = text(request.decided_at)
  // A role that was given without asking, as in a demonstration, was never waited for.
  if (decidedAt <= text(request.requested_at)) return []
  return [{ id: `${text(request.id)}@${decidedAt}`, role, status, reason: text(request.reason) || null }]
}

/** What was decided about this person's role requests, and they have not put away on this device. */
export function unseenDecisions({ roleRequests }: Account): RoleDecision[] {
  const seen = new Set(seenIds())
  const decisions = Array.isArray(roleRequests) ? roleRequests.flatMap(readDecision) : []
  return decisions.filter(({ id }) => !seen.has(id))
}

/** Puts a decision away on this device; the profile goes on to show it. */
export function putAwayDecision(id: string): void {
  localStorage.setItem(KEY, [...new Set([...seenIds(), id])].join(' '))
}
