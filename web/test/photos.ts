import { HttpResponse, http } from 'msw'
import { vi } from 'vitest'
import { answerGraphql } from '#web/test/graphql-server.ts'
import { PATIENT_ID } from '#web/test/patient-records.ts'
import { server } from '#web/test/server.ts'

export const JPEG_URL = 'data:image/jpeg;base64,AAAA'

export const photo = (number: number, changes: Record<string, unknown> = {}) => ({
  __typename: 'MedicalPhoto',
  id: `018f4c1e-0000-7000-8000-0000001${String(number).padStart(5, '0')}`,
  patientId: null,
  createdAt: '2026-05-04T08:30:00.000Z',
  byName: 'Asha Otieno',
  placeName: 'Ahero Health Centre',
  assessmentType: 'WOUND_CARE',
  bodyPart: 'LEGS',
  findings: 'Clean, 2 cm',
  severity: 'MODERATE',
  lighting: 'NATURAL',
  distance: 'CLOSE',
  angle: 'SIDE',
  patientPosition: 'LYING',
  widthPx: 1920,
  heightPx: 1440,
  thumbnailUrl: JPEG_URL,
  ...changes,
})
export type Photo = ReturnType<typeof photo>

export const photographed = {
  __typename: 'Patient',
  id: PATIENT_ID,
  code: '7K2M9PQ4',
  firstName: 'Achieng',
  lastName: 'Otieno',
  mergedIntoId: null as string | null,
}

/** Answers with these photos, page by page, and with the patient. */
export const servePhotos = (
  photos: readonly Photo[] | null,
  patient: object | null | ((id: string) => object) = photographed,
) =>
  answerGraphql({
    Query: {
      medicalPhotos: (_, args) => {
        const { limit, cursor } = args as { limit: number; cursor?: string | null }
        const from = cursor ? (photos ?? []).findIndex(({ id }) => id === cursor) + 1 : 0
        return photos?.slice(from, from + limit) ?? null
      },
      patient: (_, args) => (typeof patient === 'function' ? patient(String((args as { id: unknown }).id)) : patient),
    },
  })

/** Takes what is saved; `answer` may refuse it. */
export function takePhotos(answer: () => Response | Promise<Response> | null = () => null) {
  const sent: Record<string, unknown>[] = []
  server.use(
    http.post('/api/photos', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      sent.push(body)
      return (await answer()) ?? HttpResponse.json({ success: true, photo: { id: body['id'] } })
    }),
  )
  return sent
}

/** Serves the picture of every photo. */
export function servePictures() {
  const asked: { readonly id: string; readonly authorization: string | null }[] = []
  server.use(
    http.get('/api/photos/:id/image', ({ params, request }) => {
      asked.push({ id: String(params['id']), authorization: request.headers.get('authorization') })
      return new HttpResponse('a picture', { headers: { 'content-type': 'image/jpeg' } })
    }),
  )
  return asked
}

/** Lets jsdom draw and decode, which it cannot: every picture is of 800 × 600 pixels, and of these bytes. */
export function letDraw(): void {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as unknown as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(JPEG_URL)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => undefined }))
  for (const [side, px] of [
    ['videoWidth', 800],
    ['videoHeight', 600],
  ] as const) {
    vi.spyOn(HTMLVideoElement.prototype, side, 'get').mockReturnValue(px)
  }
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined)
}

/** Plugs in a camera, or one that opening throws this. */
export function plugInCamera(fault?: DOMException) {
  const stop = vi.fn<() => void>()
  const getUserMedia = vi.fn<(asked: MediaStreamConstraints) => Promise<object>>(async () => {
    if (fault) throw fault
    return { getTracks: () => [{ stop }] }
  })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  return { stop, getUserMedia }
}
