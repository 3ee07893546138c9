import { v7 } from 'uuid'

/** A new UUIDv7: ids sort by the time they were made, which keeps the indexes compact. */
export const newId = (): string => v7()
