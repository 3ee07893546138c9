/** When an action is taken: at once, in daily life, or so that it does not happen (again). */
export type ActionKind = 'now' | 'lifestyle' | 'prevention'

export interface Action {
  readonly kind: ActionKind
  /** May be done by whom, at the least. */
  readonly by: 'patient' | 'community' | 'health_centre' | 'hospital'
}

const action =
  (kind: ActionKind) =>
  (by: Action['by'] = 'patient'): Action => ({ kind, by })

export const now = action('now')
export const lifestyle = action('lifestyle')
export const prevention = action('prevention')
