import fc from 'fast-check'
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { inputValues, type KnownValues, knownValuesOf } from '#tests/battery/fuzz/graphql-values.ts'
import { GRAPHQL_PARTS, TEXTS } from '#tests/battery/fuzz/hostile.ts'
import { type JsonTree, printGraphql, printJson, treeOf } from '#tests/battery/fuzz/json-tree.ts'
import { encoded, type FuzzRequest, oneIn } from '#tests/battery/fuzz/request.ts'
import { someHeaders, someone, textSpoil } from '#tests/battery/fuzz/rest-requests.ts'
import { jsonSpoils, spoiled } from '#tests/battery/fuzz/spoil-json.ts'
import type { FuzzTarget } from '#tests/battery/fuzz/target.ts'
import trustedDocuments from '../../../trusted-documents.json' with { type: 'json' }

const PATH = '/graphql'
const MOST_LEVELS = 4

interface Operation {
  readonly aim: string
  readonly body: JsonTree
}

/** Selections of a type: some of its fields, and of theirs, so many levels deep. */
function selections(schema: GraphQLSchema, type: GraphQLNamedType, levels: number): fc.Arbitrary<string> {
  if (isUnionType(type) || isInterfaceType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map((member) => selections(schema, member, levels).map((inner) => `... on ${member.name} ${inner}`))
    return fc.tuple(...parts).map((members) => `{ __typename ${members.join(' ')} }`)
  }
  if (!isObjectType(type)) return fc.constant('')
  const fields = Object.values(type.getFields()).filter(
    (field) => levels > 1 || !isObjectType(getNamedType(field.type)),
  )
  if (fields.length === 0) return fc.constant('{ __typename }')
  const chosen = fields.map((field) => {
    const inner = selections(schema, getNamedType(field.type), levels - 1)
    return fc.option(
      fc
        .tuple(fc.constantFrom('', '', '', 'other: '), inner, enumArguments(field))
        .map(([alias, below, given]) => `${alias}${field.name}${given} ${below}`),
      { freq: 3 },
    )
  })
  return fc.tuple(...chosen).map((texts) => `{ __typename ${texts.filter((text) => text !== null).join(' ')} }`)
}

/** Arguments of a field below the first level, where their types list what there is. */
function enumArguments(field: GraphQLField<unknown, unknown>): fc.Arbitrary<string> {
  const [argument] = field.args
  const type = argument && getNamedType(argument.type)
  if (!argument || !isEnumType(type)) return fc.constant('')
  return fc.constantFrom('', ...type.getValues().map(({ name }) => `(${argument.name}: ${name})`))
}

/** Operations of one field, with values for its arguments in variables, or in the document itself. */
function fieldOperations(
  schema: GraphQLSchema,
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  known: KnownValues,
): fc.Arbitrary<Operation> {
  const values = field.args.map((argument) =>
    inputValues(argument.type, argument.name, known).map((tree): [string, JsonTree] => [argument.name, tree]),
  )
  const names = field.args.map(({ name, type }) => ({ name, type: String(type) }))
  return fc
    .record({
      given: fc.tuple(...values),
      selected: selections(schema, getNamedType(field.type), MOST_LEVELS),
      inline: fc.boolean(),
    })
    .map(({ given, selected, inline }) => {
      const declared = names.map(({ name, type }) => `$${name}: ${type}`).join(', ')
      const passed = inline
        ? given.map(([name, tree]) => `${name}: ${printGraphql(tree)}`)
        : names.map(({ name }) => `${name}: $${name}`)
      const query = `${kind} ${declared && !inline ? `(${declared})` : ''} { ${field.name}${
        passed.length > 0 ? `(${passed.join(', ')})` : ''
      } ${selected} }`
      const entries: [string, JsonTree][] = [['query', treeOf(query)]]
      if (!inline) entries.push(['variables', { type: 'object', entries: given }])
      return { aim: field.name, body: { type: 'object', entries } }
    })
}

