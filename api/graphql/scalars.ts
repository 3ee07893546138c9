import { GraphQLError } from 'graphql'
import { builder } from '#api/graphql/builder.ts'
import { memberName } from '#domain/vocabulary/member-name.ts'

builder.scalarType('DateTime', {
  description: 'A moment in time, in ISO 8601 with a time zone, such as `2026-01-31T08:30:00.000Z`.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN)
    if (Number.isNaN(date.getTime())) throw new GraphQLError('DateTime must be an ISO 8601 date and time')
    return date
  },
})

/** A GraphQL enum over a list of the vocabulary, whose values inside the server are the list's own words. */
export function vocabularyEnum<const Value extends string>(
  name: string,
  values: readonly Value[],
  description: string,
) {
  const members: Record<string, { value: Value; description: string }> = {}
  for (const value of values) members[memberName(value)] = { value, description: `\`${value}\`` }
  return builder.enumType(name, { description, values: members })
}

/** A stored text as the member of its list that it was written as. */
export function memberOf<const Value extends string>(values: readonly Value[], stored: string): Value {
  const member = values.find((value) => value === stored)
  if (member === undefined) throw new TypeError('A stored value is not in its vocabulary')
  return member
}
