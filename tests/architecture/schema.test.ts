import { readFileSync } from 'node:fs'
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isIntrospectionType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))

describe('schema.graphql', () => {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name),
  )

  it('describes every type, field, argument and enum member', () => {
    const undescribed: string[] = []
    const look = (name: string, { description }: { description?: string | null | undefined }) => {
      if (!description) undescribed.push(name)
    }
    for (const type of types) {
      look(type.name, type)
      if (isEnumType(type)) for (const member of type.getValues()) look(`${type.name}.${member.name}`, member)
      if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
        for (const field of Object.values(type.getFields())) {
          look(`${type.name}.${field.name}`, field)
          if ('args' in field)
            for (const argument of field.args) look(`${type.name}.${field.name}(${argument.name})`, argument)
        }
      }
    }
    expect(undescribed).toEqual([])
  })

  it('takes a client-made id in every mutation that creates a record', () => {
    const fields = schema.getMutationType()?.getFields() ?? {}
    const creating = Object.values(fields).filter(({ name }) => /^(submit|create|register|book|record)/.test(name))
    expect(creating.length).toBeGreaterThan(0)
    for (const { name, args } of creating)
      expect(
        args.map((argument) => argument.name),
        name,
      ).toContain('id')
  })
})
