import { newId } from '#api/platform/ids.ts'
import { hashPassword, passwordFits } from '#api/platform/passwords.ts'
import { appendAudit, auditStore, serverEvent } from '#api/store/audit.ts'
import type { Database } from '#api/store/client.ts'
import { nutritionStore } from '#api/store/nutrition.ts'
import { planNutrition } from '#domain/clinical/nutrition/plan-nutrition.ts'
import { NutritionAssessmentInput } from '#domain/input/nutrition.ts'
import { DEMO_ACCOUNTS } from '#domain/vocabulary/demo-accounts.ts'
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

/** The demonstration accounts with the password of this installation, and the patient's history. */
export async function seedDemo(database: Pick<Database, 'client' | 'query'>, password: string): Promise<void> {
  const { client } = database
  const emails = DEMO_ACCOUNTS.map(({ email }) => email)
  const existing = await client.user.findMany({ where: { email: { in: emails } } })
  const first = existing[0]
  if (first && !(await passwordFits(first.passwordHash, password))) {
    const passwordHash = await hashPassword(password)
    await client.$transaction([
      client.user.updateMany({ where: { email: { in: emails } }, data: { passwordHash } }),
      appendAudit(client, [serverEvent('demo.set_password', new Date(), { recordType: 'User', recordId: null })]),
    ])
  }

  const known = new Set(existing.map(({ email }) => email))
  const missing = DEMO_ACCOUNTS.filter(({ email }) => !known.has(email))
  if (missing.length === 0) return
  const passwordHash = await hashPassword(password)
  const facilityId = FACILITIES.find(({ region }) => region === REGION)?.id ?? null
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
    const event = serverEvent('demo.create_account', now, { recordType: 'User', recordId: id })
    await client.$transaction([creating, appendAudit(client, [event])])
    if (role === 'patient') await seedHistory(database, id, now)
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
    const about = { recordType: 'NutritionAssessment', recordId: id } as const
    await store.create(assessment, serverEvent('demo.submit_nutrition', now, about))
  }
}
