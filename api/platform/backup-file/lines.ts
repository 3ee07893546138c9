import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { UnusableBackup } from '#api/platform/backup-file/format.ts'

const NEWLINE = 0x0a
const LONGEST_HEADER = 1_000_000
const CHUNK = 262_144
/** What zlib says of a stream that does not begin as gzip does. */
const NOT_GZIP = /incorrect header check|unknown compression method|header flags/

export const damaged = (how: string, cause?: unknown) =>
  new UnusableBackup(`The backup is damaged: ${how}. Nothing was restored.`, { cause })

export const notABackup = (cause?: unknown) => new UnusableBackup('This is not a backup of Afya Mashariki.', { cause })

/** What went wrong, in the words of backups where the content is to blame. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  if (error.code === 'Z_BUF_ERROR') return damaged('its end is missing', error)
  if (error.code !== 'Z_DATA_ERROR') return error
  return NOT_GZIP.test(error.message) ? notABackup(error) : damaged('its content was changed', error)
}

/**
 * The lines of a compressed stream, without their ends, several at a time. Whoever stops reading closes the source.
 * @throws UnusableBackup where it is not gzip, was cut short or changed, or has no first line.
 */
export async function* linesOf(source: Readable): AsyncGenerator<Buffer[]> {
  const gunzip = createGunzip({ chunkSize: CHUNK })
  // What goes wrong with the source destroys the gunzip with it, and so reaches the loop below.
  pipeline(source, gunzip, () => undefined)
  let begun: Buffer[] = []
  let bytesOfFirst = 0
  let hasFirst = false
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      const lines: Buffer[] = []
      let from = 0
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
        lines.push(Buffer.concat([...begun, chunk.subarray(from, end)]))
        begun = []
        from = end + 1
      }
      if (from < chunk.length) begun.push(chunk.subarray(from))
      hasFirst ||= lines.length > 0
      bytesOfFirst += hasFirst ? 0 : chunk.length
      if (bytesOfFirst > LONGEST_HEADER) throw notABackup()
      if (lines.length > 0) yield lines
    }
  } catch (error) {
    throw explained(error)
  }
  if (begun.length > 0) yield [Buffer.concat(begun)]
}
