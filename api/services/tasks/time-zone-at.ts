import { COUNTRY_CODES } from '#domain/vocabulary/countries.ts'
import { type TimeZone, timeZoneOf } from '#domain/vocabulary/time-zones.ts'

/** The time zone of a facility; that of Kenya where there is none, or its country is no country of the product. */
export function timeZoneAt(place: { readonly country: string; readonly district: string } | null): TimeZone {
  const country = COUNTRY_CODES.find((code) => code === place?.country)
  return timeZoneOf(country ?? 'KE', place?.district ?? '')
}
