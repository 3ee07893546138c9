import type { Actor } from '#api/access/actor.ts'
import { can } from '#api/access/policy.ts'
import { ROLES, type Role, SIGN_UP_ROLES } from '#domain/vocabulary/roles.ts'
import type { Prisma } from '#prisma/generated/client/client.ts'

/** Patient is everybody's, and neither asked for nor taken away. */
const isStaffRole = (role: Role) => role !== 'patient'
const STAFF_ROLES = ROLES.filter(isStaffRole)
/** Those that people ask for themselves; the others are given to them. */
const REQUESTABLE_ROLES = SIGN_UP_ROLES.filter(isStaffRole)

/** The filter that no record passes. */
export const NOTHING = { id: { in: [] as string[] } }

/** The person whose nutrition assessments and plans somebody may see, themselves; null where they may see nobody's. */
export function nutritionOwnerVisibleTo(actor: Actor | null): string | null {
  return actor && can(actor, 'nutrition.read_own') ? actor.userId : null
}

/** The nutrition assessments that somebody may see: their own. */
export function nutritionAssessmentsVisibleTo(actor: Actor | null): Prisma.NutritionAssessmentWhereInput {
  const userId = nutritionOwnerVisibleTo(actor)
  return userId === null ? NOTHING : { userId }
}

/** The nutrition plans that somebody may see: those of the assessments that they may see. */
export function nutritionPlansVisibleTo(actor: Actor | null): Prisma.NutritionPlanWhereInput {
  return nutritionOwnerVisibleTo(actor) === null ? NOTHING : { assessment: nutritionAssessmentsVisibleTo(actor) }
}

/** Whose patients somebody may see: those of one facility, or of one country; null where of none. */
export interface PatientScope {
  readonly facilityId: string | null
  readonly region: string | null
}

/** A medical officer sees the patients of their country, a health worker and a clinician those of their facility. */
export function patientScopeOf(actor: Actor | null): PatientScope {
  if (!actor || !can(actor, 'patient.read')) return { facilityId: null, region: null }
  if (actor.roles.includes('medical_officer')) return { facilityId: null, region: actor.region }
  return { facilityId: actor.facilityId, region: null }
}

/** Facilities, for SQL of our own, chosen by one value, which is `$1`. */
export interface FacilityQuery {
  /** A select of their `id`. */
  readonly text: string
  /** What stands behind a facility’s id where it is one of them. */
  readonly condition: string
  readonly value: string
}

/** The facilities whose patients somebody may see, the same as in patientsVisibleTo; null where there are none. */
export function facilitiesInScope({ facilityId, region }: PatientScope): FacilityQuery | null {
  if (region !== null) {
    const text = 'SELECT care.id FROM "Facility" care WHERE care.region = $1'
    return { text, condition: `= ANY (ARRAY(${text}))`, value: region }
  }
  // Said with a value alone, so that the planner knows that it is one.
  return facilityId === null ? null : { text: 'SELECT $1::uuid AS id', condition: '= $1::uuid', value: facilityId }
}

/** The patients that somebody may see. */
export function patientsVisibleTo(actor: Actor | null): Prisma.PatientWhereInput {
  const { facilityId, region } = patientScopeOf(actor)
  if (region !== null) return { facility: { region } }
  return facilityId === null ? NOTHING : { facilityId }
}

/** The merges of records that somebody may see: those of two patients whom they may see. */
export function patientMergesVisibleTo(actor: Actor | null): Prisma.PatientMergeWhereInput {
  if (!can(actor, 'patient_merge.read')) return NOTHING
  const visible = patientsVisibleTo(actor)
  return { AND: [{ kept: visible }, { duplicate: visible }] }
}

/** Whose patients' medical records somebody may see. */
export const medicalScopeOf = (actor: Actor | null): PatientScope =>
  can(actor, 'medical.read_patients') ? patientScopeOf(actor) : patientScopeOf(null)

/** The person whose own medical assessments somebody may see, themselves; null where nobody's. */
export function medicalOwnerVisibleTo(actor: Actor | null): string | null {
  return actor && can(actor, 'medical.read_own') ? actor.userId : null
}

/** The medical assessments that somebody may see: their own, and those of the patients that they may see. */
export function medicalAssessmentsVisibleTo(actor: Actor | null): Prisma.MedicalAssessmentWhereInput {
  const userId = medicalOwnerVisibleTo(actor)
  if (userId === null) return NOTHING
  return can(actor, 'medical.read_patients') ? { OR: [{ userId }, { patient: patientsVisibleTo(actor) }] } : { userId }
}

/** The medical plans that somebody may see: those of the assessments that they may see. */
export function medicalPlansVisibleTo(actor: Actor | null): Prisma.MedicalPlanWhereInput {
  return { assessment: medicalAssessmentsVisibleTo(actor) }
}

/** The sessions that somebody may see and end: their own. */
export function sessionsVisibleTo(actor: Actor | null): Prisma.SessionWhereInput {
  return actor && can(actor, 'session.read_own') ? { userId: actor.userId } : NOTHING
}

/**
 * The staff roles that somebody approves, and may take away: an admin all, the ministry and a medical officer those
 * that people of their own country can ask for. Nobody their own.
 */
function approvableBy(actor: Actor): Prisma.RoleGrantWhereInput {
  const ofOthers = { userId: { not: actor.userId } }
  return actor.roles.includes('admin')
    ? { ...ofOthers, role: { in: STAFF_ROLES } }
    : { ...ofOthers, role: { in: REQUESTABLE_ROLES }, user: { region: actor.region } }
}

/** The role requests that somebody may decide. */
export function roleRequestsVisibleTo(actor: Actor | null): Prisma.RoleGrantWhereInput {
  return actor && can(actor, 'role_request.read') ? approvableBy(actor) : NOTHING
}

/** The staff roles, held or held once, that somebody may see and take away. */
export function staffRolesVisibleTo(actor: Actor | null): Prisma.RoleGrantWhereInput {
  return actor && can(actor, 'staff_role.read')
    ? { AND: [{ status: { in: ['approved', 'removed'] } }, approvableBy(actor)] }
    : NOTHING
}
