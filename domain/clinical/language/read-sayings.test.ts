import { describe, expect, it } from 'vitest'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const read = anyLanguageReader(ALL_PACKS)
const presentIn = (text: string) =>
  read(text, { language: 'en' }).findings.flatMap(({ id, status }) => (status === 'present' ? [id] : []))

describe('Sayings', () => {
  it.each([
    ['The same trousers still fit', 'convulsing_now', 'He is still fitting'],
    [
      'At night her calf muscle is tied like a rope',
      'violent_behaviour',
      'He turned violent and had to be tied with ropes',
    ],
    ["A boil on the buttock, he can't sit on the boda", 'unable_to_sit', 'He cannot sit on the bench'],
    ['Tears when he cries, skin goes back at once', 'tearing_chest_pain', 'A tearing pain through to the back'],
    ['Cut the shin with a panga, blood stopped', 'penetrating_injury', 'Panga cut on the neck'],
    [
      'Only a scrape, not one drop of blood when pressed',
      'urinary_retention',
      'The bladder is full and not one drop comes out',
    ],
    ['I changed my pad twenty minutes ago', 'heavy_vaginal_bleeding', 'The third pad is full in ten minutes'],
  ])('"%s" tells no %s; "%s" does', (harmless, sign, telling) => {
    expect(presentIn(harmless)).not.toContain(sign)
    expect(presentIn(telling)).toContain(sign)
  })
})
