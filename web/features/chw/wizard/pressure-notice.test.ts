import { describe, expect, it } from 'vitest'
import { pressureNotice } from '#web/features/chw/wizard/pressure-notice.ts'

const adult = { ageMonths: 480, pregnant: false }

describe('§5 CHW vitals: the blood pressure notice', () => {
  it.each([
    ['140/90', 'normal'],
    ['141/90', 'high'],
    ['140/91', 'high'],
    ['120/80', 'normal'],
    ['200/60', 'high'],
  ])('calls %s %s: above 140, or above 90', (written, text) => {
    expect(pressureNotice(written, adult)).toEqual({ text, beware: null })
  })

  it('says nothing before there is a blood pressure', () => {
    for (const written of ['', '120', 'high']) expect(pressureNotice(written, adult)).toBeNull()
  })

  it('adds where its limits do not hold: in a child, in pregnancy, and for what is low', () => {
    expect(pressureNotice('110/70', { ageMonths: 100, pregnant: false })?.beware).toBe('child')
    expect(pressureNotice('110/70', { ageMonths: 400, pregnant: true })?.beware).toBe('pregnancy')
    expect(pressureNotice('89/50', adult)).toEqual({ text: 'normal', beware: 'low' })
    expect(pressureNotice('90/50', adult)?.beware).toBeNull()
  })
})
