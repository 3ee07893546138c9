// Prints the GraphQL schema from the code into schema.graphql, sorted: npm run generate
import { writeFile } from 'node:fs/promises'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '#api/graphql/schema.ts'

await writeFile(new URL('../schema.graphql', import.meta.url), `${printSchema(lexicographicSortSchema(schema))}\n`)
