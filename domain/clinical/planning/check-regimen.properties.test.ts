import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEDICINES } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import { REGIMENS } from '#domain/clinical/knowledge/medicines/all-regimens.ts'
import type { Medicine, Quantity, Regimen } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { ADULT_MOST } from '#domain/clinical/planning/adult-most.test-data.ts'
import { checkRegimen } from '#domain/clinical/planning/check-regimen.ts'
import type { PlanningCase } from '#domain/clinical/planning/planning-case.ts'
import { MEDICINE_KNOWLEDGE } from '#domain/clinical/planning/test-case.ts'

const REGIMEN_LIST: readonly (readonly [string, Regimen])[] = Object.entries(REGIMENS)
const MEDICINE_TABLE: Readonly<Record<string, Medicine>> = MEDICINES
const FINDINGS_OF_CAUTIONS = [
  ...new Set(
    Object.values(MEDICINE_TABLE).flatMap(({ cautions }) => [
      ...(cautions?.notWith ?? []),
      ...(cautions?.carefulWith ?? []),
      ...(cautions?.newborn?.notWith ?? []),
    ]),
  ),
  'known_kidney_disease',
  'creatinine_raised',
  'known_liver_disease',
  'transaminases_raised',
  'jaundice',
  'breastfeeding',
  'first_trimester',
  'third_trimester',
]
const RUNS = { numRuns: 4000 }

const someone: fc.Arbitrary<PlanningCase> = fc
  .record({
    ageMonths: fc.option(
      fc.oneof(
        // Newborns more often than by chance: some things are forbidden in them alone.
        fc.constantFrom(0, 0.3, 0.8),
        fc.double({ min: 0, max: 3, noNaN: true }),
        fc.integer({ min: 0, max: 220 }),
        fc.integer({ max: 1080, min: 0 }),
      ),
      { nil: undefined },
    ),
    weightKg: fc.option(fc.double({ min: 0.5, max: 200, noNaN: true }), { nil: undefined }),
    sex: fc.constantFrom('female' as const, 'male' as const, undefined),
    pregnant: fc.constantFrom(true, false, undefined),
    weeks: fc.option(fc.integer({ min: 2, max: 42 }), { nil: undefined }),
    afterBirth: fc.constantFrom(true, undefined),
    present: fc.uniqueArray(fc.constantFrom(...FINDINGS_OF_CAUTIONS), { maxLength: 4 }),
    medicines: fc.uniqueArray(fc.constantFrom(...Object.keys(MEDICINES)), { maxLength: 3 }),
    allergies: fc.uniqueArray(fc.constantFrom(...Object.keys(MEDICINES), 'penicillin', 'sulfa'), { maxLength: 2 }),
  })
  .map(({ ageMonths, weightKg, sex, pregnant, weeks, afterBirth, present, medicines, allergies }) => ({
    person: {
      ...(ageMonths !== undefined && { ageMonths }),
      ...(sex && { sex }),
      ...(pregnant !== undefined && { pregnant }),
      ...(afterBirth && { afterBirth }),
    },
    ...(weeks !== undefined && { pregnancyWeeks: weeks }),
    vitals: weightKg === undefined ? {} : { weightKg },
    present: new Set<string>(present),
    absent: new Set<string>(),
    medicines,
    allergies,
  }))

const someRegimen = fc.constantFrom(...REGIMEN_LIST)
const check = (id: string, planning: PlanningCase) => checkRegimen(id, MEDICINE_KNOWLEDGE, planning)

/** What of a quantity is compared: in milligrams where it is in grams. */
const amountOf = ({ amount, unit }: Quantity) =>
  unit === 'g' ? { amount: amount * 1000, unit: 'mg' } : { amount, unit }

const classesOf = (id: string): readonly string[] => MEDICINE_TABLE[id]?.classes ?? []
const holds = (id: string): readonly string[] => [id, ...(MEDICINE_TABLE[id]?.contains ?? [])]

