import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * Checks what a first visit of each route has to load before it can show the page, compressed with Brotli as served:
 * the entry, the page, and their texts in one language. Chunks that are fetched once the page stands (the toasts, a
 * dialog) do not count. Run it after the build.
 */
const DIST = fileURLToPath(new URL('../web/dist/', import.meta.url))
const KB = 1000

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

interface RouteBudget {
  readonly route: string
  /** What the route's first visit loads, by module. */
  readonly modules: readonly string[]
  readonly namespaces: readonly string[]
  readonly limits: { readonly js?: number; readonly css?: number; readonly together?: number }
}

const PUBLIC_LIMITS = { js: 140 * KB, css: 20 * KB }
const SIGNED_IN_LIMITS = { together: 215 * KB }
const APOLLO = 'app/apollo/ApolloPage.tsx'

const nutritionRoute = (route: string, ...modules: readonly string[]): RouteBudget => ({
  route,
  modules,
  namespaces: ['nutrition'],
  limits: SIGNED_IN_LIMITS,
})

const accountRoute = (route: string, module: string): RouteBudget => ({
  route,
  modules: [APOLLO, module],
  namespaces: ['account'],
  limits: SIGNED_IN_LIMITS,
})

/** A new route gets its line here. */
const ROUTES: readonly RouteBudget[] = [
  {
    route: '/',
    modules: ['features/landing/LandingPage.tsx'],
    namespaces: ['landing'],
    limits: PUBLIC_LIMITS,
  },
  { route: '/auth', modules: ['features/auth/AuthPage.tsx'], namespaces: ['auth'], limits: PUBLIC_LIMITS },
  nutritionRoute('/nutrition-assessment', 'features/nutrition/assessment/NutritionAssessmentPage.tsx'),
  nutritionRoute('/nutrition-plan', APOLLO, 'features/nutrition/plan/NutritionPlanPage.tsx'),
  nutritionRoute('/nutrition-dashboard', APOLLO, 'features/nutrition/dashboard/NutritionDashboardPage.tsx'),
  accountRoute('/profile', 'features/account/ProfilePage.tsx'),
  accountRoute('/settings', 'features/account/SettingsPage.tsx'),
  accountRoute('/approvals', 'features/account/ApprovalsPage.tsx'),
]

const LANGUAGES = ['en', 'sw']

const servedBytes = async (file: string): Promise<number> => {
  const compressed = await stat(`${DIST}${file}.br`).catch((error: NodeJS.ErrnoException) => {
    // Small files are served as they are.
    if (error.code === 'ENOENT') return stat(DIST + file)
    throw error
  })
  return compressed.size
}

function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for ${key}: correct ROUTES, or build first`)
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const module of modules) visit(module)
  return files
}

async function measure(manifest: Manifest, { modules, namespaces }: RouteBudget): Promise<{ js: number; css: number }> {
  const sizes = await Promise.all(
    LANGUAGES.map(async (language) => {
      const texts = ['common', ...namespaces].map((name) => `i18n/catalogues/${language}/${name}.json`)
      const files = [...filesOf(manifest, ['index.html', ...modules, ...texts]), 'color-scheme.js']
      const total = async (ending: string) => {
        const bytes = await Promise.all(files.filter((file) => file.endsWith(ending)).map(servedBytes))
        return bytes.reduce((sum, size) => sum + size, 0)
      }
      return { js: await total('.js'), css: await total('.css') }
    }),
  )
  return { js: Math.max(...sizes.map(({ js }) => js)), css: Math.max(...sizes.map(({ css }) => css)) }
}

const kB = (bytes: number) => (bytes / KB).toFixed(1)

const manifest = JSON.parse(await readFile(`${DIST}.vite/manifest.json`, 'utf8')) as Manifest
const rows = await Promise.all(
  ROUTES.map(async (budget) => {
    const { js, css } = await measure(manifest, budget)
    const { limits } = budget
    const within =
      js <= (limits.js ?? Number.POSITIVE_INFINITY) &&
      css <= (limits.css ?? Number.POSITIVE_INFINITY) &&
      js + css <= (limits.together ?? Number.POSITIVE_INFINITY)
    return {
      route: budget.route,
      'JavaScript kB': kB(js),
      'CSS kB': kB(css),
      'together kB': kB(js + css),
      limit: Object.entries(limits)
        .map(([what, bytes]) => `${what} ${bytes / KB}`)
        .join(', '),
      verdict: within ? 'within' : 'BEYOND',
    }
  }),
)
console.table(rows)
if (rows.some(({ verdict }) => verdict === 'BEYOND')) {
  console.error('A route loads more than its budget allows.')
  process.exitCode = 1
}
