import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * The built web, from the compressed files beside the plain ones. Files under /assets carry a hash of what
 * is in them and never change; every other path that a browser navigates to is the one page of the app.
 */
export function webPages(root: string | null) {
  return async (app: FastifyInstance): Promise<void> => {
    if (root === null || !existsSync(join(root, 'index.html'))) {
      app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'Not found' }))
      return
    }
    const hashed = join(root, 'assets', sep)
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      index: 'index.html',
      setHeaders: (reply, path) => {
        if (path.startsWith(hashed)) reply.header('cache-control', 'public, max-age=31536000, immutable')
        else reply.header('cache-control', 'no-cache')
      },
    })
    app.setNotFoundHandler((request, reply) => {
      const isPage =
        (request.method === 'GET' || request.method === 'HEAD') &&
        !/^\/(api|graphql|assets)(\/|$|\?)/.test(request.url) &&
        (request.headers.accept ?? '*/*').includes('text/html')
      return isPage ? reply.sendFile('index.html') : reply.code(404).send({ error: 'Not found' })
    })
  }
}
