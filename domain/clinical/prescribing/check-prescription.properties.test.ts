import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEDICINES } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import { REGIMENS } from '#domain/clinical/knowledge/medicines/all-regimens.ts'
import type { Quantity, Regimen } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { isMeantFor } from '#domain/clinical/planning/check-regimen.ts'
import { doseFor } from '#domain/clinical/planning/dose-for.ts'
import { explainPrescriptionFinding } from '#domain/clinical/prescribing/explain-prescription-finding.ts'
import { knownMedicine } from '#domain/clinical/prescribing/known-medicine.ts'
import { check, KNOWLEDGE, line, lineOf, patient, TODAY } from '#domain/clinical/prescribing/prescription.test-data.ts'
import type { PrescribedItem, PrescriptionPatient } from '#domain/clinical/prescribing/prescription.ts'
import { readPatient } from '#domain/clinical/prescribing/read-patient.ts'
import { addDays } from '#domain/time/local-day.ts'
import { MEDICINE_FORMS, MEDICINES_LISTED } from '#domain/vocabulary/medicines.ts'

const CODES = MEDICINES_LISTED.map(({ code }) => code)
const UNITS = ['mg', 'g', 'microgram', 'iu', 'ml', 'tablet', 'capsule', 'vial', 'puff', 'drop'] as const
const ALLERGIES = ['penicillin', 'sulfa', 'aspirin', 'rifampicin', 'eggs', 'none', 'Amoxicillin', 'nsaids', 'unknown']
const RUNS = { numRuns: 300 }
/** Of these no dose is looked at; the powder is that for oral rehydration. */
const UNMEASURED: ReadonlySet<string | null> = new Set([
  'cream',
  'gel',
  'lotion',
  'solution',
  'eye_ointment',
  'ear_drops',
  'oral_powder',
])

const quantity: fc.Arbitrary<Quantity> = fc.record({
  amount: fc.double({ min: 0.01, max: 5000, noNaN: true }),
  unit: fc.constantFrom(...UNITS),
})
const item: fc.Arbitrary<PrescribedItem> = fc
  .record({
    code: fc.constantFrom(...CODES),
    dose: fc.option(quantity),
    timesPerDay: fc.option(fc.integer({ min: 1, max: 8 })),
    regimen: fc.option(fc.constantFrom(...Object.keys(REGIMENS)), { freq: 2 }),
  })
  .map(({ code, ...told }) => line(code, told))
const items = fc.uniqueArray(item, { maxLength: 4, selector: ({ id }) => id })

const someone: fc.Arbitrary<PrescriptionPatient> = fc
  .record({
    ageMonths: fc.option(fc.double({ min: 0, max: 1100, noNaN: true })),
    sex: fc.constantFrom('female' as const, 'male' as const, null),
    kg: fc.option(fc.double({ min: 1, max: 150, noNaN: true })),
    pregnant: fc.constantFrom(true, false, null),
    breastfeeding: fc.constantFrom(true, false, null),
    allergies: fc.option(fc.subarray(ALLERGIES)),
    currentMedicines: fc.option(fc.subarray(['RHZE', 'tld', 'diclofenac', 'warfarin', 'herbs', 'none'])),
    present: fc.subarray(['known_kidney_disease', 'known_liver_disease', 'known_epilepsy', 'jaundice']),
  })
  .map(({ ageMonths, kg, present, ...told }) => ({
    ...patient({ kg, present, absent: [], ...told }),
    ageMonths,
  }))

