import { describe, expect, it } from 'vitest'
import { areVariablesTooLarge } from '#api/graphql/limited-variables.ts'

const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) })

describe('the variables of a GraphQL operation', () => {
  it.each([[undefined], [null], [{ id: 'x', input: { healthConditions: ['A', 'B'] } }], [nested(12)]])(
    'are taken when they are %j',
    (variables) => expect(areVariablesTooLarge(variables)).toBe(false),
  )

  it('are refused when they are nested too deep, or too many', () => {
    expect(areVariablesTooLarge(nested(13))).toBe(true)
    expect(areVariablesTooLarge({ input: Array.from({ length: 1_000 }, () => 'A') })).toBe(true)
    expect(
      areVariablesTooLarge({ input: Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`a${n}`, n])) }),
    ).toBe(true)
  })
})
