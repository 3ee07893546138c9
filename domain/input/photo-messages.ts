import type { LocalText } from '#domain/vocabulary/languages.ts'

/** The sentences that only a medical photo is refused with, by id; the others are MESSAGES'. */
export const PHOTO_MESSAGES = {
  photo_incomplete: {
    en: 'Please complete all required fields',
    sw: 'Tafadhali jaza sehemu zote zinazohitajika',
  },
  photo_choice_invalid: { en: 'Choose one from the list', sw: 'Chagua moja kwenye orodha' },
  picture_invalid: { en: 'Send a whole JPEG picture', sw: 'Tuma picha kamili ya JPEG' },
  picture_large: { en: 'The picture is too large', sw: 'Picha ni kubwa mno' },
  picture_small: {
    en: 'The picture is too small to see anything on it',
    sw: 'Picha ni ndogo mno, hakuna kinachoonekana',
  },
} as const satisfies Record<string, LocalText>

/** The sentence that the schema answers with: the English one of the table. */
export const photoMessage = (id: keyof typeof PHOTO_MESSAGES): string => PHOTO_MESSAGES[id].en
