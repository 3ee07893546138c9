import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { preferredLanguage } from '#api/rest/wire/language.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'

/** A page of the built web, as `.vite/pages.json` lists it. */
export interface BuiltPage {
  /** `/nutrition-plan/:planId`; `*` stands for every path that has no page. */
  readonly path: string
  /** Whether one sees it without signing in. */
  readonly isPublic: boolean
  /** In each language its HTML file, and all that a first visit loads before it can show the page. */
  readonly in: Readonly<Record<UiLanguage, { readonly html: string; readonly files: readonly string[] }>>
}

const PAGES = join('.vite', 'pages.json')
const ANY_OTHER = '*'

const notFound = (reply: FastifyReply) => reply.code(404).send({ error: 'Not found' })

/**
 * The built web, from the compressed files beside the plain ones. Files under /assets carry a hash of what
 * is in them and never change; a path that a browser navigates to is answered with the HTML of its page.
 */
export function webPages(root: string | null) {
  return async (app: FastifyInstance): Promise<void> => {
    if (root === null || !existsSync(join(root, PAGES))) {
      app.setNotFoundHandler((_request, reply) => notFound(reply))
      return
    }
    const pages = JSON.parse(readFileSync(join(root, PAGES), 'utf8')) as readonly BuiltPage[]
    const hashed = join(root, 'assets', sep)
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        if (path.startsWith(hashed)) reply.header('cache-control', 'public, max-age=31536000, immutable')
        else reply.header('cache-control', 'no-cache')
      },
    })
    const send = (page: BuiltPage, request: FastifyRequest, reply: FastifyReply) =>
      reply
        .header('vary', 'accept-language')
        .sendFile(page.in[preferredLanguage(request.headers['accept-language'])].html)

    for (const page of pages.filter(({ path }) => path !== ANY_OTHER)) {
      app.get(page.path, (request, reply) => send(page, request, reply))
    }
    const other = pages.find(({ path }) => path === ANY_OTHER)
    app.setNotFoundHandler((request, reply) => {
      const isPage =
        (request.method === 'GET' || request.method === 'HEAD') &&
        !/^\/(api|graphql|assets)(\/|$|\?)/.test(request.url) &&
        (request.headers.accept ?? '*/*').includes('text/html')
      return isPage && other ? send(other, request, reply) : notFound(reply)
    })
  }
}
