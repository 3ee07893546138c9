import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkpointsOf } from '#api/store/checkpoints.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A database that is asked as often as the test says, null while it is. */
function database(answers: () => Promise<unknown> = async () => ({})) {
  const state: { asked: number | null } = { asked: 0 }
  const query = vi.fn<() => Promise<unknown>>(answers)
  const failures: unknown[] = []
  const checkpoints = checkpointsOf({ query: query as never, asked: () => state.asked }, (error) =>
    failures.push(error),
  )
  return { state, query, failures, checkpoints }
}

describe('a checkpoint of the embedded database', () => {
  it('is made once, when nobody has asked anything for a moment', async () => {
    const { query, checkpoints } = database()
    checkpoints.whenAtRest()
    checkpoints.whenAtRest()
    expect(query).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(query.mock.calls).toEqual([[{ text: 'CHECKPOINT' }]])
  })

  it('waits as long as it is asked, and while an answer is under way', async () => {
    const { state, query, checkpoints } = database()
    checkpoints.whenAtRest()
    for (let asked = 1; asked < 100; asked += 1) {
      state.asked = asked
      await vi.advanceTimersByTimeAsync(20)
    }
    state.asked = null
    await vi.advanceTimersByTimeAsync(1_000)
    expect(query).not.toHaveBeenCalled()
    state.asked = 100
    await vi.advanceTimersByTimeAsync(100)
    expect(query).toHaveBeenCalledOnce()
  })

  it('is made at once where it is due, and then by rest no more', async () => {
    const { query, checkpoints } = database()
    checkpoints.whenAtRest()
    await checkpoints.now()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(query).toHaveBeenCalledOnce()
  })

  it('that cannot be made is told, and the next is made', async () => {
    const full = new Error('No space left on device')
    const { query, failures, checkpoints } = database(() => Promise.reject(full))
    checkpoints.whenAtRest()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(failures).toEqual([full])
    query.mockImplementation(async () => ({}))
    checkpoints.whenAtRest()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(query).toHaveBeenCalledTimes(2)
    expect(failures).toHaveLength(1)
  })

  it('is not made any more when the server closes', async () => {
    const { query, checkpoints } = database()
    checkpoints.whenAtRest()
    checkpoints.close()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(query).not.toHaveBeenCalled()
  })
})
