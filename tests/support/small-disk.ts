import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  readonly directory: string
  /** Writes until there is no byte left. */
  fill(): void
  /** Makes room again. */
  clear(): void
  remove(): void
}

const CHUNKS_BYTES = [1_000_000, 4_096, 1]

const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOSPC'

/** Writes a file until the disk takes no more, in ever smaller pieces. */
function fillWith(file: string): void {
  const descriptor = openSync(file, 'a')
  try {
    for (const bytes of CHUNKS_BYTES) {
      const chunk = Buffer.alloc(bytes, 1)
      try {
        for (;;) writeSync(descriptor, chunk)
      } catch (error) {
        if (!isFull(error)) throw error
      }
    }
  } finally {
    closeSync(descriptor)
  }
}

/** A disk of so many megabytes in memory, or null where this process may not mount one: it takes Linux and root. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  const directory = mkdtempSync(join(tmpdir(), 'afya-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', directory])
  if (mounted.status !== 0) {
    rmSync(directory, { recursive: true })
    return null
  }
  const ballast = join(directory, 'ballast')
  return {
    directory,
    fill: () => fillWith(ballast),
    clear: () => rmSync(ballast, { force: true }),
    remove: () => {
      const unmounted = spawnSync('umount', [directory], { encoding: 'utf8' })
      if (unmounted.status !== 0) throw new Error(`Could not unmount ${directory}: ${unmounted.stderr}`)
      rmSync(directory, { recursive: true })
    },
  }
}
