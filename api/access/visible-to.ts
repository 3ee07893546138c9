import type { Actor } from '#api/access/actor.ts'
import { can } from '#api/access/policy.ts'
import type { Prisma } from '#prisma/generated/client/client.ts'

/** The filter that no record passes. */
export const NOTHING = { id: { in: [] as string[] } }

/** The nutrition assessments that somebody may see: their own. */
export function nutritionAssessmentsVisibleTo(actor: Actor | null): Prisma.NutritionAssessmentWhereInput {
  return actor && can(actor, 'nutrition.read_own') ? { userId: actor.userId } : NOTHING
}

/** The nutrition plans that somebody may see: those of the assessments that they may see. */
export function nutritionPlansVisibleTo(actor: Actor | null): Prisma.NutritionPlanWhereInput {
  return actor && can(actor, 'nutrition.read_own') ? { assessment: nutritionAssessmentsVisibleTo(actor) } : NOTHING
}

/** The sessions that somebody may see and end: their own. */
export function sessionsVisibleTo(actor: Actor | null): Prisma.SessionWhereInput {
  return actor && can(actor, 'session.read_own') ? { userId: actor.userId } : NOTHING
}

/**
 * The role requests that somebody may decide: an admin all, the ministry and a medical officer those of
 * their own country. Nobody decides their own.
 */
export function roleRequestsVisibleTo(actor: Actor | null): Prisma.RoleGrantWhereInput {
  if (!actor || !can(actor, 'role_request.read')) return NOTHING
  const ofOthers = { userId: { not: actor.userId } }
  return actor.roles.includes('admin') ? ofOthers : { ...ofOthers, user: { region: actor.region } }
}
