import { describe, expect, it } from 'vitest'
import {
  DANGER_SIGN_GROUPS,
  DANGER_SIGN_SOURCES,
  type DangerSignKey,
} from '#web/features/medical/emergency/danger-signs.ts'
import english from '#web/i18n/catalogues/en/medicalHelp.json'
import swahili from '#web/i18n/catalogues/sw/medicalHelp.json'

const SIGNS = Object.keys(DANGER_SIGN_SOURCES) as DangerSignKey[]
const figuresOf = (text: string) => (text.match(/\d+/g) ?? []).toSorted()

describe('danger signs', () => {
  it('stand in one group each', () => {
    expect(DANGER_SIGN_GROUPS.flatMap(({ signs }) => [...signs]).toSorted()).toEqual(SIGNS.toSorted())
  })

  describe.each(SIGNS)('%s', (sign) => {
    it.each([
      ['English', english],
      ['Swahili', swahili],
    ])('has its signs, three to six steps, and what not to do, in %s', (_language, texts) => {
      const { name, signs, steps, not } = texts.emergency.signs[sign]
      for (const text of [name, signs, ...steps, ...not]) expect(text.trim()).not.toBe('')
      expect(steps.length).toBeGreaterThanOrEqual(3)
      expect(steps.length).toBeLessThanOrEqual(6)
      expect(not.length).toBeGreaterThanOrEqual(1)
    })

    it('names the same figures in both languages, line by line', () => {
      const lines = ({ signs, steps, not }: { signs: string; steps: string[]; not: string[] }) =>
        [signs, ...steps, ...not].map(figuresOf)
      expect(lines(swahili.emergency.signs[sign])).toEqual(lines(english.emergency.signs[sign]))
    })

    it('names its sources with their year', () => {
      for (const source of DANGER_SIGN_SOURCES[sign]) expect(source).toMatch(/\b20[0-2]\d\b/)
    })
  })
})
