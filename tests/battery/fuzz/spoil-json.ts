import fc from 'fast-check'
import { IDS, TEXTS, TOKENS } from '#tests/battery/fuzz/hostile.ts'
import { type JsonTree, placesOf, printJson, treeOf } from '#tests/battery/fuzz/json-tree.ts'

/** One change to a tree. Places are counted modulo how many there are. */
export type JsonSpoil =
  | { readonly kind: 'replace'; readonly at: number; readonly by: JsonTree }
  | { readonly kind: 'remove'; readonly at: number }
  | { readonly kind: 'add'; readonly at: number; readonly name: string; readonly value: JsonTree }
  | { readonly kind: 'repeat'; readonly at: number; readonly times: number }
  | { readonly kind: 'wrap'; readonly at: number; readonly name: string | null; readonly levels: number }
  | { readonly kind: 'insert'; readonly at: number; readonly index: number; readonly text: string }
  | { readonly kind: 'renew'; readonly ids: readonly string[] }

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
/** Larger than any body that is read. */
const LARGEST_BYTES = 300_000
/** As deep as a body may be large. */
const MOST_LEVELS = 20_000

const text = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 4 },
  { arbitrary: fc.constantFrom(...IDS), weight: 2 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 20 }), weight: 1 },
)

const token = fc.oneof(
  { arbitrary: fc.constantFrom(...TOKENS), weight: 3 },
  { arbitrary: fc.double().map(String), weight: 1 },
  { arbitrary: fc.integer().map(String), weight: 1 },
)

const leaf: fc.Arbitrary<JsonTree> = fc.oneof(
  text.map((chosen): JsonTree => ({ type: 'text', text: chosen })),
  token.map((chosen): JsonTree => ({ type: 'token', token: chosen })),
)

const someValue: fc.Arbitrary<JsonTree> = fc.oneof(
  { arbitrary: leaf, weight: 6 },
  { arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [[]], [null], { length: 1e9 }).map(treeOf), weight: 2 },
  { arbitrary: fc.json({ maxDepth: 3 }).map((json) => treeOf(JSON.parse(json))), weight: 1 },
)

const at = fc.nat({ max: 60 })

/** Changes to JSON of which `names` are the members. */
export const jsonSpoils = (names: readonly string[]): fc.Arbitrary<JsonSpoil> => {
  const name = fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom('__proto__', 'constructor', 'toString', '', '\u0000'),
  )
  return fc.oneof(
    { arbitrary: fc.record({ kind: fc.constant('replace' as const), at, by: someValue }), weight: 6 },
    { arbitrary: fc.record({ kind: fc.constant('insert' as const), at, index: fc.nat({ max: 40 }), text }), weight: 4 },
    {
      arbitrary: fc.record({
        kind: fc.constant('renew' as const),
        ids: fc.array(fc.uuid(), { minLength: 3, maxLength: 3 }),
      }),
      weight: 3,
    },
    { arbitrary: fc.record({ kind: fc.constant('remove' as const), at }), weight: 2 },
    { arbitrary: fc.record({ kind: fc.constant('add' as const), at, name, value: someValue }), weight: 2 },
    {
      arbitrary: fc.record({ kind: fc.constant('repeat' as const), at, times: fc.constantFrom(1, 2, 500, 3_000) }),
      weight: 1,
    },
    {
      arbitrary: fc.record({
        kind: fc.constant('wrap' as const),
        at,
        name: fc.option(name),
        levels: fc.oneof(fc.constantFrom(1, 2, 13, 200), fc.integer({ min: 1, max: MOST_LEVELS })),
      }),
      weight: 1,
    },
  )
}

/** The value inside so many lists, or objects with one member. */
function wrapped(tree: JsonTree, name: string | null, levels: number): JsonTree {
  const [open, close] = name === null ? ['[', ']'] : [`{${JSON.stringify(name)}:`, '}']
  return { type: 'token', token: `${open.repeat(levels)}${printJson(tree)}${close.repeat(levels)}` }
}

function insertInto(tree: JsonTree, index: number, inserted: string): JsonTree {
  if (tree.type !== 'text') return { type: 'text', text: inserted }
  const place = tree.text.length === 0 ? 0 : index % (tree.text.length + 1)
  return { type: 'text', text: `${tree.text.slice(0, place)}${inserted}${tree.text.slice(place)}` }
}

function repeat(tree: JsonTree, wanted: number): JsonTree {
  const times = Math.min(wanted, Math.ceil(LARGEST_BYTES / printJson(tree).length))
  const copies = <Member>(members: readonly Member[]) => Array.from({ length: times }, () => members).flat()
  if (tree.type === 'object') return { type: 'object', entries: [...tree.entries, ...copies(tree.entries)] }
  if (tree.type === 'list') return { type: 'list', items: [...tree.items, ...copies(tree.items)] }
  return tree
}

/** Gives what names itself by a UUID new ones, so that it is not what was sent before. */
function renew(tree: JsonTree, ids: readonly string[]): void {
  let used = 0
  const renewed = new Map<string, string>()
  for (const place of placesOf(tree)) {
    if (place.tree.type !== 'text') continue
    place.tree.text = place.tree.text.replaceAll(UUID, (old) => {
      const id = renewed.get(old) ?? ids[used++ % ids.length] ?? old
      renewed.set(old, id)
      return id
    })
  }
}

/** The tree with one change; itself stays as it was. */
export function spoiled(original: JsonTree, spoil: JsonSpoil): JsonTree {
  // The root is an item of a list of its own, so that it can be replaced as well.
  const root: JsonTree = { type: 'list', items: [structuredClone(original)] }
  if (spoil.kind === 'renew') renew(root, spoil.ids)
  else {
    const places = placesOf(root)
    const place = places[spoil.at % places.length]
    if (!place) return original
    switch (spoil.kind) {
      case 'replace':
        place.replace(spoil.by)
        break
      case 'remove':
        if (place !== places[0]) place.remove()
        break
      case 'add':
        if (place.tree.type === 'object') place.tree.entries.push([spoil.name, spoil.value])
        else place.replace({ type: 'object', entries: [[spoil.name, spoil.value]] })
        break
      case 'repeat':
        place.replace(repeat(place.tree, spoil.times))
        break
      case 'wrap':
        place.replace(wrapped(place.tree, spoil.name, spoil.levels))
        break
      case 'insert':
        place.replace(insertInto(place.tree, spoil.index, spoil.text))
        break
    }
  }
  return root.items[0] ?? original
}
