/** Nuer has too few phrases yet for words to stand for one another. */
export const NUER_WORD_CLASSES = {} as const satisfies Record<string, readonly string[]>
