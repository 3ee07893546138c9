import SchemaBuilder from '@pothos/core'
import ErrorsPlugin from '@pothos/plugin-errors'
import PrismaPlugin from '@pothos/plugin-prisma'
import type { RequestContext } from '#api/context.ts'
import type { Client } from '#api/store/client.ts'
import type PrismaTypes from '#prisma/generated/pothos.ts'
import { getDatamodel } from '#prisma/generated/pothos.ts'

export interface GraphqlContext extends RequestContext {
  /** For read fields only: every write goes through a service. */
  readonly client: Client
  /** Headers that resolvers add to the answer. */
  readonly answerHeaders: Map<string, string>
}

/** Imports no module of the schema; every module imports it. */
export const builder = new SchemaBuilder<{
  PrismaTypes: PrismaTypes
  Context: GraphqlContext
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
  }
}>({
  plugins: [ErrorsPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  prisma: { client: (context) => context.client, dmmf: getDatamodel() },
  // `Error` is in no list of types here: it would show drivers' messages to callers.
  errors: { defaultTypes: [], directResult: true },
})

builder.queryType({ description: 'Everything that can be read. What one may not see looks as if it did not exist.' })
builder.mutationType({
  description:
    'Everything that can be changed. A mutation that creates takes the id of the new record, a UUIDv7 made by ' +
    'the client; sent again it answers with the first result and changes nothing.',
})
