import { describe, expect, it } from 'vitest'
import { isDispensableFor } from '#domain/medicines/dispensable.ts'
import { keptOf, remainingOf, statusOfDispensed } from '#domain/prescriptions/dispensed-quantities.ts'
import { isAsked, isPossible, PRESCRIPTION_RULES } from '#domain/prescriptions/prescription-moves.ts'
import { receiptNumberOf } from '#domain/prescriptions/receipt-number.ts'
import {
  PRESCRIPTION_MOVES,
  PRESCRIPTION_STATUSES,
  type PrescriptionStepKind,
} from '#domain/vocabulary/prescriptions.ts'

const given = (quantity: number, ...returned: number[]) => ({
  quantity,
  returned: returned.map((back) => ({ quantity: back })),
})
const line = (quantity: number | null, ...dispensed: ReturnType<typeof given>[]) => ({ quantity, dispensed })

describe('What is left to hand over', () => {
  it('is what was prescribed, less what the patient has', () => {
    expect(remainingOf(line(20))).toBe(20)
    expect(remainingOf(line(20, given(12), given(3)))).toBe(5)
    expect(remainingOf(line(20, given(20, 5, 1)))).toBe(6)
    expect(keptOf(line(20, given(20, 5, 1)))).toBe(14)
    expect(remainingOf(line(20, given(25)))).toBe(0)
  })

  it('of what was not counted is not known, and nothing once something was handed over', () => {
    expect(remainingOf(line(null))).toBeNull()
    expect(remainingOf(line(null, given(2)))).toBe(0)
    expect(remainingOf(line(null, given(2, 2)))).toBeNull()
  })

  it.each([
    [[line(10), line(null)], 'ready'],
    [[line(10, given(10)), line(null)], 'partly_dispensed'],
    [[line(10, given(4))], 'partly_dispensed'],
    [[line(10, given(10)), line(null, given(1))], 'dispensed'],
    [[line(10, given(10, 10))], 'ready'],
  ] as const)('decides where the prescription stands', (lines, status) => {
    expect(statusOfDispensed(lines)).toBe(status)
  })
})

describe('§4 What can be done with a prescription', () => {
  const standing = (status: (typeof PRESCRIPTION_STATUSES)[number], ...kinds: PrescriptionStepKind[]) => ({
    status,
    endedAt: null,
    steps: kinds.map((kind) => ({ kind })),
  })
  const possible = (prescription: Parameters<typeof isPossible>[0]) =>
    PRESCRIPTION_MOVES.filter((move) => isPossible(prescription, move))

  it.each([
    ['pending', ['approve', 'ask', 'cancel']],
    ['ready', ['override', 'ask', 'dispense', 'close', 'cancel']],
    ['partly_dispensed', ['override', 'ask', 'dispense', 'close']],
    ['dispensed', []],
    ['not_dispensed', []],
    ['cancelled', []],
  ] as const)('%s', (status, moves) => {
    expect(possible(standing(status))).toEqual(moves)
  })

  it('is nothing once it has ended', () => {
    for (const status of PRESCRIPTION_STATUSES) {
      expect(possible({ ...standing(status, 'asked'), endedAt: new Date() })).toEqual([])
    }
  })

  it('is to answer while a question waits', () => {
    expect(isAsked(standing('pending', 'asked', 'approved'))).toBe(true)
    expect(isAsked(standing('pending', 'asked', 'answered'))).toBe(false)
    expect(isAsked(standing('pending', 'asked', 'answered', 'asked'))).toBe(true)
    expect(possible(standing('ready', 'asked'))).toContain('answer')
    expect(possible(standing('ready', 'asked', 'answered'))).not.toContain('answer')
  })

  it('needs words wherever something is refused, asked or set aside', () => {
    const withWords = PRESCRIPTION_MOVES.filter((move) => PRESCRIPTION_RULES[move].note === 'required')
    expect(withWords).toEqual(['override', 'ask', 'answer', 'close', 'cancel'])
  })
})

describe('The medicine that is handed over for a line', () => {
  const DT = { id: 'dt', genericName: 'Amoxicillin', strength: '250 mg' }
  const CAPSULE = { id: 'cap', genericName: 'Amoxicillin', strength: '500 mg' }
  const CLAVULANATE = { id: 'clav', genericName: 'Amoxicillin and clavulanic acid', strength: '250 mg' }
  const named = { medicineId: null, genericName: 'amoxicillin', doseStrength: '250mg' }

  it('is the one that was joined, and no other', () => {
    const joined = { ...named, medicineId: 'cap' }
    expect([DT, CAPSULE, CLAVULANATE].filter((one) => isDispensableFor(joined, one))).toEqual([CAPSULE])
  })

  it('is where none was joined one with the same substances in the strength that was named', () => {
    expect([DT, CAPSULE, CLAVULANATE].filter((one) => isDispensableFor(named, one))).toEqual([DT])
    const anyStrength = { ...named, doseStrength: null }
    expect([DT, CAPSULE, CLAVULANATE].filter((one) => isDispensableFor(anyStrength, one))).toEqual([DT, CAPSULE])
  })
})

describe('A receipt’s number', () => {
  it('is short, and the same for the same dispensing', () => {
    const id = '019aa0a2-7b1c-7000-8000-0123456789ab'
    expect(receiptNumberOf(id)).toBe(receiptNumberOf(id))
    expect(receiptNumberOf(id)).toMatch(/^[0-9A-HJKMNP-TVWXY]{4}-[0-9A-HJKMNP-TVWXY]{5}$/)
    expect(receiptNumberOf(id)).not.toBe(receiptNumberOf('019aa0a2-7b1c-7000-8000-0123456789ac'))
    expect(receiptNumberOf('00000000-0000-0000-0000-000000000000')).toBe('0000-00000')
    expect(receiptNumberOf('ffffffff-ffff-ffff-ffff-ffffffffffff')).toMatch(/^.{4}-.{5}$/)
  })
})
