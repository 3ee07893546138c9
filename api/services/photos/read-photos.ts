import type { Actor } from '#api/access/actor.ts'
import { can } from '#api/access/policy.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import type { PageRequest } from '#domain/input/page.ts'
import { PhotoListInput } from '#domain/input/photo.ts'

/**
 * Which medical photos a page holds, newest first: of a patient whom one may see, with those of the records merged into
 * theirs; without a patient those that one took for oneself.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (for a patient whom one may not see)
 */
export const photosPage =
  ({ store, audit }: AuditedContext<'photo.list'>) =>
  async (actor: Actor | null, sent: PageRequest & { readonly patientId?: unknown }) => {
    const person = authorise(actor, 'photo.read_own')
    if (sent.patientId != null) authorise(person, 'photo.read_patients')
    const list = parseInput(PhotoListInput, sent)
    const personId = list.patientId ?? person.userId
    const event = audit('photo.list', person.userId, { recordType: 'Person', recordId: personId, personId })
    const page = await store.photos.page(person, list, event)
    if (!page) throw new NotFound('Patient')
    return page
  }

/**
 * The picture of a medical photo that one may see, a JPEG: of one's own, of a patient whom one may see, or of the record
 * that one is.
 * @throws Unauthenticated, InvalidInput, NotFound (also for a photo that one may not see)
 */
export const readPicture =
  ({ store, audit }: AuditedContext<'photo.read'>) =>
  async (actor: Actor | null, sent: unknown): Promise<{ jpeg: Uint8Array }> => {
    const person = authorise(actor, 'photo.read_own')
    const id = parseId(sent)
    // The store puts in whose it is.
    const event = audit('photo.read', person.userId, { recordType: 'MedicalPhoto', recordId: id, personId: null })
    const picture = await store.photos.picture(person, id, can(person, 'photo.read_patients'), event)
    if (!picture) throw new NotFound('Photo')
    return picture
  }
