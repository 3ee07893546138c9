import type { Actor } from '#api/access/actor.ts'
import { BEDSIDE_ROLES, CARER_ROLES, isAdminRole, ROLES, type Role, STOCK_ROLES } from '#domain/vocabulary/roles.ts'

/** Everything that a person can ask the server to do, by area. */
export const ACTIONS = [
  'account.read_own',
  'account.sign_out',
  'account.change_password',
  'account.update_profile',
  'session.read_own',
  'session.end_own',
  'nutrition.create_own',
  'nutrition.read_own',
  'medical.create_own',
  'medical.read_own',
  'medical.create_for_patient',
  'medical.read_patients',
  'patient.read',
  'patient.register',
  'patient.update',
  'patient_merge.read',
  'patient_merge.propose',
  'patient_merge.decide',
  'chw.dashboard',
  'stock.read',
  'stock.change',
  'stock.recall',
  'record.invite',
  'record.read_own',
  'task.read',
  'task.close',
  'enrolment.create',
  'appointment.create',
  'referral.create',
  'referral.advance',
  'referral.read',
  'prescription.request',
  'prescription.read',
  'prescription.approve',
  'prescription.override',
  'prescription.ask',
  'prescription.answer',
  'prescription.cancel',
  'prescription.dispense',
  'emergency.call',
  'photo.create_own',
  'photo.read_own',
  'photo.create_for_patient',
  'photo.read_patients',
  'visit.create',
  'visit.review',
  'role_request.read',
  'role_request.decide',
  'staff_role.read',
  'staff_role.take_away',
] as const
export type Action = (typeof ACTIONS)[number]

const EVERYONE: readonly Role[] = ROLES
const APPROVERS: readonly Role[] = ROLES.filter(isAdminRole)

/** Those who decide what a patient is given. */
const PRESCRIBERS: readonly Role[] = ['clinician', 'medical_officer']

/** Who may do what. An action that is not here is nobody's; who sees which record is visible-to.ts. */
const ALLOWED: Readonly<Record<Action, readonly Role[]>> = {
  'account.read_own': EVERYONE,
  'account.sign_out': EVERYONE,
  'account.change_password': EVERYONE,
  'account.update_profile': EVERYONE,
  'session.read_own': EVERYONE,
  'session.end_own': EVERYONE,
  'nutrition.create_own': EVERYONE,
  'nutrition.read_own': EVERYONE,
  'medical.create_own': EVERYONE,
  'medical.read_own': EVERYONE,
  'medical.create_for_patient': CARER_ROLES,
  'medical.read_patients': CARER_ROLES,
  'patient.read': CARER_ROLES,
  'patient.register': BEDSIDE_ROLES,
  'patient.update': BEDSIDE_ROLES,
  'patient_merge.read': CARER_ROLES,
  'patient_merge.propose': CARER_ROLES,
  'patient_merge.decide': PRESCRIBERS,
  'chw.dashboard': BEDSIDE_ROLES,
  'stock.read': STOCK_ROLES,
  'stock.change': STOCK_ROLES,
  'stock.recall': STOCK_ROLES,
  'record.invite': BEDSIDE_ROLES,
  'record.read_own': EVERYONE,
  'task.read': BEDSIDE_ROLES,
  'task.close': BEDSIDE_ROLES,
  'enrolment.create': BEDSIDE_ROLES,
  'appointment.create': BEDSIDE_ROLES,
  'referral.create': BEDSIDE_ROLES,
  'referral.advance': CARER_ROLES,
  'referral.read': CARER_ROLES,
  'prescription.request': BEDSIDE_ROLES,
  'prescription.read': [...CARER_ROLES, 'pharmacist'],
  'prescription.approve': PRESCRIBERS,
  'prescription.override': PRESCRIBERS,
  'prescription.ask': [...PRESCRIBERS, 'pharmacist'],
  'prescription.answer': [...CARER_ROLES, 'pharmacist'],
  'prescription.cancel': CARER_ROLES,
  'prescription.dispense': ['chw', 'pharmacist'],
  'emergency.call': CARER_ROLES,
  'photo.create_own': EVERYONE,
  'photo.read_own': EVERYONE,
  'photo.create_for_patient': CARER_ROLES,
  'photo.read_patients': CARER_ROLES,
  'visit.create': BEDSIDE_ROLES,
  'visit.review': BEDSIDE_ROLES,
  'role_request.read': APPROVERS,
  'role_request.decide': APPROVERS,
  'staff_role.read': APPROVERS,
  'staff_role.take_away': APPROVERS,
}

/** Whether somebody may do something at all. Nobody signed in may do nothing; deny by default. */
export function can(actor: Actor | null, action: Action): boolean {
  if (!actor) return false
  const allowed: readonly Role[] | undefined = ALLOWED[action]
  return allowed?.some((role) => actor.roles.includes(role)) ?? false
}
