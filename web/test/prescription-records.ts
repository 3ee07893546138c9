const idOf = (kind: string, number: number) => `018f4c1e-7000-7000-9000-${kind}${String(number).padStart(11, '0')}`

export const OWN_FACILITY = {
  __typename: 'Facility',
  id: idOf('f', 1),
  name: 'Ahero',
  district: 'Kisumu',
  region: 'Kenya',
}

export const AMOXICILLIN_ID = idOf('7', 1)

/** A day so many days from today, as Nairobi counts them. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** A medicine that the facility keeps, as the server answers it. */
export const wireStock = ({
  batches = [{ number: 'AMX-1', days: 400, quantity: 100 }],
  ...changes
}: { batches?: { number: string; days: number; quantity: number }[] } & Record<string, unknown> = {}) => ({
  __typename: 'InventoryItem',
  medicineId: AMOXICILLIN_ID,
  name: 'Amoxicillin',
  genericName: 'Amoxicillin',
  strength: '250 mg',
  ...changes,
  batches: batches.map(({ number, days, quantity }) => ({
    __typename: 'StockBatch',
    id: `batch ${number}`,
    number,
    expiresOn: dayIn(days),
    quantity,
  })),
})

export const wireLine = (number: number, changes: Record<string, unknown> = {}) => ({
  __typename: 'PrescriptionItem',
  id: idOf('b', number),
  medicineId: AMOXICILLIN_ID,
  name: 'Amoxicillin 250 mg',
  genericName: 'Amoxicillin',
  strength: '250 mg',
  dosage: '2 tablets twice a day for 5 days, by mouth',
  quantity: 20,
  dispensed: 0,
  remaining: 20,
  durationDays: 5,
  instructions: 'After food',
  ...changes,
})

interface StepOptions {
  kind: string
  byName?: string
  note?: string | null
}

const wireStep = ({ kind, byName = 'Juma Ali', note = null }: StepOptions, at: number) => ({
  __typename: 'PrescriptionStep',
  id: `step ${at} ${kind}`,
  kind,
  at: '2026-03-05T09:00:00.000Z',
  byName,
  note,
})

/** A prescription as the server answers it; ready to be dispensed. */
export const wirePrescription = ({
  number = 1,
  steps = [],
  ...changes
}: { number?: number; steps?: StepOptions[] } & Record<string, unknown> = {}) => ({
  __typename: 'Prescription',
  id: idOf('e', number),
  createdAt: '2026-03-05T06:00:00.000Z',
  diagnosis: 'Pneumonia (likely).',
  instructions: null,
  status: 'READY',
  isAsked: false,
  moves: ['DISPENSE', 'CLOSE'],
  requestedByName: 'Amina Said',
  patient: {
    __typename: 'PrescribedPatient',
    id: idOf('c', number),
    firstName: 'Baraka',
    lastName: `Njoroge ${number}`,
    dateOfBirth: '1990-04-09',
    gender: 'MALE',
    medicalAlerts: ['Penicillin allergy'],
    preferredLanguage: 'SWAHILI',
  },
  facility: OWN_FACILITY,
  items: [wireLine(number)],
  dispensings: [],
  ...changes,
  steps: steps.map(wireStep),
})

/** What the check found, as the server answers it. */
export const wireFinding = (severity: 'STOP' | 'CAUTION' | 'UNKNOWN', text: string, changes: object = {}) => ({
  __typename: 'PrescriptionFinding',
  id: `finding ${text}`,
  itemId: null,
  kind: 'ALLERGY',
  severity,
  text,
  overridden: false,
  sources: ['WHO, EML (2025)'],
  ...changes,
})

export const DISPENSING_ID = idOf('d', 1)

/** What was handed over, as the server answers it. */
export const wireDispensing = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Dispensing',
  id: DISPENSING_ID,
  receiptNumber: '4K7B-M9QX2',
  at: '2026-03-06T06:00:00.000Z',
  dispensedByName: 'Asha Otieno',
  reason: null,
  facility: OWN_FACILITY,
  prescription: wirePrescription({ status: 'DISPENSED', moves: [] }),
  items: [
    {
      __typename: 'DispensedItem',
      id: idOf('9', 1),
      quantity: 20,
      returned: 0,
      batchNumber: 'AMX-1',
      expiresOn: '2027-12-31',
      medicineName: 'Amoxicillin 250 mg',
      item: wireLine(1),
    },
  ],
  returns: [],
  counseling: null,
  ...changes,
})
