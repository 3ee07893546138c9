import { newId } from '#api/platform/ids.ts'
import { appendAudit, serverEvent } from '#api/store/audit.ts'
import type { Client } from '#api/store/client.ts'

const HOUR_MS = 3_600_000

interface DemoLine {
  readonly code: string
  readonly name: string
  readonly dosage: string
  readonly quantity: number
  readonly durationDays: number
  readonly amount: number
  readonly unit: 'tablet' | 'capsule'
  readonly timesPerDay: number
}

interface DemoPrescription {
  readonly firstName: string
  readonly diagnosis: string
  readonly hoursAgo: number
  readonly status: 'pending' | 'ready' | 'dispensed'
  /** What somebody wants to know of it. */
  readonly question?: string
  readonly line: DemoLine
}

const PRESCRIPTIONS: readonly DemoPrescription[] = [
  {
    firstName: 'Baraka',
    diagnosis: 'Pneumonia',
    hoursAgo: 3,
    status: 'pending',
    line: {
      code: 'amoxicillin-dt-250',
      name: 'Amoxicillin 250 mg',
      dosage: '2 tablets twice a day for 5 days, by mouth',
      quantity: 20,
      durationDays: 5,
      amount: 2,
      unit: 'tablet',
      timesPerDay: 2,
    },
  },
  {
    firstName: 'Mohamed',
    diagnosis: 'Infected wound of the leg',
    hoursAgo: 5,
    status: 'pending',
    question: 'The record warns of penicillin. What happened when he took it?',
    line: {
      code: 'amoxicillin-cap-500',
      name: 'Amoxicillin 500 mg',
      dosage: '1 capsule three times a day for 7 days, by mouth',
      quantity: 21,
      durationDays: 7,
      amount: 1,
      unit: 'capsule',
      timesPerDay: 3,
    },
  },
  {
    firstName: 'Mohamed',
    diagnosis: 'High blood pressure',
    hoursAgo: 26,
    status: 'ready',
    line: {
      code: 'amlodipine-tab-5',
      name: 'Amlodipine 5 mg',
      dosage: '1 tablet once a day for 30 days, by mouth',
      quantity: 30,
      durationDays: 30,
      amount: 1,
      unit: 'tablet',
      timesPerDay: 1,
    },
  },
  {
    firstName: 'Halima',
    diagnosis: 'Diabetes (type 2)',
    hoursAgo: 4,
    status: 'ready',
    line: {
      code: 'metformin-tab-500',
      name: 'Metformin 500 mg',
      dosage: '1 tablet twice a day for 30 days, by mouth',
      quantity: 60,
      durationDays: 30,
      amount: 1,
      unit: 'tablet',
      timesPerDay: 2,
    },
  },
  {
    firstName: 'Wanjiru',
    diagnosis: 'Anaemia from lack of iron',
    hoursAgo: 52,
    status: 'dispensed',
    line: {
      code: 'iron-folic-acid-tab',
      name: 'Iron and folic acid',
      dosage: '1 tablet once a day for 30 days, by mouth',
      quantity: 30,
      durationDays: 30,
      amount: 1,
      unit: 'tablet',
      timesPerDay: 1,
    },
  },
]

interface Place {
  readonly facilityId: string
  /** The health worker who asks and hands over, and the clinician who approves. */
  readonly askedById: string
  readonly approvedById: string
}

/** Prescriptions of the demonstration's patients, where its facility has none yet. */
export async function seedPrescriptions(client: Client, { facilityId, askedById, approvedById }: Place): Promise<void> {
  if ((await client.prescription.count({ where: { facilityId } })) > 0) return
  const now = Date.now()
  const patients = await client.patient.findMany({ where: { facilityId }, select: { id: true, firstName: true } })
  for (const { firstName, diagnosis, hoursAgo, status, question, line } of PRESCRIPTIONS) {
    const patientId = patients.find((patient) => patient.firstName === firstName)?.id
    const medicine = await client.medicine.findUnique({ where: { code: line.code } })
    if (patientId === undefined || !medicine) continue
    const batch = await client.batch.findFirst({
      where: { facilityId, medicineId: medicine.id, expiresOn: { gt: new Date(now) } },
      orderBy: [{ expiresOn: 'asc' }, { number: 'asc' }],
    })
    if (status === 'dispensed' && !batch) continue
    const after = (hours: number) => new Date(now - (hoursAgo - hours) * HOUR_MS)
    const [id, itemId, dispensingId] = [newId(), newId(), newId()]
    const endedAt = status === 'dispensed' ? after(2) : null
    const steps = [
      ...(question ? [{ kind: 'asked' as const, at: after(1), byId: approvedById, note: question }] : []),
      ...(status === 'pending' ? [] : [{ kind: 'approved' as const, at: after(1), byId: approvedById, note: null }]),
      ...(status === 'dispensed' ? [{ kind: 'dispensed' as const, at: after(2), byId: askedById, note: null }] : []),
    ]
    const { code: _code, amount, unit, timesPerDay, ...texts } = line
    const creating = client.prescription.create({
      data: {
        id,
        patientId,
        facilityId,
        diagnosis,
        status,
        prescribedById: askedById,
        createdAt: after(0),
        endedAt,
        steps: { create: steps.map((step) => ({ ...step, id: newId() })) },
        items: {
          create: {
            ...texts,
            id: itemId,
            position: 0,
            medicineId: medicine.id,
            genericName: medicine.genericName,
            doseAmount: amount,
            doseUnit: unit,
            doseStrength: medicine.strength,
            timesPerDay,
          },
        },
      },
    })
    const handingOver =
      status === 'dispensed' && batch
        ? [
            client.dispensing.create({
              data: {
                id: dispensingId,
                prescriptionId: id,
                facilityId,
                dispensedById: askedById,
                at: after(2),
                items: { create: { id: newId(), itemId, batchId: batch.id, quantity: line.quantity } },
              },
            }),
            client.stockMovement.create({
              data: {
                id: newId(),
                batchId: batch.id,
                kind: 'dispense',
                quantity: -line.quantity,
                at: after(2),
                byId: askedById,
                sourceId: dispensingId,
              },
            }),
          ]
        : []
    const event = serverEvent('demo.create_prescription', after(0), {
      recordType: 'Prescription',
      recordId: id,
      personId: patientId,
    })
    await client.$transaction([creating, ...handingOver, appendAudit(client, [event])])
  }
}
