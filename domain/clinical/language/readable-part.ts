import { LONGEST_TEXT } from '#domain/clinical/case/case-limits.ts'

/** What of a text is read, and where it stands in the whole. */
export interface ReadablePart {
  readonly text: string
  /** The characters between its beginning and its end that are not read, or null where all of it is. */
  readonly unread: readonly [start: number, end: number] | null
  /** What was found in what is read, with its place in the whole text. */
  readonly placed: <Quoted extends { readonly quote: readonly [number, number] }>(quoted: Quoted) => Quoted
}

const HALF = LONGEST_TEXT / 2
/** So near to a cut a space is looked for, so that no word is cut in two: half of `unwell` is another word. */
const NEAR = 200
const BETWEEN = '\n\n'

/**
 * The part of a text that is read: all of it, or of a very long one its beginning and its end, as two paragraphs. Where
 * somebody wrote or copied much too much, what matters stands there; how much was left out is said.
 */
export function readablePart(text: string): ReadablePart {
  if (text.length <= LONGEST_TEXT) return { text, unread: null, placed: (quoted) => quoted }
  const lastSpace = text.slice(HALF - NEAR, HALF).search(/\s\S*$/u)
  const head = text.slice(0, lastSpace === -1 ? HALF : HALF - NEAR + lastSpace).trimEnd()
  const beforeTail = text.length - HALF
  const firstSpace = text.slice(beforeTail, beforeTail + NEAR).search(/\s/u)
  const start = beforeTail + Math.max(firstSpace, 0)
  const shift = start - (head.length + BETWEEN.length)
  const placeOf = (at: number) => (at <= head.length ? at : at + shift)
  return {
    text: head + BETWEEN + text.slice(start),
    unread: [head.length, start],
    placed: (quoted) => ({ ...quoted, quote: [placeOf(quoted.quote[0]), placeOf(quoted.quote[1])] }),
  }
}
