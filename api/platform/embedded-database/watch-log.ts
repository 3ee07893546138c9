/** PostgreSQL's write-ahead log is in files of 16 MB, named by timeline, and by number in two parts. */
const SEGMENT = /\/pg_wal\/[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})$/
const SEGMENTS_A_PART = 256
/** Where PostgreSQL writes, at the end of each checkpoint, from where on its log is needed. */
const CONTROL = /\/global\/pg_control$/
/**
 * So much log is read in a second after a crash. Everybody waits for a checkpoint, some 50 ms, most of it for the syncs of
 * some 70 files, however much was written to them: with fewer fewer wait.
 */
const SEGMENTS_A_CHECKPOINT = 4

/** What a log that has grown by a file of 16 MB asks for: a checkpoint where it has grown by four since the last. */
export type LogGrowth = 'file' | 'checkpoint'

/**
 * Tells when the log has grown, since PostgreSQL, embedded, neither looks after its tables by itself nor makes checkpoints:
 * without any the log would fill the disk, and the start after a crash take ever longer.
 * @returns what is told the path of each file that is written to.
 */
export function watchLog(onGrown: (by: LogGrowth) => void): (path: string) => void {
  let since: number | null = null
  let seen: number | null = null
  let latest = ''
  return (path) => {
    if (path === latest) return
    latest = path
    if (CONTROL.test(path)) since = seen
    const [, part, number] = SEGMENT.exec(path) ?? []
    if (part === undefined || number === undefined) return
    const segment = Number.parseInt(part, 16) * SEGMENTS_A_PART + Number.parseInt(number, 16)
    since ??= segment
    seen ??= segment
    if (segment <= seen) return
    seen = segment
    const due = segment - since >= SEGMENTS_A_CHECKPOINT
    if (due) since = segment
    onGrown(due ? 'checkpoint' : 'file')
  }
}
