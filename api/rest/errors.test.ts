import { Readable } from 'node:stream'
import fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { answerError } from '#api/rest/errors.ts'

/** What is answered where a file cannot be read once its headers are chosen. */
async function unreadableFile() {
  const app = fastify()
  onTestFinished(() => app.close())
  app.setErrorHandler(answerError)
  app.get('/', (_request, reply) => {
    const file = new Readable({ read: () => void file.destroy(new Error('EIO: i/o error, read')) })
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': '3000',
        'cache-control': 'public, max-age=31536000, immutable',
        etag: 'W/"x"',
        vary: 'accept-encoding',
      })
      .send(file)
  })
  return app.inject('/')
}

describe('an error', () => {
  it('is said as JSON where a file was to be sent, with nothing of the file', async () => {
    const { statusCode, headers, json } = await unreadableFile()
    expect(statusCode).toBe(500)
    expect(json()).toEqual({ error: 'Something went wrong on our side. Please try again.' })
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    for (const header of ['content-encoding', 'cache-control', 'etag']) expect(headers).not.toHaveProperty(header)
    expect(headers['vary']).toBe('accept-encoding')
  })
})
