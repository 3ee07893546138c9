import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { lineOf } from '#api/platform/backup-file/format.ts'

/** Adds the seal: the hash of all lines. */
async function* sealed(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const text of lines) {
    hash.update(text)
    yield text
  }
  yield lineOf({ sha256: hash.digest('hex') })
}

/**
 * Compresses whole lines into a stream, no faster than it takes them, and ends it.
 * @param signal stops the writing; the promise rejects then.
 */
export const writeBackup = (lines: AsyncIterable<string>, out: Writable, signal?: AbortSignal): Promise<void> =>
  pipeline(sealed(lines), createGzip(), out, signal ? { signal } : {})
