/**
 * The specification's word as a name in capitals: `HIV/AIDS` becomes `HIV_AIDS`. GraphQL's enum members and
 * the keys of translated labels are made so.
 */
export const memberName = (value: string): string =>
  value
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
