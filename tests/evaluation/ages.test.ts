import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

/** Texts that tell an age, and others that tell none: ages/README.md. */
const FILE = fileURLToPath(new URL('ages/ages-1.jsonl', import.meta.url))
/** Ages are rounded differently: weeks to parts of months, "in her seventies" to its middle. */
const [MONTHS_APART, SHARE_APART] = [0.35, 0.03]

interface AgeText {
  readonly lang: string
  readonly ageMonths: number | null
  readonly text: string
}

const texts: AgeText[] = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line): AgeText => JSON.parse(line))
const read = anyLanguageReader(ALL_PACKS)

/** Of the texts of these languages that tell an age, or that tell none, the share that is read so. */
function shareRead(languages: readonly string[], isTold: boolean): number {
  const those = texts.filter(({ lang, ageMonths }) => languages.includes(lang) && (ageMonths !== null) === isTold)
  const right = those.filter(({ lang, text, ageMonths }) => {
    const { patient } = read(text, { language: lang })
    if (ageMonths === null || patient.ageMonths === undefined)
      return ageMonths === null && patient.ageMonths === undefined
    return Math.abs(patient.ageMonths - ageMonths) <= Math.max(MONTHS_APART, ageMonths * SHARE_APART)
  })
  return right.length / those.length
}

describe('The age that a text tells', () => {
  // Held at what was measured, a little less: docs/clinical-review.md.
  it.each([
    ['en', 0.95, 0.95],
    ['sw', 0.95, 0.92],
    ['fr', 0.85, 0.95],
    ['ar', 0.8, 0.95],
    ['rw', 0.7, 0.95],
    ['lg', 0.8, 0.95],
    ['ln', 0.95, 0.95],
  ])('is read in %s as often as it was, and none is read where none is told', (language, told, untold) => {
    expect(shareRead([language], true)).toBeGreaterThan(told)
    expect(shareRead([language], false)).toBeGreaterThan(untold)
  })
})
