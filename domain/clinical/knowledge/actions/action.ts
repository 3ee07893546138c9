import type { FindingOf } from '#domain/clinical/knowledge/findings/finding.ts'

/** When an action is taken: at once, in daily life, or so that it does not happen (again). */
export type ActionKind = 'now' | 'lifestyle' | 'prevention'

export interface Action {
  readonly kind: ActionKind
  /** May be done by whom, at the least. */
  readonly by: 'patient' | 'community' | 'health_centre' | 'hospital'
  /** Saves life or limb in the minutes before help or the way: it stands before going anywhere. */
  readonly first?: true
  /** Of these people only: nobody else is told of it. */
  readonly of?: FindingOf
}

const action =
  (kind: ActionKind) =>
  (by: Action['by'] = 'patient', of?: FindingOf): Action => ({ kind, by, ...(of && { of }) })

export const now = action('now')
export const lifestyle = action('lifestyle')
export const prevention = action('prevention')
/** What is done on the spot, before the way to care. */
export const first = (by: Action['by'] = 'patient', of?: FindingOf): Action => ({
  kind: 'now',
  by,
  first: true,
  ...(of && { of }),
})

/** Whom actions of one age or sex are for, in months. */
export const NEWBORN = { belowMonths: 2 } as const
export const BABY = { belowMonths: 12 } as const
export const CHILD_UNDER_5 = { belowMonths: 60 } as const
export const CHILD = { belowMonths: 144 } as const
export const ADOLESCENT_OR_ADULT = { fromMonths: 144 } as const
export const MAY_BEAR_CHILDREN = { sex: 'female', fromMonths: 120, belowMonths: 660 } as const
