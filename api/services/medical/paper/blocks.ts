import type { PrintedBlock, PrintedText } from '#api/platform/pdf/printed-document.ts'
import type { ExplainedAction } from '#domain/clinical/explain/explanation.ts'

export const heading = (level: 1 | 2 | 3, text: string): PrintedBlock => ({ kind: 'heading', level, text })
export const paragraph = (text: string, tone?: PrintedText['tone']): PrintedBlock => ({
  kind: 'paragraph',
  line: line(text, tone),
})
export const line = (text: string, tone?: PrintedText['tone']): PrintedText => ({ text, ...(tone && { tone }) })

const list = (items: readonly (readonly PrintedText[])[], ordered = false): PrintedBlock => ({
  kind: 'list',
  ordered,
  items: items.map((lines) => ({ lines })),
})

/** Texts below each other, or a sentence that says that there are none. */
export const textList = (texts: readonly string[], none: string, tone?: PrintedText['tone']): PrintedBlock =>
  texts.length === 0 ? paragraph(none, 'quiet') : list(texts.map((text) => [line(text, tone)]))

/** Entries of several lines each, or a sentence that says that there are none. */
export const entryList = (entries: readonly (readonly PrintedText[])[], none: string): PrintedBlock =>
  entries.length === 0 ? paragraph(none, 'quiet') : list(entries)

/** What to do, how, and who does it, or a sentence that says that there is nothing. */
export const actionList = (
  actions: readonly ExplainedAction[],
  words: { readonly none: string; readonly doneBy: (who: string) => string },
  ordered = false,
): PrintedBlock =>
  actions.length === 0
    ? paragraph(words.none, 'quiet')
    : list(
        actions.map(({ title, instruction, byText }) => [
          line(title, 'strong'),
          line(instruction),
          line(words.doneBy(byText), 'quiet'),
        ]),
        ordered,
      )
