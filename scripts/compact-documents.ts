import { stripIgnoredCharacters } from 'graphql'
import type { Plugin } from 'vite'

/** The text of a GraphQL document in a module. */
export const GQL_TEXT = /\bgql`([^`]*)`/g

/** The documents of a module without line breaks, indents and commas. `${FRAGMENT}` is made of GraphQL's own signs, and stays. */
export const withoutLayout = (code: string): string =>
  code.replaceAll(GQL_TEXT, (_, text: string) => `gql\`${stripIgnoredCharacters(text)}\``)

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
