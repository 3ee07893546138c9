import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { parseInput } from '#api/services/parse-input.ts'
import { PrescriptionListInput, type PrescriptionListRequest } from '#domain/input/prescription.ts'

/**
 * Which prescriptions of the patients whom one may see a page holds, newest first.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const prescriptionsPage =
  ({ store, audit }: AuditedContext<'prescription.list'>) =>
  async (actor: Actor | null, list: PrescriptionListRequest) => {
    const person = authorise(actor, 'prescription.read')
    const { userId } = person
    const event = audit('prescription.list', userId, { recordType: 'Person', recordId: userId, personId: userId })
    return store.prescriptions.page(person, parseInput(PrescriptionListInput, list), event)
  }
