import { stripIgnoredCharacters } from 'graphql'
import type { Plugin } from 'vite'

/** The text of a GraphQL document in a module. */
export const GQL_TEXT = /\bgql`([^`]*)`/g
/** Where a fragment of another module is put in. */
const INTERPOLATION = /(\$\{[^}]*\})/

/** The documents of a module without line breaks, indents and commas. */
export const withoutLayout = (code: string): string =>
  code.replaceAll(GQL_TEXT, (_, text: string) => {
    const parts = text.split(INTERPOLATION).map((part) => (part.startsWith('${') ? part : stripIgnoredCharacters(part)))
    return `gql\`${parts.join('')}\``
  })

/** Vite plugin: takes the layout out of GraphQL documents in the built site, where nobody reads it and each visit loads it. */
export function compactDocuments(): Plugin {
  return {
    name: 'afya:compact-documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: /\bgql`/ },
      handler: (code) => ({ code: withoutLayout(code), map: null }),
    },
  }
}
