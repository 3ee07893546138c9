import { describe, expect, it } from 'vitest'
import { readRecordCode, recordCodeOf, showRecordCode } from '#domain/patients/record-code.ts'

const RANDOM = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.999_999]

describe('the code of an invitation to a record', () => {
  it('has ten signs, the same for the same numbers', () => {
    expect(recordCodeOf(RANDOM)).toBe('0369CFJNRY')
    expect(recordCodeOf(RANDOM.toReversed())).toBe('YRNJFC9630')
    expect(() => recordCodeOf([0.5])).toThrow(/10 random numbers/)
  })

  it('is read as it is shown, in small letters, with spaces and with misread signs', () => {
    const code = recordCodeOf(RANDOM)
    expect(readRecordCode(showRecordCode(code))).toBe(code)
    expect(readRecordCode(` ${code.toLowerCase()} `)).toBe(code)
    expect(readRecordCode('O369C FJNRY')).toBe(code)
  })

  it.each(['', '0369CFJNR', '0369CFJNRYY', '0369C-FJNR!', 'ndiyo'])('is not %o', (typed) => {
    expect(readRecordCode(typed)).toBeNull()
  })
})
