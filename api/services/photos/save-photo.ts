import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { refused, TooManyAttempts } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { type Jpeg, readJpeg } from '#domain/imaging/read-jpeg.ts'
import { medicalMessage } from '#domain/input/medical-messages.ts'
import { message } from '#domain/input/messages.ts'
import { PhotoInput } from '#domain/input/photo.ts'
import { photoMessage } from '#domain/input/photo-messages.ts'
import { LARGEST_PHOTO, LARGEST_THUMBNAIL, SMALLEST_PHOTO_SIDE_PX } from '#domain/vocabulary/photos.ts'

/** More than anybody takes of patients; without it one account could fill the disk. */
const PHOTOS = { name: 'photos', tries: 60, windowSeconds: 3_600 }

/** A picture that was sent, freed of everything that is not the picture. */
function readPicture(
  sent: Uint8Array | null,
  field: string,
  largest: { readonly bytes: number; readonly sidePx: number },
): Jpeg {
  if (sent === null) throw refused(field, photoMessage('photo_incomplete'))
  if (sent.length > largest.bytes) throw refused(field, photoMessage('picture_large'))
  const picture = readJpeg(sent)
  if (!picture) throw refused(field, photoMessage('picture_invalid'))
  if (Math.max(picture.widthPx, picture.heightPx) > largest.sidePx) throw refused(field, photoMessage('picture_large'))
  return picture
}

/**
 * Stores a medical photo: of a patient whom one may see, or one's own where no patient is named. The place, the time and
 * the device that a camera writes into a picture are not kept. Sixty an hour and account. Sent again it changes nothing.
 * @throws Unauthenticated, Forbidden, InvalidInput, TooManyAttempts
 */
export const savePhoto =
  ({ store, clock, openLimit, audit }: AuditedContext<'photo.save'>) =>
  async (
    actor: Actor | null,
    sent: {
      readonly id: unknown
      readonly photo: Readonly<Record<string, unknown>>
      readonly image: Uint8Array | null
      readonly thumbnail: Uint8Array | null
    },
  ): Promise<{ id: string }> => {
    const person = authorise(actor, 'photo.create_own')
    if (sent.photo['patientId'] != null) authorise(person, 'photo.create_for_patient')
    const id = parseId(sent.id)
    const { patientId, ...said } = parseInput(PhotoInput, sent.photo)
    const image = readPicture(sent.image, 'image', LARGEST_PHOTO)
    if (Math.min(image.widthPx, image.heightPx) < SMALLEST_PHOTO_SIDE_PX) {
      throw refused('image', photoMessage('picture_small'))
    }
    const thumbnail = readPicture(sent.thumbnail, 'thumbnail', LARGEST_THUMBNAIL)
    if (patientId !== null && !(await store.patients.isVisible(person, patientId))) {
      throw refused('patientId', medicalMessage('patient_unknown'))
    }
    const { userId: takenById, facilityId } = person
    const photo = {
      ...said,
      id,
      patientId,
      takenById,
      facilityId,
      createdAt: clock.now(),
      widthPx: image.widthPx,
      heightPx: image.heightPx,
      thumbnail: thumbnail.bytes,
    }
    const personId = patientId ?? takenById
    const event = audit('photo.save', takenById, { recordType: 'MedicalPhoto', recordId: id, personId })
    const limit = openLimit(PHOTOS)
    const refusal = await limit.take([takenById])
    if (refusal && !(await store.photos.isOf(photo))) throw new TooManyAttempts(refusal.retryAfterSeconds)
    const isNew = await store.photos.create(photo, image.bytes, event)
    if (!isNew) await limit.giveBack([takenById])
    if (!isNew && !(await store.photos.isOf(photo))) throw refused('id', message('id_taken'))
    return { id }
  }
