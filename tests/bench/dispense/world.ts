import { newId } from '#api/platform/ids.ts'
import { createLog } from '#api/platform/log.ts'
import { type Client, openDatabase } from '#api/store/client.ts'
import { createPatient as createAccounts } from '#tests/bench/patient.ts'
import { createPatient, HERE } from '#tests/support/patients.ts'
import { createPrescription, lineOf } from '#tests/support/prescription-requests.ts'
import { receive } from '#tests/support/stock.ts'

const CODE = 'zinc-dt-20'

/** What each worker sends: one unit for one prescription, under an id of its own. */
export interface Sending {
  readonly id: string
  readonly input: { readonly prescriptionId: string; readonly lines: readonly object[] }
}

export interface World {
  readonly batchId: string
  readonly sendings: readonly Sending[]
}

/** What the database says after all is done. */
export interface Left {
  /** The sum of the ledger. */
  readonly stock: number
  /** Units that dispensings say were handed over of the batch. */
  readonly dispensed: number
  /** Ids of the dispensings that there are. */
  readonly ids: ReadonlySet<string>
  /** Prescriptions of which more was handed over than was prescribed. */
  readonly overfull: number
}

/** Opens the database for as long as somebody works with it. */
export async function withClient<Answer>(url: string, work: (client: Client) => Promise<Answer>): Promise<Answer> {
  const database = openDatabase({ connectionString: url }, createLog('silent'))
  try {
    return await work(database.client)
  } finally {
    await database.close()
  }
}

/** Tokens of pharmacists of one facility. */
export async function createPharmacists(serverUrl: string, client: Client): Promise<readonly string[]> {
  const { accounts } = await createAccounts(serverUrl, 0)
  return Promise.all(
    accounts.map(async ({ email, password }) => {
      const { id } = await client.user.update({ where: { email }, data: { facilityId: HERE, region: 'Kenya' } })
      await client.roleGrant.create({ data: { id: newId(), userId: id, role: 'pharmacist', status: 'approved' } })
      const response = await fetch(`${serverUrl}/api/auth/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      if (!response.ok) throw new Error(`Signing in answers ${response.status}`)
      const { token } = (await response.json()) as { token: string }
      return token
    }),
  )
}

/** A batch with so many units, and so many prescriptions of one unit each; what was there of the medicine before is expired. */
export async function createWorld(client: Client, units: number, prescriptions: number): Promise<World> {
  await client.batch.updateMany({ where: { facilityId: HERE }, data: { expiresOn: new Date('2020-01-01') } })
  const batchId = await receive(client, HERE, { code: CODE, movements: [['receive', units]] })
  const prescribedBy = await client.user.findFirstOrThrow({ where: { facilityId: HERE }, select: { id: true } })
  const sendings: Sending[] = []
  for (let index = 0; index < prescriptions; index += 1) {
    // Each a patient of its own: the check would stop the second dispensing of the same medicine.
    const patient = await createPatient(client, HERE, { dateOfBirth: '1980-02-01' })
    await client.patient.update({ where: { id: patient }, data: { medicalAlerts: [] } })
    const { id, itemIds, medicineIds } = await createPrescription(client, {
      patientId: patient,
      facilityId: HERE,
      prescribedById: prescribedBy.id,
      lines: [{ code: CODE, quantity: 1, durationDays: 1 }],
    })
    sendings.push({
      id: newId(),
      input: { prescriptionId: id, lines: [lineOf(itemIds[0], medicineIds[0], [batchId, 1])] },
    })
  }
  return { batchId, sendings }
}

/** Looks at what is there of a batch. */
export async function leftOf(client: Client, batchId: string): Promise<Left> {
  const { _sum: ledger } = await client.stockMovement.aggregate({ where: { batchId }, _sum: { quantity: true } })
  const items = await client.dispensedItem.findMany({
    where: { batchId },
    select: { quantity: true, dispensingId: true, dispensing: { select: { prescriptionId: true } } },
  })
  const ofPrescription = new Map<string, number>()
  for (const { quantity, dispensing } of items) {
    const before = ofPrescription.get(dispensing.prescriptionId) ?? 0
    ofPrescription.set(dispensing.prescriptionId, before + quantity)
  }
  return {
    stock: ledger.quantity ?? 0,
    dispensed: items.reduce((sum, { quantity }) => sum + quantity, 0),
    ids: new Set(items.map(({ dispensingId }) => dispensingId)),
    overfull: [...ofPrescription.values()].filter((quantity) => quantity > 1).length,
  }
}
