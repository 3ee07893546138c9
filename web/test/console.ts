import { expect, type MockInstance, vi } from 'vitest'

let spies: MockInstance[] = []
let expected: RegExp[] = []

/** Lets this test print an error or a warning that matches. It must be printed, or the test fails. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern)
}

/** Begins to listen to what a test prints. What it prints as information is silenced. */
export function watchConsole(): void {
  expected = []
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  spies = [
    vi.spyOn(console, 'error').mockImplementation(() => undefined),
    vi.spyOn(console, 'warn').mockImplementation(() => undefined),
  ]
}

/** Fails the test that printed an error or a warning which it had not announced. */
export function checkConsole(): void {
  const printed = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')))
  vi.restoreAllMocks()
  spies = []
  const unmet = expected.filter((pattern) => !printed.some((line) => pattern.test(line)))
  const stray = printed.filter((line) => !expected.some((pattern) => pattern.test(line)))
  expect(stray, 'errors and warnings on the console').toEqual([])
  expect(unmet.map(String), 'errors that were expected on the console').toEqual([])
}
