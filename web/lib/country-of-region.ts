import {
  COUNTRIES,
  type CountryCode,
  countryCodeOf,
  MEDICAL_REGIONS,
  type MedicalRegion,
} from '#domain/vocabulary/countries.ts'
import { member } from '#web/lib/wire-names.ts'

type RegionMember = ReturnType<typeof member<MedicalRegion>>

/** The country of a region as the server names it: its code and its emergency number, null where none is known. */
export function countryOfRegion(region: RegionMember): { code: CountryCode; emergencyNumber: string | null } {
  const name = MEDICAL_REGIONS.find((known) => member(known) === region)
  const code = name === undefined ? undefined : countryCodeOf(name)
  if (code === undefined) throw new Error(`There is no country for the region ${region}`)
  return { code, emergencyNumber: COUNTRIES[code].emergencyNumber }
}
