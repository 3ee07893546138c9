import { newId } from '#api/platform/ids.ts'
import type { PrescriptionStatus, PrismaClient } from '#prisma/generated/client/client.ts'
import type { Caller, Json } from '#tests/support/caller.ts'
import { receive } from '#tests/support/stock.ts'

const REFUSED = '... on InvalidInput { message field issues { field message } } ... on NotFound { message }'

const PRESCRIPTION = `
  id status diagnosis endedAt isAsked moves requestedByName
  patient { id firstName lastName dateOfBirth gender medicalAlerts preferredLanguage }
  steps { kind note byName overrode }
  items { id name genericName strength dosage quantity dispensed remaining medicineId }
  dispensings { id }`

const DISPENSING = `
  id receiptNumber at reason dispensedByName facility { id } prescription { id status endedAt steps { kind note } }
  items { id quantity returned batchNumber expiresOn medicineName item { id remaining } }
  returns { id reason restocked } counseling { id language teachBack note }`

export const PRESCRIPTION_OF = `query ($id: ID!) { prescription(id: $id) { ${PRESCRIPTION} } }`

export const PRESCRIPTION_LIST = `
  query ($list: PrescriptionList, $search: String, $patientId: ID, $limit: Int, $cursor: ID) {
    prescriptions(list: $list, search: $search, patientId: $patientId, limit: $limit, cursor: $cursor) { ${PRESCRIPTION} }
  }`

export const PRESCRIPTION_CHECK = `
  query ($prescriptionId: ID!, $language: Language) {
    prescriptionCheck(prescriptionId: $prescriptionId, language: $language) {
      id itemId severity kind text sources overridden
    }
  }`

export const ADVANCE_PRESCRIPTION = `
  mutation ($id: ID!, $prescriptionId: ID!, $move: PrescriptionStepMove!, $note: String, $overrides: [String!]) {
    advancePrescription(id: $id, prescriptionId: $prescriptionId, move: $move, note: $note, overrides: $overrides) {
      __typename ... on Prescription { ${PRESCRIPTION} } ${REFUSED}
    }
  }`

export const DISPENSE = `
  mutation ($id: ID!, $input: DispensingInput!) {
    dispensePrescription(id: $id, input: $input) {
      __typename ... on Dispensing { ${DISPENSING} } ${REFUSED}
      ... on InsufficientStock { message lines { itemId available } }
    }
  }`

export const DISPENSING_OF = `query ($id: ID!) { dispensing(id: $id) { ${DISPENSING} } }`

export const RETURN_DISPENSED = `
  mutation ($id: ID!, $input: DispensingReturnInput!) {
    returnDispensed(id: $id, input: $input) { __typename ... on Dispensing { ${DISPENSING} } ${REFUSED} }
  }`

export const DISPENSING_COUNSELING = `
  query ($dispensingId: ID!, $language: PatientLanguage!) {
    dispensingCounseling(dispensingId: $dispensingId, language: $language, readIn: EN) {
      itemId name dosage points { id kind text language reading }
    }
  }`

export const RECORD_COUNSELING = `
  mutation ($id: ID!, $input: CounselingInput!) {
    recordCounseling(id: $id, input: $input) { __typename ... on Dispensing { ${DISPENSING} } ${REFUSED} }
  }`

export const STOCKED_BATCHES =
  'query { inventory { medicineId code currentStock batches { id number expiresOn quantity } } }'

/** A line that is to be prescribed: a medicine of the essential list, or one that is not in it. */
interface Line {
  /** Of the essential list. */
  readonly code?: string | null
  readonly name?: string
  readonly genericName?: string
  readonly quantity?: number | null
  readonly durationDays?: number | null
  readonly dose?: { readonly amount: number; readonly unit: string; readonly strength?: string }
  readonly timesPerDay?: number
}

interface NewPrescription {
  readonly patientId: string
  readonly facilityId: string
  readonly prescribedById: string
  readonly status?: PrescriptionStatus
  readonly diagnosis?: string
  readonly assessmentId?: string
  readonly lines?: readonly Line[]
}

