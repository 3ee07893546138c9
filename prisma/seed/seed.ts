import type { PrismaClient } from '#prisma/generated/client/client.ts'
import { seedDemo } from '#prisma/seed/demo.ts'
import { FACILITIES } from '#prisma/seed/facilities.ts'

/**
 * Writes what every installation has (facilities) and, in a demonstration, the demonstration accounts.
 * Safe to run at every start: what is there already stays.
 */
export async function seed(client: PrismaClient, demoPassword: string | null): Promise<void> {
  await client.facility.createMany({ data: [...FACILITIES], skipDuplicates: true })
  if (demoPassword !== null) await seedDemo(client, demoPassword)
}
