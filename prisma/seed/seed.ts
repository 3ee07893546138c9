import { newId } from '#api/platform/ids.ts'
import type { Database } from '#api/store/client.ts'
import { MEDICINES_LISTED } from '#domain/vocabulary/medicines.ts'
import { lockDemo, seedDemo } from '#prisma/seed/demo.ts'
import { FACILITIES } from '#prisma/seed/facilities.ts'

/**
 * Writes what every installation has (facilities, medicines) and, in a demonstration, the demonstration accounts; elsewhere
 * those that a demonstration left are locked.
 * Safe to run at every start: what is there already stays.
 */
export async function seed(database: Pick<Database, 'client' | 'query'>, demoPassword: string | null): Promise<void> {
  await database.client.facility.createMany({ data: [...FACILITIES], skipDuplicates: true })
  const medicines = MEDICINES_LISTED.map(({ code, name, genericName, form, strength, unit }) => ({
    id: newId(),
    code,
    name,
    genericName,
    form,
    strength,
    unit,
  }))
  await database.client.medicine.createMany({ data: medicines, skipDuplicates: true })
  await (demoPassword === null ? lockDemo(database.client) : seedDemo(database, demoPassword))
}
