/** A contact of antenatal care, in completed weeks from the first day of the last period. */
export interface PregnancyContact {
  /** The week that WHO names; the contact is late from its end on. */
  readonly week: number
  /** Its weeks begin here. */
  readonly fromWeek: number
  /** They are over when this week begins: that in which the next contact's begin. */
  readonly beforeWeek: number
}

/**
 * WHO's eight contacts (Recommendations on antenatal care for a positive pregnancy experience, 2016, table 2). The weeks
 * in which each can be made are this product's own: they share out the whole pregnancy, so that a visit does one contact
 * and no other. Where the next follows within two weeks there is no time to be late: it takes the place of the one before.
 */
export const PREGNANCY_CONTACTS: readonly PregnancyContact[] = [
  { week: 12, fromWeek: 0, beforeWeek: 16 },
  { week: 20, fromWeek: 16, beforeWeek: 23 },
  { week: 26, fromWeek: 23, beforeWeek: 28 },
  { week: 30, fromWeek: 28, beforeWeek: 32 },
  { week: 34, fromWeek: 32, beforeWeek: 35 },
  { week: 36, fromWeek: 35, beforeWeek: 37 },
  { week: 38, fromWeek: 37, beforeWeek: 39 },
  { week: 40, fromWeek: 39, beforeWeek: 42 },
]
