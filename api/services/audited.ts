import type { StorageRoom } from '#api/platform/embedded-database/disk-reserve.ts'
import type { AuditedContext, ServiceContext } from '#api/services/context.ts'
import { StorageFull } from '#api/services/errors.ts'
import type { AuditEvent } from '#api/store/audit.ts'

/** Everything that leaves an event, as events name it. */
export const AUDIT_ACTIONS = [
  'account.sign_up',
  'account.sign_in',
  'account.sign_out',
  'account.update_profile',
  'account.change_password',
  'account.password_failed',
  'account.password_throttled',
  'session.end',
  'session.end_others',
  'role_request.decide',
  'role_request.read',
  'staff_role.take_away',
  'staff_role.read',
  'nutrition.submit',
  'nutrition.read_plan',
  'nutrition.list_assessments',
  'nutrition.list_plans',
  'nutrition.summarize',
  'medical.submit',
  'medical.read_plan',
  'medical.list_assessments',
  'medical.list_plans',
  'patient.list',
  'patient.read',
  'record.read',
  'record.read_own',
  'record.invite',
  'record.join',
  'record.join_failed',
  'record.join_throttled',
  'record.end_join',
  'patient.register',
  'patient.update',
  'patient_merge.propose',
  'patient_merge.decide',
  'patient_merge.undo',
  'patient_merge.read',
  'patient_merge.list',
  'referral.create',
  'referral.advance',
  'referral.read',
  'referral.list',
  'prescription.request',
  'prescription.read',
  'prescription.list',
  'prescription.approve',
  'prescription.override',
  'prescription.ask',
  'prescription.answer',
  'prescription.close',
  'prescription.cancel',
  'dispensing.create',
  'dispensing.read',
  'dispensing.return',
  'counseling.create',
  'stock.receive',
  'stock.set_minimum',
  'stock.adjust',
  'stock.expire',
  'stock.count',
  'stock.transfer',
  'stock.receive_transfer',
  'stock.cancel_transfer',
  'stock.read',
  'stock.recall',
  'emergency.call',
  'photo.save',
  'photo.list',
  'photo.read',
  'task.list',
  'task.close',
  'enrolment.create',
  'enrolment.end',
  'enrolment.read',
  'appointment.book',
  'appointment.close',
  'appointment.read',
  'patient.find_duplicates',
  'visit.submit',
  'visit.read',
  'visit.review',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/**
 * What goes on while the disk is nearly full: reading, what it takes to read, and what shuts somebody out. Each leaves a
 * small row or two.
 */
const ON_SCARCE_ROOM: ReadonlySet<AuditAction> = new Set([
  'account.sign_in',
  'account.sign_out',
  'account.change_password',
  'account.password_failed',
  'account.password_throttled',
  'session.end',
  'session.end_others',
  'role_request.read',
  'staff_role.take_away',
  'staff_role.read',
  'nutrition.read_plan',
  'nutrition.list_assessments',
  'nutrition.list_plans',
  'nutrition.summarize',
  'medical.read_plan',
  'medical.list_assessments',
  'medical.list_plans',
  'patient.list',
  'patient.read',
  'record.read',
  'record.read_own',
  'record.join_failed',
  'record.join_throttled',
  'record.end_join',
  'photo.list',
  'photo.read',
  'task.list',
  'enrolment.read',
  'appointment.read',
  'patient_merge.read',
  'patient_merge.list',
  'referral.read',
  'referral.list',
  'prescription.read',
  'prescription.list',
  'dispensing.read',
  'stock.read',
  'stock.recall',
  'patient.find_duplicates',
  'visit.read',
])

/** @throws StorageFull where there is no room for what these actions store. */
function ensureRoom(room: StorageRoom, actions: readonly AuditAction[]): void {
  const small = actions.every((action) => ON_SCARCE_ROOM.has(action))
  if (room === 'none' || (room === 'scarce' && !small)) throw new StorageFull()
}

/** A use case as the composition root holds it: the events that it can leave, or why it leaves none. */
export interface RegisteredUseCase<Call> {
  readonly audit: { readonly actions: readonly AuditAction[] } | { readonly none: string }
  /** The use case for one request. */
  bind(context: ServiceContext): Call
}

/**
 * A use case that changes something or reads a person's clinical record. Only here does a use case get what
 * makes events, without which the store neither changes anything nor reads a clinical record; and one that
 * succeeds without having made any fails. Where there is no room for what it stores, it is refused before it begins.
 */
export function audited<Action extends AuditAction, Sent extends readonly unknown[], Answer>(
  actions: readonly [Action, ...Action[]],
  useCase: (context: AuditedContext<Action>) => (...sent: Sent) => Promise<Answer>,
): RegisteredUseCase<(...sent: Sent) => Promise<Answer>> {
  return {
    audit: { actions },
    bind:
      (context) =>
      async (...sent) => {
        const { clock, origin, storageRoom } = context
        ensureRoom(storageRoom(), actions)
        let events = 0
        const audit: AuditedContext<Action>['audit'] = (action, actorId, record): AuditEvent => {
          events += 1
          return { at: clock.now(), actorId, action, ...record, ...origin }
        }
        const answer = await useCase({ ...context, audit })(...sent)
        if (events === 0) throw new Error(`A use case left no audit event: ${actions.join(', ')}`)
        return answer
      },
  }
}

/** A use case that changes nothing and reads no person's clinical record, and the reason in words. */
export const unaudited = <Call>(
  reason: string,
  useCase: (context: ServiceContext) => Call,
): RegisteredUseCase<Call> => ({
  audit: { none: reason },
  bind: useCase,
})
