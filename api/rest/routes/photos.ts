import type { FastifyInstance } from 'fastify'
import { PHOTO_FIELDS, photoFromWire } from '#api/rest/wire/photo.ts'
import { LARGEST_PHOTO, LARGEST_THUMBNAIL } from '#domain/vocabulary/photos.ts'

/** Four signs of base64 for three bytes, and room for the words. */
const BODY_LIMIT_BYTES = Math.ceil(((LARGEST_PHOTO.bytes + LARGEST_THUMBNAIL.bytes) * 4) / 3) + 20_000

/** Medical photos: a picture is sent and fetched here, what was said of it is read over GraphQL. */
export async function photoRoutes(app: FastifyInstance): Promise<void> {
  app.post('/', { bodyLimit: BODY_LIMIT_BYTES, config: { fieldNames: PHOTO_FIELDS } }, async (request) => {
    const { actor, services } = request.afya
    return { success: true, photo: await services.savePhoto(actor, photoFromWire(request.body)) }
  })

  app.get<{ Params: { id: string } }>('/:id/image', async (request, reply) => {
    const { actor, services } = request.afya
    const { jpeg } = await services.readPicture(actor, request.params.id)
    return reply
      .type('image/jpeg')
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength))
  })
}
