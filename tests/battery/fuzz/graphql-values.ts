import fc from 'fast-check'
import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType, isScalarType } from 'graphql'
import { IDS, TOKENS } from '#tests/battery/fuzz/hostile.ts'
import { type JsonTree, treeOf } from '#tests/battery/fuzz/json-tree.ts'

/** Values that are known to be taken, by the name of the argument or field that they were sent for. */
export type KnownValues = ReadonlyMap<string, readonly unknown[]>

/** What every member of what was sent has been, however deep. */
export function knownValuesOf(sent: readonly unknown[]): KnownValues {
  const known = new Map<string, unknown[]>()
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    for (const [name, member] of Object.entries(value)) {
      if (typeof member !== 'object' && !Array.isArray(value)) {
        const values = known.get(name) ?? []
        if (!values.includes(member)) known.set(name, [...values, member])
      }
      walk(member)
    }
  }
  sent.forEach(walk)
  return known
}

const token = (text: string): JsonTree => ({ type: 'token', token: text })

function scalarValues(name: string, known: readonly unknown[]): fc.Arbitrary<JsonTree> {
  const good = known.map(treeOf)
  const any: Record<string, fc.Arbitrary<JsonTree>> = {
    Int: fc.integer({ min: 0, max: 120 }).map((value) => token(`${value}`)),
    Float: fc.oneof(
      fc.integer({ min: 1, max: 250 }).map((value) => token(`${value}`)),
      fc.constantFrom(...TOKENS).map(token),
    ),
    Boolean: fc.boolean().map((value) => token(`${value}`)),
    ID: fc.oneof(fc.uuid(), fc.constantFrom(...IDS)).map(treeOf),
    DateTime: fc.date({ noInvalidDate: true }).map((date) => treeOf(date.toISOString())),
  }
  const otherwise = any[name] ?? fc.string({ unit: 'binary', maxLength: 12 }).map(treeOf)
  if (good.length === 0) return otherwise
  return fc.oneof({ arbitrary: fc.constantFrom(...good), weight: 4 }, { arbitrary: otherwise, weight: 1 })
}

/** Values of an input type as JSON, most of them such as the server takes. */
export function inputValues(type: GraphQLInputType, name: string, known: KnownValues): fc.Arbitrary<JsonTree> {
  if (isNonNullType(type)) return inputValues(type.ofType, name, known)
  if (isListType(type)) {
    return fc.array(inputValues(type.ofType, name, known), { maxLength: 3 }).map((items) => ({ type: 'list', items }))
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues()).map((member) => treeOf(member.name))
  if (isScalarType(type)) return scalarValues(type.name, known.get(name) ?? [])
  if (!isInputObjectType(type)) throw new TypeError(`No values for ${String(type)}`)
  const fields = Object.values(type.getFields()).map((field) => {
    const value = inputValues(field.type, field.name, known).map((tree): [string, JsonTree] => [field.name, tree])
    return isNonNullType(field.type) ? value : fc.option(value, { freq: 2 })
  })
  return fc.tuple(...fields).map((entries) => ({
    type: 'object',
    entries: entries.filter((entry): entry is [string, JsonTree] => entry !== null),
  }))
}
