import { newId } from '#api/platform/ids.ts'
import { type CountedOperation, type CountedWorld, graphql, PAGE, rest } from '#tests/support/counted-operation.ts'
import { createPatient, HERE } from '#tests/support/patients.ts'
import {
  ADVANCE_PRESCRIPTION,
  createDispensing,
  createPrescription,
  DISPENSE,
  DISPENSING_COUNSELING,
  DISPENSING_OF,
  lineOf,
  PRESCRIPTION_CHECK,
  PRESCRIPTION_LIST,
  PRESCRIPTION_OF,
  RECORD_COUNSELING,
  RETURN_DISPENSED,
} from '#tests/support/prescription-requests.ts'
import { receive } from '#tests/support/stock.ts'

/** A prescription of a new patient of the worker's facility. */
async function newPrescription({ server, worker }: CountedWorld, status: 'pending' | 'ready') {
  const patientId = await createPatient(server.client, HERE, { dateOfBirth: '1980-02-01' })
  await server.client.patient.update({ where: { id: patientId }, data: { medicalAlerts: [] } })
  return createPrescription(server.client, { patientId, facilityId: HERE, prescribedById: worker.userId, status })
}

/** What was handed over of a new prescription. */
async function handedOver(world: CountedWorld) {
  const { id, itemIds } = await newPrescription(world, 'ready')
  const whose = { facilityId: HERE, prescribedById: world.worker.userId }
  const dispensingId = await createDispensing(world.server.client, whose, id, itemIds[0])
  return { dispensingId, itemId: itemIds[0] }
}

/** The calls of prescriptions, dispensing and counseling. */
export const PRESCRIPTION_OPERATIONS: readonly CountedOperation[] = [
  {
    name: 'GET /api/prescriptions',
    statements: 5,
    ready:
      ({ worker }) =>
      () =>
        rest(worker, 'GET', '/api/prescriptions?limit=100'),
  },
  {
    name: 'prescriptions, all of it',
    statements: 4,
    ready:
      ({ worker }) =>
      () =>
        graphql(worker, PRESCRIPTION_LIST, { list: 'READY', search: 'e', ...PAGE }),
  },
  {
    name: 'prescription',
    statements: 4,
    ready: async (world) => {
      const { id } = await newPrescription(world, 'pending')
      return () => graphql(world.worker, PRESCRIPTION_OF, { id })
    },
  },
  {
    name: 'prescriptionCheck',
    statements: 9,
    ready: async (world) => {
      const { id: prescriptionId } = await newPrescription(world, 'pending')
      return () => graphql(world.worker, PRESCRIPTION_CHECK, { prescriptionId })
    },
  },
  {
    name: 'advancePrescription',
    statements: 14,
    ready: async (world) => {
      const { id: prescriptionId } = await newPrescription(world, 'pending')
      return () => graphql(world.carer, ADVANCE_PRESCRIPTION, { id: newId(), prescriptionId, move: 'APPROVE' })
    },
  },
  {
    name: 'dispensePrescription',
    statements: 24,
    ready: async (world) => {
      const { id: prescriptionId, itemIds, medicineIds } = await newPrescription(world, 'ready')
      const batchId = await receive(world.server.client, HERE, { expiresOn: '2098-12-31' })
      const other = { facilityId: HERE, medicineId: medicineIds[0] ?? '', id: { not: batchId } }
      await world.server.client.batch.updateMany({ where: other, data: { expiresOn: new Date('2099-12-31') } })
      const input = { prescriptionId, lines: [lineOf(itemIds[0], medicineIds[0], [batchId, 10])] }
      return () => graphql(world.worker, DISPENSE, { id: newId(), input })
    },
  },
  {
    name: 'dispensing',
    statements: 4,
    ready: async (world) => {
      const { dispensingId } = await handedOver(world)
      return () => graphql(world.worker, DISPENSING_OF, { id: dispensingId })
    },
  },
  {
    name: 'dispensingCounseling',
    statements: 3,
    ready: async (world) => {
      const { dispensingId } = await handedOver(world)
      return () => graphql(world.worker, DISPENSING_COUNSELING, { dispensingId, language: 'ENGLISH' })
    },
  },
  {
    name: 'returnDispensed',
    statements: 17,
    ready: async (world) => {
      const { dispensingId } = await handedOver(world)
      const { id: dispensedItemId } = await world.server.client.dispensedItem.findFirstOrThrow({
        where: { dispensingId },
      })
      const items = [{ dispensedItemId, quantity: 1 }]
      const input = { dispensingId, items, reason: 'Wrong patient', restocked: true }
      return () => graphql(world.worker, RETURN_DISPENSED, { id: newId(), input })
    },
  },
  {
    name: 'recordCounseling',
    statements: 7,
    ready: async (world) => {
      const { dispensingId, itemId } = await handedOver(world)
      const data = await world.worker.data(DISPENSING_COUNSELING, { dispensingId, language: 'ENGLISH' })
      const told = [{ itemId, points: [data.dispensingCounseling[0].points[0].id] }]
      const input = { dispensingId, language: 'ENGLISH', told, teachBack: true }
      return () => graphql(world.worker, RECORD_COUNSELING, { id: newId(), input })
    },
  },
]
