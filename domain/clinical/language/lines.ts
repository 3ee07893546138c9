/** Longer lines are broken by a program, within a sentence: those of a message end where their writer ends them. */
const BROKEN_LINE = 60
/** What a new statement begins with on its line: nothing, a mark or a number of a list, a capital letter. */
const NEW_LINE = /^\n\s*(?:\n|[^\p{L}\p{N}\s]|\p{Lu}|\p{N}+[.)])/u
const BEHIND_LINE = 16
const LINE_END = /^[^\S\n]*\n/u

/** Whether a sentence ends at the end of a line. */
function endsAtLine(text: string, at: number): boolean {
  if (NEW_LINE.test(text.slice(at, at + BEHIND_LINE))) return true
  return at - (text.lastIndexOf('\n', at - 1) + 1) < BROKEN_LINE
}

/** The text in one line, with a full stop where a sentence ends with its line. */
export const inOneLine = (text: string): string =>
  text
    .replaceAll(/\n/g, (_, at: number) =>
      endsAtLine(text, at) && !/[.,;:!?]\s*$/.test(text.slice(Math.max(0, at - 3), at)) ? '. ' : ' ',
    )
    .replaceAll(/\s+/g, ' ')

/** Whether what stands before a place ends its sentence, for there its line ends. */
export function endsSentenceWithLine(text: string, at: number): boolean {
  const line = LINE_END.exec(text.slice(at, at + BEHIND_LINE))
  return line !== null && endsAtLine(text, at + line[0].length - 1)
}
