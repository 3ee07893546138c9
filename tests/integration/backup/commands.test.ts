import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '#tests/support/commands.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import type { Person } from '#tests/support/test-server.ts'
import { withServer } from '#tests/support/with-server.ts'

let directory: string
let source: TestDatabase
let target: TestDatabase
let person: Person
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'afya-backups-'))
  source = await createTestDatabase()
  target = await createTestDatabase({ empty: true })
  await withServer(source, async (server) => {
    person = await server.person()
  })
})
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true })
  await source.remove()
  await target.remove()
})

/** How a command ended, and what it said. */
function run(...[name, parameters, database, options]: Parameters<typeof runCommand>) {
  const { status, stdout, stderr } = runCommand(name, parameters, database, options)
  return { status, stdout: stdout.toString('utf8'), stderr: stderr.toString('utf8') }
}

describe('npm run backup and npm run restore', () => {
  it('carry everything over a file, which nobody else can read, and say what', () => {
    const file = join(directory, 'whole.backup')
    const made = run('backup', [file], source)
    expect(made).toMatchObject({ status: 0, stderr: '' })
    expect(made.stdout).toMatch(
      /^Backed up \d+ rows of \d+ tables\.\n(?: {2}\w+: \d+\n)* {2}AuditChain: 16\n {2}AuditEvent: 2\n/,
    )
    expect(made.stdout).toContain(`${file} holds health data and password hashes: keep it encrypted.\n`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(directory)).toEqual(['whole.backup'])

    const restored = run('restore', [file], target)
    expect(restored).toMatchObject({ status: 0, stderr: '' })
    expect(restored.stdout).toMatch(/^From the backup of \d{4}-.*Z, version \d.*: restored \d+ rows of \d+ tables\.\n/)
    expect(restored.stdout).toContain('\n  User: 1\n')
    expect(restored.stdout).toContain('Everybody is signed out.')
  })

  it('leave a whole audit trail, and a database that the server works on', async () => {
    expect(run('audit-verify', [], target)).toMatchObject({ status: 0, stderr: '' })
    await withServer(target, async (server) => {
      expect((await server.rest('POST', '/api/auth/signin', person)).status).toBe(200)
    })
  })

  it('replace neither a file nor a database unless told', () => {
    const file = join(directory, 'once.backup')
    writeFileSync(file, 'mine')
    expect(run('backup', [file], source)).toEqual({
      status: 1,
      stdout: '',
      stderr: `${file} is there already. Choose another name, or add --overwrite.\n`,
    })
    expect(readFileSync(file, 'utf8')).toBe('mine')
    expect(run('backup', [file, '--overwrite'], source).status).toBe(0)

    const refused = run('restore', [file], target)
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toMatch(/^The database has tables already\. Restoring would remove all their rows:\n/)
    expect(refused.stderr).toContain('  User: 1\n')
    const replaced = run('restore', ['--overwrite', file], target)
    expect(replaced).toMatchObject({ status: 0, stderr: '' })
    expect(replaced.stdout).toMatch(/^Removed \d+ rows of \d+ tables\.\n/)
  })

  it('work through pipes, where the standard output is the backup alone', () => {
    const npm = { npm_lifecycle_event: 'backup', npm_config_loglevel: 'silent' }
    const { status, stdout, stderr } = runCommand('backup', ['-'], source, { variables: npm })
    expect({ status, stderr: stderr.toString('utf8') }).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^Backed up \d+ rows[^]*The backup holds health data/),
    })
    expect(run('restore', ['-', '--overwrite'], target, { input: stdout })).toMatchObject({ status: 0, stderr: '' })
  })

  it('do not mix a backup with the lines of npm', () => {
    const npm = { npm_lifecycle_event: 'backup', npm_config_loglevel: 'notice' }
    expect(run('backup', ['-'], source, { variables: npm })).toEqual({
      status: 1,
      stdout: '',
      stderr: 'npm writes lines of its own to the standard output: npm run --silent backup -- -\n',
    })
  })

  it.each([[], ['a', 'b'], ['a', '--force'], ['a', '-o'], ['a', '--overwrite=yes'], ['']])(
    'say how they are used: %j %j',
    (...parameters) => {
      for (const name of ['backup', 'restore']) {
        const { status, stdout, stderr } = run(name, parameters, source)
        expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
        expect(stderr).toMatch(new RegExp(`^Usage: npm run ${name} -- FILE \\[--overwrite\\] .*\\n$`))
      }
    },
  )

  it('say in a sentence which file they cannot open', () => {
    const missing = join(directory, 'missing', 'file')
    for (const name of ['backup', 'restore']) {
      const { status, stderr } = run(name, [missing], source)
      expect(status).toBe(1)
      expect(stderr).toMatch(/^ENOENT: no such file or directory, open '.*missing\/file.*'\.\n$/)
    }
  })

  it('leave no file where the database cannot be read, and say why', () => {
    const file = join(directory, 'none.backup')
    const elsewhere = join(directory, 'nowhere')
    const nowhere: TestDatabase =
      source.databaseUrl === null
        ? { ...source, dataDir: elsewhere }
        : { ...source, databaseUrl: `postgresql://a@localhost/a?host=${encodeURIComponent(elsewhere)}` }
    const { status, stderr } = run('backup', [file], nowhere, { variables: { TMPDIR: directory } })
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr:
        source.databaseUrl === null
          ? `There is no database in ${elsewhere}. Set DATA_DIR or DATABASE_URL.\n`
          : 'The database does not answer. Start it, or correct DATABASE_URL.\n',
    })
    expect(existsSync(elsewhere)).toBe(false)
    expect(readdirSync(directory).filter((name) => name.startsWith('none'))).toEqual([])
  })
})
