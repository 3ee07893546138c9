import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { LARGEST_PHOTO, LARGEST_THUMBNAIL } from '#domain/vocabulary/photos.ts'
import { EXIF, jpegOf } from '#tests/support/jpeg.ts'
import { createMerge, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import {
  dataUrlOf,
  MEDICAL_PHOTOS,
  photoBody,
  photosOf,
  pictureOf,
  sendPhoto,
  takePhoto,
} from '#tests/support/photos.ts'
import { MY_RECORD, PATIENT_RECORD } from '#tests/support/record-requests.ts'
import { refer } from '#tests/support/referral-requests.ts'
import { expectNothingStored } from '#tests/support/row-counts.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let chw: Person
beforeAll(async () => {
  server = await startTestServer()
  chw = await staffAt(server, 'chw')
})
afterAll(() => server.close())

const patientHere = () => createPatient(server.client, HERE)
/** A picture of as many bytes. */
const heavy = (bytes: number) => jpegOf({ scan: Array.from({ length: bytes }, () => 1) })

describe('§3 Medical photo record', () => {
  it('is stored with all that was said of it, and listed with its small picture', async () => {
    const patientId = await patientHere()
    const thumbnail = jpegOf({ widthPx: 80, heightPx: 60 })
    const id = await takePhoto(chw, { patient_id: patientId })
    expect(await photosOf(chw, { patientId })).toEqual([
      {
        id,
        patientId,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        byName: 'Asha Juma',
        placeName: expect.any(String),
        assessmentType: 'WOUND_CARE',
        bodyPart: 'LEGS',
        findings: 'Clean edges',
        severity: 'MILD',
        lighting: 'FLASH',
        distance: 'MEDIUM',
        angle: 'TOP',
        patientPosition: 'LYING',
        widthPx: 320,
        heightPx: 240,
        thumbnailUrl: dataUrlOf(thumbnail),
      },
    ])
  })

  it('§9 has the defaults of a new photo where nothing more is said', async () => {
    const patientId = await patientHere()
    await takePhoto(chw, { patient_id: patientId, metadata: undefined, severity: undefined, findings: undefined })
    expect(await photosOf(chw, { patientId })).toMatchObject([
      {
        severity: 'NORMAL',
        lighting: 'NATURAL',
        distance: 'CLOSE',
        angle: 'FRONT',
        patientPosition: 'SITTING',
        findings: '',
      },
    ])
  })

  it('gives its picture as it was taken, without the place that the camera wrote into it', async () => {
    const id = await takePhoto(chw, { image_url: dataUrlOf(jpegOf({ beside: EXIF })) })
    const response = await fetch(`${server.url}/api/photos/${id}/image`, {
      headers: { authorization: `Bearer ${chw.token}` },
    })
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(jpegOf())
  })

  it('is stored once, however often it is sent, and under nobody else’s id', async () => {
    const patientId = await patientHere()
    const body = photoBody({ patient_id: patientId })
    const answers = await Promise.all([1, 2, 3].map(() => chw.rest('POST', '/api/photos', body)))
    for (const { status, body: answer } of answers) {
      expect([status, answer]).toEqual([200, { success: true, photo: { id: body.id } }])
    }
    expect(await photosOf(chw, { patientId })).toHaveLength(1)
    const other = await staffAt(server, 'chw')
    await expectNothingStored(server.client)
    expect(await sendPhoto(other, { id: body.id, patient_id: patientId })).toMatchObject({ status: 400 })
    expect(await sendPhoto(chw, { id: body.id })).toMatchObject({ status: 400 })
  })

  it('is listed newest first, a page at a time', async () => {
    const patientId = await patientHere()
    const ids: string[] = []
    for (const _one of [1, 2, 3]) ids.unshift(await takePhoto(chw, { patient_id: patientId }))
    const first = await photosOf(chw, { patientId, limit: 2 })
    expect(first.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2))
    const second = await photosOf(chw, { patientId, limit: 2, cursor: ids[1] })
    expect(second.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2))
    expect(await photosOf(chw, { patientId, cursor: newId() })).toEqual([])
  })

  it('is one of sixty that an account may take in an hour; one that was sent again is not counted', async () => {
    const person = await server.person()
    const last = photoBody()
    for (let taken = 1; taken < 60; taken += 1) await takePhoto(person)
    for (const _time of [1, 2, 3]) expect((await person.rest('POST', '/api/photos', last)).status).toBe(200)
    const refused = await sendPhoto(person)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await server.client.medicalPhoto.count({ where: { takenById: person.userId } })).toBe(60)
    expect((await sendPhoto(chw)).status).toBe(200)
  })

  it('may be one’s own, of no patient’s record', async () => {
    const person = await server.person()
    expect(await photosOf(person)).toEqual([])
    const id = await takePhoto(person)
    expect(await photosOf(person)).toMatchObject([{ id, patientId: null, placeName: null }])
    expect((await pictureOf(person, id)).status).toBe(200)
    // What a health worker took of patients is not their own.
    const worker = await staffAt(server, 'chw')
    await takePhoto(worker, { patient_id: await patientHere() })
    expect(await photosOf(worker)).toEqual([])
  })
})

