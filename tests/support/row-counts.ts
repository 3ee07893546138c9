import { expect, onTestFinished } from 'vitest'
import type { PrismaClient } from '#prisma/generated/client/client.ts'

/** How many rows each table holds that a request could write to. */
export async function countRows(client: PrismaClient): Promise<Record<string, number>> {
  return {
    users: await client.user.count(),
    roleGrants: await client.roleGrant.count(),
    sessions: await client.session.count(),
    assessments: await client.nutritionAssessment.count(),
    plans: await client.nutritionPlan.count(),
    medicalAssessments: await client.medicalAssessment.count(),
    medicalPlans: await client.medicalPlan.count(),
    patients: await client.patient.count(),
    facilities: await client.facility.count(),
  }
}

/** From here to the end of the test nothing may be stored. */
export async function expectNothingStored(client: PrismaClient): Promise<void> {
  const before = await countRows(client)
  onTestFinished(async () => expect(await countRows(client)).toEqual(before))
}
