/**
 * What a table has under a key that a person wrote. Not `table[key]`: every object has a `constructor`, and a text may
 * hold that word.
 */
export const ownEntry = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
