import { describe, expect, it } from 'vitest'
import { UI_LANGUAGES } from '#domain/vocabulary/languages.ts'
import { ASSESSMENT_TYPE_NAMES } from '#domain/vocabulary/medical/assessment-types.ts'
import type { Guide } from '#web/features/medical/resources/guides/guide.ts'
import { GUIDE_SOURCES } from '#web/features/medical/resources/guides/guide-sources.ts'
import { loadAllGuides, loadGuide } from '#web/features/medical/resources/guides/load-guides.ts'

const PARTS = ['what', 'signs', 'danger', 'doNow', 'care', 'prevention', 'questions'] as const satisfies (keyof Guide)[]
const LISTS = PARTS.filter((part) => part !== 'what')

const linesOf = (guide: Guide): string[] => PARTS.flatMap((part) => guide[part])
const figuresOf = (text: string) => (text.match(/\d+/g) ?? []).toSorted()

describe('health guides', () => {
  it.each(UI_LANGUAGES)('are there for every assessment type, and for nothing else, in %s', async (language) => {
    expect(Object.keys(await loadAllGuides(language)).toSorted()).toEqual(ASSESSMENT_TYPE_NAMES.toSorted())
  })

  describe.each(ASSESSMENT_TYPE_NAMES)('%s', (name) => {
    it.each(UI_LANGUAGES)('has every part, in short sentences and 150 to 300 words, in %s', async (language) => {
      const guide = await loadGuide(language, name)
      expect(Object.keys(guide).toSorted()).toEqual(PARTS.toSorted())
      for (const line of linesOf(guide)) expect(line.trim()).not.toBe('')
      for (const part of LISTS) expect(guide[part].length, part).toBeGreaterThanOrEqual(2)
      const words = linesOf(guide).join(' ').split(/\s+/)
      expect(words.length).toBeGreaterThanOrEqual(150)
      expect(words.length).toBeLessThanOrEqual(300)
      for (const sentence of linesOf(guide).flatMap((line) => line.split(/[.!?:;]\s/))) {
        expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(26)
      }
    })

    it('says the same in both languages: as many lines, the same figures, other words', async () => {
      const [english, swahili] = [await loadGuide('en', name), await loadGuide('sw', name)]
      for (const part of LISTS) {
        expect(swahili[part], part).toHaveLength(english[part].length)
        for (const [place, line] of english[part].entries()) {
          expect(swahili[part][place]).not.toBe(line)
          expect(figuresOf(swahili[part][place] ?? ''), line).toEqual(figuresOf(line))
        }
      }
      expect(swahili.what).not.toBe(english.what)
      expect(figuresOf(swahili.what)).toEqual(figuresOf(english.what))
    })

    it.each(UI_LANGUAGES)('names no dose in %s', async (language) => {
      expect(linesOf(await loadGuide(language, name)).join('\n')).not.toMatch(/\d\s*(?:mg|mcg|µg|g|ml|IU|units?)\b/i)
    })

    it('names its sources with their year', () => {
      for (const source of GUIDE_SOURCES[name]) expect(source).toMatch(/\b20[0-2]\d\b/)
    })
  })
})
