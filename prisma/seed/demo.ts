import { newId } from '#api/platform/ids.ts'
import { hashPassword, NO_PASSWORD, passwordFits } from '#api/platform/passwords.ts'
import { accountOfPerson, appendAudit, auditStore, serverEvent } from '#api/store/audit.ts'
import type { Client, Database } from '#api/store/client.ts'
import { nutritionStore } from '#api/store/nutrition.ts'
import { planNutrition } from '#domain/clinical/nutrition/plan-nutrition.ts'
import { NutritionAssessmentInput } from '#domain/input/nutrition.ts'
import { DEMO_ACCOUNTS } from '#domain/vocabulary/demo-accounts.ts'
import { seedCare } from '#prisma/seed/demo-care.ts'
import { seedOwnAssessments, seedPatients } from '#prisma/seed/demo-patients.ts'
import { seedPrescriptions } from '#prisma/seed/demo-prescriptions.ts'
import { seedStock } from '#prisma/seed/demo-stock.ts'
import { FACILITIES } from '#prisma/seed/facilities.ts'

const REGION = 'Kenya'
const DAY_MS = 86_400_000
const AGE = 34

/** The demonstration patient's earlier assessments: how many days ago, and the weight in kg then. */
const EARLIER_ASSESSMENTS = [
  { daysAgo: 180, weightKg: 78.5 },
  { daysAgo: 120, weightKg: 77.2 },
  { daysAgo: 60, weightKg: 75.1 },
  { daysAgo: 14, weightKg: 73.8 },
] as const

const HEALTH_WORKER = DEMO_ACCOUNTS.find(({ role }) => role === 'chw')?.email ?? ''
const CLINICIAN = DEMO_ACCOUNTS.find(({ role }) => role === 'clinician')?.email ?? ''

const EMAILS = DEMO_ACCOUNTS.map(({ email }) => email)

/** Gives accounts another password, and ends their sessions. */
async function setPasswordHash(
  client: Client,
  action: 'demo.set_password' | 'demo.lock_accounts',
  accounts: readonly { readonly id: string }[],
  passwordHash: string,
): Promise<void> {
  const ids = accounts.map(({ id }) => id)
  const at = new Date()
  await client.$transaction([
    client.user.updateMany({ where: { id: { in: ids } }, data: { passwordHash } }),
    client.session.updateMany({ where: { userId: { in: ids }, revokedAt: null }, data: { revokedAt: at } }),
    appendAudit(client, [serverEvent(action, at, accountOfPerson(null))]),
  ])
}

/** Where there is no demonstration any more, nobody signs in with the password that everybody knows. */
export async function lockDemo(client: Client): Promise<void> {
  const open = { email: { in: EMAILS }, passwordHash: { not: NO_PASSWORD } }
  const left = await client.user.findMany({ where: open, select: { id: true } })
  if (left.length > 0) await setPasswordHash(client, 'demo.lock_accounts', left, NO_PASSWORD)
}

/** The demonstration accounts with the password of this installation, and the patient's history. */
export async function seedDemo(database: Pick<Database, 'client' | 'query'>, password: string): Promise<void> {
  const { client } = database
  const existing = await client.user.findMany({ where: { email: { in: EMAILS } } })
  const first = existing[0]
  if (first && !(await passwordFits(first.passwordHash, password))) {
    await setPasswordHash(client, 'demo.set_password', existing, await hashPassword(password))
  }

  const [facilityId = null, toFacilityId] = FACILITIES.filter(({ region }) => region === REGION).map(({ id }) => id)
  await seedAccounts(database, { existing, passwordHash: () => hashPassword(password), facilityId })
  if (facilityId !== null) await seedStock(client, facilityId)
  const clinician = await client.user.findUnique({ where: { email: CLINICIAN }, select: { id: true } })
  if (facilityId !== null && toFacilityId !== undefined && clinician) {
    await seedCare(database, { facilityId, toFacilityId, byId: clinician.id })
    const worker = await client.user.findUnique({ where: { email: HEALTH_WORKER }, select: { id: true } })
    if (worker) {
      await seedPrescriptions(client, { facilityId, askedById: worker.id, approvedById: clinician.id })
    }
  }
}

interface Accounts {
  readonly existing: readonly { readonly email: string }[]
  readonly passwordHash: () => Promise<string>
  readonly facilityId: string | null
}

/** Those of the demonstration accounts that are missing, each with what they have. */
async function seedAccounts(
  database: Pick<Database, 'client' | 'query'>,
  { existing, passwordHash: hash, facilityId }: Accounts,
): Promise<void> {
  const { client } = database
  const known = new Set(existing.map(({ email }) => email))
  const missing = DEMO_ACCOUNTS.filter(({ email }) => !known.has(email))
  if (missing.length === 0) return
  const passwordHash = await hash()
  for (const { email, role, firstName, lastName, specialization } of missing) {
    const now = new Date()
    const roles = role === 'patient' ? (['patient'] as const) : (['patient', role] as const)
    const id = newId()
    const creating = client.user.create({
      data: {
        id,
        email,
        passwordHash,
        firstName,
        lastName,
        region: REGION,
        specialization,
        facilityId: role === 'patient' ? null : facilityId,
        roles: { create: roles.map((held) => ({ id: newId(), role: held, status: 'approved', decidedAt: now })) },
      },
    })
    const event = serverEvent('demo.create_account', now, accountOfPerson(id))
    await client.$transaction([creating, appendAudit(client, [event])])
    if (role === 'patient') {
      await seedHistory(database, id, now)
      await seedOwnAssessments(database, id)
    }
    if (role === 'clinician' && facilityId !== null) await seedPatients(database, facilityId, id)
  }
}

async function seedHistory(database: Pick<Database, 'client' | 'query'>, userId: string, now: Date): Promise<void> {
  const store = nutritionStore(database, auditStore(database))
  for (const [seed, { daysAgo, weightKg }] of EARLIER_ASSESSMENTS.entries()) {
    const input = NutritionAssessmentInput.parse({
      age: AGE,
      gender: 'female',
      weightKg,
      heightCm: 162,
      activityLevel: 'lightly_active',
      healthConditions: ['Hypertension'],
      region: REGION,
    })
    const id = newId()
    const assessment = {
      id,
      planId: newId(),
      userId,
      createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
      age: AGE,
      input,
      seed,
      plan: planNutrition(input, seed),
    }
    const about = { recordType: 'NutritionAssessment', recordId: id, personId: userId } as const
    await store.create(assessment, serverEvent('demo.submit_nutrition', now, about))
  }
}
