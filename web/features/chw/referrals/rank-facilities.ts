/** A facility to choose from. */
interface Place {
  readonly id: string
  readonly name: string
  readonly district: string
  /** The country, by its name. */
  readonly region: string
}

/** As many as one looks through on a phone; with more, one searches. */
export const MOST_SHOWN = 8

/** Letters as they are compared: without case and marks. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/**
 * The facilities of a country in whose name or district every word is found, all but one's own: those of one's own
 * district first, for nothing nearer is known of facilities than that; then by name.
 */
export function rankFacilities<F extends Place>(
  facilities: readonly F[],
  { ownId, region, search }: { readonly ownId: string | null; readonly region: string; readonly search: string },
): F[] {
  const own = facilities.find(({ id }) => id === ownId)
  const isNear = ({ region: country, district }: F) =>
    own !== undefined && country === own.region && district === own.district
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  return facilities
    .filter((facility) => facility.id !== ownId && facility.region === region)
    .filter(({ name, district }) => words.every((word) => plain(`${name} ${district}`).includes(word)))
    .toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)) || one.name.localeCompare(other.name))
}
