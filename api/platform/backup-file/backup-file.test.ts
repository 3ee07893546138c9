import { PassThrough, Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { FORMAT, lineOf, UnusableBackup } from '#api/platform/backup-file/format.ts'
import { openBackup } from '#api/platform/backup-file/read-backup.ts'
import { writeBackup } from '#api/platform/backup-file/write-backup.ts'

const HEADER = {
  format: FORMAT,
  version: 1,
  product: '0.1.0',
  madeAt: '2026-01-01T00:00:00.000Z',
  postgresql: '18.6',
  migrations: [{ name: '1_first', checksum: 'x' }],
}
const ROWS = [
  ['1', null],
  ['2', 'line\u2028\nend 🌍'],
]
const CONTENT = [
  { table: 'Empty', columns: ['id'] },
  { table: 'Full', columns: ['id', 'text'] },
  ...ROWS,
  { sequence: 'Full_id_seq', lastValue: '2', isCalled: true },
]
const COUNTS = { rows: { Empty: 0, Full: 2 } }

async function written(lines: readonly object[]): Promise<Buffer> {
  async function* texts() {
    for (const line of lines) yield lineOf(line)
  }
  const out = new PassThrough()
  const chunks: Buffer[] = []
  out.on('data', (chunk: Buffer) => chunks.push(chunk))
  await writeBackup(texts(), out)
  return Buffer.concat(chunks)
}

const read = async (...chunks: Uint8Array[]) => {
  const { header, content } = await openBackup(Readable.from(chunks))
  const parts = []
  for await (const part of content) parts.push(part)
  return { header, content: parts }
}

let backup: Buffer
let whole: Awaited<ReturnType<typeof read>>
beforeAll(async () => {
  backup = await written([HEADER, ...CONTENT, COUNTS])
  whole = await read(backup)
})

describe('a backup file', () => {
  it('says what was written', () => {
    expect(whole).toEqual({
      header: HEADER,
      content: [
        { table: 'Empty', columns: ['id'], isFirst: true, rows: [] },
        { table: 'Full', columns: ['id', 'text'], isFirst: true, rows: ROWS },
        { sequence: 'Full_id_seq', lastValue: '2', isCalled: true },
      ],
    })
  })

  it('is the same wherever its bytes are parted', async () => {
    const single = Array.from(backup, (byte) => Buffer.of(byte))
    expect(await read(...single)).toEqual(whole)
  })

  it('gives a large table in batches', async () => {
    const rows = Array.from({ length: 2_500 }, (_, index) => [`${index}`])
    const { content } = await read(
      await written([HEADER, { table: 'Large', columns: ['id'] }, ...rows, { rows: { Large: 2_500 } }]),
    )
    expect(content.map((part) => 'rows' in part && [part.isFirst, part.rows.length])).toEqual([
      [true, 1_000],
      [false, 1_000],
      [false, 500],
    ])
    expect(content.flatMap((part) => ('rows' in part ? part.rows : []))).toEqual(rows)
  })

  it('gives large rows one at a time', async () => {
    const rows = Array.from({ length: 3 }, () => ['x'.repeat(1_000_000)])
    const { content } = await read(
      await written([HEADER, { table: 'Large', columns: ['id'] }, ...rows, { rows: { Large: 3 } }]),
    )
    expect(content.map((part) => 'rows' in part && part.rows.length)).toEqual([1, 1, 1])
  })

  it('is refused wherever it is cut', async () => {
    for (let length = 0; length < backup.length; length += 1) {
      await expect(read(backup.subarray(0, length)), `${length} bytes`).rejects.toThrow(
        /The backup is damaged: its end is missing/,
      )
    }
  })

  it('is refused, or says the same, whichever bit of it is turned', async () => {
    let refused = 0
    const others: number[] = []
    for (let bit = 0; bit < backup.length * 8; bit += 1) {
      const turned = Buffer.from(backup)
      turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const outcome = await read(turned).catch((error: unknown) => error)
      if (outcome instanceof UnusableBackup) refused += 1
      else if (!isDeepStrictEqual(outcome, whole)) others.push(bit)
    }
    expect(others).toEqual([])
    // Only gzip's own header has bits that mean nothing: a time, the system, hints.
    expect(refused).toBeGreaterThan((backup.length - 10) * 8)
  })

  it.each<[string, (text: string) => string]>([
    ['a changed value', (text) => text.replace('"2"', '"3"')],
    ['a row less', (text) => text.replace('["1",null]\n', '')],
    ['a row more', (text) => text.replace('["1",null]\n', '["1",null]\n["1",null]\n')],
    ['a line after its end', (text) => `${text}${lineOf(['1', null])}`],
    ['no end', (text) => text.replace(/\{"sha256.*\n/, '')],
    ['a line that is no JSON', (text) => text.replace('["1",null]', '["1",')],
    ['a changed header', (text) => text.replace('"0.1.0"', '"0.1.1"')],
    ['a header without migrations', (text) => text.replace(/,"migrations":\[.*?\]/, '')],
  ])('is refused with %s, compressed anew', async (_what, change) => {
    const text = gunzipSync(backup).toString('utf8')
    const changed = change(text)
    expect(changed).not.toBe(text)
    await expect(read(gzipSync(changed))).rejects.toThrow(/^The backup is damaged: .* Nothing was restored\.$/)
  })

  it.each<[string, object[]]>([
    ['a row before any table', [HEADER, ['1'], COUNTS]],
    ['a row that is too short', [HEADER, { table: 'Full', columns: ['id', 'text'] }, ['1'], { rows: { Full: 1 } }]],
    ['a value that is no text', [HEADER, { table: 'Full', columns: ['id'] }, [1], { rows: { Full: 1 } }]],
    ['a table twice', [HEADER, ...CONTENT, { table: 'Full', columns: ['id'] }, ['1'], { rows: { Empty: 0, Full: 3 } }]],
    ['other counts than rows', [HEADER, ...CONTENT, { rows: { Empty: 0, Full: 1 } }]],
    ['no counts', [HEADER, ...CONTENT]],
    ['a section of another kind', [HEADER, ...CONTENT, { view: 'x' }, COUNTS]],
  ])('is refused with %s, though its seal is right', async (_what, lines) => {
    await expect(read(await written(lines))).rejects.toThrow('The backup is damaged: its content was changed.')
  })

  it('of a later format is refused with what to do', async () => {
    await expect(read(await written([{ format: FORMAT, version: 2, novel: true }]))).rejects.toThrow(
      'The backup has format 2; this version of the product reads up to 1. ' +
        'Restore it with a version at least as new as the one that wrote it.',
    )
  })

  it.each<[string, Uint8Array]>([
    ['a text', Buffer.from('-- PostgreSQL database dump\n')],
    ['other gzip', gzipSync('-- PostgreSQL database dump\n')],
    ['other gzip of JSON', gzipSync('{"format":"other","version":1}\n')],
    ['gzip of nothing', gzipSync('')],
    ['gzip of one endless line', gzipSync('['.repeat(5_000_000))],
  ])('is not %s', async (_what, bytes) => {
    await expect(read(bytes)).rejects.toThrow('This is not a backup of Afya Mashariki.')
  })

  it('passes on what goes wrong with its source, which it closes when nobody reads on', async () => {
    const broken = new PassThrough()
    const opening = openBackup(broken)
    broken.write(backup.subarray(0, 20))
    broken.destroy(new Error('The disk broke'))
    await expect(opening).rejects.toThrow('The disk broke')

    const left = Readable.from([backup])
    const opened = await openBackup(left)
    await opened.close()
    await expect.poll(() => left.destroyed).toBe(true)
  })

  it('is written no further once it is told to stop', async () => {
    const stop = new AbortController()
    async function* endless() {
      for (;;) {
        yield lineOf(HEADER)
        stop.abort()
      }
    }
    await expect(writeBackup(endless(), new PassThrough(), stop.signal)).rejects.toThrow('aborted')
  })
})
