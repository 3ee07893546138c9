import { describe, expect, it } from 'vitest'
import { choicesFor, pickLines, type StockedLine, stockOfLine } from '#web/features/chw/dispense/stock-of-line.ts'
import { AMOXICILLIN_ID, dayIn, wireStock } from '#web/test/prescription-records.ts'

const TODAY = dayIn(0)
const kept = (batches: { number: string; days: number; quantity: number }[], changes = {}) =>
  wireStock({ batches, ...changes }) as ReturnType<typeof wireStock> & { __typename: 'InventoryItem' } as never
const line = (changes: Partial<StockedLine> = {}): StockedLine => ({
  medicineId: AMOXICILLIN_ID,
  genericName: 'Amoxicillin',
  strength: '250 mg',
  durationDays: 5,
  remaining: 20,
  ...changes,
})

describe('§9 The stock of a line', () => {
  it.each([
    [0, 'red'],
    [19, 'red'],
    [20, 'yellow'],
    [39, 'yellow'],
    [40, 'green'],
  ])('of %i units for 20 is %s', (quantity, badge) => {
    expect(stockOfLine(line(), [kept([{ number: 'A', days: 400, quantity }])], TODAY).badge).toBe(badge)
  })

  it('counts what lasts until the course ends, and says how much does not', () => {
    const stock = [
      kept([
        { number: 'A', days: -1, quantity: 7 },
        { number: 'B', days: 3, quantity: 30 },
        { number: 'C', days: 4, quantity: 25 },
      ]),
    ]
    expect(stockOfLine(line(), stock, TODAY)).toEqual({
      badge: 'yellow',
      usable: 25,
      endsTooSoon: 30,
      warnOf: dayIn(4),
    })
  })

  it('warns of what expires within six months, and not of what expires later', () => {
    const soon = stockOfLine(line(), [kept([{ number: 'A', days: 150, quantity: 50 }])], TODAY)
    expect(soon.warnOf).toBe(dayIn(150))
    expect(stockOfLine(line(), [kept([{ number: 'A', days: 190, quantity: 50 }])], TODAY).warnOf).toBeNull()
  })

  it('is none of a medicine that is not kept', () => {
    expect(stockOfLine(line({ medicineId: 'another' }), [kept([])], TODAY)).toMatchObject({ badge: 'red', usable: 0 })
  })

  it('is that of the same substance and strength where no medicine was joined, the most of it first', () => {
    const stock = [
      kept([{ number: 'A', days: 400, quantity: 10 }], { medicineId: 'few' }),
      kept([{ number: 'B', days: 400, quantity: 90 }], { medicineId: 'many' }),
      kept([{ number: 'C', days: 400, quantity: 999 }], { medicineId: 'strong', strength: '500 mg' }),
    ]
    const asked = line({ medicineId: null })
    expect(choicesFor(asked, stock, TODAY).map(({ medicineId }) => medicineId)).toEqual(['many', 'few'])
    expect(stockOfLine(asked, stock, TODAY).usable).toBe(90)
  })
})

describe('What is picked', () => {
  it('expires first, and leaves a second line of the same medicine the rest', () => {
    const medicine = kept([
      { number: 'LATE', days: 400, quantity: 30 },
      { number: 'EARLY', days: 90, quantity: 15 },
    ])
    const picked = pickLines(
      [
        { ...line(), id: 'one', medicine, quantity: 20 },
        { ...line(), id: 'two', medicine, quantity: 26 },
        { ...line(), id: 'three', medicine: null, quantity: 1 },
      ],
      TODAY,
    )
    const numbers = picked.get('one')?.picks?.map(({ batch, quantity }) => [batch.number, quantity])
    expect(numbers).toEqual([
      ['EARLY', 15],
      ['LATE', 5],
    ])
    expect(picked.get('two')).toEqual({ picks: null, available: 25 })
    expect(picked.get('three')).toEqual({ picks: null, available: 0 })
  })
})
