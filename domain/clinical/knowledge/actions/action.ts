import type { FindingOf } from '#domain/clinical/knowledge/findings/finding.ts'

/** When an action is taken: at once, in daily life, or so that it does not happen (again). */
export type ActionKind = 'now' | 'lifestyle' | 'prevention'

/** Who does it: the patient or whoever is with them, or the level of care that can. */
export const ACTION_DOERS = ['patient', 'community', 'health_centre', 'hospital'] as const

export interface Action {
  readonly kind: ActionKind
  /** May be done by whom, at the least. */
  readonly by: (typeof ACTION_DOERS)[number]
  /** Done on the spot: before anybody is called, where seconds count or helpers are in danger, or before the way. */
  readonly first?: 'before_call' | 'before_way'
  /** Of these people only: nobody else is told of it. */
  readonly of?: FindingOf
}

const action =
  (kind: ActionKind) =>
  (by: Action['by'] = 'patient', of?: FindingOf): Action => ({ kind, by, ...(of && { of }) })

export const now = action('now')
export const lifestyle = action('lifestyle')
export const prevention = action('prevention')
const onTheSpot =
  (first: NonNullable<Action['first']>) =>
  (by: Action['by'] = 'patient', of?: FindingOf): Action => ({ kind: 'now', by, first, ...(of && { of }) })

export const beforeCall = onTheSpot('before_call')
export const first = onTheSpot('before_way')

/** Whom actions of one age or sex are for, in months. */
export const NEWBORN = { belowMonths: 2 } as const
export const BABY = { belowMonths: 12 } as const
export const CHILD_UNDER_5 = { belowMonths: 60 } as const
export const CHILD = { belowMonths: 144 } as const
export const ADOLESCENT_OR_ADULT = { fromMonths: 144 } as const
export const MAY_BEAR_CHILDREN = { sex: 'female', fromMonths: 120, belowMonths: 660 } as const
