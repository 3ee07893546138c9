import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 5

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')

/** Who started a process, as Linux tells; null where it is gone, or has ended and waits to be counted. */
function parentOf(pid: number): number | null {
  try {
    // After the program's name in brackets, which can hold spaces: the state, and who started it.
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return state === 'Z' ? null : Number(parent)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** The processes that a process has started and that still run. On Linux alone. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && parentOf(pid) === parent)

/** Ends processes at once, and answers when they are gone. */
export async function killAll(pids: readonly number[]): Promise<void> {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
  while (pids.some((pid) => parentOf(pid) !== null)) await pause(POLL_MS)
}
