import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface FileStream {
  nfd: number
}

/** What Emscripten calls when the program inside syncs a file; its Node file system leaves it out. */
interface SyncableOperations {
  fsync?: (stream: FileStream) => number
}

/**
 * PGlite's Node file system with a real fsync. Without it a commit is acknowledged while it is still in
 * the operating system's memory, and a power cut loses it.
 */
export class DurableFileSystem extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          (module) => {
            const fileSystem = module.FS.filesystems['NODEFS'] as unknown as { stream_ops: SyncableOperations }
            fileSystem.stream_ops.fsync = (stream) => {
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
