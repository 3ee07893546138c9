import { newId } from '#api/platform/ids.ts'
import { medicalEngine } from '#api/services/medical/clinical-engine.ts'
import { appendAudit, auditStore, serverEvent } from '#api/store/audit.ts'
import type { Client, Database } from '#api/store/client.ts'
import { medicalStore, type NewMedicalAssessment } from '#api/store/medical.ts'
import { newPatientCode } from '#api/store/new-patient-code.ts'
import { type MedicalAssessmentFields, MedicalAssessmentInput } from '#domain/input/medical.ts'

const DAY_MS = 86_400_000

interface DemoPatient {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string
  readonly gender: 'female' | 'male'
  readonly villageWard: string
  readonly preferredLanguage: string
  readonly medicalAlerts?: readonly string[]
  /** What was told and measured of them, and how many days ago. */
  readonly assessments?: readonly { readonly daysAgo: number; readonly told: Told }[]
}
type Told = Omit<MedicalAssessmentFields, 'region' | 'gender' | 'facilityId'>

/** Invented people in the care of the demonstration's facility. */
const PATIENTS: readonly DemoPatient[] = [
  {
    firstName: 'Akinyi',
    lastName: 'Ouma',
    dateOfBirth: '1997-05-14',
    gender: 'female',
    villageWard: 'Kibera',
    preferredLanguage: 'Swahili',
    assessments: [
      {
        daysAgo: 2,
        told: {
          assessmentType: 'pregnancy',
          age: 29,
          pregnant: true,
          pregnancyWeeks: 31,
          bloodPressure: '162/112',
          heartRatePerMin: 96,
          symptoms: ['severe_headache', 'blurred_vision'],
        },
      },
    ],
  },
  {
    firstName: 'Mohamed',
    lastName: 'Abdi',
    dateOfBirth: '1963-11-02',
    gender: 'male',
    villageWard: 'Eastleigh',
    preferredLanguage: 'English',
    medicalAlerts: ['Penicillin allergy'],
    assessments: [
      {
        daysAgo: 9,
        told: {
          assessmentType: 'hypertension',
          age: 63,
          weightKg: 84,
          heightCm: 171,
          bloodPressure: '154/96',
          heartRatePerMin: 78,
          checklistComplete: true,
          medicalHistory: ['known_hypertension'],
          medicines: ['Amlodipine'],
          allergies: ['Penicillin'],
        },
      },
    ],
  },
  {
    firstName: 'Baraka',
    lastName: 'Njoroge',
    dateOfBirth: '2024-08-20',
    gender: 'male',
    villageWard: 'Kawangware',
    preferredLanguage: 'Swahili',
    assessments: [
      {
        daysAgo: 1,
        told: {
          assessmentType: 'pneumonia',
          ageMonths: 27,
          weightKg: 10.9,
          temperatureC: 38.7,
          respiratoryRatePerMin: 46,
          illnessDays: 3,
          symptoms: ['cough', 'fever'],
        },
      },
    ],
  },
  {
    firstName: 'Wanjiru',
    lastName: 'Kamau',
    dateOfBirth: '1988-01-30',
    gender: 'female',
    villageWard: 'Dagoretti',
    preferredLanguage: 'English',
  },
  {
    firstName: 'Halima',
    lastName: 'Hassan',
    dateOfBirth: '1974-07-07',
    gender: 'female',
    villageWard: 'Eastleigh',
    preferredLanguage: 'Arabic',
    medicalAlerts: ['Diabetes'],
  },
  {
    firstName: 'Kiptoo',
    lastName: 'Cheruiyot',
    dateOfBirth: '1991-03-18',
    gender: 'male',
    villageWard: 'Kangemi',
    preferredLanguage: 'English',
  },
  {
    firstName: 'Nyambura',
    lastName: 'Mwangi',
    dateOfBirth: '1949-12-12',
    gender: 'female',
    villageWard: 'Dagoretti',
    preferredLanguage: 'Swahili',
    medicalAlerts: ['Heart failure'],
  },
  {
    firstName: 'Otieno',
    lastName: 'Odhiambo',
    dateOfBirth: '2011-09-25',
    gender: 'male',
    villageWard: 'Kibera',
    preferredLanguage: 'English',
    medicalAlerts: ['Sickle cell disease'],
  },
]

