import type { Role } from '#domain/vocabulary/roles.ts'
import type { Account } from '#web/lib/session/account.ts'

/** The roles that may see patients; which patients, the server decides. */
const CARERS: ReadonlySet<Role> = new Set(['chw', 'clinician', 'medical_officer'])

/** Whether somebody may see patients at all, and fill in an assessment for one. */
export const seesPatients = ({ roles }: Account): boolean => roles.some((role) => CARERS.has(role))
