/** The eight roles of the product (specification §6), with their labels. */
export const ROLE_LABELS = {
  admin: 'Administrator',
  moh_admin: 'MOH Administrator',
  medical_officer: 'Medical Officer',
  clinician: 'Clinician',
  pharmacist: 'Pharmacist',
  chw: 'Community Health Worker',
  trainer: 'Trainer',
  patient: 'Patient',
} as const

export type Role = keyof typeof ROLE_LABELS
export const ROLES = Object.keys(ROLE_LABELS) as readonly Role[]

/** Whether a text names a role. */
export const isRole = (text: string): text is Role => Object.hasOwn(ROLE_LABELS, text)

/** The roles a person can ask for when signing up (§6). Every one but patient needs an approval. */
export const SIGN_UP_ROLES = ['patient', 'chw', 'clinician', 'pharmacist', 'trainer', 'medical_officer'] as const

/** The admin check of §6. */
export function isAdminRole(role: Role): boolean {
  return role === 'admin' || role === 'moh_admin' || role === 'medical_officer'
}

/** The roles that see patients and their records; which ones, the server decides. */
export const CARER_ROLES = ['chw', 'clinician', 'medical_officer'] as const satisfies readonly Role[]

/** The roles that work at the bedside: they visit patients of their facility, and do what follows. */
export const BEDSIDE_ROLES = ['chw', 'clinician'] as const satisfies readonly Role[]

/** The roles that keep the stock of their facility. */
export const STOCK_ROLES = ['chw', 'pharmacist'] as const satisfies readonly Role[]

/** Whether somebody may see patients at all, and file an assessment for one. */
export const isCarer = (held: readonly Role[]): boolean => CARER_ROLES.some((role) => held.includes(role))

/** Whether somebody works in the health service: any role but patient, which is everybody's. */
export const isStaff = (held: readonly Role[]): boolean => held.some((role) => role !== 'patient')

/** The route guard of §6: any one of the required roles is enough; no requirement lets every role in. */
export function holdsAnyRole(held: readonly Role[], required: readonly Role[]): boolean {
  return required.length === 0 || required.some((role) => held.includes(role))
}
