import { describe, expect, it } from 'vitest'
import { STATEMENTS } from '#domain/clinical/counseling/all-statements.ts'
import { ADULT, CHILD, listed, PATIENTS, said, texts } from '#domain/clinical/counseling/counseling.test-data.ts'
import { COUNSELING_KINDS, type CounseledPatient } from '#domain/clinical/counseling/counseling.ts'
import { counselingPoints } from '#domain/clinical/counseling/counseling-points.ts'
import { STATEMENTS_OF_MEDICINE } from '#domain/clinical/counseling/statements-of-medicine.ts'
import { MEDICINES_LISTED } from '#domain/vocabulary/medicines.ts'

const ALWAYS = COUNSELING_KINDS.filter((kind) => kind !== 'warning')

describe('What is said when a medicine is handed over', () => {
  it('is written for every listed medicine, and for no other', () => {
    expect(Object.keys(STATEMENTS_OF_MEDICINE).toSorted()).toEqual(MEDICINES_LISTED.map(({ code }) => code).toSorted())
    const unlisted = { code: 'cough-syrup', form: 'oral_liquid', knownAs: null } as const
    expect(() => counselingPoints(unlisted, { dosage: '', durationDays: null, patient: ADULT }, 'English')).toThrow(
      new RangeError('No counseling is written for the medicine cough-syrup'),
    )
  })

  it.each(MEDICINES_LISTED)('has each of the six kinds for $code, in both languages and for everybody', (medicine) => {
    for (const patient of PATIENTS) {
      for (const durationDays of [null, 1, 5]) {
        const prescribed = { dosage: '', durationDays, patient }
        const [english, swahili] = (['English', 'Swahili'] as const).map((language) =>
          counselingPoints(medicine, prescribed, language),
        )
        for (const point of english?.points ?? []) expect(point).toMatchObject({ language: 'English', reading: null })
        for (const point of swahili?.points ?? []) expect(point.language).toBe('Swahili')
        expect(swahili?.points.map(({ reading }) => reading)).toEqual(english?.points.map(({ text }) => text))
        expect(english?.reviewed).toBe(false)
        for (const kind of ALWAYS) expect(english?.points.map((point) => point.kind)).toContain(kind)
        expect(swahili?.points.map(({ id }) => id)).toEqual(english?.points.map(({ id }) => id))
        expect(new Set(english?.points.map(({ id }) => id)).size).toBe(english?.points.length)
      }
    }
  })

  it('keeps the words of a prescription in their order within Arabic', () => {
    const dosage = '1 tablet twice a day, by mouth'
    const of = (language: 'Arabic' | 'French') =>
      counselingPoints(
        listed('amoxicillin-cap-500'),
        { dosage, durationDays: 5, patient: ADULT },
        language,
      ).points.find(({ id }) => id === 'when.as_prescribed')
    expect(of('Arabic')?.text).toContain(`\u2068${dosage}\u2069`)
    expect(of('Arabic')?.reading).toContain(`“${dosage}”`)
    expect(of('French')?.text).not.toContain('\u2068')
  })

  it('leaves no bracket or brace of its table in a text, and says each in its own language', () => {
    for (const medicine of MEDICINES_LISTED) {
      for (const patient of PATIENTS) {
        const english = texts(medicine, patient, 'English')
        const swahili = texts(medicine, patient, 'Swahili')
        for (const [place, text] of english.entries()) {
          expect(text).not.toMatch(/[[\]{}|]/)
          expect(swahili[place]).not.toMatch(/[[\]{}|]/)
          expect(swahili[place]).not.toBe(text)
        }
      }
    }
  })

  it('uses every statement', () => {
    const used = new Set<string>()
    const everybody: CounseledPatient[] = PATIENTS.flatMap((patient) => [
      patient,
      { ...patient, breastfeeding: true },
      { ...patient, pregnant: true },
    ])
    for (const medicine of MEDICINES_LISTED) {
      for (const patient of everybody) {
        for (const durationDays of [null, 1, 7]) {
          for (const dosage of ['', '1 tablet a day']) {
            const { points } = counselingPoints(medicine, { dosage, durationDays, patient }, 'English')
            for (const { id } of points) used.add(id)
          }
        }
      }
    }
    expect(Object.keys(STATEMENTS).filter((id) => !used.has(id))).toEqual([])
  })

  it('comes in the order in which it is told', () => {
    for (const medicine of MEDICINES_LISTED) {
      const kinds = counselingPoints(medicine, { dosage: '', durationDays: 5, patient: CHILD }, 'Swahili').points.map(
        ({ kind }) => COUNSELING_KINDS.indexOf(kind),
      )
      expect(kinds).toEqual(kinds.toSorted((a, b) => a - b))
    }
  })
})

describe('The prescription', () => {
  const amoxicillin = listed('amoxicillin-cap-500')

  it('is repeated as it was written, whatever signs are in it', () => {
    const dosage = ' 2 capsules [morning|evening] {days} $& '
    expect(said('amoxicillin-cap-500', ADULT, { dosage }).get('when.as_prescribed')).toBe(
      'How much and how often, as it was written for you: “2 capsules [morning|evening] {days} $&”.',
    )
  })

  it('is not quoted where nothing was written', () => {
    const { points } = counselingPoints(amoxicillin, { dosage: '  ', durationDays: null, patient: ADULT }, 'English')
    const ids = points.map(({ id }) => id)
    expect(ids).toContain('when.as_written')
    expect(ids).not.toContain('when.as_prescribed')
  })

  it('has its days counted where there are several, and its course finished', () => {
    expect(said('amoxicillin-cap-500', ADULT, { durationDays: 5 }).get('when.for_days')).toContain('5 days')
    for (const durationDays of [null, 1]) {
      expect(said('amoxicillin-cap-500', ADULT, { durationDays }).has('when.for_days')).toBe(false)
    }
    expect(said('azithromycin-tab-500', ADULT, { durationDays: 1 }).has('when.finish_course')).toBe(false)
    expect(said('azithromycin-tab-500', ADULT, { durationDays: 3 }).has('when.finish_course')).toBe(true)
  })

  it.each([
    ['amoxicillin-dt-250', 5, 3],
    ['amoxicillin-dt-250', null, 3],
    ['al-tab-20-120', 3, 3],
    ['povidone-iodine-10', null, 3],
    ['benzyl-benzoate-25', 2, 28],
    ['cotrimoxazole-tab-960', 5, 3],
    ['cotrimoxazole-tab-960', null, null],
    ['cetirizine-tab-10', 7, 7],
    ['cetirizine-tab-10', 1, null],
    ['nystatin-liq-100000', null, 7],
    ['aciclovir-tab-400', null, null],
    ['aciclovir-tab-400', 7, 7],
    ['enalapril-tab-5', 30, null],
    ['tld-tab', null, null],
  ])('%s for %s days: who is not better comes back after %s days', (code, durationDays, days) => {
    const points = said(code, ADULT, { durationDays })
    expect(points.has('come_back.worse')).toBe(days === null)
    const told = /after (\d+) days/.exec(points.get('come_back.not_better') ?? '')
    expect(told === null ? null : Number(told[1])).toBe(days)
  })
})
