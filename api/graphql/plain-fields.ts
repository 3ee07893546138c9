import { collectSubFields, MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  BREAK,
  type FieldNode,
  GraphQLError,
  type GraphQLFieldConfig,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLScalarType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  visit,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { GraphqlContext } from '#api/graphql/builder.ts'

/** The extension of a field whose value is plain data: nothing in it waits, takes arguments or asks who asks. */
export const PLAIN = { plain: true } as const

/** What a value becomes in an answer. Throws where it is not what its type promises. */
type Complete = (value: unknown) => unknown

/** Where in an operation, and in which schema, a selection stands. */
type At = Pick<GraphQLResolveInfo, 'schema' | 'fragments' | 'variableValues'>

const isAbsent = (value: unknown) => value === null || value === undefined

function completeObject(type: GraphQLObjectType, selected: readonly FieldNode[], at: At): Complete {
  const { fields } = collectSubFields(at.schema, at.fragments, at.variableValues, type, [...selected])
  const definitions = type.getFields()
  const parts = Array.from(fields, ([answeredAs, nodes]) => {
    const name = nodes[0]?.name.value ?? ''
    const field = definitions[name]
    // What validation lets through and is no field of the type is __typename.
    if (!field) return { answeredAs, valueIn: () => type.name }
    const where = `${type.name}.${name}`
    if (field.args.length > 0 || (field.resolve?.length ?? 0) > 1) throw new TypeError(`${where} is no plain field`)
    const complete = completeAs(field.type, nodes, at, where)
    const resolve = field.resolve as ((source: unknown) => unknown) | undefined
    const read = resolve ?? ((source: unknown) => (source as Record<string, unknown>)[name])
    return { answeredAs, valueIn: (source: unknown) => complete(read(source)) }
  })
  return (source) => {
    const answer: Record<string, unknown> = {}
    for (const { answeredAs, valueIn } of parts) answer[answeredAs] = valueIn(source)
    return answer
  }
}

function completeAs(type: GraphQLOutputType, nodes: readonly FieldNode[], at: At, where: string): Complete {
  if (isNonNullType(type)) {
    const complete = completeAs(type.ofType, nodes, at, where)
    return (value) => {
      const completed = complete(value)
      if (isAbsent(completed)) throw new TypeError(`${where} has no value`)
      return completed
    }
  }
  if (isListType(type)) {
    const complete = completeAs(type.ofType, nodes, at, where)
    return (value) => {
      if (isAbsent(value)) return null
      if (!Array.isArray(value)) throw new TypeError(`${where} is no list`)
      return value.map((item) => complete(item))
    }
  }
  if (isLeafType(type)) return (value) => (isAbsent(value) ? null : type.serialize(value))
  if (!isObjectType(type)) throw new TypeError(`${where} is of no plain type`)
  const complete = completeObject(type, nodes, at)
  return (value) => (isAbsent(value) ? null : complete(value))
}

/** Errors of a type's own are the executor's words, which callers see; these are faults, which they do not. */
function completeOrFail(complete: Complete, value: unknown): unknown {
  try {
    return complete(value)
  } catch (error) {
    throw error instanceof GraphQLError ? new TypeError(error.message) : error
  }
}

/** Whether what an operation selects can differ from one execution to the next: only directives can make it so. */
function hasConditions({ operation, fragments }: Pick<GraphQLResolveInfo, 'operation' | 'fragments'>): boolean {
  let found = false
  const look = { Directive: () => ((found = true), BREAK) }
  for (const part of [operation, ...Object.values(fragments)]) visit(part, look)
  return found
}

/**
 * Keeps what completes a selection with its operation, which is the same object from one execution to the next while its
 * text is kept. Made anew for each request it was most of what outlived the request, for the collector to trace.
 */
function keptCompleters(make: (nodes: readonly FieldNode[], at: At) => Complete) {
  const kept = new WeakMap<
    OperationDefinitionNode,
    { nodes: readonly FieldNode[]; complete: Complete }[] | 'conditional'
  >()
  // One array stands for a selection throughout an execution, also where the field is one of a list's items.
  const ofExecution = new WeakMap<readonly FieldNode[], Complete>()

  return (schema: GraphQLSchema, info: GraphQLResolveInfo): Complete => {
    const { operation, fieldNodes, fragments, variableValues } = info
    let ofOperation = kept.get(operation)
    if (!ofOperation) kept.set(operation, (ofOperation = hasConditions(info) ? 'conditional' : []))
    if (ofOperation === 'conditional') {
      const complete = ofExecution.get(fieldNodes) ?? make(fieldNodes, { schema, fragments, variableValues })
      ofExecution.set(fieldNodes, complete)
      return complete
    }
    const known = ofOperation.find(
      ({ nodes }) => nodes.length === fieldNodes.length && nodes.every((node, index) => node === fieldNodes[index]),
    )
    if (known) return known.complete
    // No selection of it asks for a variable: what one request sent is not kept for the next.
    const complete = make(fieldNodes, { schema, fragments, variableValues: {} })
    ofOperation.push({ nodes: fieldNodes, complete })
    return complete
  }
}

function answeredWhole(
  config: GraphQLFieldConfig<unknown, GraphqlContext>,
  schema: GraphQLSchema,
  where: string,
): GraphQLFieldConfig<unknown, GraphqlContext> {
  const { resolve, type } = config
  if (!resolve) throw new TypeError(`${where} has no resolver`)
  const completerOf = keptCompleters((nodes, at) => completeAs(type, nodes, at, where))
  const whole = new GraphQLScalarType({ name: `${where.replace('.', '_')}_whole`, serialize: (value) => value })
  return {
    ...config,
    type: isNonNullType(type) ? new GraphQLNonNull(whole) : whole,
    resolve: async (source, sent, context, info) => {
      const value = await resolve(source, sent, context, info)
      return completeOrFail(completerOf(schema, info), value)
    },
  }
}

/**
 * The schema that operations are executed by: each PLAIN field is answered whole, by one walk through its value, and a
 * leaf to the executor. The executor's own walk looks for promises, arguments and a resolver at each of a plan's
 * thousand values. Operations are validated and limited by the schema as it is.
 */
export const withPlainFieldsWhole = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (config, name, typeName) =>
      config.extensions?.['plain'] ? answeredWhole(config, schema, `${typeName}.${name}`) : config,
  })

/** Has operations executed by another schema than they were validated by. */
export function executedBy(schema: GraphQLSchema): Plugin {
  return { onExecute: ({ executeFn, setExecuteFn }) => setExecuteFn((args) => executeFn({ ...args, schema })) }
}
