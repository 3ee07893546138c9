import type { Steps } from '#domain/clinical/steps.ts'

/** Longer than this nothing else on a page should wait, ms: neither a tap nor a letter that is typed. */
const TURN_MS = 40

const turnOfOthers = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Does the steps one after another; between them, whenever they took a turn, others have theirs. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let begun = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - begun < TURN_MS) continue
    await turnOfOthers()
    begun = performance.now()
  }
}
