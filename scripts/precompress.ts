import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt)$/
/** Never served. */
const HIDDEN = /[\\/]\.vite$/
const SMALLEST_WORTHWHILE_BYTES = 512

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Sizes of blocks, as powers of two: in the larger ones a file of some 300 kB is taken whole. */
const BLOCK_BITS = { inParts: 16, whole: 20 }

/** A file compressed with Brotli as it is served: in parts or whole, whichever is smaller. */
export async function brotliAsServed(bytes: Buffer): Promise<Buffer> {
  const inBlocks = (bits: number): Promise<Buffer> =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGBLOCK]: bits,
      },
    })
  // A file of one block is the same in both.
  if (bytes.length <= 2 ** BLOCK_BITS.inParts) return inBlocks(BLOCK_BITS.inParts)
  const [inParts, whole] = await Promise.all([inBlocks(BLOCK_BITS.inParts), inBlocks(BLOCK_BITS.whole)])
  return whole.length < inParts.length ? whole : inParts
}

/** Writes `file.br` and `file.gz` beside a file, where that makes it smaller. */
async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < SMALLEST_WORTHWHILE_BYTES) return
  const [br, gz] = await Promise.all([brotliAsServed(bytes), gzipped(bytes, { level: constants.Z_BEST_COMPRESSION })])
  if (br.length < bytes.length) await writeFile(`${path}.br`, br)
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz)
}

/** Vite plugin: compresses the built files once, at build time, at the highest quality, so that no request pays for it. */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'afya:precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
      const files = entries.filter(
        (entry) => entry.isFile() && COMPRESSIBLE.test(entry.name) && !HIDDEN.test(entry.parentPath),
      )
      await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))))
    },
  }
}
