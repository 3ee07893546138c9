import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes with the server the connections on which nothing was asked yet. Browsers open them in advance, and Node, which
 * closes those that are idle after an answer, waits a minute for the first request of these.
 */
export function closeUnaskedConnections(app: FastifyInstance): void {
  const unasked = new Set<Socket>()
  app.server.on('connection', (socket) => {
    unasked.add(socket)
    socket.once('close', () => unasked.delete(socket))
  })
  app.server.on('request', ({ socket }) => unasked.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of unasked) socket.destroy()
  })
}
