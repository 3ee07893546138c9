import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** How many tests passed and failed, from what the step left; a step without counts as one. */
  readonly count?: () => { passed: number; failed: number }
  /** Keeps one processor busy and shares nothing with its neighbours: several such steps run side by side. */
  readonly single?: true
}

interface Outcome {
  readonly passed: number
  readonly failed: number
}

/** Runs a command, shows what it printed if it failed, and answers with its counts. */
function runStep({ name, command, count }: Step): Promise<Outcome> {
  const started = performance.now()
  return new Promise((resolve) => {
    const [program, ...parameters] = command
    const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
    const printed: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk))
    child.once('error', (error) => printed.push(Buffer.from(error.message)))
    child.once('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
      // A step that failed without naming a test failed all the same.
      const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed
      if (code !== 0) process.stdout.write(`\n${Buffer.concat(printed).toString('utf8')}\n`)
      console.log(
        `${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)${count ? `: ${counted.passed} passed, ${failed} failed` : ''}`,
      )
      resolve({ passed: counted.passed, failed })
    })
  })
}

/** Runs steps in their order, neighbours that keep one processor busy side by side. */
async function outcomesOf(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = [...steps]
  while (waiting.length > 0) {
    const end = waiting.findIndex((step) => !step.single)
    const together = waiting.splice(0, Math.max(end === -1 ? waiting.length : end, 1))
    const work = async () => {
      for (let step = together.shift(); step; step = together.shift()) outcomes.push(await runStep(step))
    }
    await Promise.all(Array.from({ length: availableParallelism() }, work))
  }
  return outcomes
}

/** Runs all the steps, whichever fail, says how long that took, and ends with the sum: `N passed, N failed`. */
export async function runSteps(steps: readonly Step[]): Promise<never> {
  const started = performance.now()
  const outcomes = await outcomesOf(steps)
  const passed = outcomes.reduce((sum, one) => sum + one.passed, 0)
  const failed = outcomes.reduce((sum, one) => sum + one.failed, 0)
  console.log(`\nAll steps: ${((performance.now() - started) / 60_000).toFixed(1)} min`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
