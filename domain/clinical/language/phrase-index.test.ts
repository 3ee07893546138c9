import { describe, expect, it } from 'vitest'
import { ENGLISH } from '#domain/clinical/language/grammars/english.ts'
import { alternatives } from '#domain/clinical/language/keyed-phrases.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'

const ten = '(one|two|three|four|five|six|seven|eight|nine|ten)'

describe('The index of phrases', () => {
  it('refuses a phrase of which another finding would be read, since it has too many alternatives', () => {
    const phrases = new Map([
      ['cough', [`cough ~ ${ten} ${ten} ${ten} ${ten} (left|right)`]],
      ['fever', ['fever ~ high']],
    ])
    const read = textReader([{ grammar: { ...ENGLISH, idioms: [], compounds: [] }, classes: {}, phrases }])
    expect(() => read('a cough')).toThrow(/more than 10000 alternatives/)
  })

  it('multiplies no bracket within one choice with those of another', () => {
    const ways = (written: string) => alternatives(written.split(' ')).map((way) => way.join(' '))
    expect(ways('( a ( b | c ) | d ( e | f ) ) g')).toEqual(['a b g', 'a c g', 'd e g', 'd f g'])
    expect(ways(`( ${Array(20).fill('a ( b | c )').join(' | ')} )`)).toHaveLength(40)
  })
})
