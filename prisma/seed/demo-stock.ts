import { newId } from '#api/platform/ids.ts'
import { appendAudit, serverEvent } from '#api/store/audit.ts'
import type { Client } from '#api/store/client.ts'
import { addDays, dayAt } from '#domain/time/local-day.ts'

const DAY_MS = 86_400_000
const TIME_ZONE = 'Africa/Nairobi'

/** What was received of a medicine, what of it has been given out since, and how many days it can still be used. */
type DemoBatch = readonly [number: string, received: number, givenOut: number, daysLeft: number]

interface DemoStock {
  readonly code: string
  readonly minimumStock: number
  readonly batches: readonly DemoBatch[]
}

/** The shelf of the demonstration's facility: enough, low, critical, none, near its last day, and beyond it. */
const STOCK: readonly DemoStock[] = [
  { code: 'paracetamol-tab-500', minimumStock: 1000, batches: [['PCM-2411', 5000, 1840, 540]] },
  { code: 'paracetamol-liq-120', minimumStock: 60, batches: [['PCS-118', 120, 78, 300]] },
  {
    code: 'amoxicillin-dt-250',
    minimumStock: 600,
    batches: [
      ['AMX-0907', 1000, 880, 75],
      ['AMX-1103', 1500, 0, 610],
    ],
  },
  { code: 'al-tab-20-120', minimumStock: 480, batches: [['AL-5520', 960, 756, 420]] },
  { code: 'al-dt-20-120', minimumStock: 240, batches: [['ALD-0031', 240, 234, 390]] },
  { code: 'ors-zinc-copack', minimumStock: 100, batches: [['ORZ-77', 300, 92, 700]] },
  { code: 'zinc-dt-20', minimumStock: 200, batches: [['ZN-2209', 600, 590, 240]] },
  { code: 'artesunate-inj-60', minimumStock: 30, batches: [['ART-601', 60, 24, 121]] },
  {
    code: 'oxytocin-inj-10',
    minimumStock: 40,
    batches: [
      ['OXY-318', 50, 38, -20],
      ['OXY-402', 80, 20, 330],
    ],
  },
  { code: 'amlodipine-tab-5', minimumStock: 600, batches: [['AML-9', 2400, 900, 800]] },
  { code: 'metformin-tab-500', minimumStock: 800, batches: [['MTF-4471', 3000, 2480, 450]] },
  { code: 'salbutamol-beclometasone-inh', minimumStock: 12, batches: [['SB-12', 24, 6, 500]] },
  { code: 'iron-folic-acid-tab', minimumStock: 900, batches: [['IFA-20', 3000, 1200, 365]] },
  { code: 'rutf-paste', minimumStock: 150, batches: [['RUTF-3', 450, 310, 200]] },
  { code: 'adrenaline-inj-1', minimumStock: 10, batches: [['ADR-55', 20, 20, 280]] },
  { code: 'tetracycline-eye-1', minimumStock: 30, batches: [['TEO-8', 60, 12, 260]] },
]

/** How long ago everything was received, and over which days it has been given out since, a fortnight apart. */
const RECEIVED_DAYS_AGO = 130
const GIVEN_OUT_DAYS_AGO = [116, 102, 88, 74, 60, 46, 32, 18, 4] as const

/** So many units in as many whole parts as there are days, the first of them the larger. */
const partsOf = (units: number): readonly number[] =>
  GIVEN_OUT_DAYS_AGO.map((_, at, { length }) => Math.floor((units + length - 1 - at) / length))

function rowsOf({ batches }: DemoStock, facilityId: string, medicineId: string, now: Date) {
  const today = dayAt(TIME_ZONE, now)
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return batches.map(([number, received, givenOut, daysLeft]) => {
    const parts = partsOf(givenOut)
    const dispensed = GIVEN_OUT_DAYS_AGO.flatMap((days, at) => {
      const units = parts[at] ?? 0
      return units === 0 ? [] : [{ id: newId(), kind: 'dispense' as const, quantity: -units, at: daysAgo(days) }]
    })
    const receipt = { id: newId(), kind: 'receive' as const, quantity: received, at: daysAgo(RECEIVED_DAYS_AGO) }
    return {
      id: newId(),
      facilityId,
      medicineId,
      number,
      expiresOn: new Date(addDays(today, daysLeft)),
      movements: { create: [receipt, ...dispensed] },
    }
  })
}

/** Zinc on its way to the demonstration's facility from another of its country, sent by a pharmacist. */
async function seedTransfer(client: Client, toFacilityId: string, now: Date): Promise<void> {
  const [medicine, from, sender] = await Promise.all([
    client.medicine.findUnique({ where: { code: 'zinc-dt-20' } }),
    client.facility.findFirst({ where: { id: { not: toFacilityId }, country: 'KE' }, orderBy: { code: 'asc' } }),
    client.user.findFirst({ where: { roles: { some: { role: 'pharmacist' } } }, orderBy: { createdAt: 'asc' } }),
  ])
  if (!medicine || !from || !sender) return
  const sentAt = new Date(now.getTime() - DAY_MS)
  const [batchId, transferId] = [newId(), newId()]
  const by = { byId: sender.id, sourceId: transferId }
  const quantity = 200
  await client.$transaction([
    client.batch.create({
      data: {
        id: batchId,
        facilityId: from.id,
        medicineId: medicine.id,
        number: 'ZN-2310',
        expiresOn: new Date(addDays(dayAt(TIME_ZONE, now), 480)),
        movements: {
          create: [
            { id: newId(), kind: 'receive', quantity: 400, at: new Date(now.getTime() - RECEIVED_DAYS_AGO * DAY_MS) },
            { id: newId(), kind: 'transfer_out', quantity: -quantity, at: sentAt, ...by },
          ],
        },
      },
    }),
    client.stockTransfer.create({
      data: {
        id: transferId,
        fromFacilityId: from.id,
        toFacilityId,
        status: 'sent',
        sentAt,
        sentById: sender.id,
        note: 'With the vaccine car on Thursday',
        lines: { create: { id: newId(), batchId, quantity } },
      },
    }),
    appendAudit(client, [
      serverEvent('demo.create_transfer', now, { recordType: 'StockTransfer', recordId: transferId, personId: null }),
    ]),
  ])
}

/** The stock of the demonstration's facility, where it keeps nothing yet. */
export async function seedStock(client: Client, facilityId: string): Promise<void> {
  if ((await client.facilityMedicine.count({ where: { facilityId } })) > 0) return
  const now = new Date()
  const codes = STOCK.map(({ code }) => code)
  const medicines = await client.medicine.findMany({ where: { code: { in: codes } }, select: { id: true, code: true } })
  const idOf = new Map(medicines.map(({ code, id }) => [code, id]))
  const kept = STOCK.flatMap((stock) => {
    const medicineId = idOf.get(stock.code)
    return medicineId === undefined ? [] : [{ stock, medicineId }]
  })
  const event = serverEvent('demo.create_stock', now, {
    recordType: 'Facility',
    recordId: facilityId,
    personId: null,
  })
  await client.$transaction([
    client.facilityMedicine.createMany({
      data: kept.map(({ stock, medicineId }) => ({ facilityId, medicineId, minimumStock: stock.minimumStock })),
    }),
    ...kept.flatMap(({ stock, medicineId }) =>
      rowsOf(stock, facilityId, medicineId, now).map((data) => client.batch.create({ data })),
    ),
    appendAudit(client, [event]),
  ])
  await seedTransfer(client, facilityId, now)
}
