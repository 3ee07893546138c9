import { describe, expect, it } from 'vitest'
import { MEDICINES } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import { INTERACTIONS } from '#domain/clinical/knowledge/medicines/interactions.ts'
import { greatestDosesFor } from '#domain/clinical/prescribing/dose-limits.ts'
import { GREATEST_DOSES } from '#domain/clinical/prescribing/greatest-doses.ts'
import { INTERACTIONS_PRESCRIBING } from '#domain/clinical/prescribing/interactions-prescribing.ts'
import {
  MEDICINE_NAMES_PRESCRIBING,
  MEDICINES_PRESCRIBING,
} from '#domain/clinical/prescribing/medicines-prescribing.ts'
import { KNOWLEDGE, line, patient } from '#domain/clinical/prescribing/prescription.test-data.ts'
import { PRESCRIPTION_WORDS_EN } from '#domain/clinical/prescribing/prescription-words-en.ts'
import { PRESCRIPTION_WORDS_SW } from '#domain/clinical/prescribing/prescription-words-sw.ts'
import { readPatient } from '#domain/clinical/prescribing/read-patient.ts'
import { MEDICINES_LISTED } from '#domain/vocabulary/medicines.ts'

const CLASSES = new Set<string>(
  Object.values(KNOWLEDGE.medicines).flatMap(({ classes }) => classes.map((one) => `class:${one}`)),
)
const WITH_YEAR = /\b20[0-2]\d\b/

describe('The pairs that only prescriptions are held against', () => {
  it.each(INTERACTIONS_PRESCRIBING.map((one) => [one.between.join(' with '), one] as const))(
    '%s: both are known, and the publication has its year',
    (_, { between, source, effect }) => {
      for (const name of between) {
        expect([...CLASSES, ...Object.keys(KNOWLEDGE.medicines)]).toContain(name)
      }
      expect(source).toMatch(WITH_YEAR)
      for (const { answer } of [PRESCRIPTION_WORDS_EN, PRESCRIPTION_WORDS_SW]) {
        expect(answer.interactionEffects[effect]).toMatch(/\w/)
      }
    },
  )

  it('are none that stands twice, here or among those of the plans', () => {
    const keys = [...INTERACTIONS, ...INTERACTIONS_PRESCRIBING].map(({ between }) => between.toSorted().join(' '))
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })
})

describe('The medicines that only prescriptions have', () => {
  it('are none of the engine’s own, and their names stand for known ones', () => {
    for (const id of Object.keys(MEDICINES_PRESCRIBING)) expect(Object.keys(MEDICINES)).not.toContain(id)
    for (const ids of Object.values(MEDICINE_NAMES_PRESCRIBING)) {
      for (const id of ids) expect(Object.keys(KNOWLEDGE.medicines)).toContain(id)
    }
  })
})

describe('The greatest doses', () => {
  it('name a publication with its year, and are of a time or of a day', () => {
    for (const { medicine, source, perDose, perDay } of GREATEST_DOSES) {
      expect(source, medicine).toMatch(WITH_YEAR)
      expect(perDose ?? perDay, medicine).toBeDefined()
    }
  })

  it('are never two for one age and form of a medicine', () => {
    for (const [at, one] of GREATEST_DOSES.entries()) {
      for (const other of GREATEST_DOSES.slice(at + 1)) {
        if (one.medicine !== other.medicine) continue
        const apart =
          (one.belowMonths ?? Infinity) <= (other.fromMonths ?? 0) ||
          (other.belowMonths ?? Infinity) <= (one.fromMonths ?? 0)
        const otherForm = one.forms && other.forms && !one.forms.some((form) => other.forms?.includes(form))
        expect(apart || otherForm, one.medicine).toBe(true)
      }
    }
  })

  // docs/clinical-review.md says these numbers.
  it.each([
    ['adults', patient({ sex: 'female', years: 30 }), 59],
    ['children of 4 years and 16 kg', patient({ years: 4, kg: 16 }), 31],
    ['infants of 8 months and 8 kg', patient({ months: 8, kg: 8 }), 26],
  ])('are known for %s: of how many of the listed medicines', (_, of, known) => {
    const { planning } = readPatient(of, KNOWLEDGE)
    const covered = MEDICINES_LISTED.filter(
      ({ code }) => greatestDosesFor(line(code), planning, KNOWLEDGE).perDose.length > 0,
    )
    expect(covered.length).toBe(known)
  })
})
