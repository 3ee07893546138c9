import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LAYERS } from '../../.dependency-cruiser.mjs'

/** One forbidden import for each row of the import table, and for each rule beside it. */
const PLANTED: Readonly<Record<string, { file: string; imports: string }>> = {
  domain: { file: 'domain/clinical/planted.ts', imports: '#api/platform/clock.ts' },
  'api/platform': { file: 'api/platform/planted.ts', imports: '#api/store/client.ts' },
  'api/access': { file: 'api/access/planted.ts', imports: '#api/store/client.ts' },
  'api/store': { file: 'api/store/planted.ts', imports: '#api/services/compose.ts' },
  'api/services': { file: 'api/services/planted.ts', imports: '#api/graphql/builder.ts' },
  'api/graphql': { file: 'api/graphql/planted.ts', imports: '#api/store/nutrition.ts' },
  'api/rest': { file: 'api/rest/planted.ts', imports: '#api/graphql/builder.ts' },
  api: { file: 'api/planted.ts', imports: '#web/lib/http.ts' },
  'web/ui and web/lib': { file: 'web/ui/Planted.tsx', imports: '#web/features/auth/AuthPage.tsx' },
  'web/i18n': { file: 'web/i18n/planted.ts', imports: '#web/features/auth/AuthPage.tsx' },
  'web/clinical': { file: 'web/clinical/planted.ts', imports: '#web/features/auth/AuthPage.tsx' },
  'web/features': { file: 'web/features/auth/planted.ts', imports: '#web/app/router.tsx' },
  web: { file: 'web/app/planted.ts', imports: '#api/platform/clock.ts' },
  'one feature, never another': {
    file: 'web/features/auth/planted-for-another.ts',
    imports: '#web/features/landing/LandingPage.tsx',
  },
  'the server and the browser, never each other': { file: 'web/lib/planted.ts', imports: '#api/platform/clock.ts' },
  'nothing unresolved': { file: 'domain/planted.ts', imports: '#domain/missing.ts' },
}

const ROOT = join(import.meta.dirname, '../..')
let copy = ''

function plant(path: string, content: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), content)
}

/** What the check says is broken in the copy: from which file, and which rule. */
function brokenRules(): { from: string; rule: string }[] {
  const { stdout, stderr } = spawnSync(
    join(ROOT, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'api', 'domain', 'web'],
    { cwd: copy, encoding: 'utf8', maxBuffer: 50_000_000 },
  )
  expect(stdout, stderr).not.toBe('')
  const report: { summary: { violations: { from: string; rule: { name: string } }[] } } = JSON.parse(stdout)
  return report.summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }))
}

describe('The import table', () => {
  const broken: { before: ReturnType<typeof brokenRules>; after: ReturnType<typeof brokenRules> } = {
    before: [],
    after: [],
  }

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'afya-boundaries-'))
    for (const path of ['.dependency-cruiser.mjs', 'package.json', 'node_modules'])
      symlinkSync(join(ROOT, path), join(copy, path))
    plant('domain/sound.ts', 'export const sound = 1\n')
    // What the planted files import exists, so that each breaks its own rule only.
    for (const { imports } of Object.values(PLANTED)) {
      const path = imports.slice(1)
      if (path !== 'domain/missing.ts') plant(path, 'export const target = 1\n')
    }
    broken.before = brokenRules()
    for (const { file, imports } of Object.values(PLANTED)) {
      plant(file, `import { target } from '${imports}'\nexport const planted = target\n`)
    }
    plant('domain/one.ts', "import { two } from '#domain/two.ts'\nexport const one = (): number => two()\n")
    plant('domain/two.ts', "import { one } from '#domain/one.ts'\nexport const two = (): number => one()\n")
    broken.after = brokenRules()
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('has a planted violation for each of its rows, in a file of its own', () => {
    expect(Object.keys(PLANTED)).toEqual(expect.arrayContaining(Object.keys(LAYERS)))
    expect(new Set(Object.values(PLANTED).map(({ file }) => file)).size).toBe(Object.keys(PLANTED).length)
  })

  it('finds nothing wrong where nothing is planted', () => {
    expect(broken.before).toEqual([])
  })

  it.each(Object.entries(PLANTED))('%s: finds the forbidden import', (rule, { file }) => {
    expect(broken.after).toContainEqual({ from: file, rule })
  })

  it('finds a circle', () => {
    expect(broken.after).toContainEqual({ from: 'domain/one.ts', rule: 'no circles' })
  })

  it('finds nothing wrong with a sound file beside them', () => {
    const planted = new Set([...Object.values(PLANTED).map(({ file }) => file), 'domain/one.ts', 'domain/two.ts'])
    expect(broken.after.filter(({ from }) => !planted.has(from))).toEqual([])
  })
})
