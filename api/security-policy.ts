import type { FastifyHelmetOptions } from '@fastify/helmet'

const OWN_PAGES = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // Mantine writes its theme's variables into a style element.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

/** What a page may load and run: nothing from elsewhere. A page of another make names what else it needs. */
export const contentSecurityPolicy = (
  needs: Readonly<Record<string, string[]>> = {},
): NonNullable<FastifyHelmetOptions['contentSecurityPolicy']> => ({
  useDefaults: false,
  directives: { ...OWN_PAGES, ...needs },
})
