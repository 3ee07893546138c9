import type { LocalText } from '#domain/vocabulary/languages.ts'

interface MeasureWords {
  readonly one: LocalText
  readonly many: LocalText
}

/** The measures that portions are given in, as a household has them. A cup holds 250 ml. */
export const HOUSEHOLD_MEASURES = {
  cup: { one: { en: 'cup', sw: 'kikombe' }, many: { en: 'cups', sw: 'vikombe' } },
  glass: { one: { en: 'glass', sw: 'glasi' }, many: { en: 'glasses', sw: 'glasi' } },
  slice: {
    one: { en: 'palm-sized slice', sw: 'kipande cha kiganja' },
    many: { en: 'palm-sized slices', sw: 'vipande vya kiganja' },
  },
  plain_slice: { one: { en: 'slice', sw: 'kipande' }, many: { en: 'slices', sw: 'vipande' } },
  sheet: { one: { en: 'sheet', sw: 'kipande cha kisra' }, many: { en: 'sheets', sw: 'vipande vya kisra' } },
  piece: { one: { en: 'piece', sw: 'kipande' }, many: { en: 'pieces', sw: 'vipande' } },
  medium_piece: {
    one: { en: 'medium piece', sw: 'kipande cha wastani' },
    many: { en: 'medium pieces', sw: 'vipande vya wastani' },
  },
  cob: { one: { en: 'cob', sw: 'gunzi' }, many: { en: 'cobs', sw: 'magunzi' } },
  fruit: { one: { en: 'fruit', sw: 'tunda' }, many: { en: 'fruits', sw: 'matunda' } },
  handful: { one: { en: 'handful', sw: 'konzi' }, many: { en: 'handfuls', sw: 'makonzi' } },
  egg: { one: { en: 'egg', sw: 'yai' }, many: { en: 'eggs', sw: 'mayai' } },
  matchbox_piece: {
    one: { en: 'piece the size of a matchbox', sw: 'kipande cha ukubwa wa kiberiti' },
    many: { en: 'pieces the size of a matchbox', sw: 'vipande vya ukubwa wa kiberiti' },
  },
  tablespoon: { one: { en: 'tablespoon', sw: 'kijiko kikubwa' }, many: { en: 'tablespoons', sw: 'vijiko vikubwa' } },
  teaspoon: { one: { en: 'teaspoon', sw: 'kijiko kidogo' }, many: { en: 'teaspoons', sw: 'vijiko vidogo' } },
} as const satisfies Record<string, MeasureWords>
export type HouseholdMeasure = keyof typeof HOUSEHOLD_MEASURES

const inHalves = (count: number) => `${count >= 1 ? Math.floor(count) : ''}${count % 1 === 0 ? '' : '½'}`

/** A portion in words: `1½ cups (375 g)`, `vikombe 1½ (g 375)`. Count in half steps, grams as eaten. */
export function portionInWords(measure: HouseholdMeasure, count: number, grams: number): LocalText {
  const words = count > 1 ? HOUSEHOLD_MEASURES[measure].many : HOUSEHOLD_MEASURES[measure].one
  const amount = inHalves(count)
  return { en: `${amount} ${words.en} (${grams} g)`, sw: `${words.sw} ${amount} (g ${grams})` }
}
