/** Why two records may be of one person, the strongest first. */
export const DUPLICATE_REASONS = ['same_national_id', 'same_phone', 'similar_name'] as const
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number]
