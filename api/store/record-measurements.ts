import type { Client } from '#api/store/client.ts'
import type { Prisma } from '#prisma/generated/client/client.ts'

/** As many as a curve can show; older ones are in the assessments themselves. */
const MOST = 200

/** What is measured again and again, and drawn as curves. */
const MEASURED = [
  'temperatureC',
  'systolicMmHg',
  'diastolicMmHg',
  'heartRatePerMin',
  'respiratoryRatePerMin',
  'oxygenSaturationPercent',
  'glucoseMmolPerL',
  'weightKg',
  'heightCm',
  'muacMm',
] as const satisfies readonly (keyof Prisma.MedicalAssessmentSelect)[]

const SELECTED = {
  id: true,
  createdAt: true,
  glucoseFasting: true,
  pregnant: true,
  ...(Object.fromEntries(MEASURED.map((name) => [name, true])) as Record<(typeof MEASURED)[number], true>),
} satisfies Prisma.MedicalAssessmentSelect

/** What was measured of a person at one time. */
export type RecordedMeasurements = Prisma.MedicalAssessmentGetPayload<{ select: typeof SELECTED }>

/** What was measured of a person, the oldest first: the last two hundred times. */
export async function measurementsOf(client: Client, ids: readonly string[]): Promise<RecordedMeasurements[]> {
  const newest = await client.medicalAssessment.findMany({
    where: { patientId: { in: [...ids] }, OR: MEASURED.map((name) => ({ [name]: { not: null } })) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
    select: SELECTED,
  })
  return newest.toReversed()
}