/** What the demonstration's patient told of herself. */
const OWN: readonly { readonly daysAgo: number; readonly told: Told }[] = [
  {
    daysAgo: 40,
    told: {
      assessmentType: 'hypertension',
      age: 34,
      weightKg: 75.1,
      heightCm: 162,
      bloodPressure: '148/94',
      heartRatePerMin: 80,
      checklistComplete: true,
      medicalHistory: ['known_hypertension'],
    },
  },
  {
    daysAgo: 5,
    told: {
      assessmentType: 'malaria',
      age: 34,
      weightKg: 73.8,
      temperatureC: 38.9,
      heartRatePerMin: 104,
      illnessDays: 2,
      symptoms: ['fever', 'chills', 'headache', 'muscle_pain'],
      medicalHistory: ['known_hypertension'],
    },
  },
]

interface Filing {
  readonly subject: NewMedicalAssessment['subject']
  readonly filedById: string
  readonly facilityId: string | null
  readonly gender: 'female' | 'male'
}

async function file(
  database: Pick<Database, 'client' | 'query'>,
  { subject, filedById, facilityId, gender }: Filing,
  { daysAgo, told }: { readonly daysAgo: number; readonly told: Told },
): Promise<void> {
  const input = MedicalAssessmentInput.parse({ ...told, gender, region: 'Kenya', facilityId })
  const id = newId()
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS)
  const personId = subject.userId ?? subject.patientId
  const about = { recordType: 'MedicalAssessment', recordId: id, personId } as const
  const answer = (await medicalEngine()).assess(input)
  await medicalStore(database, auditStore(database)).create(
    { id, planId: newId(), subject, filedById, createdAt, input, answer },
    serverEvent('demo.submit_medical', createdAt, about),
  )
}

/** What the demonstration's patient told of herself in the last weeks. */
export async function seedOwnAssessments(database: Pick<Database, 'client' | 'query'>, userId: string): Promise<void> {
  const filing = {
    subject: { userId, patientId: null },
    filedById: userId,
    facilityId: null,
    gender: 'female',
  } as const
  for (const assessment of OWN) await file(database, filing, assessment)
}

async function create(client: Client, facilityId: string, patient: DemoPatient): Promise<string> {
  const { assessments: _, dateOfBirth, medicalAlerts = [], ...rest } = patient
  const id = newId()
  const data = {
    ...rest,
    id,
    code: newPatientCode(),
    facilityId,
    dateOfBirth: new Date(dateOfBirth),
    medicalAlerts: [...medicalAlerts],
  }
  const event = serverEvent('demo.create_patient', new Date(), { recordType: 'Patient', recordId: id, personId: id })
  await client.$transaction([
    client.patient.create({ data: { ...data, country: 'KE', region: 'Kenya', county: 'Nairobi' } }),
    appendAudit(client, [event]),
  ])
  return id
}

/** The patients of the demonstration's facility, where it has none yet. */
export async function seedPatients(
  database: Pick<Database, 'client' | 'query'>,
  facilityId: string,
  clinicianId: string,
): Promise<void> {
  const { client } = database
  if ((await client.patient.count({ where: { facilityId } })) > 0) return
  for (const patient of PATIENTS) {
    const patientId = await create(client, facilityId, patient)
    const filing = { subject: { userId: null, patientId }, filedById: clinicianId, facilityId, gender: patient.gender }
    for (const assessment of patient.assessments ?? []) await file(database, filing, assessment)
  }
}
