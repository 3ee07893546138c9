import type { CountryCode } from '#domain/vocabulary/countries.ts'

/** The time zone of each country, by its IANA name (2026): East Africa Time, and Central Africa Time an hour behind it. */
const TIME_ZONES = {
  KE: 'Africa/Nairobi',
  UG: 'Africa/Kampala',
  TZ: 'Africa/Dar_es_Salaam',
  RW: 'Africa/Kigali',
  CD: 'Africa/Lubumbashi',
  SS: 'Africa/Juba',
  ET: 'Africa/Addis_Ababa',
  SO: 'Africa/Mogadishu',
  BI: 'Africa/Bujumbura',
  ER: 'Africa/Asmara',
  DJ: 'Africa/Djibouti',
} as const satisfies Record<CountryCode, string>

/** The provinces of DR Congo that are an hour behind the east of the country. */
const WEST_CONGO: ReadonlySet<string> = new Set([
  'Kinshasa',
  'Kongo-Central',
  'Kwango',
  'Kwilu',
  'Mai-Ndombe',
  'Équateur',
  'Mongala',
  'Nord-Ubangi',
  'Sud-Ubangi',
  'Tshuapa',
])

export type TimeZone = (typeof TIME_ZONES)[CountryCode] | 'Africa/Kinshasa'

/** The time zone in which a facility lives. */
export const timeZoneOf = (country: CountryCode, district: string): TimeZone =>
  country === 'CD' && WEST_CONGO.has(district) ? 'Africa/Kinshasa' : TIME_ZONES[country]
