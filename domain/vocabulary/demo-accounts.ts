import type { Role } from '#domain/vocabulary/roles.ts'

interface DemoAccount {
  /** What the account is known by, also the part of its address before `@`. */
  readonly key: string
  readonly email: string
  readonly role: Role
  readonly firstName: string
  readonly lastName: string
  readonly specialization: string | null
  /** Whether Quick Access shows a card for it (specification §2: twelve cards). */
  readonly quickAccess: boolean
}

const account = (
  key: string,
  role: Role,
  [firstName, lastName]: readonly [string, string],
  specialization: string | null = null,
  quickAccess = true,
): DemoAccount => ({
  key,
  email: `${key}@demo.afya.test`,
  role,
  firstName,
  lastName,
  specialization,
  quickAccess,
})

/**
 * The accounts of a demonstration. Professions that the product has no role of their own for hold the role
 * whose work and access are nearest.
 */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('patient', 'patient', ['Amina', 'Wanjiru']),
  account('chw', 'chw', ['Joseph', 'Otieno']),
  account('clinician', 'clinician', ['Grace', 'Mutua']),
  account('pharmacist', 'pharmacist', ['Daniel', 'Kiptoo']),
  account('trainer', 'trainer', ['Esther', 'Njeri']),
  account('medical_officer', 'medical_officer', ['Samuel', 'Odhiambo']),
  account('doctor', 'clinician', ['Halima', 'Abdi'], 'Doctor', false),
  account('clinical_officer', 'clinician', ['Peter', 'Mwangi'], 'Clinical officer'),
  account('nutritionist', 'clinician', ['Faith', 'Achieng'], 'Nutritionist'),
  account('immunization_officer', 'chw', ['Brian', 'Kamau'], 'Immunization officer', false),
  account('nurse', 'clinician', ['Mary', 'Chebet'], 'Nurse'),
  account('moh_official', 'moh_admin', ['Charles', 'Barasa'], 'Ministry of Health'),
  account('lab_technician', 'chw', ['Kevin', 'Mutiso'], 'Laboratory technician', false),
  account('maternal_health_specialist', 'clinician', ['Zainab', 'Hassan'], 'Maternal health'),
  account('mental_health_counselor', 'clinician', ['Ruth', 'Wambui'], 'Mental health'),
  account('admin', 'admin', ['Afya', 'Administrator'], null, false),
]

/** Whether an e-mail is that of a demonstration account, which many people share. */
export const isDemoAccount = (email: string): boolean => DEMO_ACCOUNTS.some((known) => known.email === email)
