import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { BuiltPage } from '#api/web-pages.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { type Page, readPages } from './read-pages.ts'

const HTML = 'index.html'
const STYLES = 'app/first-frame/first-frame.css'
const EARLY = 'app/first-frame/early.js'
const ROOT = '<div id="root"></div>'

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

const isChunk = (output: Rolldown.OutputAsset | Rolldown.OutputChunk): output is Rolldown.OutputChunk =>
  output.type === 'chunk'

/** The scripts and style sheets that modules stand in, with all that these import before they run. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter(isChunk)
  const files = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const imported of chunk.imports) {
      const next = bundle[imported]
      if (next && isChunk(next)) visit(next)
    }
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css)
  }
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module)
    if (!chunk) throw new Error(`The build has no chunk for ${module}`)
    visit(chunk)
  }
  return [...files]
}

/** The largest first: a browser has few connections, and what starts last ends last. */
function bySize(bundle: Bundle, files: readonly string[]): string[] {
  const sizeOf = (file: string) => {
    const output = bundle[file]
    return output === undefined ? 0 : (isChunk(output) ? output.code : output.source).length
  }
  return files.toSorted((one, other) => sizeOf(other) - sizeOf(one))
}

/** What Vite writes for the entry alone; a page names all that it needs. */
const ENTRY_TAGS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g

/**
 * A page's HTML. Whatever the page needs is asked for at once, in one round trip. The style sheets stand behind the frame:
 * in the head they would hold its painting up. Modules wait for them.
 */
function documentOf(
  template: string,
  bundle: Bundle,
  { language, page, files, entry }: { language: UiLanguage; page: Page; files: readonly string[]; entry: string },
): string {
  const scripts = bySize(
    bundle,
    files.filter((file) => file.endsWith('.js') && file !== entry),
  )
  const styles = files.filter((file) => file.endsWith('.css'))
  const head = [
    `<script type="module" crossorigin src="/${entry}"></script>`,
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...page.fetches.map((url) => `<link rel="preload" as="fetch" crossorigin href="${url}">`),
  ]
  const body = [
    ROOT.replace('><', () => `>${page.frame}<`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ]
  return template
    .replace(ENTRY_TAGS, '')
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace(ROOT, () => body.join('\n'))
}

/** `/` is home, `/nutrition/dashboard` nutrition.dashboard, `/nutrition-plan/:planId` nutrition-plan.planId. */
const nameOf = (path: string): string =>
  path === '*' ? 'other' : path.slice(1).replaceAll('/', '.').replaceAll(':', '') || 'home'

/**
 * Vite plugin: an HTML file for each page of the route table in each language, which paints the page's first frame before
 * anything else has come and names all files of the page, and `.vite/pages.json`, from which the server knows them.
 */
export function firstFrame(): Plugin {
  let root = ''
  return {
    name: 'afya:first-frame',
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async () => [{ tag: 'style', children: await readFile(join(root, STYLES), 'utf8'), injectTo: 'head' }],
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const template = bundle[HTML]
        if (template?.type !== 'asset') throw new Error(`The build has no ${HTML}`)
        const early = this.getFileName(
          this.emitFile({ type: 'asset', name: 'early.js', source: await readFile(join(root, EARLY)) }),
        )
        const html = String(template.source).replace(`/${EARLY}`, `/${early}`)
        const entry = Object.values(bundle).find((output) => isChunk(output) && output.isEntry)?.fileName
        if (!entry) throw new Error('The build has no entry')

        const inRoot = (module: string) => join(root, module)
        const build = (page: Page, language: UiLanguage) => {
          const texts = ['common', ...page.namespaces].map((name) => `i18n/catalogues/${language}/${name}.json`)
          const files = filesOf(bundle, [HTML, ...page.modules, ...texts].map(inRoot))
          const fileName = `pages/${nameOf(page.path)}.${language}.html`
          this.emitFile({ type: 'asset', fileName, source: documentOf(html, bundle, { language, page, files, entry }) })
          return { html: fileName, files: [fileName, early, ...files] }
        }
        const pages = (await readPages(root)).map(
          (page): BuiltPage => ({
            path: page.path,
            isPublic: page.isPublic,
            in: { en: build(page, 'en'), sw: build(page, 'sw') },
          }),
        )
        this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(pages, null, 2) })
        delete bundle[HTML]
      },
    },
  }
}
