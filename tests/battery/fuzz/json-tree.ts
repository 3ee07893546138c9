/** JSON that can also hold what no value of JavaScript prints as: repeated names, `__proto__`, tokens of any kind. */
export type JsonTree =
  | { readonly type: 'object'; entries: [string, JsonTree][] }
  | { readonly type: 'list'; items: JsonTree[] }
  | { readonly type: 'text'; text: string }
  /** A number, a word, or what should not stand there. */
  | { readonly type: 'token'; token: string }

export function treeOf(value: unknown): JsonTree {
  if (Array.isArray(value)) return { type: 'list', items: value.map(treeOf) }
  if (typeof value === 'string') return { type: 'text', text: value }
  if (value !== null && typeof value === 'object') {
    return { type: 'object', entries: Object.entries(value).map(([name, member]) => [name, treeOf(member)]) }
  }
  return { type: 'token', token: JSON.stringify(value ?? null) }
}

/** The tree with its names as `print` writes them. */
function printed(tree: JsonTree, print: (name: string) => string): string {
  if (tree.type === 'text') return JSON.stringify(tree.text)
  if (tree.type === 'token') return tree.token
  if (tree.type === 'list') return `[${tree.items.map((item) => printed(item, print)).join(',')}]`
  return `{${tree.entries.map(([name, member]) => `${print(name)}:${printed(member, print)}`).join(',')}}`
}

/** The tree as JSON; characters that UTF-8 cannot carry are escaped. */
export const printJson = (tree: JsonTree): string => printed(tree, (name) => JSON.stringify(name))

/** The tree as a value of GraphQL's language, where names of objects have no quotes. */
export const printGraphql = (tree: JsonTree): string => printed(tree, (name) => name)

export interface Place {
  readonly tree: JsonTree
  replace(by: JsonTree): void
  remove(): void
}

/** Every value in a tree but its root, in order, to be changed in place. */
export function placesOf(tree: JsonTree): Place[] {
  if (tree.type === 'list') {
    return tree.items.flatMap((item, index) => [
      {
        tree: item,
        replace: (by) => void (tree.items[index] = by),
        remove: () => void tree.items.splice(index, 1),
      },
      ...placesOf(item),
    ])
  }
  if (tree.type !== 'object') return []
  return tree.entries.flatMap((entry, index) => [
    {
      tree: entry[1],
      replace: (by) => void (entry[1] = by),
      remove: () => void tree.entries.splice(index, 1),
    },
    ...placesOf(entry[1]),
  ])
}
