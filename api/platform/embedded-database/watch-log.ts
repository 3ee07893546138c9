/** PostgreSQL's write-ahead log is in files of 16 MB, named by timeline, and by number in two parts. */
const SEGMENT = /\/pg_wal\/[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})$/
const SEGMENTS_A_PART = 256
/**
 * So much log is read in a second after a crash. Everybody waits for a checkpoint, some 50 ms, most of it for the syncs of
 * some 70 files, however much was written to them: with fewer fewer wait.
 */
const SEGMENTS_A_CHECKPOINT = 4

/**
 * Tells when a checkpoint is due: the log has grown by 64 MB. Embedded, PostgreSQL makes none by itself, and
 * without any the log would fill the disk, and the start after a crash take ever longer.
 * @returns what is told the path of each file that is written to.
 */
export function watchLog(onGrown: () => void): (path: string) => void {
  let since: number | null = null
  let latest = ''
  return (path) => {
    if (path === latest) return
    latest = path
    const [, part, number] = SEGMENT.exec(path) ?? []
    if (part === undefined || number === undefined) return
    const segment = Number.parseInt(part, 16) * SEGMENTS_A_PART + Number.parseInt(number, 16)
    since ??= segment
    if (segment - since < SEGMENTS_A_CHECKPOINT) return
    since = segment
    onGrown()
  }
}
