import { type CompactPhrases, phraseReader, phraseWriter } from '#domain/clinical/compact/phrase-coder.ts'

/**
 * A table of ids, numbers and a few texts, by its columns: each is a list of phrases, for what stood in one row is likely to stand in
 * the next. The ids of the rows stay out: another table has them.
 */
export interface CompactRows extends CompactPhrases {
  readonly fields: readonly string[]
  /** Fields whose values name what is known by its id: see `names`. */
  readonly naming: readonly string[]
}

const NOTHING = 'null'
const LIST = '('
const FIELDS = '~'
const END = ')'
const ID = /^[A-Za-z_]\w*$/
const WORD = /^(?:null|true|false)$/

function piecesOf(value: unknown): string[] {
  if (Array.isArray(value)) return [LIST, ...value.flatMap(piecesOf), END]
  if (typeof value === 'object' && value !== null)
    return [FIELDS, ...Object.entries(value).flatMap(([field, held]) => [textOf(field), ...piecesOf(held)]), END]
  return [typeof value === 'string' ? textOf(value) : JSON.stringify(value)]
}

/** Ids are told from numbers and from true, false and null by how they are written; other texts stand in quotes. */
const textOf = (text: string): string =>
  ID.test(text) && !WORD.test(text) ? text : JSON.stringify(text).replaceAll(' ', String.raw`\u0020`)

const withoutLastEnds = (pieces: readonly string[]): readonly string[] =>
  pieces.slice(0, pieces.findLastIndex((piece) => piece !== END) + 1)

/** What pieces stand for, from the first on. */
function valueOf(pieces: readonly string[]): unknown {
  let at = 0
  const isOpen = () => at < pieces.length && pieces[at] !== END
  const next = (): unknown => {
    const piece = pieces[at] ?? NOTHING
    at += 1
    if (piece === LIST) {
      const list: unknown[] = []
      while (isOpen()) list.push(next())
      at += 1
      return list
    }
    if (piece === FIELDS) {
      const fields: [string, unknown][] = []
      while (isOpen()) {
        const field = next()
        fields.push([String(field), next()])
      }
      at += 1
      return Object.fromEntries(fields)
    }
    return ID.test(piece) && !WORD.test(piece) ? piece : JSON.parse(piece)
  }
  return next()
}

/**
 * @param ids of the rows, in the order in which rowsOfCompact will be given them
 * @param names ids that values may name, known to who reads
 * @param leftOut fields that are not wanted
 */
export function compactRows(
  table: Readonly<Record<string, object>>,
  ids: readonly string[],
  names: readonly string[],
  leftOut: readonly string[] = [],
): CompactRows {
  const rows = ids.map((id): Readonly<Record<string, unknown>> => ({ ...table[id] }))
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((field) => !leftOut.includes(field))
  const isName = new Set(names)
  const naming: string[] = []
  const { write, end } = phraseWriter()
  for (const field of fields) {
    const column = rows.map((row) => (row[field] === undefined ? [NOTHING] : withoutLastEnds(piecesOf(row[field]))))
    const isNaming = column.some((pieces) => pieces.some((piece) => isName.has(piece)))
    if (isNaming) naming.push(field)
    write(column, isNaming ? names : [])
  }
  return { fields, naming, ...end() }
}

/** The table that compactRows was given. Its rows are trusted: they come from the same build. */
export function rowsOfCompact<Row>(
  { fields, naming, ...lists }: CompactRows,
  ids: readonly string[],
  names: readonly string[],
): Record<string, Row> {
  const { read } = phraseReader(lists)
  const columns = fields.map((field) => [field, read(naming.includes(field) ? names : [])] as const)
  return Object.fromEntries(
    ids.map((id, at) => {
      const row = columns.flatMap(([field, column]) => {
        const pieces = column[at] ?? []
        return pieces[0] === NOTHING ? [] : [[field, valueOf(pieces)]]
      })
      return [id, Object.fromEntries(row) as Row]
    }),
  )
}