describe('The dose of every regimen, at every age and weight', () => {
  it('has a greatest single dose for adults to be held against', () => {
    const units = REGIMEN_LIST.map(([id, { medicine, dose }]) => [id, medicine, dose] as const)
    expect(units.filter(([, medicine]) => !ADULT_MOST[medicine]).map(([id]) => id)).toEqual([])
  })

  it('never exceeds the greatest single dose for adults', () => {
    fc.assert(
      fc.property(someRegimen, someone, ([id, { medicine }], planning) => {
        const dose = check(id, planning)?.dose
        if (!dose) return
        const { amount, unit } = amountOf(dose)
        expect(amount, `${id} ${unit}`).toBeLessThanOrEqual(ADULT_MOST[medicine]?.[unit] ?? 0)
        expect(amount).toBeGreaterThan(0)
      }),
      RUNS,
    )
  })

  it('by weight never exceeds what the weight asks for, nor falls short of it by more than a twentieth', () => {
    fc.assert(
      fc.property(someRegimen, someone, ([id, { dose }], planning) => {
        if (!('perKg' in dose) || planning.vitals.weightKg === undefined) return
        const given = check(id, planning)?.dose
        if (!given) return
        const exact = Math.min(dose.perKg.amount * planning.vitals.weightKg, dose.most)
        expect(given.amount).toBeLessThanOrEqual(exact + 1e-9)
        expect(given.amount).toBeGreaterThan(exact * 0.95 - 1e-9)
      }),
      RUNS,
    )
  })

  it('is none outside its bands, never that of a neighbouring one', () => {
    fc.assert(
      fc.property(someRegimen, someone, ([id, { dose }], planning) => {
        const value = 'byKg' in dose ? planning.vitals.weightKg : 'byMonths' in dose ? planning.person.ageMonths : null
        if (value === null || value === undefined) return
        const bands = 'byKg' in dose ? dose.byKg : 'byMonths' in dose ? dose.byMonths : []
        const band = bands.find(({ from, below }) => value >= from && value < below)
        const given = check(id, planning)
        if (!given?.dose) return
        expect(given.dose).toEqual(band?.gives)
      }),
      RUNS,
    )
  })

  it('of stretches of weight or age leaves no gap and never falls with weight', () => {
    for (const [id, { dose }] of REGIMEN_LIST) {
      const bands = 'byKg' in dose ? dose.byKg : 'byMonths' in dose ? dose.byMonths : []
      for (const [at, band] of bands.entries()) {
        const next = bands[at + 1]
        expect(band.from, id).toBeLessThan(band.below)
        if (!next) continue
        expect(next.from, id).toBe(band.below)
        expect(next.gives.amount, id).toBeGreaterThan(band.gives.amount)
        expect(next.gives.unit, id).toBe(band.gives.unit)
      }
    }
  })

  it('is null to nobody whom the regimen is meant for, of a usual weight', () => {
    const usual = (months: number) => (months < 12 ? 3.5 + months / 2 : months < 144 ? 8 + months / 6 : 55)
    for (const [id, { of, dose }] of REGIMEN_LIST) {
      const from = of?.fromMonths ?? ('byMonths' in dose ? (dose.byMonths[0]?.from ?? 0) : 12)
      const below = Math.min(of?.belowMonths ?? 700, 'byMonths' in dose ? (dose.byMonths.at(-1)?.below ?? 700) : 700)
      const ageMonths = (from + below) / 2
      const weightKg = of?.belowKg ? of.belowKg - 0.5 : usual(ageMonths)
      const planning = {
        person: { ageMonths, ...(of?.pregnant && { pregnant: true }) },
        vitals: { weightKg },
        present: new Set<string>(),
        absent: new Set<string>(),
        medicines: [],
        allergies: [],
      }
      expect(check(id, planning)?.dose, id).not.toBeNull()
    }
  })
})

