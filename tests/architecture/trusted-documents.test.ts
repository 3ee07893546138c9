import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSchema, Kind, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { sha256Hex } from '#tests/support/caller.ts'
import trusted from '../../trusted-documents.json' with { type: 'json' }

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const schema = buildSchema(readFileSync(`${ROOT}schema.graphql`, 'utf8'))

/** The names of the operations that are written in the web, found without codegen. */
const written = globSync('web/{app,clinical,features,i18n,lib,ui}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !path.includes('.test.'))
  .flatMap((path) => [...readFileSync(ROOT + path, 'utf8').matchAll(/\bgql`\s*(?:query|mutation|subscription) (\w+)/g)])
  .map(([, name = '']) => name)

describe('trusted-documents.json', () => {
  it('holds every operation of the web, and no other', () => {
    const held = Object.values(trusted).flatMap((text) =>
      parse(text).definitions.flatMap((definition) =>
        definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value ?? ''] : [],
      ),
    )
    expect(written.length).toBeGreaterThan(0)
    expect(held.toSorted()).toEqual(written.toSorted())
  })

  it.each(Object.entries(trusted))('%s is the hash of its text, which fits the schema', (hash, text) => {
    expect(sha256Hex(text)).toBe(hash)
    expect(validate(schema, parse(text))).toEqual([])
  })
})
