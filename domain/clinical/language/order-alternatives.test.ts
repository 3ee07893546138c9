import { describe, expect, it } from 'vitest'
import { withOrderedAlternatives } from '#domain/clinical/language/order-alternatives.ts'

const ordered = (...phrases: string[]) =>
  withOrderedAlternatives({
    phrases: new Map([['fever', phrases.map((phrase) => phrase.split(' '))]]),
    diagnoses: new Map(),
    classes: new Map([['burning', [['burn'], ['hot']]]]),
  })
    .phrases.get('fever')
    ?.map((phrase) => phrase.join(' '))

describe('Alternatives', () => {
  it('stand in one order: the shorter first, then what the language names first', () => {
    expect(ordered('skin ( hot | very warm | )', '( very warm | hot | burn ) ~ ( body | skin )')).toEqual([
      'skin ( | hot | very warm )',
      '( burn | hot | very warm ) ~ ( skin | body )',
    ])
  })

  it('do so within others, and nothing else moves', () => {
    expect(ordered('! warm ( hot ( skin | burn | body ) | night ) ~ day', 'hot | warm')).toEqual([
      '! warm ( night | hot ( burn | skin | body ) ) ~ day',
      'hot | warm',
    ])
  })
})
