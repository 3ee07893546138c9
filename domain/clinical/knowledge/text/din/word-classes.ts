/** Words that stand for one another in the Dinka phrases of findings. */
export const DINKA_WORD_CLASSES = {
  vomit: ['ŋɔ̈k', 'aŋɔ̈k', 'aŋɔ̈ɔ̈k'],
  diarrhoea: ['yäc', 'yɛ̈c'],
} as const satisfies Record<string, readonly string[]>