const PARACETAMOL: Line = {
  code: 'paracetamol-tab-500',
  quantity: 10,
  durationDays: 5,
  dose: { amount: 1, unit: 'tablet', strength: '500 mg' },
  timesPerDay: 2,
}

/** A prescription as a request and an approval leave it. */
export async function createPrescription(
  client: PrismaClient,
  { status = 'ready', diagnosis = 'Fever', lines = [PARACETAMOL], ...whose }: NewPrescription,
): Promise<{ id: string; itemIds: readonly string[]; medicineIds: readonly (string | null)[] }> {
  const id = newId()
  const rows = []
  for (const [position, line] of lines.entries()) {
    const { code = null, quantity = 10, durationDays = 5, dose } = line
    const medicine = code === null ? null : await client.medicine.findUniqueOrThrow({ where: { code } })
    rows.push({
      id: newId(),
      prescriptionId: id,
      position,
      medicineId: medicine?.id ?? null,
      name: line.name ?? `${medicine?.name} ${medicine?.strength}`,
      genericName: line.genericName ?? medicine?.genericName ?? 'Unknown',
      dosage: '1 tablet twice a day',
      quantity,
      durationDays,
      doseAmount: dose?.amount ?? null,
      doseUnit: dose?.unit ?? null,
      doseStrength: dose?.strength ?? null,
      timesPerDay: line.timesPerDay ?? null,
    })
  }
  await client.prescription.create({ data: { id, ...whose, status, diagnosis, createdAt: new Date() } })
  await client.prescriptionItem.createMany({ data: rows })
  return { id, itemIds: rows.map((row) => row.id), medicineIds: rows.map((row) => row.medicineId) }
}

/** A line as it is handed over, of these batches. */
export const lineOf = (
  itemId: string | undefined,
  medicineId: string | null | undefined,
  ...batches: readonly (readonly [batchId: string, quantity: number])[]
) => ({ itemId, medicineId, batches: batches.map(([batchId, quantity]) => ({ batchId, quantity })) })

/** Hands over; what came of it. */
export const dispense = async (
  caller: Caller,
  prescriptionId: string,
  lines: readonly object[],
  { id = newId(), reason }: { readonly id?: string; readonly reason?: string } = {},
): Promise<Json> => (await caller.data(DISPENSE, { id, input: { prescriptionId, lines, reason } })).dispensePrescription

/** Moves a prescription on; what came of it. */
export const advance = async (
  caller: Caller,
  prescriptionId: string,
  move: string,
  { id = newId(), note, overrides }: { id?: string; note?: string; overrides?: readonly string[] } = {},
): Promise<Json> =>
  (await caller.data(ADVANCE_PRESCRIPTION, { id, prescriptionId, move, note, overrides })).advancePrescription

/** What the check says. */
export const checkOf = async (caller: Caller, prescriptionId: string, language = 'EN'): Promise<Json[]> =>
  (await caller.data(PRESCRIPTION_CHECK, { prescriptionId, language })).prescriptionCheck

/** What was handed over of a line, as it is stored. */
export async function createDispensing(
  client: PrismaClient,
  { facilityId, prescribedById }: Pick<NewPrescription, 'facilityId' | 'prescribedById'>,
  prescriptionId: string,
  itemId: string | undefined,
): Promise<string> {
  if (itemId === undefined) throw new Error('There is no such line')
  const id = newId()
  await client.dispensing.create({
    data: {
      id,
      prescriptionId,
      facilityId,
      dispensedById: prescribedById,
      at: new Date(),
      reason: 'No more on the shelf',
      items: { create: { id: newId(), itemId, batchId: await receive(client, facilityId), quantity: 1 } },
    },
  })
  return id
}

/** What came of several calls, by the type of each answer, in alphabetical order. */
export const kindsOf = (answers: readonly Json[]): string[] =>
  answers.map((answer) => String(answer.__typename)).toSorted((one, other) => one.localeCompare(other))
