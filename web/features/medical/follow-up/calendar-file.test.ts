import { describe, expect, it } from 'vitest'
import { type CalendarDay, calendarFile } from '#web/features/medical/follow-up/calendar-file.ts'

const NOW = new Date('2026-03-05T09:07:03.512Z')
const VISIT: CalendarDay = {
  uid: 'plan-1-day-7@afya-mashariki',
  day: new Date(2026, 11, 31),
  summary: 'Health visit',
  description: 'See a health worker.',
  url: 'https://afya.example/medical/plan/plan-1',
}

const linesOf = (file: string) => file.split('\r\n')
const unfolded = (file: string) => file.replaceAll('\r\n ', '')

describe('the calendar file', () => {
  it('is a calendar of whole days, the end being the day after', () => {
    expect(linesOf(calendarFile([VISIT], NOW))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Afya Mashariki//Follow-up//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:plan-1-day-7@afya-mashariki',
      'DTSTAMP:20260305T090703Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Health visit',
      'DESCRIPTION:See a health worker.',
      'URL:https://afya.example/medical/plan/plan-1',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Health visit',
      'TRIGGER:-PT6H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('has an event for each day', () => {
    const file = calendarFile([VISIT, { ...VISIT, uid: 'plan-1-day-30@afya-mashariki' }], NOW)
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  })

  it('escapes what would end a value', () => {
    const file = calendarFile([{ ...VISIT, summary: 'Back\\slash; comma, line\nnext\r\nlast' }], NOW)
    expect(file).toContain(String.raw`SUMMARY:Back\\slash\; comma\, line\nnext\nlast`)
  })

  it('folds lines at 75 octets, and cuts no character in two', () => {
    const description = `a${'ŋ€😀'.repeat(40)}`
    const file = calendarFile([{ ...VISIT, description }], NOW)
    for (const line of linesOf(file)) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(line.isWellFormed()).toBe(true)
    }
    expect(unfolded(file)).toContain(`DESCRIPTION:${description}\r\n`)
  })

  it('ends every line with CR and LF, and holds neither alone', () => {
    const file = calendarFile([{ ...VISIT, description: 'one\ntwo\rthree' }], NOW)
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})
