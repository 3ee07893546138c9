import { type Client, Prisma } from '#api/store/client.ts'

/** A house has fewer; a telephone that a whole village shares does not make one. */
const MOST_MEMBERS = 30

/**
 * Who lives with a patient, as far as their records say: those in the care of the same facility with the same telephone,
 * or with the same address in the same village or ward, whatever the case of the letters; with records merged into
 * theirs. The patient's own first.
 * @returns ids of records; null where there is no such patient, or none that is visible
 */
export async function findHousehold(
  client: Pick<Client, 'patient' | '$queryRaw'>,
  visible: Prisma.PatientWhereInput,
  patientId: string,
): Promise<string[] | null> {
  const patient = await client.patient.findFirst({ where: { AND: [{ id: patientId }, visible] } })
  if (!patient) return null
  const { id, facilityId, phone, address, villageWard } = patient
  const members = await client.$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT member.id FROM "Patient" member
    WHERE member."facilityId" = ${facilityId}::uuid AND member."mergedIntoId" IS NULL AND (
      member.id = ${id}::uuid
      OR member.phone = ${phone}
      OR (lower(btrim(member.address)) = lower(btrim(${address}))
          AND lower(btrim(member."villageWard")) = lower(btrim(${villageWard}))
          AND btrim(member.address) <> '' AND btrim(member."villageWard") <> ''))
    ORDER BY (member.id = ${id}::uuid) DESC, member.id
    LIMIT ${MOST_MEMBERS}`)
  const ids = members.map((member) => member.id)
  const merged = await client.patient.findMany({ where: { mergedIntoId: { in: ids } }, select: { id: true } })
  return [...ids, ...merged.map((member) => member.id)]
}
