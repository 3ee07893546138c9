import { setImmediate as others } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { turns } from '#api/platform/turns.ts'

describe('works that take turns', () => {
  it('begin in their order, so many at once, and a failed one makes room', async () => {
    const inTurn = turns(2)
    const begun: number[] = []
    const end: (() => void)[] = []
    const results = Promise.allSettled(
      [0, 1, 2, 3].map((number) =>
        inTurn(async () => {
          begun.push(number)
          await new Promise<void>((resolve) => (end[number] = resolve))
          if (number === 1) throw new Error('one')
          return number
        }),
      ),
    )
    await others()
    expect(begun).toEqual([0, 1])
    end[1]?.()
    await others()
    expect(begun).toEqual([0, 1, 2])
    end[0]?.()
    await others()
    expect(begun).toEqual([0, 1, 2, 3])
    end[2]?.()
    end[3]?.()
    expect(
      (await results).map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message)),
    ).toEqual([0, 'one', 2, 3])
  })
})
