import { newId } from '#api/platform/ids.ts'
import type { PrismaClient } from '#prisma/generated/client/client.ts'

interface Handover {
  readonly patientId: string
  readonly batchId: string
  readonly byId: string
  readonly quantity: number
  readonly at?: Date
  /** Units that came back to the shelf. */
  readonly returned?: number
}

/** Units of a batch that a patient received, with the movements of the ledger. */
export async function handOver(client: PrismaClient, handover: Handover): Promise<void> {
  const { patientId, batchId, byId, quantity, at = new Date(), returned = 0 } = handover
  const { facilityId, medicineId } = await client.batch.findUniqueOrThrow({ where: { id: batchId } })
  const ids = { item: newId(), prescription: newId(), dispensing: newId(), dispensed: newId(), return: newId() }
  const medicine = { name: 'Paracetamol', genericName: 'Paracetamol', dosage: 'As written', medicineId }
  await client.prescription.create({
    data: {
      id: ids.prescription,
      patientId,
      facilityId,
      diagnosis: 'Fever',
      status: 'dispensed',
      prescribedById: byId,
      createdAt: at,
      items: { create: { id: ids.item, position: 0, quantity, ...medicine } },
    },
  })
  await client.dispensing.create({
    data: { id: ids.dispensing, prescriptionId: ids.prescription, facilityId, dispensedById: byId, at },
  })
  await client.dispensedItem.create({
    data: { id: ids.dispensed, dispensingId: ids.dispensing, itemId: ids.item, batchId, quantity },
  })
  const movement = { batchId, at, byId }
  await client.stockMovement.create({
    data: { ...movement, id: newId(), kind: 'dispense', quantity: -quantity, sourceId: ids.dispensing },
  })
  if (returned === 0) return
  await client.dispensingReturn.create({
    data: { id: ids.return, dispensingId: ids.dispensing, at, byId, reason: 'Not needed', restocked: true },
  })
  await client.returnedItem.create({
    data: { id: newId(), returnId: ids.return, dispensedItemId: ids.dispensed, quantity: returned },
  })
  await client.stockMovement.create({
    data: { ...movement, id: newId(), kind: 'return', quantity: returned, sourceId: ids.return },
  })
}
