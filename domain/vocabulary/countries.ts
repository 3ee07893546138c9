/**
 * The countries that any screen of the product names (specification §1, §9), by ISO 3166-1 code.
 * Emergency numbers stand where the specification gives one, and where sources agree on one; null: none is confirmed.
 *
 * Ethiopia 991: the Australian Government's travel advice (for medical emergencies), the U.S. Overseas Security Advisory
 * Council (2021) and Google's libphonenumber name it. Left null: Burundi (112 in Bujumbura alone, often not answered, says
 * the Australian Government), Eritrea and Djibouti (sources name different numbers for an ambulance), Somalia (several
 * numbers, each of the police or of one town).
 */
export const COUNTRIES = {
  KE: { name: 'Kenya', flag: '🇰🇪', emergencyNumber: '999' },
  UG: { name: 'Uganda', flag: '🇺🇬', emergencyNumber: '999' },
  TZ: { name: 'Tanzania', flag: '🇹🇿', emergencyNumber: '112' },
  RW: { name: 'Rwanda', flag: '🇷🇼', emergencyNumber: '112' },
  CD: { name: 'DR Congo', flag: '🇨🇩', emergencyNumber: '112' },
  SS: { name: 'South Sudan', flag: '🇸🇸', emergencyNumber: '999' },
  ET: { name: 'Ethiopia', flag: '🇪🇹', emergencyNumber: '991' },
  SO: { name: 'Somalia', flag: '🇸🇴', emergencyNumber: null },
  BI: { name: 'Burundi', flag: '🇧🇮', emergencyNumber: null },
  ER: { name: 'Eritrea', flag: '🇪🇷', emergencyNumber: null },
  DJ: { name: 'Djibouti', flag: '🇩🇯', emergencyNumber: null },
} as const satisfies Record<string, { name: string; flag: string; emergencyNumber: string | null }>

export type CountryCode = keyof typeof COUNTRIES
export const COUNTRY_CODES = Object.keys(COUNTRIES) as readonly CountryCode[]

/** The country of an option's value; null: none is chosen. */
export const countryOfOption = (value: string): CountryCode | null =>
  COUNTRY_CODES.find((code) => code === value) ?? null

/**
 * Countries whose number from the specification other sources do not know: whoever dials it has to be told.
 * DR Congo: the Australian Government's travel advice says that there is no national number; libphonenumber has no 112.
 */
const DOUBTED_EMERGENCY_NUMBERS: ReadonlySet<CountryCode> = new Set<CountryCode>(['CD'])

/** Whether it is doubtful that a country's number is answered. */
export const isEmergencyNumberDoubted = (code: CountryCode): boolean => DOUBTED_EMERGENCY_NUMBERS.has(code)

export type CountryName = (typeof COUNTRIES)[CountryCode]['name']

const namesOf = <const C extends readonly CountryCode[]>(...codes: C) =>
  codes.map((code) => COUNTRIES[code].name) as unknown as {
    readonly [I in keyof C]: (typeof COUNTRIES)[C[I]]['name']
  }

/** The six countries of the landing page and the chat (§1, §9). */
export const CORE_COUNTRY_CODES = ['KE', 'UG', 'TZ', 'RW', 'CD', 'SS'] as const

/** The countries a person can choose when signing up (§9). */
export const SIGN_UP_REGIONS = namesOf('KE', 'UG', 'TZ', 'RW', 'CD', 'SS', 'ET', 'BI', 'ER', 'DJ')

/** The countries whose foods the nutrition plan knows (§5, §9). */
export const NUTRITION_REGIONS = namesOf('SS', 'KE')
export type NutritionRegion = (typeof NUTRITION_REGIONS)[number]

/** The countries of the medical assessment, by the names that it uses (§9): one of them is not the others' name. */
const MEDICAL_COUNTRIES = {
  Kenya: 'KE',
  Uganda: 'UG',
  Tanzania: 'TZ',
  Rwanda: 'RW',
  'South Sudan': 'SS',
  Ethiopia: 'ET',
  Somalia: 'SO',
  Burundi: 'BI',
  'Democratic Republic of Congo': 'CD',
} as const satisfies Record<string, CountryCode>
export type MedicalRegion = keyof typeof MEDICAL_COUNTRIES
export const MEDICAL_REGIONS = Object.keys(MEDICAL_COUNTRIES) as readonly MedicalRegion[]

/** The countries that a stored assessment can be of: those of the form, and others in which patients are visited. */
export const RECORDED_REGIONS = [...MEDICAL_REGIONS, ...namesOf('ER', 'DJ')] as const
export type RecordedRegion = (typeof RECORDED_REGIONS)[number]

/** A country by the name that assessments are stored with. */
export const recordedRegionOf = (code: CountryCode): RecordedRegion => {
  const name = medicalRegionOf(code) ?? RECORDED_REGIONS.find((region) => region === COUNTRIES[code].name)
  if (name === undefined) throw new TypeError('A country has no name in assessments')
  return name
}

/** The medical assessment's name of a country, or undefined where it does not offer it. */
export const medicalRegionOf = (code: CountryCode): MedicalRegion | undefined =>
  MEDICAL_REGIONS.find((region) => MEDICAL_COUNTRIES[region] === code)

/** The code of a country by a name that forms and records use, or undefined. */
export function countryCodeOf(name: string): CountryCode | undefined {
  if (Object.hasOwn(MEDICAL_COUNTRIES, name)) return MEDICAL_COUNTRIES[name as MedicalRegion]
  return COUNTRY_CODES.find((code) => COUNTRIES[code].name === name)
}
