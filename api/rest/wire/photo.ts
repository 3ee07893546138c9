import { asObject } from '#api/rest/wire/body.ts'

/** What a field is called on the wire where something is wrong with it. */
export const PHOTO_FIELDS = {
  patientId: 'patient_id',
  assessmentType: 'assessment_type',
  bodyPart: 'body_part',
  lighting: 'metadata.lighting',
  distance: 'metadata.distance',
  angle: 'metadata.angle',
  patientPosition: 'metadata.patient_position',
  image: 'image_url',
  thumbnail: 'thumbnail_url',
} as const

const DATA_URL = 'data:image/jpeg;base64,'

/** The bytes of a data URL: of anything else none, which is no picture; null where nothing was sent. */
function bytesOf(sent: unknown): Uint8Array | null {
  if (sent === undefined || sent === null || sent === '') return null
  if (typeof sent !== 'string' || !sent.startsWith(DATA_URL)) return new Uint8Array()
  return Buffer.from(sent.slice(DATA_URL.length), 'base64')
}

/** The body of POST /photos: the specification's medical photo record, with the patient and a small picture beside. */
export function photoFromWire(body: unknown) {
  const sent = asObject(body)
  const metadata = sent['metadata'] == null ? {} : asObject(sent['metadata'])
  return {
    id: sent['id'],
    photo: {
      patientId: sent['patient_id'],
      assessmentType: sent['assessment_type'],
      bodyPart: sent['body_part'],
      findings: sent['findings'],
      severity: sent['severity'],
      lighting: metadata['lighting'],
      distance: metadata['distance'],
      angle: metadata['angle'],
      patientPosition: metadata['patient_position'],
    },
    image: bytesOf(sent['image_url']),
    thumbnail: bytesOf(sent['thumbnail_url']),
  }
}
