import { setImmediate } from 'node:timers/promises'

/** Lets everything that waits have its turn, between two parts of long work. */
export const turnOfOthers = (): Promise<void> => setImmediate()
