import { describe, expect, it } from 'vitest'
import { mostRecent } from '#domain/clinical/most-recent.ts'

describe('What was asked for lately', () => {
  it('is made once, and again when others came between', () => {
    const made: string[] = []
    const get = mostRecent(2, (key: string) => {
      made.push(key)
      return key.toUpperCase()
    })
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })
})
