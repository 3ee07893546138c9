import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'

/** A file that must not, or cannot, be written. */
export class FileInTheWay extends Error {
  override name = 'FileInTheWay'
}

const isSystemError = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: unknown) => {
      if (isSystemError(error, 'ENOENT')) return false
      throw error
    },
  )

/** Has the operating system put on the disk what it holds of a file or a directory. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Opens a file of this user's alone, which is on the disk when it is closed. */
async function openPartial(partial: string): Promise<Writable> {
  const out = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
  // What goes wrong reaches whoever fills it, or its end; an abandoned write must not end the process.
  out.on('error', () => undefined)
  try {
    await once(out, 'open')
    return out
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error
    throw new FileInTheWay(
      `${partial} is there: another backup is being written, or one was cut off. Remove it once nothing writes it.`,
    )
  }
}

/**
 * Writes a file that only this user can read, under `path.partial` until it is whole and on the disk: nothing that
 * bears the name is ever half a file. Where the filling fails, nothing is left.
 * @throws FileInTheWay where the file is there already and `overwrite` is not given, or somebody else writes it.
 */
export async function writeNewFile(
  path: string,
  options: { readonly overwrite: boolean },
  fill: (out: Writable) => Promise<void>,
): Promise<void> {
  if (!options.overwrite && (await isThere(path))) {
    throw new FileInTheWay(`${path} is there already. Choose another name, or add --overwrite.`)
  }
  const partial = `${path}.partial`
  const out = await openPartial(partial)
  try {
    await fill(out)
    // Ended by now or not: closed, and so on the disk.
    await finished(out.end())
    await rename(partial, path)
    await sync(dirname(path))
  } catch (error) {
    out.destroy()
    await rm(partial, { force: true })
    throw error
  }
}
