import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const PAGE = '<!doctype html><html lang="en"><title>Afya Mashariki</title></html>'
export const SCRIPT = 'export const answer = 42\n'.repeat(100)

/** A folder as the build of the web leaves it, in a place whose own path says assets. */
export function builtWeb(): { root: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'afya-web-'))
  const root = join(folder, 'assets', 'dist')
  mkdirSync(join(root, 'assets'), { recursive: true })
  for (const [path, content] of [
    ['index.html', PAGE],
    ['assets/app-1a2b3c.js', SCRIPT],
  ] as const) {
    writeFileSync(join(root, path), content)
    writeFileSync(join(root, `${path}.br`), brotliCompressSync(content))
    writeFileSync(join(root, `${path}.gz`), gzipSync(content))
  }
  return { root, remove: () => rmSync(folder, { recursive: true }) }
}
