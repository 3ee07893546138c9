import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDiskReserve } from '#api/platform/embedded-database/disk-reserve.ts'

const RESERVE = 4_000

/** A disk of so many bytes, on which others have some, and a reserve on it. */
function diskOf(bytes: number) {
  const directory = mkdtempSync(join(tmpdir(), 'afya-reserve-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const held = () => statSync(join(directory, 'reserve'), { throwIfNoEntry: false })?.size ?? 0
  let others = 0
  const told: string[] = []
  const free = () => Math.max(0, bytes - others - held())
  const open = (size = RESERVE) => openDiskReserve(directory, size, ({ room }) => told.push(room), free)
  return {
    open,
    held,
    told,
    othersHave: (taken: number) => {
      others = taken
    },
  }
}

describe('the room on a disk', () => {
  it('is ample, and some of it is kept', () => {
    const disk = diskOf(100_000)
    expect(disk.open().room()).toBe('ample')
    expect(disk.held()).toBe(RESERVE)
    expect(disk.told).toEqual([])
  })

  it('is scarce before the disk is full, and what was kept is given up when it is', () => {
    const disk = diskOf(100_000)
    const reserve = disk.open()
    const rooms = [0, 92_000, 92_001, 95_000, 95_001, 99_000, 99_001, 100_000].map((taken) => {
      disk.othersHave(taken)
      return [taken, reserve.room(), disk.held()]
    })
    expect(rooms).toEqual([
      [0, 'ample', RESERVE],
      [92_000, 'ample', RESERVE],
      [92_001, 'scarce', RESERVE],
      [95_000, 'scarce', RESERVE],
      [95_001, 'scarce', 0],
      [99_000, 'scarce', 0],
      [99_001, 'none', 0],
      [100_000, 'none', 0],
    ])
    expect(disk.told).toEqual(['scarce', 'none'])
  })

  it('is ample again only when somewhat more is free, and is kept anew', () => {
    const disk = diskOf(100_000)
    const reserve = disk.open()
    const rooms = [99_500, 92_000, 91_001, 91_000, 92_000].map((taken) => {
      disk.othersHave(taken)
      return [taken, reserve.room(), disk.held()]
    })
    expect(rooms).toEqual([
      [99_500, 'none', 0],
      [92_000, 'scarce', 0],
      [91_001, 'scarce', 0],
      [91_000, 'ample', RESERVE],
      [92_000, 'ample', RESERVE],
    ])
  })

  it('is kept by who comes next, with a new size too', () => {
    const disk = diskOf(100_000)
    disk.open().room()
    disk.othersHave(97_000)
    expect(disk.open().room()).toBe('scarce')
    expect(disk.held()).toBe(0)
    disk.othersHave(0)
    expect(disk.open().room()).toBe('ample')
    expect(disk.open(2 * RESERVE).room()).toBe('ample')
    expect(disk.held()).toBe(2 * RESERVE)
  })

  it('is ample wherever nothing is to be kept', () => {
    const disk = diskOf(100_000)
    disk.othersHave(100_000)
    expect(disk.open(0).room()).toBe('ample')
    expect(disk.held()).toBe(0)
  })
})
