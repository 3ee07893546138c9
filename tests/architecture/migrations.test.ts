import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const MIGRATIONS = new URL('../../prisma/migrations/', import.meta.url)

/** What a script does besides what its comments say. */
const statementsOf = (script: string): string => script.replaceAll(/^--.*$/gm, '')

const addsToEnum = (script: string): boolean => /\bADD\s+VALUE\b/i.test(statementsOf(script))

describe('migrations', () => {
  it('make an enum anew, rather than add a value, which cannot be used in the transaction of a restore', () => {
    const scripts = globSync('*/migration.sql', { cwd: MIGRATIONS.pathname })
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((path) => addsToEnum(readFileSync(new URL(path, MIGRATIONS), 'utf8')))).toEqual([])
  })

  it('would be caught adding one', () => {
    expect(addsToEnum(`-- AlterEnum\nALTER TYPE "Status" ADD VALUE 'other';`)).toBe(true)
    expect(addsToEnum('-- Not ADD VALUE\nSELECT 1;')).toBe(false)
  })
})
