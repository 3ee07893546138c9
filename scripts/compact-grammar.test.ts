import { describe, expect, it } from 'vitest'
import { partedGrammar } from './compact-grammar.ts'

const IMPORTS = `import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { list } from '#domain/clinical/language/written-list.ts'
`

describe('A grammar without its lists of words', () => {
  it('has them in their order, and each by its place', () => {
    const { lists, source } = partedGrammar(`${IMPORTS}
const KIN = list('aunt, uncle').map((one) => \`my \${one}\`)

export const ENGLISH: Grammar = {
  denials: list(
    "no, isn't",
  ),
  relatives: KIN,
}
`)
    expect(lists).toEqual(['aunt, uncle', "no, isn't"])
    expect(source).toBe(`import type { Grammar } from '#domain/clinical/language/grammar.ts'
export const ENGLISH = (list) => {

const KIN = list(0).map((one) => \`my \${one}\`)

return {
  denials: list(1),
  relatives: KIN,
}
}
`)
  })

  it('is without the phrases that name nothing, which are coded with those of findings', () => {
    const { lists, source } = partedGrammar(`${IMPORTS}
export const ENGLISH: Grammar = {
  idioms: list('in no time'),
  denials: list('no'),
  compounds: [
    ...list('blood pressure'),
  ],
}
`)
    expect(lists).toEqual(['no'])
    expect(source).toContain('idioms: []')
    expect(source).toContain('compounds: []')
    expect(source).not.toContain('blood pressure')
  })

  it.each([
    ['a list that is not one text', `${IMPORTS}export const ENGLISH: Grammar = {\n  denials: list(NO),\n}\n`],
    ['a module without a grammar', `${IMPORTS}export const words = list('no')\n`],
    ['a grammar that imports no list', 'export const ENGLISH: Grammar = {\n}\n'],
  ])('refuses %s', (_, source) => {
    expect(() => partedGrammar(source)).toThrow(/list|grammar/)
  })
})
