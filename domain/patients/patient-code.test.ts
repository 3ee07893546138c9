import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patientCodeOf, readPatientCode, showPatientCode } from '#domain/patients/patient-code.ts'

const part = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const code = fc.array(part, { minLength: 7, maxLength: 7 }).map(patientCodeOf)

describe('A patient’s code', () => {
  it('is read again as it is shown, in small letters and with spaces', () => {
    fc.assert(
      fc.property(code, (made) => {
        expect(readPatientCode(showPatientCode(made))).toBe(made)
        expect(readPatientCode(` ${made.toLowerCase().slice(0, 4)} ${made.toLowerCase().slice(4)}`)).toBe(made)
      }),
    )
  })

  it('is not read with one wrong sign', () => {
    const sign = fc.constantFrom(...Array.from('0123456789ABCDEFGHJKMNPQRSTVWXY'))
    fc.assert(
      fc.property(code, fc.nat(7), sign, (made, at, other) => {
        fc.pre(made[at] !== other)
        expect(readPatientCode(made.slice(0, at) + other + made.slice(at + 1))).toBeNull()
      }),
    )
  })

  it('is not read with two neighbours in each other’s place', () => {
    fc.assert(
      fc.property(code, fc.nat(5), (made, at) => {
        const [first = '', second = ''] = [made[at], made[at + 1]]
        fc.pre(first !== second)
        expect(readPatientCode(made.slice(0, at) + second + first + made.slice(at + 2))).toBeNull()
      }),
    )
  })

  it('is read where a sign was taken for one that no code has', () => {
    expect(patientCodeOf([0, 1 / 31 + 0.001, 0, 0, 0, 0, 0])).toBe('01000002')
    expect(readPatientCode('OI00-0002')).toBe('01000002')
    expect(readPatientCode('OL00-000Z')).toBe('01000002')
  })

  it('is none where it is empty, too short, too long or has other signs', () => {
    for (const typed of ['', '0100-000', '0100-00022', '0100-000?', '🌍🌍🌍🌍', '0100 000é']) {
      expect(readPatientCode(typed), typed).toBeNull()
    }
  })

  it('takes seven random numbers and no other count', () => {
    expect(() => patientCodeOf([0.5])).toThrow('7 random numbers')
  })
})
