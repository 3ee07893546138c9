import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'
import { caseOf, parseRow } from '#tests/evaluation/case-row.ts'

/** Cases with what must not be given, written without sight of the knowledge; no clinician has reviewed them. */
const FOLDER = fileURLToPath(new URL('plans/', import.meta.url))
const LINES = readdirSync(FOLDER).flatMap((file) =>
  readFileSync(FOLDER + file, 'utf8')
    .trim()
    .split('\n'),
)

/** What is given all the same, and why: docs/clinical-review.md. */
const KNOWN: Readonly<Record<string, string>> = {
  'plan2-018': 'cotrimoxazole',
  'plan2-039': 'phenobarbital',
}
const SHORTEST = 6
const read = anyLanguageReader(ALL_PACKS)
const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '')

/** The medicines that a plan gives, without those that are named as alternatives or as not to be given. */
function givenTo(line: string): string[] {
  const row = parseRow(line)
  if (typeof row === 'string') throw new Error(row)
  const { ageMonths, ...of } = caseOf(row)
  const about = { language: row.lang ?? null, ...(ageMonths !== undefined && { ageMonths }) }
  const { plan } = assess({ ...of, ...(ageMonths !== undefined && { ageMonths }) }, read(row.text, about))
  return plan.medicines
    .filter(({ use }) => use === 'first' || use === 'after_test')
    .map(({ medicine }) => lettersOf(medicine))
}

describe('A plan of a case told in words', () => {
  it.each(
    LINES.map((line) => {
      const { id, gold_diagnosis: of, must_not_give: forbidden } = JSON.parse(line)
      return [id as string, of as string, forbidden as string[], line] as const
    }),
  )('%s, %s, gives nothing that must not be given', (id, _of, forbidden, line) => {
    const given = givenTo(line)
    const harmful = forbidden
      .map(lettersOf)
      .filter((name) => name.length >= SHORTEST && given.some((medicine) => medicine.startsWith(name)))
    expect(harmful).toEqual(KNOWN[id] ? [KNOWN[id]] : [])
  })
})
