import type { Database } from '#api/store/client.ts'

/** Nobody has asked anything for so long: in a burst of requests the next comes sooner. */
const REST_MS = 25

export interface Checkpoints {
  /** Makes one now, in its turn among the statements. */
  now(): Promise<void>
  /** Makes one as soon as the database rests; asked for twice, one. */
  whenAtRest(): void
  /** Makes none any more that was waiting for rest. */
  close(): void
}

/**
 * The checkpoints of the embedded database, which makes none by itself. Everybody waits for one, some 50 ms: so it is made
 * when nobody would, where there is such a moment.
 * @param onFailed is told why one could not be made: a full disk, or a database that is being started anew.
 */
export function checkpointsOf(
  { query, asked }: Pick<Database, 'query' | 'asked'>,
  onFailed: (error: unknown) => void,
): Checkpoints {
  let looking: NodeJS.Timeout | undefined
  const close = () => {
    clearInterval(looking)
    looking = undefined
  }
  const now = async () => {
    close()
    await query({ text: 'CHECKPOINT' }).catch(onFailed)
  }
  return {
    now,
    whenAtRest: () => {
      if (looking) return
      let before = asked()
      looking = setInterval(() => {
        const times = asked()
        if (times !== null && times === before) void now()
        else before = times
      }, REST_MS).unref()
    },
    close,
  }
}
