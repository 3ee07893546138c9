import { BEDSIDE_ROLES, holdsAnyRole, type Role } from '#domain/vocabulary/roles.ts'

interface Area {
  readonly key: 'chw' | 'dispensing' | 'medical' | 'nutrition' | 'stock'
  readonly path: string
  /** Any one of these is enough; empty: everybody who is signed in. */
  readonly roles: readonly Role[]
}

/** The parts of the product that are open, in the order in which they are offered (specification §2 "Landing page"). */
const AREAS: readonly Area[] = [
  { key: 'chw', path: '/chw/dashboard', roles: BEDSIDE_ROLES },
  // Who has no dashboard that leads there.
  { key: 'dispensing', path: '/chw/dispense-medication', roles: ['pharmacist', 'medical_officer'] },
  // Health workers find it on their dashboard; pharmacists have no other area of their own.
  { key: 'stock', path: '/chw/stock', roles: ['pharmacist'] },
  { key: 'medical', path: '/medical-assessment-center', roles: [] },
  { key: 'nutrition', path: '/nutrition-assessment', roles: [] },
]

export type AreaKey = Area['key']

/** The areas that somebody with these roles can enter. */
export const areasFor = (held: readonly Role[]): readonly Area[] =>
  AREAS.filter(({ roles }) => holdsAnyRole(held, roles))
