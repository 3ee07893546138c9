import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'

/** The schema as it is published, which a check holds to the code. */
export const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))
