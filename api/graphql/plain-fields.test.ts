import {
  execute,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLNullableType,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
  parse,
  validateSchema,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { PLAIN, withPlainFieldsWhole } from '#api/graphql/plain-fields.ts'
import { schema as product } from '#api/graphql/schema.ts'
import { newId } from '#api/platform/ids.ts'
import { planNutrition } from '#domain/clinical/nutrition/plan-nutrition.ts'
import { NutritionAssessmentInput } from '#domain/input/nutrition.ts'
import { PLAN } from '#tests/support/nutrition-requests.ts'
import trusted from '../../trusted-documents.json' with { type: 'json' }

const required = <Type extends GraphQLNullableType>(type: Type) => new GraphQLNonNull(type)

const Colour = new GraphQLEnumType({ name: 'Colour', values: { RED: { value: 'red' }, BLUE: { value: 'blue' } } })
const Part = new GraphQLObjectType({
  name: 'Part',
  fields: { name: { type: required(GraphQLString) }, weightKg: { type: GraphQLFloat }, colour: { type: Colour } },
})
const Thing = new GraphQLObjectType({
  name: 'Thing',
  fields: {
    name: { type: required(GraphQLString) },
    count: { type: GraphQLInt },
    part: { type: Part },
    parts: { type: required(new GraphQLList(required(Part))), resolve: ({ parts }) => parts.toReversed() },
    grid: { type: new GraphQLList(new GraphQLList(GraphQLInt)) },
  },
})

/** A schema in which every item holds a thing, given in one of the ways that a resolver can give it. */
const schemaOf = (thing: unknown, type: GraphQLOutputType = required(Thing)) =>
  new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: {
        items: {
          type: new GraphQLList(
            new GraphQLObjectType({
              name: 'Item',
              fields: {
                thing: { type, extensions: PLAIN, resolve: () => (typeof thing === 'function' ? thing() : thing) },
              },
            }),
          ),
          resolve: () => [{}, {}],
        },
      },
    }),
  })

const WHOLE = {
  name: 'a',
  count: 3,
  part: null,
  parts: [
    { name: 'p', weightKg: 1.5, colour: 'red' },
    { name: 'q', weightKg: null, colour: null },
  ],
  grid: [[1, null], null, []],
}

/** One operation, kept parsed, and executed by both as often as it is asked. */
function operation(schema: GraphQLSchema, query: string) {
  const document = parse(query)
  const whole = withPlainFieldsWhole(schema)
  expect(validateSchema(whole)).toEqual([])
  return async (sent: { variableValues?: object; contextValue?: unknown } = {}) => {
    const ask = async (by: GraphQLSchema) =>
      execute({
        schema: by,
        document,
        variableValues: { ...sent.variableValues },
        contextValue: sent.contextValue ?? {},
      })
    return { usual: await ask(schema), whole: await ask(whole) }
  }
}

const both = (schema: GraphQLSchema, query: string, sent: { variableValues?: object; contextValue?: unknown } = {}) =>
  operation(schema, query)(sent)

