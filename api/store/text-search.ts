/** More words than anybody's names have add nothing but work. */
const MAX_WORDS = 5

/** What LIKE reads as a pattern means itself here. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Texts that hold this one, whatever the case of their letters. */
export const containing = (text: string) => ({ contains: literal(text), mode: 'insensitive' }) as const

/** The words of a search, each of which must be found; none for everything. */
export const searchedWords = (search: string | null): string[] =>
  (search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
