import { describe, expect, it } from 'vitest'
import { previewOf } from '#web/features/medical/preview.ts'

describe('§9 The preview of a diagnosis', () => {
  it('leaves a text of a hundred characters as it is', () => {
    const text = 'a'.repeat(100)
    expect(previewOf(text)).toBe(text)
  })

  it('cuts a longer one at a word, within a hundred characters', () => {
    const text = `${'word '.repeat(19)}seventeen more words`
    expect(previewOf(text)).toBe(`${'word '.repeat(19).trim()}…`)
  })

  it('keeps a word that ends at the hundredth character', () => {
    expect(previewOf(`${'a'.repeat(49)} ${'b'.repeat(50)} c`)).toBe(`${'a'.repeat(49)} ${'b'.repeat(50)}…`)
  })

  it('leaves no punctuation before the ellipsis', () => {
    expect(previewOf(`${'a'.repeat(95)}, then more`)).toBe(`${'a'.repeat(95)}…`)
  })

  it('cuts a text without spaces, and no letter in two', () => {
    expect(previewOf('𝒜'.repeat(101))).toBe(`${'𝒜'.repeat(100)}…`)
  })
})