describe('a plain field, answered whole', () => {
  it.each([
    ['all of it', '{ items { thing { name count part { name } parts { name weightKg colour } grid } } }'],
    [
      'by other names, in another order',
      '{ items { thing { b: name a: name parts { z: colour __typename } kind: __typename } } }',
    ],
    [
      'in fragments, some of them twice',
      `{ items { ...I thing { ...T ... on Thing { count } } } } fragment I on Item { thing { grid parts { name } } }
       fragment T on Thing { name parts { ...P weightKg } } fragment P on Part { colour name }`,
    ],
    ['at two places, differently', '{ items { one: thing { name } two: thing { count } } }'],
    [
      'at two places that share a fragment, differently',
      '{ one: items { ...I } two: items { ...I thing { count part { name } } } } fragment I on Item { thing { name } }',
    ],
    [
      'but what is left out',
      'query ($no: Boolean!) { items { thing { name @skip(if: true) count @include(if: $no) grid ... @skip(if: $no) { part { name } } } } }',
    ],
  ])('is what the executor answers: %s', async (_what, query) => {
    for (const thing of [WHOLE, () => Promise.resolve(WHOLE)]) {
      const { usual, whole } = await both(schemaOf(thing), query, { variableValues: { no: false } })
      expect(usual.errors).toBeUndefined()
      expect(JSON.stringify(whole)).toBe(JSON.stringify(usual))
    }
  })

  it.each([
    ['as it is', 'query ($no: Boolean!) { items { thing { name grid } } __typename @include(if: true) }'],
    ['with what the variables leave out', 'query ($no: Boolean!) { items { thing { name grid @skip(if: $no) } } }'],
    [
      'with what they leave out of a fragment',
      'query ($no: Boolean!) { items { thing { ...T } } } fragment T on Thing { name parts { name colour @include(if: $no) } }',
    ],
    [
      'with what they add to it',
      'query ($no: Boolean!) { items { thing { name } thing @include(if: $no) { count } } }',
    ],
  ])('is what the executor answers, however often the same operation is asked: %s', async (_what, query) => {
    const ask = operation(schemaOf(WHOLE), query)
    for (const no of [false, true, true, false]) {
      const { usual, whole } = await ask({ variableValues: { no } })
      expect(usual.errors).toBeUndefined()
      expect(JSON.stringify(whole)).toBe(JSON.stringify(usual))
    }
  })

  it('may be absent where its type says so', async () => {
    const { usual, whole } = await both(schemaOf(null, Thing), '{ items { thing { name } } }')
    expect(whole).toEqual(usual)
  })

  it.each([
    ['without a value that it must have', { ...WHOLE, name: null }],
    ['without an item that it must have', { ...WHOLE, parts: [null] }],
    ['with something else than a list', { ...WHOLE, grid: 'no list' }],
    ['with a value of another type', { ...WHOLE, count: 'many' }],
    ['that is not there', null],
    ['with a word that is not in its list', { ...WHOLE, part: { ...WHOLE.parts[0], colour: 'green' } }],
  ])('%s is a fault of ours, and nothing of the item is told', async (_what, thing) => {
    const query = '{ items { thing { name count part { name colour } parts { name } grid } } }'
    const { whole } = await both(schemaOf(thing), query)
    expect(whole.data).toEqual({ items: [null, null] })
    expect(whole.errors).toHaveLength(2)
    expect(whole.errors?.[0]?.path).toEqual(['items', 0, 'thing'])
    // What has no cause, or another GraphQLError for one, is told to callers as it is.
    expect(whole.errors?.map(({ originalError }) => originalError?.name)).toEqual(['TypeError', 'TypeError'])
  })

  it.each([
    ['that asks for arguments', { type: GraphQLInt, args: { of: { type: GraphQLInt } } }],
    ['whose resolver asks for the context', { type: GraphQLInt, resolve: (_s: unknown, _a: unknown, c: unknown) => c }],
    ['of a union', { type: new GraphQLUnionType({ name: 'U', types: [Part] }) }],
  ])('holds no field %s', async (_what, field) => {
    const type = new GraphQLObjectType({ name: 'NotPlain', fields: { field } })
    const { whole } = await both(schemaOf({ field: 1 }, type), '{ items { thing { field ... { __typename } } } }')
    expect(whole.errors?.[0]?.message).toMatch(/NotPlain\.field is /)
  })
})

describe('a nutrition plan', () => {
  const page = Object.values(trusted).find((text) => text.startsWith('query NutritionPlanPage')) ?? ''
  const PEOPLE = [
    ['an adult', { age: 34, weightKg: 61.5, heightCm: 162, healthConditions: ['Hypertension'] }],
    ['somebody who is referred', { age: 30, weightKg: 34, heightCm: 170 }],
    ['an infant', { ageMonths: 3, weightKg: 5.6, heightCm: 59 }],
    ['a child', { ageMonths: 30, weightKg: 12, heightCm: 88 }],
  ] as const

  it.each(PEOPLE)('of %s is what the executor answers', async (_whose, measured) => {
    const input = NutritionAssessmentInput.parse({
      gender: 'female',
      activityLevel: 'lightly_active',
      region: 'Kenya',
      ...measured,
    })
    const content = planNutrition(input, 7)
    const stored = { id: newId(), createdAt: new Date(), age: 34, ageMonths: null, ...input }
    const plan = {
      id: newId(),
      createdAt: new Date(),
      engineVersion: '1',
      bmi: content.bmi,
      content,
      assessment: stored,
    }
    const contextValue = { services: { readNutritionPlan: async () => plan }, actor: null }
    for (const language of ['EN', 'SW']) {
      for (const query of [PLAN, page]) {
        const variableValues = { id: plan.id, language }
        const { usual, whole } = await both(product, query, { variableValues, contextValue })
        expect(usual.errors).toBeUndefined()
        expect(JSON.stringify(whole)).toBe(JSON.stringify(usual))
      }
    }
  })
})
