import type { Actor } from '#api/access/actor.ts'
import { can } from '#api/access/policy.ts'
import { DAYS_SEEN_AFTER_CLOSING } from '#domain/vocabulary/referrals.ts'
import { ROLES, type Role, SIGN_UP_ROLES } from '#domain/vocabulary/roles.ts'
import type { Prisma } from '#prisma/generated/client/client.ts'

const DAY_MS = 86_400_000

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

/** Whose patients somebody may see; a patient who is in one part of it is seen. */
export interface PatientScope {
  /** Those of this facility. */
  readonly facilityId: string | null
  /** Those of this country, by its name. */
  readonly region: string | null
  /** Those who were referred to this facility, while the referral is open and for some time after it was closed. */
  readonly referredToId: string | null
  /** From when on a referral must have been closed so that the patient is still seen. */
  readonly referredSince: Date
}

/** From when on a referral must have ended so that whoever asks still sees it, where it came to their facility. */
const referredSince = ({ askedAt }: Actor): Date => new Date(askedAt.getTime() - DAYS_SEEN_AFTER_CLOSING * DAY_MS)

const NOBODY: PatientScope = { facilityId: null, region: null, referredToId: null, referredSince: new Date(0) }

/**
 * A medical officer sees the patients of their country, a health worker and a clinician those of their facility, and a
 * clinician also those who were referred to it.
 */
export function patientScopeOf(actor: Actor | null): PatientScope {
  if (!actor || !can(actor, 'patient.read')) return NOBODY
  const { roles, facilityId, region } = actor
  const isOfficer = roles.includes('medical_officer')
  return {
    facilityId: isOfficer ? null : facilityId,
    region: isOfficer ? region : null,
    referredToId: roles.includes('clinician') ? facilityId : null,
    referredSince: referredSince(actor),
  }
}

/** Facilities, for SQL of our own, chosen by one value, which is `$1`. */
export interface FacilityQuery {
  /** A select of their `id`. */
  readonly text: string
  /** What stands behind a facility’s id where it is one of them. */
  readonly condition: string
  readonly value: string
}

/**
 * The facilities whose patients somebody may see, the same as in patientsVisibleTo; null where there are none. Whoever was
 * referred is seen beside them: referred-patients.ts.
 */
export function facilitiesInScope({ facilityId, region }: PatientScope): FacilityQuery | null {
  if (region !== null) {
    const text = 'SELECT care.id FROM "Facility" care WHERE care.region = $1'
    // IS TRUE keeps the planner from reading all patients of a country out of an index, to meet them with a few.
    return { text, condition: `= ANY (ARRAY(${text})) IS TRUE`, value: region }
  }
  // Said with a value alone, so that the planner knows that it is one.
  return facilityId === null ? null : { text: 'SELECT $1::uuid AS id', condition: '= $1::uuid', value: facilityId }
}

/** The patients that somebody may see. What is written in SQL beside it, patients-in-scope.ts, must see the same. */
export function patientsVisibleTo(actor: Actor | null): Prisma.PatientWhereInput {
  const { facilityId, region, referredToId, referredSince: since } = patientScopeOf(actor)
  const parts: Prisma.PatientWhereInput[] = [
    ...(facilityId === null ? [] : [{ facilityId }]),
    ...(region === null ? [] : [{ facility: { region } }]),
    ...(referredToId === null
      ? []
      : [
          {
            referrals: {
              some: {
                toFacilityId: referredToId,
                OR: [{ endedAt: null }, { status: 'closed' as const, endedAt: { gt: since } }],
              },
            },
          },
        ]),
  ]
  return parts.length === 0 ? NOTHING : { OR: parts }
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

/** The facility whose stock somebody may see, their own; null where nobody's. */
export const stockFacilityVisibleTo = (actor: Actor | null): string | null =>
  actor && can(actor, 'stock.read') ? actor.facilityId : null

/**
 * The referrals that somebody may see: those that their facility sent; a clinician those that came to it, until some time
 * after they ended; and those of the patients of a medical officer's country.
 */
export function referralsVisibleTo(actor: Actor | null): Prisma.ReferralWhereInput {
  if (!actor || !can(actor, 'referral.read')) return NOTHING
  const { facilityId, region, referredToId } = patientScopeOf(actor)
  const parts: Prisma.ReferralWhereInput[] = [
    ...(facilityId === null ? [] : [{ fromFacilityId: facilityId }]),
    ...(referredToId === null
      ? []
      : [{ toFacilityId: referredToId, OR: [{ endedAt: null }, { endedAt: { gt: referredSince(actor) } }] }]),
    ...(region === null ? [] : [{ patient: { facility: { region } } }]),
  ]
  return parts.length === 0 ? NOTHING : { OR: parts }
}

/**
 * The prescriptions that somebody may see: those of the patients that they may see, and a pharmacist those that were asked
 * for at their facility, with no more of the patient than a prescription says.
 */
export function prescriptionsVisibleTo(actor: Actor | null): Prisma.PrescriptionWhereInput {
  if (!actor || !can(actor, 'prescription.read')) return NOTHING
  const { roles, facilityId } = actor
  const ofPatients: Prisma.PrescriptionWhereInput = { patient: patientsVisibleTo(actor) }
  return roles.includes('pharmacist') && facilityId !== null ? { OR: [ofPatients, { facilityId }] } : ofPatients
}

/** What was handed over, as somebody may see it: of the prescriptions that they may see. */
export function dispensingsVisibleTo(actor: Actor | null): Prisma.DispensingWhereInput {
  return { prescription: prescriptionsVisibleTo(actor) }
}

/** The tasks that somebody may see: those of the patients that they may see. */
export function tasksVisibleTo(actor: Actor | null): Prisma.TaskWhereInput {
  return can(actor, 'task.read') ? { patient: patientsVisibleTo(actor) } : NOTHING
}

/** The enrolments that somebody may see: those of the patients that they may see. */
export function enrolmentsVisibleTo(actor: Actor | null): Prisma.EnrolmentWhereInput {
  return can(actor, 'enrolment.create') ? { patient: patientsVisibleTo(actor) } : NOTHING
}

/** The appointments that somebody may see: those of the patients that they may see. */
export function appointmentsVisibleTo(actor: Actor | null): Prisma.AppointmentWhereInput {
  return can(actor, 'appointment.create') ? { patient: patientsVisibleTo(actor) } : NOTHING
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
