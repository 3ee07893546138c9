import {
  COUNTRIES,
  type CountryCode,
  countryCodeOf,
  isEmergencyNumberDoubted,
  RECORDED_REGIONS,
  type RecordedRegion,
} from '#domain/vocabulary/countries.ts'
import { member } from '#web/lib/wire-names.ts'

type RegionMember = ReturnType<typeof member<RecordedRegion>>

export interface CountryOfRegion {
  readonly code: CountryCode
  /** Null where none is known. */
  readonly emergencyNumber: string | null
  /** It is doubtful that the number is answered. */
  readonly isDoubted: boolean
}

/** The country of a region as the server names it, with its emergency number. */
export function countryOfRegion(region: RegionMember): CountryOfRegion {
  const name = RECORDED_REGIONS.find((known) => member(known) === region)
  const code = name === undefined ? undefined : countryCodeOf(name)
  if (code === undefined) throw new Error(`There is no country for the region ${region}`)
  return { code, emergencyNumber: COUNTRIES[code].emergencyNumber, isDoubted: isEmergencyNumberDoubted(code) }
}
