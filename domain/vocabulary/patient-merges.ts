/** Where the merging of two records stands: proposed by one person, decided by another, undone by either kind. */
export const MERGE_STATUSES = ['proposed', 'merged', 'declined', 'undone'] as const
