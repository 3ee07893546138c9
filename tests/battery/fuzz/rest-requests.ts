import fc from 'fast-check'
import { IDS, TEXTS } from '#tests/battery/fuzz/hostile.ts'
import { HEADERS, ILLEGAL, METHODS, PATH_PARTS } from '#tests/battery/fuzz/hostile-http.ts'
import { printJson, treeOf } from '#tests/battery/fuzz/json-tree.ts'
import { encoded, type FuzzRequest, oneIn } from '#tests/battery/fuzz/request.ts'
import { jsonSpoils, spoiled } from '#tests/battery/fuzz/spoil-json.ts'
import type { FuzzTarget, ValidRequest } from '#tests/battery/fuzz/target.ts'

const GRAPHQL = '/graphql'

/** A header's value as bytes of one character each. */
const asBytes = (text: string): string => Buffer.from(text.toWellFormed(), 'utf8').toString('latin1')

export const someone = (people: number): fc.Arbitrary<number | null> =>
  fc.oneof(fc.constant(null), fc.nat({ max: Math.max(0, people - 1) }))

const headerNames = Object.keys(HEADERS)
export const someHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc
      .constantFrom(...headerNames)
      .chain((name) =>
        fc
          .oneof(
            { arbitrary: fc.constantFrom(...(HEADERS[name] ?? [])), weight: 4 },
            { arbitrary: fc.constantFrom(...TEXTS).map((text) => asBytes(text)), weight: 1 },
          )
          .map((value): [string, string] => [name, value]),
      ),
    { minLength: 1, maxLength: 3 },
  )
  .map(Object.fromEntries<string>)

/** One change to a body as it was printed: none, or one that it is no JSON any more, or no UTF-8. */
export const textSpoil: fc.Arbitrary<(text: string) => Buffer> = fc.oneof(
  { arbitrary: fc.constant((text: string) => Buffer.from(text)), weight: 20 },
  { arbitrary: fc.nat({ max: 400 }).map((end) => (text: string) => Buffer.from(text.slice(0, end))), weight: 1 },
  {
    arbitrary: fc.tuple(fc.nat({ max: 400 }), fc.constantFrom(...TEXTS, ',', '"', '{', '}', '[', ':')).map(
      ([index, inserted]) =>
        (text: string) =>
          Buffer.from(`${text.slice(0, index)}${inserted}${text.slice(index)}`),
    ),
    weight: 2,
  },
  {
    arbitrary: fc
      .tuple(fc.nat({ max: 400 }), fc.integer({ min: 0, max: 255 }))
      .map(([index, byte]) => (text: string) => {
        const bytes = Buffer.from(text)
        if (bytes.length > 0) bytes[index % bytes.length] = byte
        return bytes
      }),
    weight: 2,
  },
  {
    arbitrary: fc.constantFrom('utf16le' as const, 'latin1' as const).map((encoding) => (text: string) => {
      return Buffer.from(text, encoding)
    }),
    weight: 1,
  },
  { arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => () => Buffer.from(bytes)), weight: 1 },
)

/** What comes after the question mark. */
const someQuery = (names: readonly string[]): fc.Arbitrary<string> => {
  const name = fc.oneof(fc.constantFrom(...names), fc.constantFrom('__proto__', 'limit[]', 'a.b', '', '%', 'toString'))
  const value = fc.oneof(
    fc.constantFrom(
      '1',
      '20',
      '100',
      '101',
      '0',
      '-1',
      '1e2',
      '',
      '%',
      '%00',
      '%ff',
      'null',
      '9'.repeat(30),
      '=',
      '&&',
    ),
    fc.constantFrom(...TEXTS, ...IDS).map(encoded),
    fc.string({ unit: 'binary', maxLength: 10 }).map(encoded),
  )
  return fc
    .array(fc.tuple(name, value), { minLength: 1, maxLength: 4 })
    .map((pairs) => pairs.map(([key, text]) => `${encoded(key)}=${text}`).join('&'))
}

/** A path with one part replaced by something else. */
const spoiledPath = fc.tuple(
  fc.nat({ max: 6 }),
  fc.oneof(fc.constantFrom(...PATH_PARTS), fc.constantFrom(...TEXTS, ...IDS).map(encoded)),
)

const withPart = (path: string, [at, part]: readonly [number, string]): string => {
  const parts = path.split('/')
  parts[1 + (at % Math.max(1, parts.length - 1))] = part
  return parts.join('/')
}

/** What a route is asked with where nothing valid is known: its pattern, or an id for each of its parameters. */
const fallback = (route: string): ValidRequest => {
  const [method = 'GET', pattern = '/'] = route.split(' ')
  const target = pattern.replaceAll(/:\w+/g, IDS[2] ?? '').replaceAll('*', 'nothing')
  return { method, route: pattern, target, who: null, body: method === 'POST' ? {} : undefined }
}

/** The requests that are valid for each route, those for GraphQL left out. */
function validByRoute({ routes, valid }: FuzzTarget): ReadonlyMap<string, readonly ValidRequest[]> {
  return new Map(
    routes
      .filter((route) => !route.endsWith(` ${GRAPHQL}`))
      .map((route) => {
        const [method, pattern] = route.replace('HEAD', 'GET').split(' ')
        const known = valid.filter((request) => request.method === method && request.route === pattern)
        return [route, known.length > 0 ? known : [fallback(route)]]
      }),
  )
}

/** Requests over REST: valid ones of every route, each with some changes. */
export function restRequests(target: FuzzTarget, names: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const byRoute = validByRoute(target)
  return fc
    .record({
      route: fc.constantFrom(...byRoute.keys()),
      chosen: fc.nat({ max: 1_000 }),
      who: oneIn(3, someone(target.people)),
      body: fc.array(jsonSpoils(names), { maxLength: 2 }),
      text: textSpoil,
      path: oneIn(4, spoiledPath),
      query: oneIn(4, someQuery(names)),
      headers: oneIn(4, someHeaders),
      method: oneIn(20, fc.constantFrom(...METHODS)),
    })
    .map(({ route, chosen, who, body, text, path, query, headers, method }) => {
      const known = byRoute.get(route) ?? []
      const valid = known[chosen % known.length] ?? fallback(route)
      const address = path === undefined ? valid.target : withPart(valid.target, path)
      const tree = valid.body === undefined ? null : body.reduce(spoiled, treeOf(valid.body))
      return {
        aim: route,
        who: who === undefined ? valid.who : who,
        method: method ?? route.split(' ')[0] ?? '',
        target: query === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`,
        headers: { ...(tree ? { 'content-type': 'application/json' } : {}), ...headers },
        body: tree && text(printJson(tree)),
      }
    })
}

/** Requests that no HTTP client sends. */
export function illegalRequests(people: number): fc.Arbitrary<FuzzRequest> {
  const one = fc.constantFrom(...ILLEGAL)
  const raw = fc.oneof(
    one,
    fc.tuple(one, one).map(([first, second]) => first + second),
    fc.tuple(one, fc.nat({ max: 150 }), fc.uint8Array({ minLength: 1, maxLength: 4 })).map(([text, at, bytes]) => {
      const inserted = Buffer.from(bytes).toString('latin1')
      return `${text.slice(0, at)}${inserted}${text.slice(at + bytes.length)}`
    }),
  )
  return fc.record({ raw, who: someone(people) }).map(({ raw: bytes, who }) => ({
    aim: 'a request that is none',
    who,
    method: '',
    target: '',
    headers: {},
    body: null,
    raw: bytes,
  }))
}
