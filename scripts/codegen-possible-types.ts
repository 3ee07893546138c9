// A plugin of codegen. It writes which types an abstract type can be, for those that a fragment of the web is written on:
// Apollo's cache asks for no others, and each page that speaks GraphQL loads the list. Of the members of a union that are
// asked for by name it wants to know that they are no others.
import { type DocumentNode, type GraphQLSchema, isAbstractType, visit } from 'graphql'

/** Called by codegen with the schema and the documents that it found. */
export function plugin(schema: GraphQLSchema, files: readonly { readonly document?: DocumentNode }[]): string {
  const named = new Set<string>()
  const members = new Set<string>()
  for (const { document } of files) {
    if (!document) continue
    visit(document, {
      FragmentDefinition: ({ typeCondition }) => void named.add(typeCondition.name.value),
      InlineFragment: ({ typeCondition }) => void (typeCondition && members.add(typeCondition.name.value)),
    })
  }
  const possibleTypes: Record<string, string[]> = {}
  for (const name of [...named, ...members].toSorted()) {
    const type = schema.getType(name)
    if (isAbstractType(type)) {
      possibleTypes[name] = schema
        .getPossibleTypes(type)
        .map((possible) => possible.name)
        .toSorted()
    }
  }
  const known = new Set(Object.values(possibleTypes).flat())
  for (const name of [...members].toSorted()) if (!known.has(name)) possibleTypes[name] ??= []
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes, null, 2)}\n`
}