/** Who must not be given a medicine, told from the table of cautions alone. */
const FORBIDDEN: readonly (readonly [
  string,
  (medicine: Medicine, planning: PlanningCase, id: string, regimen: Regimen) => boolean,
])[] = [
  [
    'below its age',
    ({ cautions }, { person: { ageMonths } }) => ageMonths !== undefined && ageMonths < (cautions?.belowMonths ?? 0),
  ],
  [
    'below its weight',
    ({ cautions }, { vitals: { weightKg } }) => weightKg !== undefined && weightKg < (cautions?.belowKg ?? 0),
  ],
  [
    'in a trimester that forbids it, or in an unknown one',
    ({ cautions }, { person, pregnancyWeeks, present }) => {
      if (!person.pregnant || !cautions?.pregnancy) return false
      if (pregnancyWeeks !== undefined)
        return cautions.pregnancy.includes(pregnancyWeeks < 13 ? 1 : pregnancyWeeks < 28 ? 2 : 3)
      return !present.has('first_trimester') && !present.has('third_trimester')
    },
  ],
  [
    'before a birth where it contracts the womb',
    ({ cautions }, { person }) => cautions?.beforeBirth === 'avoid' && person.pregnant === true && !person.afterBirth,
  ],
  [
    'to a mother who breastfeeds where it passes into the milk',
    ({ cautions }, { person, present }) =>
      cautions?.breastfeeding === true && present.has('breastfeeding') && person.sex !== 'male',
  ],
  [
    'in kidney disease that forbids it',
    ({ cautions }, { present }) =>
      cautions?.kidneyDisease === 'avoid' && (present.has('known_kidney_disease') || present.has('creatinine_raised')),
  ],
  [
    'in liver disease that forbids it',
    ({ cautions }, { present, person: { ageMonths } }) =>
      cautions?.liverDisease === 'avoid' &&
      (present.has('known_liver_disease') ||
        present.has('transaminases_raised') ||
        (present.has('jaundice') && (ageMonths ?? 99) >= 2)),
  ],
  [
    'with a finding that forbids it',
    ({ cautions }, { present }) => (cautions?.notWith ?? []).some((finding) => present.has(finding)),
  ],
  [
    'in a newborn with what forbids it then',
    ({ cautions }, { present, person: { ageMonths } }) =>
      ageMonths !== undefined && ageMonths < 0.9 && (cautions?.newborn?.notWith ?? []).some((one) => present.has(one)),
  ],
  [
    'in an allergy to it, to what it holds, or to its class',
    (_medicine, { allergies }, id) =>
      allergies.some(
        (one) =>
          holds(id).includes(one) ||
          (one === 'penicillin' && classesOf(id).includes('penicillin')) ||
          (one === 'sulfa' && classesOf(id).includes('sulfonamide')) ||
          (classesOf(one).includes('penicillin') && classesOf(id).includes('penicillin')) ||
          (classesOf(one).includes('nsaid') && classesOf(id).includes('nsaid')),
      ),
  ],
  [
    'beside a medicine that an interaction forbids, but for a first dose in an emergency and what weakens a contraceptive',
    ({ classes }, { medicines }, id, { beforeReferral }) =>
      !beforeReferral &&
      MEDICINE_KNOWLEDGE.interactions.some(
        ({ between: [one, other], severity, effect }) =>
          severity === 'avoid' &&
          (effect !== 'lowers_contraceptive' || classes.includes('hormonal_contraceptive')) &&
          medicines.some(
            (taken) =>
              (holds(id).includes(one) && holds(taken).includes(other)) ||
              (holds(id).includes(other) && holds(taken).includes(one)),
          ),
      ),
  ],
]

describe('A medicine that must not be given is never safe', () => {
  it.each(FORBIDDEN)('%s', (_why, forbidden) => {
    const isForbidden = ({ 1: regimen }: (typeof REGIMEN_LIST)[number], planning: PlanningCase): boolean => {
      const of = MEDICINE_TABLE[regimen.medicine]
      return of !== undefined && forbidden(of, planning, regimen.medicine, regimen)
    }
    // Of the regimens that it forbids to somebody: with all of them some reasons would hardly ever be met.
    const people = fc.sample(someone, 1000)
    const regimens = REGIMEN_LIST.filter((regimen) => people.some((planning) => isForbidden(regimen, planning)))
    let met = 0
    fc.assert(
      fc.property(fc.constantFrom(...regimens), someone, (regimen, planning) => {
        if (!isForbidden(regimen, planning)) return
        const [id] = regimen
        const result = check(id, planning)
        if (!result) return
        met += 1
        expect(result.safe, `${id} ${JSON.stringify(result.concerns)}`).toBe(false)
      }),
      { numRuns: 15_000 },
    )
    expect(met).toBeGreaterThan(0)
  })
})

describe('What is not known', () => {
  it('is a concern wherever it matters', () => {
    fc.assert(
      fc.property(someRegimen, someone, ([id, { medicine }], planning) => {
        const cautions = MEDICINE_TABLE[medicine]?.cautions ?? {}
        const result = check(id, planning)
        const said = new Set(result?.concerns.map(({ reason }) => reason))
        const { ageMonths, sex, pregnant, afterBirth } = planning.person
        const could = sex !== 'male' && (ageMonths === undefined || (ageMonths >= 120 && ageMonths < 660))
        const matters = {
          age_unknown: cautions.belowMonths !== undefined && ageMonths === undefined,
          kidney_unknown: cautions.kidneyDisease !== undefined && !said.has('kidney_disease'),
          pregnancy_unknown:
            (cautions.pregnancy ?? cautions.pregnancyCare) !== undefined &&
            pregnant === undefined &&
            !afterBirth &&
            could,
        }
        const unsaid = Object.entries(matters).filter(([reason, does]) => does && !new Set<string>(said).has(reason))
        expect(result ? unsaid : [], id).toEqual([])
      }),
      RUNS,
    )
  })
})
