import type { Database } from '#api/store/client.ts'
import { seedDemo } from '#prisma/seed/demo.ts'
import { FACILITIES } from '#prisma/seed/facilities.ts'

/**
 * Writes what every installation has (facilities) and, in a demonstration, the demonstration accounts.
 * Safe to run at every start: what is there already stays.
 */
export async function seed(database: Pick<Database, 'client' | 'query'>, demoPassword: string | null): Promise<void> {
  await database.client.facility.createMany({ data: [...FACILITIES], skipDuplicates: true })
  if (demoPassword !== null) await seedDemo(database, demoPassword)
}
