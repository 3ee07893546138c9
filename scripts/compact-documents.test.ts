import { readFileSync } from 'node:fs'
import { parse, print } from 'graphql'
import { describe, expect, it } from 'vitest'
import { GQL_TEXT, withoutLayout } from './compact-documents.ts'

const LINK = readFileSync(new URL('../web/app/layout/ApprovalsLink.tsx', import.meta.url), 'utf8')
const [[, text = ''] = []] = LINK.matchAll(GQL_TEXT)

describe('the documents of the built site', () => {
  it('are on one line and ask for the same', () => {
    const [[, compact = ''] = []] = withoutLayout(LINK).matchAll(GQL_TEXT)
    expect(text).toContain('\n')
    expect(compact).not.toMatch(/\n| {2}/)
    expect(print(parse(compact))).toBe(print(parse(text)))
  })

  it('keep the fragments of other modules, and the code around them', () => {
    const code = 'const ALL = gql`\n  query All {\n    one { id, name }\n    ...Two\n  }\n  ${TWO}\n`\n  .trim()'
    expect(withoutLayout(code)).toBe('const ALL = gql`query All{one{id name}...Two}${TWO}`\n  .trim()')
  })

  it('keep the words of a text in them', () => {
    expect(withoutLayout('gql`{ find(by: "two  words") { id } }`')).toBe('gql`{find(by:"two  words"){id}}`')
  })
})
