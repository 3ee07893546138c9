import { type Day, dayAt } from '#domain/time/local-day.ts'
import { countryCodeOf } from '#domain/vocabulary/countries.ts'
import { timeZoneOf } from '#domain/vocabulary/time-zones.ts'

/** The day that it is where a facility stands. */
export const dayOfFacility = (
  { region, district }: { readonly region: string; readonly district: string },
  now: Date,
): Day => dayAt(timeZoneOf(countryCodeOf(region) ?? 'KE', district), now)

/** A day of the calendar at noon of wherever it is read: it is that day there. */
export const noonOf = (day: Day): string => `${day}T12:00:00`
