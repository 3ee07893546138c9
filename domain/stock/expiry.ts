import { addMonths, type Day } from '#domain/time/local-day.ts'

/** How long before its last day a batch is warned of (specification §9). */
export const EXPIRY_WARNING_MONTHS = 6

export type Expiry = 'usable' | 'expires_soon' | 'expired'

/**
 * How a batch stands. Its last day counts: it is expired when that day has ended where the facility is.
 * @param expiresOn the last day on which it may be used
 * @param today the facility's own day: `dayAt(timeZoneOf(...), now)`
 */
export function expiryOf(expiresOn: Day, today: Day): Expiry {
  if (expiresOn < today) return 'expired'
  return expiresOn <= addMonths(today, EXPIRY_WARNING_MONTHS) ? 'expires_soon' : 'usable'
}
