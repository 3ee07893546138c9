// A plugin of codegen. It writes every operation of the web as Apollo's client would send it, by the SHA-256 of its text.
import { createHash } from 'node:crypto'
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  print,
  visit,
} from 'graphql'
import { of } from 'rxjs'

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** An operation with the fragments that it needs, each once. */
function withFragments(operation: OperationDefinitionNode, fragments: Fragments): DocumentNode {
  const needed = new Set<FragmentDefinitionNode>()
  const collect = (definition: OperationDefinitionNode | FragmentDefinitionNode): void =>
    void visit(definition, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value)
        if (!fragment || needed.has(fragment)) return
        needed.add(fragment)
        collect(fragment)
      },
    })
  collect(operation)
  return { kind: Kind.DOCUMENT, definitions: [operation, ...needed] }
}

/** What reaches the network of a document: Apollo adds `__typename` and takes its own directives out. */
async function asSent(document: DocumentNode, { operation }: OperationDefinitionNode): Promise<DocumentNode> {
  const sent: DocumentNode[] = []
  const link = new ApolloLink(({ query }) => {
    sent.push(query)
    return of({ data: null })
  })
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  if (operation === OperationTypeNode.QUERY) await client.query({ query: document, fetchPolicy: 'no-cache' })
  else if (operation === OperationTypeNode.MUTATION)
    await client.mutate({ mutation: document, fetchPolicy: 'no-cache' })
  const [query] = sent
  if (!query) throw new Error(`Nothing was sent of this ${operation}:\n${print(document)}`)
  return query
}

/** Called by codegen with the documents that it found. */
export async function plugin(
  _schema: unknown,
  files: readonly { readonly document?: DocumentNode }[],
): Promise<string> {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? [])
  const fragments: Fragments = new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  )
  const operations = definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .toSorted((one, other) => (one.name?.value ?? '').localeCompare(other.name?.value ?? ''))
  const trusted: Record<string, string> = {}
  for (const operation of operations) {
    const text = print(await asSent(withFragments(operation, fragments), operation))
    trusted[createHash('sha256').update(text).digest('hex')] = text
  }
  return `${JSON.stringify(trusted, null, 2)}\n`
}
