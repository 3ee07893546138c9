import { newId } from '#api/platform/ids.ts'
import { newPatientCode } from '#api/store/new-patient-code.ts'
import type { Role } from '#domain/vocabulary/roles.ts'
import type { PrismaClient } from '#prisma/generated/client/client.ts'
import { FACILITIES } from '#prisma/seed/facilities.ts'
import type { Person, TestServer } from '#tests/support/test-server.ts'

const facilityIn = (region: string, at = 0): string => {
  const facility = FACILITIES.filter((one) => one.region === region)[at]
  if (!facility) throw new Error(`There are not so many facilities in ${region}`)
  return facility.id
}

/** Two facilities of Kenya, and one of another country. */
export const HERE = facilityIn('Kenya')
export const NEARBY = facilityIn('Kenya', 1)
export const ABROAD = facilityIn('Uganda')

/** A patient in the care of a facility. */
export async function createPatient(
  client: PrismaClient,
  facilityId: string,
  details: {
    readonly firstName?: string
    readonly lastName?: string
    readonly dateOfBirth?: string
    readonly phone?: string
    readonly nationalId?: string
    readonly villageWard?: string
    readonly mergedIntoId?: string
  } = {},
): Promise<string> {
  const {
    firstName = 'Achieng',
    lastName = 'Otieno',
    dateOfBirth = '1992-04-09',
    villageWard = 'Ahero',
    ...others
  } = details
  const { id } = await client.patient.create({
    data: {
      id: newId(),
      code: newPatientCode(),
      facilityId,
      firstName,
      lastName,
      dateOfBirth: new Date(dateOfBirth),
      gender: 'female',
      country: 'KE',
      region: 'Kenya',
      county: 'Kisumu',
      villageWard,
      medicalAlerts: ['Penicillin allergy'],
      preferredLanguage: 'Swahili',
      ...others,
    },
  })
  return id
}

/** Two patients whose records somebody takes for one person's; merged ones as the server merges them. */
export async function createMerge(
  client: PrismaClient,
  merge: {
    readonly keptId: string
    readonly duplicateId: string
    readonly proposedById: string
    readonly status?: 'proposed' | 'merged'
  },
): Promise<string> {
  const { status = 'proposed', keptId, duplicateId } = merge
  const { id } = await client.patientMerge.create({
    data: { id: newId(), ...merge, status, reason: 'The same person', proposedAt: new Date() },
  })
  if (status === 'merged') await client.patient.update({ where: { id: duplicateId }, data: { mergedIntoId: keptId } })
  return id
}

/** Somebody who works at a facility. */
export async function staffAt(server: TestServer, role: Role, facilityId: string | null = HERE): Promise<Person> {
  const person = await server.person({ role })
  await server.client.user.update({ where: { id: person.userId }, data: { facilityId } })
  return person
}
