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
const FURTHER_LIMIT = 40 * KB

/**
 * Pages that are reached from another one, whose files are there by then: what they need beyond those of the first page
 * counts. A page that is opened from outside (a plan, a card, a form) is a first one.
 */
const FURTHER: Readonly<Record<string, string>> = {
  '/medical/history': '/medical/dashboard',
  '/medical/plans': '/medical/dashboard',
  '/my-record': '/medical/dashboard',
  '/medical-imaging': '/chw/dashboard',
  '/medical-imaging/:patientId': '/patients/:id',
  '/patients/:id/edit': '/patients/:id',
  '/chw/merges': '/chw/dashboard',
  '/chw/stock/:medicineId': '/chw/stock',
  '/chw/assessment-result/:id': '/chw/dashboard',
  '/chw/patient-counseling': '/chw/dispense-medication',
}

const servedBytes = async (file: string): Promise<number> => {
  const compressed = await stat(`${DIST}${file}.br`).catch((error: NodeJS.ErrnoException) => {
    // Small files are served as they are.
    if (error.code === 'ENOENT') return stat(DIST + file)
    throw error
  })
  return compressed.size
}

/** @param first the page whose files are there already */
async function measure({ in: built }: BuiltPage, first?: BuiltPage) {
  const total = async (language: UiLanguage, ending: string) => {
    const there = new Set(first?.in[language].files)
    const needed = built[language].files.filter((file) => file.endsWith(ending) && !there.has(file))
    const bytes = await Promise.all(needed.map(servedBytes))
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
    const before = FURTHER[page.path]
    const first = pages.find(({ path }) => path === before)
    if (before !== undefined && !first) throw new Error(`There is no page ${before}`)
    const further = first && (await measure(page, first))
    const limits: Limits = further ? { together: FURTHER_LIMIT } : page.isPublic ? PUBLIC_LIMITS : SIGNED_IN_LIMITS
    const counted = further ?? { js, css }
    const within =
      counted.js <= (limits.js ?? Number.POSITIVE_INFINITY) &&
      counted.css <= (limits.css ?? Number.POSITIVE_INFINITY) &&
      counted.js + counted.css <= (limits.together ?? Number.POSITIVE_INFINITY)
    return {
      page: page.path,
      files: page.in.en.files.length,
      'HTML kB': kB(html),
      'JavaScript kB': kB(js),
      'CSS kB': kB(css),
      'JS and CSS kB': kB(js + css),
      limit: further
        ? `${kB(counted.js + counted.css)} of ${FURTHER_LIMIT / KB} more than ${before}`
        : Object.entries(limits)
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
