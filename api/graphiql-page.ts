import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { securityHeaders } from '#api/security-headers.ts'

const FIRST_QUERY = `# The schema is in the book at the left.
# To be signed in, ask for a token:
#   mutation {
#     signIn(input: { email: "", password: "" }) {
#       ... on SignedIn { token }
#     }
#   }
# and write under Headers:
#   { "authorization": "Bearer TOKEN" }

query Facilities {
  facilities {
    id
    name
    region
  }
}
`

/** GraphiQL whole in one page of 9 MB: nothing is loaded from elsewhere. */
async function renderPage() {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const html = renderGraphiQL({ title: 'Afya Mashariki', favicon: '/favicon.svg', defaultQuery: FIRST_QUERY })
  const [script, ...others] = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text)
  if (script === undefined || others.length > 0) throw new Error('GraphiQL’s page no longer has exactly one script')
  const scriptHash = createHash('sha256').update(script).digest('base64')
  return {
    html,
    protect: securityHeaders({ scriptSrc: [`'sha256-${scriptHash}'`], workerSrc: ['blob:'], fontSrc: ['data:'] }),
  }
}

/**
 * GraphiQL, for writing GraphQL operations in a browser. It is rendered when it is first asked for, and its one script
 * runs because the page's policy names the hash of it.
 */
export function graphiqlPage(): (reply: FastifyReply) => Promise<FastifyReply> {
  let page: ReturnType<typeof renderPage> | undefined
  return async (reply) => {
    page ??= renderPage()
    const { html, protect } = await page
    protect(reply.request.raw, reply.raw, () => undefined)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
  }
}
