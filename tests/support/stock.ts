import { newId } from '#api/platform/ids.ts'
import type { PrismaClient, StockMovementKind } from '#prisma/generated/client/client.ts'
import { HERE, NEARBY } from '#tests/support/patients.ts'

interface Receiving {
  /** Of the essential list, or of none. */
  readonly code?: string
  readonly expiresOn?: string
  readonly number?: string
  /** What came and went, the first of it received. */
  readonly movements?: readonly (readonly [kind: StockMovementKind, quantity: number])[]
  /** When that was; now, unless told. A server whose clock is set may not have come there yet. */
  readonly at?: Date
}

/** A batch of a medicine at a facility, with its movements. */
export async function receive(
  client: PrismaClient,
  facilityId: string,
  {
    code = 'paracetamol-tab-500',
    expiresOn = '2099-12-31',
    number = newId(),
    movements = [['receive', 100]],
    at = new Date(),
  }: Receiving = {},
): Promise<string> {
  const { id: medicineId } = await client.medicine.findUniqueOrThrow({ where: { code } })
  const { id } = await client.batch.create({
    data: {
      id: newId(),
      facilityId,
      medicineId,
      number,
      expiresOn: new Date(expiresOn),
      movements: { create: movements.map(([kind, quantity]) => ({ id: newId(), kind, quantity, at })) },
    },
  })
  return id
}

/** Has a facility keep a medicine of the essential list. */
export async function keep(client: PrismaClient, facilityId: string, code: string, minimumStock: number) {
  const { id: medicineId } = await client.medicine.findUniqueOrThrow({ where: { code } })
  await client.facilityMedicine.create({ data: { facilityId, medicineId, minimumStock } })
}

/** A count and a transfer of two batches each. */
export async function fillStockDocuments(client: PrismaClient, byId: string): Promise<void> {
  const batchIds = [await receive(client, HERE, { number: newId() }), await receive(client, HERE, { number: newId() })]
  const at = new Date()
  const counted = batchIds.map((batchId) => ({ id: newId(), batchId, expected: 100, counted: 100 }))
  await client.stocktake.create({
    data: { id: newId(), facilityId: HERE, at, byId, lines: { create: counted } },
  })
  const sent = batchIds.map((batchId) => ({ id: newId(), batchId, quantity: 1 }))
  const ends = { fromFacilityId: HERE, toFacilityId: NEARBY, status: 'sent', sentAt: at, sentById: byId } as const
  await client.stockTransfer.create({ data: { id: newId(), ...ends, lines: { create: sent } } })
}
