import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

export interface ChildServer {
  readonly url: string
  /** From the start of the process to the line that says it is ready. */
  readonly startMs: number
  /** The processor time that the process has used, ms, to ten; null where the system does not tell. */
  cpuMs(): number | null
  /** The most memory that the process has held, MB; null where the system does not tell. */
  peakMemoryMb(): number | null
  /** Whether the process is there. */
  isRunning(): boolean
  stop(): Promise<void>
  /** Ends it at once, with no time to tidy up, and waits until it is gone. */
  kill(): Promise<void>
}

/** What Linux says of a process: its peak resident set. */
function peakMemoryMb(child: ChildProcess): number | null {
  if (process.platform !== 'linux') return null
  const kB = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]
  return kB === undefined ? null : Number(kB) / 1024
}

const MS_PER_TICK = 10

/** What Linux says of a process: its time in user and kernel mode, counted in ticks. */
function cpuMs(child: ChildProcess): number | null {
  if (process.platform !== 'linux') return null
  // After the program's name in brackets, which can hold spaces; the 14th and 15th of all fields.
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

/**
 * Starts a server as a process of its own and waits until it says that it is ready.
 * @param parameters of node, the program among them.
 */
export async function startChildServer(
  parameters: readonly string[],
  variables: Record<string, string> = {},
): Promise<ChildServer> {
  const started = performance.now()
  const child = spawn(process.execPath, parameters, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DEMO: '0', LOG_LEVEL: 'info', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  void exit.then(() => process.off('exit', killWithUs))
  let said = ''
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      // Its log goes on being read, and is thrown away.
      if (said.length < 10_000) said += text
      const found = /ready: http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    void exit.then(() => reject(new Error(`The server ended before it was ready:\n${said}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    startMs: performance.now() - started,
    cpuMs: () => cpuMs(child),
    peakMemoryMb: () => peakMemoryMb(child),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill('SIGTERM')
      await exit
    },
    kill: async () => {
      child.kill('SIGKILL')
      await exit
    },
  }
}
