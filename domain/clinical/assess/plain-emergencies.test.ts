import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const read = anyLanguageReader(ALL_PACKS)
const levelOf = (text: string) => assess({ text }, read(text)).triage.level

const PEOPLE = [
  ['my son', 'he'],
  ['my wife', 'she'],
  ['our neighbour', 'he'],
  ["my neighbour's child", 'he'],
  ['a man here', 'he'],
  ['a boy in our class', 'he'],
  ['one pupil', 'he'],
  ['my girlfriend', 'she'],
  ['my grandmother', 'she'],
  ['someone', 'he'],
  ['a woman in the market', 'she'],
  ['this client', 'she'],
] as const
const EMERGENCIES = [
  'cannot breathe',
  'can hardly breathe',
  'is fitting',
  'was bitten by a snake',
  'took rat poison',
  'is unconscious',
  'has chest pain and is sweating',
  'cannot speak and the face is crooked',
  'is vomiting blood',
  'was stabbed',
]
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const SAID: Readonly<Record<string, (who: string, they: string, ails: string) => string>> = {
  'by itself': (who, _, ails) => `${capital(who)} ${ails}`,
  'with a question behind it': (who, _, ails) => `${capital(who)} ${ails}. What should I do?`,
  'by who is with them': (who, they, ails) => `I am with ${who}. ${capital(they)} ${ails}.`,
  'by who calls for them': (who, they, ails) => `I am calling for ${who}, ${they} ${ails}`,
  'by who found them': (who, _, ails) => `I came home and found that ${who} ${ails}`,
  'by who is afraid': (who, _, ails) => `${capital(who)} ${ails}, I am scared`,
  'behind an age': (who, they, ails) => `${capital(who)} is 30. ${capital(they)} ${ails}.`,
}

describe('An emergency in the plainest words', () => {
  it.each(Object.entries(SAID))('is one whoever has it, told %s', (_, say) => {
    const texts = PEOPLE.flatMap(([who, they]) => EMERGENCIES.map((ails) => say(who, they, ails)))
    expect(texts.filter((text) => levelOf(text) !== 'critical')).toEqual([])
  })

  it.each(['I cannot breathe well', 'I cannot breathe properly at night', 'he cannot breathe through the nose'])(
    'is none where it is less, or something else: %s',
    (text) => {
      expect(levelOf(text)).not.toBe('critical')
    },
  )
})
