const idOf = (kind: string, number: number) => `018f4c1e-7000-7000-9000-${kind}${String(number).padStart(11, '0')}`

const HERE = {
  __typename: 'Facility',
  id: idOf('f', 1),
  name: 'Ahero',
  district: 'Kisumu',
  region: 'Kenya',
  level: 'Level 3',
}
const THERE = {
  __typename: 'Facility',
  id: idOf('f', 2),
  name: 'Mulago',
  district: 'Kampala',
  region: 'Uganda',
  level: 'Hospital',
}

/** The facilities to choose from: one's own, one in its district, one far, and one abroad. */
export const WIRE_FACILITIES = [
  HERE,
  { ...HERE, id: idOf('f', 3), name: 'Alpha', district: 'Nairobi' },
  { ...HERE, id: idOf('f', 4), name: 'Victoria' },
  THERE,
]
export const OWN_FACILITY_ID = HERE.id

interface StepOptions {
  status?: string
  at?: string
  byName?: string
  note?: string | null
}

const stepOf = ({
  status = 'SENT',
  at = '2026-03-05T06:00:00.000Z',
  byName = 'Amina Said',
  note = null,
}: StepOptions) => ({
  __typename: 'ReferralStep',
  id: `${status} ${at}`,
  status,
  at,
  byName,
  note,
})

/** A referral as the server answers it. */
export function wireReferral({
  number = 1,
  steps = [{}] as StepOptions[],
  ...changes
}: { number?: number; steps?: StepOptions[] } & Record<string, unknown> = {}) {
  return {
    __typename: 'Referral',
    id: idOf('d', number),
    urgency: 'SAME_DAY',
    reason: 'Fever for five days',
    status: 'SENT',
    assessmentId: idOf('a', number),
    moves: ['ACCEPTED', 'DECLINED', 'ARRIVED'],
    patient: {
      __typename: 'ReferredPatient',
      id: idOf('c', number),
      firstName: 'Achieng',
      lastName: `Otieno ${number}`,
      dateOfBirth: '1992-04-09',
      gender: 'FEMALE',
    },
    from: HERE,
    to: THERE,
    ...changes,
    steps: steps.map(stepOf),
  }
}

const medicine = (changes: Record<string, unknown>) => ({
  __typename: 'RequestableMedicine',
  notes: [],
  concerns: [],
  durationDays: null,
  quantity: null,
  refusal: null,
  ...changes,
})

/** What can be asked for after an assessment: one medicine, one that must not be given, one without a dose. */
export const WIRE_CARE = {
  __typename: 'RequestableCare',
  referralUrgency: 'EMERGENCY',
  medicines: [
    medicine({
      regimen: 'amoxicillin_pneumonia_child',
      name: 'Amoxicillin 250 mg',
      dosage: '2 tablets twice a day for 5 days, by mouth',
      notes: ['Given by: a health worker in the community, or above.'],
      durationDays: 5,
      quantity: 20,
    }),
    medicine({
      regimen: 'ibuprofen_child',
      name: 'Do not give Ibuprofen',
      dosage: 'Do not give Ibuprofen',
      concerns: ['Not to be given: too young.'],
      refusal: 'NOT_GIVEN',
    }),
    medicine({ regimen: 'paracetamol_child', name: 'Paracetamol', dosage: 'no dose', refusal: 'WITHOUT_DOSE' }),
  ],
}
