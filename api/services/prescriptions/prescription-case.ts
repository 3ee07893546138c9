import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import type { PrescriptionFacts } from '#api/store/prescription-facts.ts'
import type { StandingRow } from '#api/store/prescriptions.ts'
import type { Quantity } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { type AssessedFindings, findingsOfRecord } from '#domain/clinical/prescribing/findings-of-record.ts'
import { knownMedicine } from '#domain/clinical/prescribing/known-medicine.ts'
import type { PrescribingKnowledge } from '#domain/clinical/prescribing/prescribing-knowledge.ts'
import type {
  OtherPrescribed,
  PrescribedItem,
  Prescription,
  PrescriptionPatient,
} from '#domain/clinical/prescribing/prescription.ts'
import { keptOf, remainingOf } from '#domain/prescriptions/dispensed-quantities.ts'
import { type Day, dayAt, dayOfUtc } from '#domain/time/local-day.ts'

const DAY_MS = 86_400_000
const DAYS_A_WEEK = 7
const DAYS_A_MONTH = 30.4375
/** A pregnancy that was told lasts no longer. */
const PREGNANCY_DAYS = 294
/** For how long somebody who was not pregnant is taken not to be. */
const NOT_PREGNANT_DAYS = 30
const AFTER_BIRTH_DAYS = 42
/** For how long what somebody said they take is taken to go on. */
const TAKEN_DAYS = 180

type Known = (line: {
  readonly medicine: { readonly code: string } | null
  readonly genericName: string
}) => Pick<PrescribedItem, 'medicine' | 'strength' | 'form'>

const knownBy =
  (knowledge: PrescribingKnowledge): Known =>
  ({ medicine, genericName }) =>
    knownMedicine({ code: medicine?.code ?? null, genericName }, knowledge)

type Line = StandingRow['items'][number]

function doseOf({ doseAmount, doseUnit, doseStrength }: Line): Quantity | null {
  if (doseAmount === null || doseUnit === null) return null
  return {
    amount: doseAmount,
    unit: doseUnit as Quantity['unit'],
    ...(doseStrength !== null && { strength: doseStrength }),
  }
}

const itemOf = (line: Line, known: ReturnType<Known>): PrescribedItem => ({
  id: line.id,
  ...known,
  name: line.name,
  strength: known.strength ?? line.doseStrength,
  regimen: line.regimen,
  dose: doseOf(line),
  timesPerDay: line.timesPerDay,
  durationDays: line.durationDays,
})

/** The lines that are still to be handed over: what the patient has is no question any more. */
export function prescriptionOf(
  { items, facility }: StandingRow,
  now: Date,
  knowledge: PrescribingKnowledge,
): Prescription {
  const known = knownBy(knowledge)
  return {
    items: items.filter((line) => remainingOf(line) !== 0).map((line) => itemOf(line, known(line))),
    today: dayAt(timeZoneAt(facility), now),
  }
}

/** What of another prescription waits to be dispensed, or was. */
function othersOf({ others }: PrescriptionFacts, dayOf: (moment: Date) => Day, known: Known): OtherPrescribed[] {
  return others.flatMap(({ items, endedAt }) =>
    items.flatMap((item): OtherPrescribed[] => {
      const { name, durationDays, genericName } = item
      const ofLine = { name, durationDays, ...known(item) }
      const given = item.dispensed
        .filter((one) => keptOf({ dispensed: [one] }) > 0)
        .map(({ batch, dispensing }) => ({
          ...ofLine,
          ...known({ medicine: batch.medicine, genericName }),
          dispensedOn: dayOf(dispensing.at),
        }))
      return given.length === 0 && endedAt === null ? [{ ...ofLine, dispensedOn: null }] : given
    }),
  )
}

type Told = PrescriptionFacts['assessments'][number]

const daysSince = (moment: Date, now: Date): number => (now.getTime() - moment.getTime()) / DAY_MS