describe('For any prescription and patient', () => {
  it('the same input gives the same findings, each once, the stops first, each with a short id', () => {
    fc.assert(
      fc.property(items, someone, (lines, of) => {
        const findings = check(lines, of)
        expect(check(lines, of)).toEqual(findings)
        expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length)
        const order = findings.map(({ severity }) => ['stop', 'caution', 'unknown'].indexOf(severity))
        expect(order).toEqual(order.toSorted((one, other) => one - other))
        for (const { id } of findings) expect(id.length).toBeLessThanOrEqual(300)
      }),
      RUNS,
    )
  })

  it('one more allergy, and one more medicine taken, never remove or soften a finding', () => {
    const weight = { stop: 0, caution: 1, unknown: 2 }
    const more = fc.record({
      allergy: fc.constantFrom('penicillin', 'sulfa', 'quixomycin', 'ibuprofen'),
      medicine: fc.constantFrom('warfarin', 'rifampicin', 'quixomycin', 'tld'),
    })
    fc.assert(
      fc.property(items, someone, more, (lines, of, { allergy, medicine }) => {
        // Asked for both already, so that the question for them is not among the findings.
        const asked = { ...of, allergies: ['eggs'], currentMedicines: ['herbs'] }
        const after = new Map(
          check(lines, {
            ...asked,
            allergies: [...asked.allergies, allergy],
            currentMedicines: [...asked.currentMedicines, medicine],
          }).map((one) => [one.id, one]),
        )
        for (const { id, severity } of check(lines, asked)) {
          const still = after.get(id)
          expect(still ? weight[still.severity] : Infinity, id).toBeLessThanOrEqual(weight[severity])
        }
      }),
      RUNS,
    )
  })

  it('a heavier dose never takes away that it is too high, nor softens it', () => {
    fc.assert(
      fc.property(item, someone, fc.double({ min: 1, max: 50, noNaN: true }), (one, of, times) => {
        if (!one.dose) return
        const high = (amount: number) =>
          check([{ ...one, dose: one.dose && { ...one.dose, amount } }], of).filter(
            ({ kind }) => kind === 'dose_too_high',
          )
        const [before] = high(one.dose.amount)
        if (!before) return
        const [after] = high(one.dose.amount * times)
        expect(before.severity === 'stop' ? ['stop'] : ['stop', 'caution']).toContain(after?.severity)
      }),
      { numRuns: 1500 },
    )
  })

  it('what is not known is never silence: of every line something is found, or all of it could be looked at', () => {
    fc.assert(
      fc.property(items, someone, (lines, of) => {
        const findings = check(lines, of)
        for (const { id, medicine, dose, timesPerDay, form, name } of lines) {
          const own = findings.filter((one) => one.item === id)
          const known = medicine === null ? undefined : KNOWLEDGE.medicines[medicine]
          const isMeasured = !UNMEASURED.has(form)
          const isUnknown = !known || (isMeasured && (dose === null || timesPerDay === null || of.ageMonths === null))
          const says = own.some(({ severity }) => severity === 'unknown')
          expect(says || !isUnknown, name).toBe(true)
          expect(known !== undefined || own.length === 1, name).toBe(true)
        }
        const { notChecked } = readPatient(of, KNOWLEDGE)
        for (const { what } of notChecked) {
          expect(findings.some(({ about }) => about.type === 'not_checked' && about.what === what)).toBe(true)
        }
      }),
      RUNS,
    )
  })

  it('everything is said in both languages, with no gap in the sentence', () => {
    fc.assert(
      fc.property(items, someone, (lines, of) => {
        for (const finding of check(lines, of)) {
          for (const language of ['en', 'sw'] as const) {
            const text = explainPrescriptionFinding(finding, language)
            expect(text).not.toMatch(/\{\w+\}|undefined|NaN|null|Infinity/)
            expect(text).toMatch(/\w/)
          }
        }
      }),
      RUNS,
    )
  })
})

describe('Hostile texts', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 300, unit: 'grapheme' }),
    fc.constantFrom(
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      '{of}{with}',
      "'; DROP TABLE patients; --",
      '<script>alert(1)</script>',
      'penicillin'.repeat(400),
      '🧪'.repeat(200),
      '1/0 mg',
      `${'9'.repeat(60)} mg`,
      ', , , ;;; \n\n',
    ),
  )
  const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -1, Number.NaN, Infinity, 1e308))

  it('in any field never fail, never silence an allergy, and never make a finding that cannot be said', () => {
    fc.assert(
      fc.property(
        text,
        text,
        text,
        number,
        number,
        fc.constantFrom(null, ...MEDICINE_FORMS),
        (one, two, three, n, m, form) => {
          const hostile = lineOf('amoxicillin', {
            id: 'line',
            name: one,
            strength: two,
            form,
            regimen: three,
            dose: { amount: n, unit: 'tablet', strength: one },
            timesPerDay: m,
          })
          const of: PrescriptionPatient = {
            ...patient({ allergies: ['penicillin', one], currentMedicines: [two], medicalAlerts: [three] }),
            ageMonths: n,
            weight: { kg: m, on: TODAY },
            present: new Set([one]),
            conditions: [two],
            otherPrescriptions: [
              { medicine: null, name: three, form: null, dispensedOn: addDays(TODAY, -1), durationDays: n },
            ],
          }
          const findings = check([hostile], of)
          expect(findings.some(({ kind, severity }) => kind === 'allergy' && severity === 'stop')).toBe(true)
          for (const finding of findings) {
            expect(explainPrescriptionFinding(finding, 'sw').length).toBeLessThan(2000)
            expect(JSON.parse(JSON.stringify(finding))).toEqual(finding)
          }
          knownMedicine({ code: one, genericName: two }, KNOWLEDGE)
        },
      ),
      RUNS,
    )
  })
})

describe('What the engine itself plans', () => {
  const TABLE: Readonly<Record<string, Regimen>> = REGIMENS
  it('is never stopped or called too low for its dose, whoever the patient is', () => {
    fc.assert(
      fc.property(someone, fc.constantFrom(...Object.keys(REGIMENS)), (of, id) => {
        const regimen = TABLE[id]
        if (!regimen || of.ageMonths === null) return
        const { planning } = readPatient(of, KNOWLEDGE)
        const { dose } = doseFor(regimen.dose, planning)
        if (!dose || !isMeantFor(regimen, planning)) return
        const { medicine } = regimen
        if (!isPlanned(medicine)) throw new Error(medicine)
        const planned = lineOf(medicine, { regimen: id, dose, timesPerDay: regimen.timesPerDay })
        const kinds = check([planned], of).map(({ kind }) => kind)
        expect(kinds).not.toContain('dose_too_high')
        expect(kinds).not.toContain('daily_maximum')
        expect(kinds).not.toContain('dose_too_low')
      }),
      { numRuns: 6000 },
    )
  })
})

const isPlanned = (id: string): id is keyof typeof MEDICINES => Object.hasOwn(MEDICINES, id)
