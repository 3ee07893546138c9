import helmet from 'helmet'

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

/**
 * Writes the headers that protect a page. Made once, and not for each answer: reading the policy takes longer than all
 * else of a small one.
 * @param needs what the page may load and run beside what is ours; nothing from elsewhere.
 */
export const securityHeaders = (needs: Readonly<Record<string, string[]>> = {}) =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { ...OWN_PAGES, ...needs } },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Said by whatever terminates TLS in front of this server.
    strictTransportSecurity: false,
  })
