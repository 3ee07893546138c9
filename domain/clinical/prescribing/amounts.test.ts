import { describe, expect, it } from 'vitest'
import type { Quantity } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { type Amount, amountOf, ratioOf } from '#domain/clinical/prescribing/amounts.ts'

const of = (
  amount: number,
  unit: Quantity['unit'],
  strength: string | null = null,
  together: 'first' | 'sum' = 'first',
) => {
  const { mg, iu } = amountOf({ amount, unit }, strength, together)
  return { mg, iu }
}

describe('What a quantity holds', () => {
  it.each<[string, Amount, Pick<Amount, 'mg' | 'iu'>]>([
    ['2 tablets of 500 mg', of(2, 'tablet', '500 mg'), { mg: 1000 }],
    ['1 vial of 1 g', of(1, 'vial', '1 g'), { mg: 1000 }],
    ['5 ml of 120 mg/5 mL', of(5, 'ml', '120 mg/5 mL'), { mg: 120 }],
    ['10 ml of 200/40 mg in 5 ml, together', of(10, 'ml', '200/40 mg in 5 ml', 'sum'), { mg: 480 }],
    ['1 tablet of 800 mg + 160 mg, together', of(1, 'tablet', '800 mg + 160 mg', 'sum'), { mg: 960 }],
    ['3 tablets of 150 mg + 75 mg, by the first', of(3, 'tablet', '150 mg + 75 mg'), { mg: 450 }],
    ['2 tablets of 20/120 mg, by the first', of(2, 'tablet', '20/120 mg'), { mg: 40 }],
    ['1 ampoule of 40 mg/mL, 2 mL', of(1, 'ampoule', '40 mg/mL, 2 mL'), { mg: 80 }],
    ['0.5 ml of 1 mg/mL, 1 mL', of(0.5, 'ml', '1 mg/mL, 1 mL'), { mg: 0.5 }],
    ['2 vials of 900 mg (1.2 MU)', of(2, 'vial', '900 mg (1.2 MU)'), { mg: 1800, iu: 2_400_000 }],
    ['1,000,000 IU of 600 mg (1 MU)', of(1_000_000, 'iu', '600 mg (1 MU)'), { mg: 600, iu: 1_000_000 }],
    ['1 capsule of 200,000 IU', of(1, 'capsule', '200,000 IU'), { iu: 200_000 }],
    ['1 ml of 100,000 IU/mL', of(1, 'ml', '100,000 IU/mL'), { iu: 100_000 }],
    ['4 tablets of 200 micrograms', of(4, 'tablet', '200 micrograms'), { mg: 0.8 }],
    [
      '1 tablet of 60–65 mg iron + 400 micrograms, at the most',
      of(1, 'tablet', '60–65 mg iron + 400 micrograms'),
      { mg: 65 },
    ],
    ['250 micrograms', of(250, 'microgram'), { mg: 0.25 }],
    ['1 drop of 0.3 %, which says nothing', of(1, 'drop', '0.3%'), {}],
    ['1 tablet of nobody knows what', of(1, 'tablet', 'strong'), {}],
    ['1 tablet of a volume of nothing', of(1, 'ml', '5 mg/0 mL'), {}],
    ['less than nothing', of(-1, 'mg'), {}],
  ])('%s', (_, amount, expected) => {
    const measured = Object.fromEntries(Object.entries(amount).filter(([, value]) => value !== undefined))
    const rounded = Object.entries(measured).map(([measure, value]) => [measure, Number(value.toPrecision(10))])
    expect(Object.fromEntries(rounded)).toEqual(expected)
  })

  it('is compared in what both have; tablets of unknown strength only with such', () => {
    const tablets = (amount: number, strength: string | null = null) =>
      amountOf({ amount, unit: 'tablet' }, strength, 'first')
    expect(ratioOf(tablets(2, '250 mg'), amountOf({ amount: 1, unit: 'g' }, null, 'first'))).toBe(0.5)
    expect(ratioOf(tablets(3), tablets(1))).toBe(3)
    expect(ratioOf(tablets(3, '250 mg'), tablets(1))).toBeNull()
    expect(ratioOf(tablets(3), amountOf({ amount: 1, unit: 'capsule' }, null, 'first'))).toBeNull()
    expect(ratioOf(tablets(1), amountOf({ amount: 0, unit: 'tablet' }, null, 'first'))).toBeNull()
  })
})
