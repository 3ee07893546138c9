/** A medicine by its generic name and strength, as lists and plans write them. */
interface NamedMedicine {
  readonly genericName: string
  readonly strength: string
}

/** The substances of a generic name, whatever stands between them: `Artemether/Lumefantrine`, `Artemether and lumefantrine`. */
const substancesOf = (genericName: string): string =>
  genericName
    .toLowerCase()
    .split(/\s*(?:[/+,&]|\band\b)\s*/)
    .filter((substance) => substance !== '')
    .toSorted()
    .join('/')

/** `20 mg/120 mg` and `20/120 mg` are one strength; `250 mg/5 ml` is not `250 mg`. */
const strengthOf = (strength: string): string =>
  strength
    .toLowerCase()
    .replaceAll(/[\s,]/g, '')
    .replaceAll(/(?<=\d)mg(?=[/+]\d+(?:\.\d+)?mg)/g, '')
    .replaceAll('+', '/')

/**
 * Whether two entries are the same medicine in the same strength. In doubt they are not: nobody must be handed another
 * one than was asked for.
 */
export const isSameMedicine = (one: NamedMedicine, other: NamedMedicine): boolean =>
  substancesOf(one.genericName) === substancesOf(other.genericName) &&
  strengthOf(one.strength) === strengthOf(other.strength)