function pregnancyOf({ assessments, pregnantSince, gender }: PrescriptionFacts, now: Date) {
  const unknown = { pregnant: null, pregnancyWeeks: null }
  if (gender === 'male') return unknown
  if (pregnantSince !== null) {
    return { pregnant: true, pregnancyWeeks: Math.floor(daysSince(pregnantSince, now) / DAYS_A_WEEK) }
  }
  const told = assessments.find(({ pregnant }) => pregnant !== null)
  if (!told) return unknown
  const ago = daysSince(told.createdAt, now)
  if (!told.pregnant) return { pregnant: ago <= NOT_PREGNANT_DAYS ? false : null, pregnancyWeeks: null }
  const { pregnancyWeeks: weeks } = told
  if (ago + (weeks ?? 0) * DAYS_A_WEEK > PREGNANCY_DAYS) return unknown
  return { pregnant: true, pregnancyWeeks: weeks === null ? null : weeks + Math.floor(ago / DAYS_A_WEEK) }
}

/** What was found in each assessment: what was ticked, and what the engine read out of its words. */
const assessedOf = ({ assessments, read }: PrescriptionFacts, dayOf: (moment: Date) => Day): AssessedFindings[] =>
  assessments.map(({ id, createdAt, symptoms, medicalHistory }) => {
    const answered = read.find(({ assessmentId }) => assessmentId === id)
    return {
      on: dayOf(createdAt),
      present: [...symptoms, ...medicalHistory, ...(answered?.present ?? [])],
      absent: answered?.absent ?? [],
    }
  })

/** Texts that somebody gave when they were asked; null where nobody was. */
const saidIn = (told: readonly Told[], of: (one: Told) => readonly (string | null | undefined)[]): string[] | null => {
  const texts = told.flatMap(of).filter((text): text is string => typeof text === 'string' && text.trim() !== '')
  return texts.length === 0 ? null : [...new Set(texts)]
}

const takenOf = ({ medicines, visit }: Told) => [...medicines, visit?.currentMedications]

/** What is known of the patient: the record, and what was told and measured when they were assessed. */
export function patientOf(
  facts: PrescriptionFacts,
  standing: StandingRow,
  now: Date,
  knowledge: PrescribingKnowledge,
): PrescriptionPatient {
  const timeZone = timeZoneAt(standing.facility)
  const dayOf = (moment: Date) => dayAt(timeZone, moment)
  const { assessments, gender } = facts
  const weighed = assessments.find(({ weightKg }) => weightKg !== null)
  const recent = assessments.filter(({ createdAt }) => daysSince(createdAt, now) <= TAKEN_DAYS)
  const birth = assessments.find(({ afterBirth }) => afterBirth !== null)
  const source = assessments.find(({ id }) => id === standing.assessmentId)
  const bornDaysAgo = (Date.parse(dayOf(now)) - Date.parse(dayOfUtc(facts.dateOfBirth))) / DAY_MS
  return {
    ageMonths: Math.max(0, bornDaysAgo / DAYS_A_MONTH),
    sex: gender === 'female' || gender === 'male' ? gender : null,
    weight: weighed?.weightKg ? { kg: weighed.weightKg, on: dayOf(weighed.createdAt) } : null,
    ...pregnancyOf(facts, now),
    afterBirth: birth && daysSince(birth.createdAt, now) <= AFTER_BIRTH_DAYS ? birth.afterBirth : null,
    breastfeeding: recent.some(({ medicalHistory }) => medicalHistory.includes('breastfeeding')) || null,
    ...findingsOfRecord(assessedOf(facts, dayOf), dayOf(now)),
    conditions: source?.plan?.condition ? [source.plan.condition] : [],
    allergies: saidIn(assessments, (one) => [...one.allergies, one.visit?.allergies]),
    medicalAlerts: [...facts.medicalAlerts, ...(saidIn(assessments, (one) => [one.visit?.previousIllnesses]) ?? [])],
    // As it was told last: what is taken changes.
    currentMedicines: recent.map((one) => saidIn([one], takenOf)).find((said) => said !== null) ?? null,
    otherPrescriptions: othersOf(facts, dayOf, knownBy(knowledge)),
  }
}
