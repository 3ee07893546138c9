import { newId } from '#api/platform/ids.ts'
import type { MedicalPhoto, PrismaClient } from '#prisma/generated/client/client.ts'
import type { Caller, Json, RestAnswer } from '#tests/support/caller.ts'
import { jpegOf } from '#tests/support/jpeg.ts'
import { HERE } from '#tests/support/patients.ts'

export const dataUrlOf = (jpeg: Uint8Array): string => `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`

/** The body of POST /photos. */
export const photoBody = (changes: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  assessment_type: 'wound_care',
  body_part: 'legs',
  findings: 'Clean edges',
  severity: 'mild',
  metadata: { lighting: 'flash', distance: 'medium', angle: 'top', patient_position: 'lying' },
  image_url: dataUrlOf(jpegOf()),
  thumbnail_url: dataUrlOf(jpegOf({ widthPx: 80, heightPx: 60 })),
  ...changes,
})

export const sendPhoto = (caller: Caller, changes: Readonly<Record<string, unknown>> = {}): Promise<RestAnswer> =>
  caller.rest('POST', '/api/photos', photoBody(changes))

/** Stores a photo, and gives its id. */
export async function takePhoto(caller: Caller, changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { status, body, text } = await sendPhoto(caller, changes)
  if (status !== 200) throw new Error(text)
  return body.photo.id
}

/** A photo that is there already. */
export async function createPhoto(
  client: PrismaClient,
  photo: { readonly takenById: string } & Partial<MedicalPhoto>,
): Promise<string> {
  const { id = newId(), facilityId = HERE } = photo
  const jpeg = jpegOf()
  await client.medicalPhoto.create({
    data: {
      createdAt: new Date(),
      assessmentType: 'wound_care',
      bodyPart: 'legs',
      findings: 'Clean edges',
      severity: 'mild',
      lighting: 'flash',
      distance: 'medium',
      angle: 'top',
      patientPosition: 'lying',
      widthPx: 320,
      heightPx: 240,
      thumbnail: jpeg,
      ...photo,
      id,
      facilityId,
    },
  })
  await client.picture.create({ data: { photoId: id, jpeg } })
  return id
}

export const pictureOf = (caller: Caller, id: string): Promise<RestAnswer> =>
  caller.rest('GET', `/api/photos/${id}/image`)

export const MEDICAL_PHOTOS = `query ($patientId: ID, $limit: Int, $cursor: ID) {
  medicalPhotos(patientId: $patientId, limit: $limit, cursor: $cursor) {
    id patientId createdAt byName placeName assessmentType bodyPart findings severity
    lighting distance angle patientPosition widthPx heightPx thumbnailUrl
  }
}`

/** The photos that a page holds, or null where the patient is not to be seen. */
export const photosOf = async (caller: Caller, asked: Readonly<Record<string, unknown>> = {}): Promise<Json> =>
  (await caller.data(MEDICAL_PHOTOS, asked)).medicalPhotos
