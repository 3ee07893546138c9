/** When an action is taken: at once, in daily life, or so that it does not happen (again). */
export type ActionKind = 'now' | 'lifestyle' | 'prevention'

export interface Action {
  readonly kind: ActionKind
  /** May be done by whom, at the least. */
  readonly by: 'patient' | 'community' | 'health_centre' | 'hospital'
  /** Saves life or limb in the minutes before help or the way: it stands before going anywhere. */
  readonly first?: true
}

const action =
  (kind: ActionKind) =>
  (by: Action['by'] = 'patient'): Action => ({ kind, by })

export const now = action('now')
export const lifestyle = action('lifestyle')
export const prevention = action('prevention')
/** What is done on the spot, before the way to care. */
export const first = (by: Action['by'] = 'patient'): Action => ({ kind: 'now', by, first: true })
