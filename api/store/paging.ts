/** A page of a list. */
export interface Page {
  readonly limit: number
  /** The id of the last record of the page before. */
  readonly cursor: string | null
}

/** The order of records of a time; those of one moment by their ids. */
export const NEWEST_FIRST: [{ createdAt: 'desc' }, { id: 'desc' }] = [{ createdAt: 'desc' }, { id: 'desc' }]

/** What of a query makes it begin behind the last record of the page before. */
export const after = (cursor: string | null): { cursor?: { id: string }; skip?: number } =>
  cursor === null ? {} : { cursor: { id: cursor }, skip: 1 }
