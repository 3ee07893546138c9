// The import table of docs/architecture.md: what a file of a layer may import. Whatever is not listed is an
// error. tests/architecture plants a forbidden import for each row and expects this to find it.

const packages = (...names) => `^node_modules/(${names.join('|')})(/|$)`
const TESTS = '\\.test\\.tsx?$'
const WEB_PACKAGES = packages(
  'react',
  'react-dom',
  'react-router-dom',
  '@mantine',
  '@tabler',
  '@apollo',
  'graphql',
  'i18next',
  'react-i18next',
  'uuid',
  'uqr',
  'd3-array',
  'rxjs',
  'jsqr',
  'zod',
)

/** Each row of the table: the layer, the paths that its files may import, and whether Node's own modules too. */
export const LAYERS = {
  domain: { files: '^domain/', may: ['^domain/', packages('zod')] },
  'api/platform': { files: '^api/platform/', may: ['^api/platform/', '^node_modules/'], node: true },
  'api/access': { files: '^api/access/', may: ['^api/access/', '^domain/', '^prisma/generated/'] },
  'api/store': {
    files: '^api/store/',
    may: [
      '^api/(store|access|platform)/',
      '^domain/',
      '^prisma/generated/',
      packages('@prisma', 'pg', 'rate-limiter-flexible'),
    ],
    node: true,
  },
  'api/services': {
    files: '^api/services/',
    may: ['^api/(services|access|store|platform)/', '^domain/', packages('zod')],
  },
  'api/graphql': {
    files: '^api/graphql/',
    may: [
      '^api/(graphql|services|access)/',
      '^api/context\\.ts$',
      '^api/store/client\\.ts$',
      '^prisma/generated/',
      '^trusted-documents\\.json$',
      '^domain/',
      packages(
        'graphql',
        'graphql-yoga',
        '@graphql-yoga',
        '@graphql-tools',
        '@escape.tech',
        '@pothos',
        'fastify',
        'lru-cache',
      ),
    ],
  },
  'api/rest': {
    files: '^api/rest/',
    may: ['^api/(rest|services)/', '^api/context\\.ts$', '^domain/', packages('fastify')],
  },
  api: {
    files: '^api/[^/]+\\.ts$',
    may: ['^api/', '^prisma/seed/', '^domain/', '^node_modules/', '^package\\.json$'],
    node: true,
  },
  'web/ui and web/lib': { files: '^web/(ui|lib)/', may: ['^web/(ui|lib)/', '^domain/', WEB_PACKAGES] },
  'web/i18n': { files: '^web/i18n/', may: ['^web/(i18n|lib)/', '^domain/', WEB_PACKAGES] },
  'web/clinical': { files: '^web/clinical/', may: ['^web/(clinical|ui|lib|i18n|graphql)/', '^domain/', WEB_PACKAGES] },
  'web/features': {
    files: '^web/features/',
    may: ['^web/(features|clinical|ui|lib|i18n|graphql)/', '^domain/', WEB_PACKAGES],
  },
  web: { files: '^web/(app/|[^/]+\\.tsx?$)', may: ['^web/', '^domain/', WEB_PACKAGES] },
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(LAYERS).map(([layer, { files, may, node }]) => ({
      name: layer,
      comment: `${layer} imports something that the import table does not let it import`,
      severity: 'error',
      from: { path: files, pathNot: [TESTS, '^web/test/'] },
      to: { pathNot: may, ...(node ? { dependencyTypesNot: ['core'] } : {}) },
    })),
    {
      name: 'one feature, never another',
      comment: 'A feature imports another feature: move what both need to web/ui or web/lib',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'the server and the browser, never each other',
      comment: 'Web and api import each other: what both need belongs to domain',
      severity: 'error',
      from: { path: '^(web|api)/' },
      to: { path: '^(web|api)/', pathNot: '^$1/' },
    },
    {
      name: 'no circles',
      comment: 'These files import each other in a circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing unresolved',
      comment: 'The import names no file',
      severity: 'error',
      from: { path: '^(domain|api|web|prisma/seed|scripts)/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['^node_modules/', '^prisma/generated/'] },
    exclude: { path: ['^web/dist/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.d.ts'],
    },
  },
}
