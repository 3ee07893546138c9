import type { LocalText } from '#domain/vocabulary/languages.ts'

/**
 * What a patient is asked when all was explained, so that they say it back. Not yet reviewed.
 * Source: AHRQ, Health Literacy Universal Precautions Toolkit, 2nd edition (2015), tool 5 (the teach-back method).
 */
export const TEACH_BACK_QUESTION: LocalText = {
  en: 'Please tell me in your own words how you will take each medicine, and when you will come back.',
  sw: 'Tafadhali nieleze kwa maneno yako mwenyewe jinsi utakavyotumia kila dawa, na lini utarudi.',
}