/** The operations of the pages, by their hash, with a value for each variable that has been sent somewhere. */
function trustedOperations(known: KnownValues): fc.Arbitrary<Operation> {
  return fc.constantFrom(...Object.entries(trustedDocuments)).map(([sha256Hash, text]) => {
    const names = [...text.matchAll(/\$(\w+):/g)].map(([, name = '']) => name)
    const variables = Object.fromEntries(names.map((name) => [name, known.get(name)?.[0] ?? null]))
    const persistedQuery = { version: 1, sha256Hash }
    return { aim: 'an operation of the pages', body: treeOf({ variables, extensions: { persistedQuery } }) }
  })
}

/** Operations of every field of Query and Mutation. */
function operations(schema: GraphQLSchema, target: FuzzTarget): fc.Arbitrary<Operation> {
  const sent = target.valid.filter(({ route }) => route === PATH).map(({ body }) => body)
  const known = knownValuesOf(target.valid.map(({ body }) => body))
  const ofFields = (
    [
      ['query', schema.getQueryType()],
      ['mutation', schema.getMutationType()],
    ] as const
  ).flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => fieldOperations(schema, kind, field, known)),
  )
  const recorded = fc.constantFrom(...sent).map((body) => ({ aim: 'a recorded operation', body: treeOf(body) }))
  return fc.oneof(
    { arbitrary: fc.oneof(...ofFields), weight: 4 },
    { arbitrary: recorded, weight: 2 },
    { arbitrary: trustedOperations(known), weight: 1 },
  )
}

const documentSpoil = fc.array(
  fc.tuple(fc.nat({ max: 300 }), fc.nat({ max: 5 }), fc.constantFrom(...GRAPHQL_PARTS, ...TEXTS)),
  { minLength: 1, maxLength: 3 },
)

/** The operation with its document cut into. */
function withDocument(body: JsonTree, cuts: readonly (readonly [number, number, string])[]): JsonTree {
  if (body.type !== 'object') return body
  const entries = body.entries.map(([name, tree]): [string, JsonTree] => {
    if (name !== 'query' || tree.type !== 'text') return [name, tree]
    const cut = cuts.reduce((text, [at, length, inserted]) => {
      const place = at % (text.length + 1)
      return `${text.slice(0, place)}${inserted}${text.slice(place + length)}`
    }, tree.text)
    return [name, { type: 'text', text: cut }]
  })
  return { type: 'object', entries }
}

/** The members of a body as they stand in an address. */
const asQuery = (body: JsonTree): string =>
  body.type !== 'object'
    ? encoded(printJson(body))
    : body.entries
        .map(([name, tree]) => `${encoded(name)}=${encoded(tree.type === 'text' ? tree.text : printJson(tree))}`)
        .join('&')

/** Requests to GraphQL: operations of every field and recorded ones, each with some changes. */
export function graphqlRequests(
  schema: GraphQLSchema,
  target: FuzzTarget,
  names: readonly string[],
): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      operation: operations(schema, target),
      who: someone(target.people),
      values: fc.array(jsonSpoils([...names, 'operationName', 'extensions', 'persistedQuery', 'sha256Hash']), {
        maxLength: 2,
      }),
      document: oneIn(3, documentSpoil),
      text: textSpoil,
      headers: oneIn(5, someHeaders),
      byAddress: oneIn(10, fc.constant(true)),
    })
    .map(({ operation, who, values, document, text, headers, byAddress }) => {
      const changed = values.reduce(spoiled, operation.body)
      const body = document ? withDocument(changed, document) : changed
      const common = { aim: operation.aim, who }
      if (byAddress) {
        return { ...common, method: 'GET', target: `${PATH}?${asQuery(body)}`, headers: { ...headers }, body: null }
      }
      return {
        ...common,
        method: 'POST',
        target: PATH,
        headers: { 'content-type': 'application/json', ...headers },
        body: text(printJson(body)),
      }
    })
}
