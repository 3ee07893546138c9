import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type DefinitionNode, type DocumentNode, Kind, parse, print, visit } from 'graphql'
import type { Plugin } from 'vite'
import { GQL_TEXT } from './compact-documents.ts'

const TRUSTED = fileURLToPath(new URL('../trusted-documents.json', import.meta.url))
const REGISTRY = '#web/lib/trusted-hashes.ts'
/** Fragments of other modules. */
const INTERPOLATION = /\$\{[^}]*\}/g
/** Apollo's client takes these out before it sends a document. */
const OF_THE_CLIENT = new Set(['connection', 'nonreactive', 'unmask'])

/** A definition without what Apollo's client adds to it or takes out of it. */
const comparable = (definition: DefinitionNode): string =>
  print(
    visit(definition, {
      Field: ({ name }) => (name.value === '__typename' ? null : undefined),
      Directive: ({ name }) => (OF_THE_CLIENT.has(name.value) ? null : undefined),
    }),
  )

const definitionsOf = (code: string): DefinitionNode[] =>
  [...code.matchAll(GQL_TEXT)].flatMap(([, text = '']) => parse(text.replaceAll(INTERPOLATION, '')).definitions)

type Trusted = { readonly known: ReadonlySet<string>; readonly hashes: ReadonlyMap<string, string> }

/** The trusted definitions as they are written in the web, and the hashes of the operations by their names. */
function trustedOf(file: string): Trusted {
  const texts = Object.entries(JSON.parse(file) as Record<string, string>)
  const documents = texts.map(([hash, text]): [string, DocumentNode] => [hash, parse(text)])
  return {
    known: new Set(documents.flatMap(([, { definitions }]) => definitions.map(comparable))),
    hashes: new Map(
      documents.flatMap(([hash, { definitions }]) =>
        definitions.flatMap((definition) =>
          definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [[definition.name.value, hash]] : [],
        ),
      ),
    ),
  }
}

/** Reads them again only when the file is another one: there are many modules. */
function trustedReader(): () => Trusted {
  let last: { readonly file: string; readonly trusted: Trusted } | undefined
  return () => {
    const file = readFileSync(TRUSTED, 'utf8')
    if (last?.file !== file) last = { file, trusted: trustedOf(file) }
    return last.trusted
  }
}

/**
 * Vite plugin: tells each module of the web the hashes of its operations. A module whose operations or fragments are
 * not those of trusted-documents.json is an error: what it asks for is not what the server would run.
 */
export function addTrustedHashes(): Plugin {
  const readTrusted = trustedReader()
  return {
    name: 'afya:trusted-hashes',
    enforce: 'pre',
    // The tests keep what a module became: another document is another module.
    configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(() => readFileSync(TRUSTED, 'utf8')),
    transform: {
      filter: { id: { include: /\/web\/.*\.tsx?$/, exclude: /\.test\.tsx?$/ }, code: /\bgql`/ },
      handler(code, id) {
        this.addWatchFile(TRUSTED)
        const { known, hashes } = readTrusted()
        const lines = definitionsOf(code).flatMap((definition) => {
          if (!known.has(comparable(definition))) {
            const name = 'name' in definition ? definition.name?.value : undefined
            this.error(`${name} of ${id} is not in trusted-documents.json as it is written: run npm run generate`)
          }
          if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return []
          const name = definition.name.value
          return [`trustedHashes.set(${JSON.stringify(name)}, ${JSON.stringify(hashes.get(name))})`]
        })
        if (lines.length === 0) return null
        // At the end, where it moves no line of the module.
        return { code: [code, `import { trustedHashes } from '${REGISTRY}'`, ...lines, ''].join('\n'), map: null }
      },
    },
  }
}
