import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { BuiltPage } from '#api/web-pages.ts'

export const SCRIPT = 'export const answer = 42\n'.repeat(100)
const ICON = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** The HTML of a page of the built web. */
export const htmlOf = (page: string, language: 'en' | 'sw'): string =>
  `<!doctype html><html lang="${language}"><title>${page}</title>${'<p>Afya Mashariki</p>'.repeat(40)}</html>`

const page = (path: string, name: string): BuiltPage => ({
  path,
  isPublic: true,
  in: {
    en: { html: `pages/${name}.en.html`, files: [] },
    sw: { html: `pages/${name}.sw.html`, files: [] },
  },
})

/** A folder as the build of the web leaves it, in a place whose own path says assets. */
export function builtWeb(): { root: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'afya-web-'))
  const root = join(folder, 'assets', 'dist')
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  const pages = [page('/', 'home'), page('/nutrition-plan/:planId', 'plan'), page('*', 'other')]
  write('.vite/pages.json', JSON.stringify(pages))
  write('favicon.svg', ICON)
  const compressed = [
    ['assets/app-1a2b3c.js', SCRIPT],
    ...['home', 'plan', 'other'].flatMap((name) =>
      (['en', 'sw'] as const).map((language) => [`pages/${name}.${language}.html`, htmlOf(name, language)] as const),
    ),
  ] as const
  for (const [path, content] of compressed) {
    write(path, content)
    writeFileSync(join(root, `${path}.br`), brotliCompressSync(content))
    writeFileSync(join(root, `${path}.gz`), gzipSync(content))
  }
  return { root, remove: () => rmSync(folder, { recursive: true }) }
}
