import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  FORMAT_VERSION,
  Header,
  Preamble,
  type Row,
  RowCounts,
  Seal,
  Sequence,
  TableStart,
  UnusableBackup,
} from '#api/platform/backup-file/format.ts'
import { damaged, linesOf, notABackup } from '#api/platform/backup-file/lines.ts'

const OPENING_BRACKET = 0x5b
const MAX_ROWS = 1_000
const MAX_BYTES = 1_000_000

/** Rows of one table. The first batch of a table may hold none. */
export interface RowBatch extends TableStart {
  readonly isFirst: boolean
  readonly rows: readonly Row[]
}

export interface OpenBackup {
  readonly header: Header
  /** What follows. Whoever has reached its end has read a whole and unchanged backup. */
  readonly content: AsyncGenerator<RowBatch | Sequence>
  /** Stops reading. */
  close(): Promise<void>
}

function parseLine(line: Buffer | undefined, fault: (cause: unknown) => UnusableBackup): unknown {
  try {
    return JSON.parse((line ?? '').toString('utf8'))
  } catch (error) {
    throw fault(error)
  }
}

const changed = (cause?: unknown) => damaged('its content was changed', cause)

function headerOf(line: Buffer | undefined): Header {
  const value = parseLine(line, notABackup)
  const preamble = Preamble.safeParse(value)
  if (!preamble.success) throw notABackup()
  const { version } = preamble.data
  if (version > FORMAT_VERSION) {
    throw new UnusableBackup(
      `The backup has format ${version}; this version of the product reads up to ${FORMAT_VERSION}. ` +
        'Restore it with a version at least as new as the one that wrote it.',
    )
  }
  const header = Header.safeParse(value)
  if (!header.success) throw damaged('its header was changed')
  return header.data
}

const isRow = (value: unknown, width: number): value is Row =>
  Array.isArray(value) && value.length === width && value.every((field) => field === null || typeof field === 'string')

const sameCounts = (one: Record<string, number>, other: Record<string, number>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([table, rows]) => other[table] === rows)

/** Reads the lines after the header, and checks them against what the backup says of itself at its end. */
class ContentReader {
  readonly #hash = createHash('sha256')
  readonly #counts: Record<string, number> = {}
  #table: (TableStart & { isFirst: boolean }) | null = null
  #rows: Row[] = []
  #bytes = 0
  #counted = false
  #sealed = false

  constructor(header: Buffer) {
    this.#take(header)
  }

  #take(line: Buffer): void {
    this.#hash.update(line).update('\n')
  }

  /** Hands on the rows gathered so far. */
  *#flush(): Generator<RowBatch> {
    const table = this.#table
    if (table === null || (this.#rows.length === 0 && !table.isFirst)) return
    this.#counts[table.table] = (this.#counts[table.table] ?? 0) + this.#rows.length
    yield { ...table, rows: this.#rows }
    table.isFirst = false
    this.#rows = []
    this.#bytes = 0
  }

  *read(line: Buffer): Generator<RowBatch | Sequence> {
    if (this.#sealed) throw damaged('something follows its end')
    const value = parseLine(line, changed)
    if (line[0] === OPENING_BRACKET) {
      yield* this.#readRow(line, value)
      return
    }
    const seal = Seal.safeParse(value)
    if (seal.success) {
      this.#close(seal.data.sha256)
      return
    }
    this.#take(line)
    yield* this.#readSection(value)
  }

  #close(sha256: string): void {
    if (!this.#counted || sha256 !== this.#hash.digest('hex')) throw changed()
    this.#sealed = true
  }

  *#readRow(line: Buffer, value: unknown): Generator<RowBatch> {
    if (!this.#table || !isRow(value, this.#table.columns.length)) throw changed()
    this.#take(line)
    this.#rows.push(value)
    this.#bytes += line.length
    if (this.#rows.length >= MAX_ROWS || this.#bytes >= MAX_BYTES) yield* this.#flush()
  }

  *#readSection(value: unknown): Generator<RowBatch | Sequence> {
    yield* this.#flush()
    this.#table = null
    const table = TableStart.safeParse(value)
    const sequence = Sequence.safeParse(value)
    const counts = RowCounts.safeParse(value)
    if (table.success && !(table.data.table in this.#counts)) this.#table = { ...table.data, isFirst: true }
    else if (sequence.success) yield sequence.data
    else if (counts.success && sameCounts(counts.data.rows, this.#counts)) this.#counted = true
    else throw changed()
  }

  end(): void {
    if (!this.#sealed) throw damaged('its end is missing')
  }
}

/**
 * Reads a backup as a stream: its header at once, the rest as it is asked for, in batches of about a megabyte.
 * @throws UnusableBackup, also from the content, where it is none, was cut short or changed, or is of a later format.
 */
export async function openBackup(source: Readable): Promise<OpenBackup> {
  const groups = linesOf(source)
  const first = await groups.next()
  const [headerLine = Buffer.alloc(0), ...others] = first.done ? [] : first.value
  async function* content(): OpenBackup['content'] {
    const reader = new ContentReader(headerLine)
    for (const line of others) yield* reader.read(line)
    for await (const lines of groups) for (const line of lines) yield* reader.read(line)
    reader.end()
  }
  const close = async () => void (await groups.return(undefined))
  try {
    return { header: headerOf(headerLine), content: content(), close }
  } catch (error) {
    await close()
    throw error
  }
}