describe('§8 What a medical photo is refused for', () => {
  const INCOMPLETE = 'Please complete all required fields'
  const LARGE = 'The picture is too large'
  const NO_PICTURE = 'Send a whole JPEG picture'
  it.each([
    ['an assessment type', { assessment_type: '' }, 'assessment_type', INCOMPLETE],
    ['a known assessment type', { assessment_type: 'x_ray' }, 'assessment_type', INCOMPLETE],
    ['a body part', { body_part: null }, 'body_part', INCOMPLETE],
    ['a body part in small letters', { body_part: 'Legs' }, 'body_part', INCOMPLETE],
    ['a picture', { image_url: '' }, 'image_url', INCOMPLETE],
    ['a small picture', { thumbnail_url: undefined }, 'thumbnail_url', INCOMPLETE],
    ['a JPEG', { image_url: 'data:image/png;base64,iVBORw0KGgo=' }, 'image_url', NO_PICTURE],
    ['a text as picture', { image_url: 7 }, 'image_url', NO_PICTURE],
    ['a whole picture', { image_url: dataUrlOf(jpegOf().subarray(0, 100)) }, 'image_url', NO_PICTURE],
    ['a picture that is not too heavy', { image_url: dataUrlOf(heavy(LARGEST_PHOTO.bytes)) }, 'image_url', LARGE],
    ['a picture that is not too wide', { image_url: dataUrlOf(jpegOf({ widthPx: 4097 })) }, 'image_url', LARGE],
    [
      'a picture on which something is seen',
      { image_url: dataUrlOf(jpegOf({ heightPx: 119 })) },
      'image_url',
      'The picture is too small to see anything on it',
    ],
    ['a light small picture', { thumbnail_url: dataUrlOf(heavy(LARGEST_THUMBNAIL.bytes)) }, 'thumbnail_url', LARGE],
    ['a small small picture', { thumbnail_url: dataUrlOf(jpegOf({ widthPx: 321 })) }, 'thumbnail_url', LARGE],
    ['a known severity', { severity: 'awful' }, 'severity', 'Choose one from the list'],
    ['a known light', { metadata: { lighting: 'candle' } }, 'metadata.lighting', 'Choose one from the list'],
    ['findings that fit', { findings: 'x'.repeat(2_001) }, 'findings', 'This text is too long'],
    ['an id', { id: 'mine' }, 'id', expect.any(String)],
    ['a patient’s id', { patient_id: 'nobody' }, 'patient_id', expect.any(String)],
  ])('wants %s', async (_what, changes, field, sentence) => {
    await expectNothingStored(server.client)
    const { status, body } = await sendPhoto(chw, changes)
    expect(status).toBe(400)
    expect(body).toMatchObject({ field, error: sentence })
  })

  it('takes a picture as large as may be, and none that is much larger', async () => {
    const overhead = jpegOf({ scan: [] }).length
    expect(await takePhoto(chw, { image_url: dataUrlOf(heavy(LARGEST_PHOTO.bytes - overhead)) })).toBeTruthy()
    expect((await sendPhoto(chw, { image_url: dataUrlOf(heavy(2 * LARGEST_PHOTO.bytes)) })).status).toBe(413)
  })

  it.each(['"text"', '[]', 'null'])('is no body at all: %s', async (body) => {
    const { status } = await chw.rest('POST', '/api/photos', body)
    expect(status).toBe(400)
  })
})

describe('§6 Who sees a medical photo', () => {
  it('shows those of a patient to who sees the patient, and to the patient, in the record', async () => {
    const patientId = await patientHere()
    const id = await takePhoto(chw, { patient_id: patientId })
    const self = await server.person()
    const [clinician, officer, nearby, abroad] = [
      await staffAt(server, 'clinician'),
      await staffAt(server, 'medical_officer', null),
      await staffAt(server, 'clinician', NEARBY),
      await server.person({ region: 'Uganda' }),
    ]
    const entry = {
      __typename: 'PhotoEntry',
      id,
      photoAssessmentType: 'WOUND_CARE',
      bodyPart: 'LEGS',
      photoSeverity: 'MILD',
    }
    for (const person of [clinician, officer]) {
      expect(await photosOf(person, { patientId })).toMatchObject([{ id }])
      expect((await pictureOf(person, id)).status).toBe(200)
      const { patientRecord } = await person.data(PATIENT_RECORD, { id: patientId })
      expect(patientRecord.timeline).toMatchObject([entry])
    }
    for (const person of [nearby, abroad, self]) expect((await pictureOf(person, id)).status).toBe(404)
    expect(await photosOf(nearby, { patientId })).toBeNull()
    await refer(chw, patientId)
    expect(await photosOf(nearby, { patientId })).toMatchObject([{ id }])
    await server.client.patient.update({ where: { id: patientId }, data: { userId: self.userId } })
    expect((await pictureOf(self, id)).status).toBe(200)
    const { timeline } = (await self.data(MY_RECORD)).myRecord
    expect(timeline.map(({ __typename }: { __typename: string }) => __typename)).toContain('PhotoEntry')
    const { errors } = await self.graphql(MEDICAL_PHOTOS, { patientId })
    expect(errors[0]?.extensions?.code).toBe('FORBIDDEN')
  })

  it('refuses one of a patient whom one may not see', async () => {
    const patientId = await createPatient(server.client, NEARBY)
    await expectNothingStored(server.client)
    expect(await sendPhoto(chw, { patient_id: patientId })).toMatchObject({
      status: 400,
      body: { field: 'patient_id' },
    })
  })

  it('follows a record that was merged into another', async () => {
    const [keptId, duplicateId] = [await patientHere(), await patientHere()]
    const id = await takePhoto(chw, { patient_id: duplicateId })
    await createMerge(server.client, { keptId, duplicateId, proposedById: chw.userId, status: 'merged' })
    expect(await photosOf(chw, { patientId: keptId })).toMatchObject([{ id, patientId: duplicateId }])
    expect((await pictureOf(chw, id)).status).toBe(200)
  })
})
