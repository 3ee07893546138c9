import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface FileStream {
  readonly nfd: number
  readonly path: string
}

/** What Emscripten calls when the program inside writes to a file, or syncs it; its Node file system cannot sync. */
interface FileOperations {
  write: (stream: FileStream, ...what: readonly unknown[]) => number
  fsync?: (stream: FileStream) => number
}

export interface DatabaseEvents {
  /** Something is written to a file of the database. */
  readonly onWrite?: (path: string) => void
  /** PostgreSQL gave up in the midst of its work, as it does when it cannot write its log. */
  readonly onAbort?: () => void
}

/**
 * PGlite's Node file system with a real fsync. Without it a commit is acknowledged while it is still in
 * the operating system's memory, and a power cut loses it.
 */
export class DurableFileSystem extends NodeFS {
  readonly #events: DatabaseEvents

  constructor(directory: string, events: DatabaseEvents) {
    super(directory)
    this.#events = events
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const { onWrite, onAbort } = this.#events
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        ...(onAbort ? { onAbort } : {}),
        preRun: [
          (module) => {
            const { stream_ops: operations } = module.FS.filesystems['NODEFS'] as unknown as {
              stream_ops: FileOperations
            }
            const { write } = operations
            operations.write = (stream, ...what) => {
              onWrite?.(stream.path)
              return write(stream, ...what)
            }
            operations.fsync = (stream) => {
              fsyncSync(stream.nfd)
              return 0
            }
          },
          ...(emscriptenOpts.preRun ? [emscriptenOpts.preRun].flat() : []),
        ],
      },
    }
  }
}
