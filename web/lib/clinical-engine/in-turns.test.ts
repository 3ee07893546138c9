import { describe, expect, it } from 'vitest'
import type { Steps } from '#domain/clinical/steps.ts'
import { inTurns } from '#web/lib/clinical-engine/in-turns.ts'

const WORK_MS = 20
const MANY = 8

function* slowly(done: number[]): Steps<string> {
  for (let nth = 0; nth < MANY; nth += 1) {
    const begun = performance.now()
    while (performance.now() - begun < WORK_MS) done[nth] = performance.now()
    yield
  }
  return 'all'
}

describe('Work in turns', () => {
  it('lets others go on before it is done, and gives what came of it', async () => {
    const done: number[] = []
    let doneWhenOthersWere = MANY
    const work = inTurns(slowly(done))
    setTimeout(() => {
      doneWhenOthersWere = done.length
    })
    expect(await work).toBe('all')
    expect(doneWhenOthersWere).toBeLessThan(MANY)
    expect(done).toHaveLength(MANY)
  })

  it('fails with the work', async () => {
    function* failing(): Steps<never> {
      yield
      throw new Error('No room')
    }
    await expect(inTurns(failing())).rejects.toThrow('No room')
  })
})
