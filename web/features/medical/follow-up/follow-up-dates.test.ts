import { describe, expect, it } from 'vitest'
import { followUpDates } from '#web/features/medical/follow-up/follow-up-dates.ts'

describe('the days of a follow-up', () => {
  it('are counted from the day of the plan on this device, over the end of a month', () => {
    const lateInMarch = new Date(2026, 2, 30, 23, 30).toISOString()
    const dates = followUpDates(lateInMarch, [1, 2, 5, 14], new Date(2026, 3, 1, 8))
    expect(dates.map(({ day, when }) => [day.getMonth() + 1, day.getDate(), when])).toEqual([
      [3, 31, 'passed'],
      [4, 1, 'today'],
      [4, 4, 'ahead'],
      [4, 13, 'ahead'],
    ])
  })

  it('are none where the plan names none', () => {
    expect(followUpDates('2026-03-30T09:00:00Z', [], new Date())).toEqual([])
  })
})
