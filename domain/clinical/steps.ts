/** Work that stops now and then, so that others can have a turn; what it returns is what came of it. */
export type Steps<Result> = Generator<void, Result>

/** Does all steps at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
