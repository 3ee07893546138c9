import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayAt, startOfDay, startOfWeek } from '#domain/time/local-day.ts'
import { COUNTRY_CODES } from '#domain/vocabulary/countries.ts'
import { timeZoneOf } from '#domain/vocabulary/time-zones.ts'

const HOUR_MS = 3_600_000
const moment = fc.date({ min: new Date('2022-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
const zone = fc.constantFrom(...COUNTRY_CODES).map((code) => timeZoneOf(code, 'Kinshasa'))

describe('A day in a time zone', () => {
  it('begins at its own midnight: three hours before UTC’s in Nairobi, two in Juba and Goma, one in Kinshasa', () => {
    expect(startOfDay(timeZoneOf('KE', 'Nairobi'), '2026-11-21').toISOString()).toBe('2026-11-20T21:00:00.000Z')
    expect(startOfDay(timeZoneOf('SS', 'Jonglei'), '2026-11-21').toISOString()).toBe('2026-11-20T22:00:00.000Z')
    expect(startOfDay(timeZoneOf('CD', 'Nord-Kivu'), '2026-11-21').toISOString()).toBe('2026-11-20T22:00:00.000Z')
    expect(startOfDay(timeZoneOf('CD', 'Kinshasa'), '2026-11-21').toISOString()).toBe('2026-11-20T23:00:00.000Z')
  })

  it('has each moment from its beginning to the beginning of the next, and lasts 24 hours', () => {
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        const day = dayAt(timeZone, at)
        const [from, before] = [startOfDay(timeZone, day), startOfDay(timeZone, addDays(day, 1))]
        expect(from.getTime()).toBeLessThanOrEqual(at.getTime())
        expect(before.getTime()).toBeGreaterThan(at.getTime())
        expect(before.getTime() - from.getTime()).toBe(24 * HOUR_MS)
      }),
    )
  })

  it('is the next one already where the sun rises first', () => {
    const at = new Date('2026-11-21T21:30:00.000Z')
    expect(dayAt('Africa/Nairobi', at)).toBe('2026-11-22')
    expect(dayAt('Africa/Juba', at)).toBe('2026-11-21')
  })
})

describe('Weeks and months', () => {
  it('begin a week on Monday, also that of a Sunday', () => {
    expect(startOfWeek('2026-11-22')).toBe('2026-11-16')
    expect(startOfWeek('2026-11-16')).toBe('2026-11-16')
    expect(startOfWeek('2027-01-01')).toBe('2026-12-28')
  })

  it('end a month that has no such day on its last', () => {
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28')
    expect(addMonths('2027-08-31', 6)).toBe('2028-02-29')
    expect(addMonths('2026-11-21', 6)).toBe('2027-05-21')
    expect(addMonths('2026-01-31', -1)).toBe('2025-12-31')
  })
})
