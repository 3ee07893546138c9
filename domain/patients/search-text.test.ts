import { describe, expect, it } from 'vitest'
import { patientCodeOf } from '#domain/patients/patient-code.ts'
import { comparableNationalId, lastPhoneDigits, readSearchText } from '#domain/patients/search-text.ts'

const CODE = patientCodeOf([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6])

describe('The last digits of a phone number', () => {
  it.each(['0712345678', '+254712345678', '254 712 345 678', '(0712) 345-678', '712345678'])('of %s', (written) => {
    expect(lastPhoneDigits(written)).toBe('712345678')
  })

  it.each(['12345678', '', 'Otieno', '0712345678 home', '٠٧١٢٣٤٥٦٧٨'])('of %j are none', (written) => {
    expect(lastPhoneDigits(written)).toBeNull()
  })
})

describe('A national id', () => {
  it('is compared by its letters and digits', () => {
    expect(comparableNationalId(' 2345-6789 ')).toBe('23456789')
    expect(comparableNationalId('CM 9001 AB')).toBe('cm9001ab')
  })

  it.each(['1234', 'Otieno', '', '-----'])('is not %j', (written) => {
    expect(comparableNationalId(written)).toBeNull()
  })
})

describe('The text of a search', () => {
  it('is names, where there is no digit', () => {
    expect(readSearchText("  Ng’ang’a   o'Brien ")).toEqual({
      code: null,
      phone: null,
      nationalId: null,
      words: ["Ng'ang'a", "o'Brien"],
    })
    expect(readSearchText('a b c d e f g').words).toHaveLength(5)
  })

  it('is a number, and then no name', () => {
    expect(readSearchText('0712 345678')).toEqual({
      code: null,
      phone: '712345678',
      nationalId: '0712345678',
      words: [],
    })
    expect(readSearchText(CODE)).toMatchObject({ code: CODE, words: [] })
  })
})
