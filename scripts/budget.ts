import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { BuiltPage } from '#api/web-pages.ts'
import { UI_LANGUAGES, type UiLanguage } from '#domain/vocabulary/languages.ts'
import { ENGINE_LIMIT, engineSizes } from './engine-size.ts'

/**
 * Checks what a first visit of each page has to load before it can show the page, compressed with Brotli as served: what
 * the page's HTML names, in the language that needs more. What is fetched once the page stands (the toasts, a dialog)
 * does not count. Then what the clinical engine weighs with one language. Run it after the build.
 */
const DIST = fileURLToPath(new URL('../web/dist/', import.meta.url))
const KB = 1000

type Limits = { readonly js?: number; readonly css?: number; readonly together?: number }

const PUBLIC_LIMITS: Limits = { js: 140 * KB, css: 20 * KB }
const SIGNED_IN_LIMITS: Limits = { together: 215 * KB }

const servedBytes = async (file: string): Promise<number> => {
  const compressed = await stat(`${DIST}${file}.br`).catch((error: NodeJS.ErrnoException) => {
    // Small files are served as they are.
    if (error.code === 'ENOENT') return stat(DIST + file)
    throw error
  })
  return compressed.size
}

async function measure({ in: built }: BuiltPage) {
  const total = async (language: UiLanguage, ending: string) => {
    const bytes = await Promise.all(built[language].files.filter((file) => file.endsWith(ending)).map(servedBytes))
    return bytes.reduce((sum, size) => sum + size, 0)
  }
  const largest = async (ending: string) =>
    Math.max(...(await Promise.all(UI_LANGUAGES.map((language) => total(language, ending)))))
  return { html: await largest('.html'), js: await largest('.js'), css: await largest('.css') }
}

const kB = (bytes: number) => (bytes / KB).toFixed(1)

const pages = JSON.parse(await readFile(`${DIST}.vite/pages.json`, 'utf8')) as readonly BuiltPage[]
const rows = await Promise.all(
  pages.map(async (page) => {
    const { html, js, css } = await measure(page)
    const limits = page.isPublic ? PUBLIC_LIMITS : SIGNED_IN_LIMITS
    const within =
      js <= (limits.js ?? Number.POSITIVE_INFINITY) &&
      css <= (limits.css ?? Number.POSITIVE_INFINITY) &&
      js + css <= (limits.together ?? Number.POSITIVE_INFINITY)
    return {
      page: page.path,
      files: page.in.en.files.length,
      'HTML kB': kB(html),
      'JavaScript kB': kB(js),
      'CSS kB': kB(css),
      'JS and CSS kB': kB(js + css),
      limit: Object.entries(limits)
        .map(([what, bytes]) => `${what} ${bytes / KB}`)
        .join(', '),
      verdict: within ? 'within' : 'BEYOND',
    }
  }),
)
console.table(rows)
const engines = Object.entries(await engineSizes()).map(([language, size]) => ({
  engine: `with ${language}`,
  kB: kB(size),
  limit: ENGINE_LIMIT / KB,
  verdict: size > ENGINE_LIMIT ? 'BEYOND' : 'within',
}))
console.table(engines)
if ([...rows, ...engines].some(({ verdict }) => verdict === 'BEYOND')) {
  console.error('A page or the clinical engine loads more than its budget allows.')
  process.exitCode = 1
}
