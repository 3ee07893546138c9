import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { migrationOf, readMigrations } from '#api/store/migrations.ts'
import { forged } from '#tests/support/backups.ts'
import { useRestoreTarget } from '#tests/support/restore-target.ts'

const target = useRestoreTarget()

const DAMAGED = expect.stringMatching(/^The backup is damaged: .* Nothing was restored\.$/)

/** The lines of one table changed, the seal and the counts as if nothing had been. */
const withRow = (table: string, change: (row: (string | null)[]) => (string | null)[]) =>
  forged(target.backup, (lines) => {
    const index = lines.findIndex((line) => line.startsWith(`{"table":"${table}"`)) + 1
    return lines.with(index, JSON.stringify(change(JSON.parse(lines[index] ?? '[]'))))
  })

describe('a restore changes nothing with', () => {
  it.each([0.1, 0.5, 0.9, 0.999])('a backup of which only %d is there', async (part) => {
    const cut = target.backup.subarray(0, Math.floor(target.backup.length * part))
    expect(await target.attempt(cut)).toEqual({ sentence: DAMAGED, rows: target.before })
  })

  it('a backup whose end is missing, though it was packed anew', async () => {
    const text = gunzipSync(target.backup).toString('utf8')
    const unsealed = gzipSync(text.slice(0, text.lastIndexOf('{"sha256"')))
    expect(await target.attempt(unsealed)).toEqual({ sentence: DAMAGED, rows: target.before })
  })

  it.each([0.2, 0.5, 0.8])('a backup in which a bit is turned, after %d of it', async (part) => {
    const turned = Buffer.from(target.backup)
    const at = Math.floor(target.backup.length * part)
    turned[at] = (turned[at] ?? 0) ^ 4
    expect(await target.attempt(turned)).toEqual({ sentence: DAMAGED, rows: target.before })
  })

  it('what is no backup', async () => {
    const sentence = 'This is not a backup of Afya Mashariki.'
    expect(await target.attempt(Buffer.from('PGDMP'))).toEqual({ sentence, rows: target.before })
  })

  it('a backup of a later version', async () => {
    const later = forged(target.backup, ([header = '', ...lines]) => [
      header.replace(/\]\}$/, ',{"name":"29990101000000_from_the_future","checksum":"x"}]}'),
      ...lines,
    ])
    expect(await target.attempt(later)).toEqual({
      sentence:
        'The backup has migrations that this version does not know (29990101000000_from_the_future). ' +
        'Restore it with a version at least as new as the one that wrote it, 0.1.0.',
      rows: target.before,
    })
  })

  it('a backup whose migrations were others under the same names', async () => {
    const [first] = await readMigrations()
    const other = forged(target.backup, ([header = '', ...lines]) => [
      header.replace(/"checksum":"\w+"/, '"checksum":"0"'),
      ...lines,
    ])
    expect(await target.attempt(other)).toEqual({
      sentence:
        `The backup was made by another form of the migration ${first?.name}. ` +
        'Restore it with the version that wrote it, 0.1.0.',
      rows: target.before,
    })
  })

  it.each<[string, () => Buffer, string]>([
    [
      'a row whose account is missing',
      () => withRow('Session', (row) => row.with(2, crypto.randomUUID())),
      'rows of Session are refused (23503, Session_userId_fkey)',
    ],
    [
      'a value of another type',
      () => withRow('User', (row) => row.with(0, 'nobody')),
      'rows of User are refused (22P02)',
    ],
    ['a value that is missing', () => withRow('User', (row) => row.with(1, null)), 'rows of User are refused (23502)'],
    [
      'a column that the table lacks',
      () => forged(target.backup, (lines) => lines.map((line) => line.replace('"passwordHash"', '"secret"'))),
      'the columns of User are others',
    ],
    [
      'a table less',
      () =>
        forged(target.backup, (lines) =>
          lines.map((line) =>
            line.replace('{"table":"Throttle"', '{"table":"Throttled"').replace('"Throttle":', '"Throttled":'),
          ),
        ),
      'it has no table Throttle',
    ],
  ])('a backup that holds %s, found when much is written already', async (_what, bytes, sentence) => {
    expect(await target.attempt(bytes())).toEqual({
      sentence: `The backup does not fit its own schema: ${sentence}. Nothing was restored.`,
      rows: target.before,
    })
  })

  it('a later migration that fails on its rows', async () => {
    const strict = migrationOf('29990101000000_strict', `ALTER TABLE "User" ADD CHECK (region = 'Nowhere')`)
    const options = { overwrite: true, migrations: [...(await readMigrations()), strict] }
    expect(await target.attempt(target.backup, options)).toEqual({
      sentence:
        'The migration 29990101000000_strict, younger than the backup, fails on its rows: check constraint ' +
        '"User_region_check" of relation "User" is violated by some row. Nothing was changed. ' +
        'Restore the backup with the version that wrote it, 0.1.0.',
      rows: target.before,
    })
  })
})
