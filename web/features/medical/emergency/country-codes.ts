import { COUNTRIES, type CountryCode } from '#domain/vocabulary/countries.ts'

export const COUNTRY_CODES = Object.keys(COUNTRIES) as readonly CountryCode[]

/** The country of an option's value; null: none is chosen. */
export const countryOf = (value: string): CountryCode | null => COUNTRY_CODES.find((code) => code === value) ?? null
