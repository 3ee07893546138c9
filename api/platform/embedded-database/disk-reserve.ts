import { randomFillSync } from 'node:crypto'
import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/**
 * How much may still be written. `scarce`: no more records, but the small rows that reading leaves; `none`: nothing.
 */
export type StorageRoom = 'ample' | 'scarce' | 'none'

export interface RoomOnDisk {
  readonly room: StorageRoom
  /** What is free for the database, the reserve included. */
  readonly freeBytes: number
}

export interface DiskReserve {
  /** How much room there is now. Gives the reserve free where the disk is about to be full. */
  room(): StorageRoom
}

const FILE = 'reserve'
const CHUNK_BYTES = 1_000_000
/** The part of the reserve that stays for PostgreSQL itself, which breaks off where it cannot write its log. */
const LEAST = 1 / 4
/** Of the reserve, with the reserve's own size: below, no more records are taken. */
const SCARCE = 2
/** So much more must be free again before records are, so that the two do not alternate. */
const AMPLE_AGAIN = SCARCE + LEAST

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

function freeBytesOf(directory: string): number {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize
}

/**
 * Keeps room on the disk of a directory: a file of so many bytes, which is given up when the disk is about to be full,
 * whoever fills it, and made anew when there is room again. With 0 bytes it keeps none, and there is always room.
 * @param onRoom is told when there is more or less room than at the last look.
 */
export function openDiskReserve(
  directory: string,
  bytes: number,
  onRoom: (room: RoomOnDisk) => void = () => undefined,
  freeBytes: () => number = () => freeBytesOf(directory),
): DiskReserve {
  const file = join(directory, FILE)
  let held = statSync(file, { throwIfNoEntry: false })?.size === bytes
  if (!held) rmSync(file, { force: true })
  let room: StorageRoom = 'ample'

  /** Written, not only measured out: a file with holes would hold no room. */
  function hold(): void {
    const chunk = randomFillSync(Buffer.alloc(CHUNK_BYTES))
    const descriptor = openSync(file, 'w', 0o600)
    try {
      for (let left = bytes; left > 0; ) left -= writeSync(descriptor, chunk, 0, Math.min(left, CHUNK_BYTES))
      held = true
    } catch (error) {
      // Somebody else was faster: the next look says how much is left.
      if (!isDiskFull(error)) throw error
    } finally {
      closeSync(descriptor)
      if (!held) release()
    }
  }

  function release(): void {
    rmSync(file, { force: true })
    held = false
  }

  function look(): StorageRoom {
    if (held && freeBytes() < bytes * LEAST) release()
    const available = freeBytes() + (held ? bytes : 0)
    const before = room
    if (available < bytes * LEAST) room = 'none'
    else room = available < bytes * (before === 'ample' ? SCARCE : AMPLE_AGAIN) ? 'scarce' : 'ample'
    if (room === 'ample' && !held) hold()
    if (room !== before) onRoom({ room, freeBytes: available })
    return room
  }

  return { room: () => (bytes === 0 ? 'ample' : look()) }
}
