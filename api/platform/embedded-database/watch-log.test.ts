import { describe, expect, it } from 'vitest'
import { type LogGrowth, watchLog } from '#api/platform/embedded-database/watch-log.ts'

const segment = (number: number) =>
  `/pglite/data/pg_wal/00000001${Math.floor(number / 256)
    .toString(16)
    .padStart(8, '0')}${(number % 256).toString(16).padStart(8, '0')}`.toUpperCase()

const told = (paths: readonly string[], what: LogGrowth = 'checkpoint'): number[] => {
  const times: number[] = []
  let written = 0
  const watch = watchLog((by) => {
    if (by === what) times.push(written)
  })
  for (const path of paths) {
    written += 1
    watch(path.replace('/PGLITE/DATA/PG_WAL', '/pglite/data/pg_wal'))
  }
  return times
}

describe('when the log has grown', () => {
  it('is with each file that was not begun before, where no checkpoint is due', () => {
    const begun = [3, 3, 4, 3, 4, 5, 6, 7, 8].map(segment)
    expect(told(begun, 'file')).toEqual([3, 6, 7, 9])
    expect(told(begun)).toEqual([8])
  })
})

describe('when a checkpoint is due', () => {
  it('is each time that the log has grown by four of its files', () => {
    expect(told([3, 3, 4, 4, 5, 6, 7, 7, 8, 9, 10, 11].map(segment))).toEqual([7, 12])
  })

  it('is counted from the last checkpoint on, whoever made it', () => {
    const control = '/pglite/data/global/pg_control'
    expect(
      told([control, 3, 4, 5, control, 6, 7, 8, 9, 10].map((at) => (at === control ? control : segment(Number(at))))),
    ).toEqual([9])
  })

  it('goes over where the second part of the number begins anew', () => {
    expect(told([252, 253, 254, 255, 256, 257, 258, 259, 260].map(segment))).toEqual([5, 9])
  })

  it('is not for other files, nor for those of the log that are only made ready', () => {
    const others = ['/pglite/data/base/5/16385', '/pglite/data/pg_wal/xlogtemp.42', '/pglite/data/pg_wal']
    expect(told([segment(1), ...others, segment(2), ...others])).toEqual([])
  })
})
