import { bitReader, bitWriter } from '#domain/clinical/compact/bit-coder.ts'
import { type LetterCodes, letterCodes } from '#domain/clinical/compact/letter-codes.ts'
import { END, type TextCoder, textCoder } from '#domain/clinical/compact/text-coder.ts'
import { atOnce, type Steps } from '#domain/clinical/steps.ts'

/** Tables of texts in bits, one after another: those before foretell the next. */
export interface CompactTexts extends LetterCodes {
  readonly bits: string
}

/** The rows of a table, and of each the fields that are wanted; a row without fields is itself a text. */
export interface TextShape {
  readonly ids: readonly string[]
  readonly fields: readonly string[]
}

/** A text by its id, or several by the names of their fields. */
export type TextTable = Readonly<Record<string, string | object | undefined>>

/** Gives the text that is to be written; a reader has none. */
type Given = (id: string, field: string | undefined) => string

const NO_WORD = /[^A-Za-z]+/

/** A word that the row's id or an earlier text of the row has is likely: `chest_pain` is "Chest pain". A step is a row. */
function* codeTables(
  coder: TextCoder,
  shapes: readonly TextShape[],
  givenOf: (at: number) => Given,
): Steps<TextTable[]> {
  const tables: TextTable[] = []
  let kind = 0
  for (const [at, { ids, fields }] of shapes.entries()) {
    const given = givenOf(at)
    const ofTable = kind
    kind += Math.max(1, fields.length)
    const codeRow = (id: string): string | object => {
      const known = id.split(NO_WORD).map(coder.wordOf)
      if (fields.length === 0) return coder.text(given(id, undefined), known, ofTable)
      return Object.fromEntries(fields.map((field, nth) => [field, coder.text(given(id, field), known, ofTable + nth)]))
    }
    const rows: [string, string | object][] = []
    for (const id of ids) {
      const row = codeRow(id)
      if (row !== '') rows.push([id, row])
      yield
    }
    tables.push(Object.fromEntries(rows))
  }
  return tables
}

/**
 * @param tables each by its shape; a table without fields may lack rows
 * @throws Error where a row of a table with fields lacks a text, or where a text cannot be told from none
 */
export function compactTexts(tables: readonly (readonly [shape: TextShape, table: TextTable])[]): CompactTexts {
  const textOf = (at: number, id: string, field: string | undefined): string => {
    const row = tables[at]?.[1][id]
    if (field === undefined && row === undefined) return ''
    const fields: Readonly<Record<string, unknown>> = typeof row === 'object' ? { ...row } : {}
    const text = field === undefined ? row : fields[field]
    if (typeof text !== 'string') throw new Error(`${id} has no ${field ?? 'text'}`)
    if (text.includes(END)) throw new Error(`${id} has a text of several lines`)
    if (field === undefined && text === '') throw new Error(`${id} has an empty text`)
    return text
  }
  const shapes = tables.map(([shape]) => shape)
  const all = shapes.flatMap(({ ids, fields }, at) =>
    ids.flatMap((id) => (fields.length > 0 ? fields : [undefined]).map((field) => textOf(at, id, field) + END)),
  )
  // A code needs two letters.
  const codes = letterCodes([...all, END, ' '])
  const writer = bitWriter()
  atOnce(codeTables(textCoder(writer, codes), shapes, (at) => (id, field) => textOf(at, id, field)))
  return { ...codes, bits: writer.text() }
}

/** The tables that compactTexts was given, as far as their shapes go. They are trusted: they come from the same build. */
export const textsSteps = ({ bits, ...codes }: CompactTexts, shapes: readonly TextShape[]): Steps<TextTable[]> =>
  codeTables(textCoder(bitReader(bits), codes), shapes, () => () => '')
