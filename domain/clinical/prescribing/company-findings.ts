import type { Medicine } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { milderInEmergency } from '#domain/clinical/planning/check-regimen.ts'
import { concernsOfPair, concernsOfTaken, interactionsOfPair } from '#domain/clinical/planning/concerns-of-company.ts'
import type { MedicineConcern } from '#domain/clinical/planning/planning-case.ts'
import type { TakenMedicine } from '#domain/clinical/planning/taken-medicines.ts'
import { isLocal } from '#domain/clinical/prescribing/forms.ts'
import { findingOfConcern, makeFinding, notChecked, shortened } from '#domain/clinical/prescribing/make-finding.ts'
import type { PrescribingKnowledge } from '#domain/clinical/prescribing/prescribing-knowledge.ts'
import type { OtherPrescribed, PrescribedItem } from '#domain/clinical/prescribing/prescription.ts'
import type { PrescriptionFinding } from '#domain/clinical/prescribing/prescription-finding.ts'
import { addDays, type Day, daysBetween } from '#domain/time/local-day.ts'

/** A line whose medicine the engine knows. */
export interface KnownItem extends PrescribedItem {
  readonly medicine: NonNullable<PrescribedItem['medicine']>
  readonly known: Medicine
  /** A first dose of an emergency: it is not withheld for what is taken already. */
  readonly emergency: boolean
}

/** Of a course whose length is not known it is taken that it may still go on, so many days after it was dispensed. */
const MAY_GO_ON_DAYS = 180
/**
 * A medicine may be dispensed again when no more than a fifth of its course is left, and at most so many days. Our own
 * choice: no publication was found that says it.
 */
const LEFT_SHARE = 0.2
const LEFT_DAYS = 7

/** Whether what was dispensed is still taken, and how long it lasts. */
type Course =
  | { readonly state: 'waiting' }
  | { readonly state: 'ended' }
  | { readonly state: 'length_unknown' }
  | { readonly state: 'running'; readonly from: Day; readonly until: Day; readonly early: boolean }

function courseOf({ dispensedOn, durationDays }: OtherPrescribed, today: Day): Course {
  if (dispensedOn === null) return { state: 'waiting' }
  if (durationDays === null || !(durationDays > 0) || !Number.isFinite(durationDays))
    return daysBetween(dispensedOn, today) > MAY_GO_ON_DAYS ? { state: 'ended' } : { state: 'length_unknown' }
  const days = Math.min(Math.ceil(durationDays), MAY_GO_ON_DAYS * 4)
  const until = addDays(dispensedOn, days)
  const left = daysBetween(today, until)
  if (left <= 0) return { state: 'ended' }
  return {
    state: 'running',
    from: dispensedOn,
    until,
    early: left > Math.min(LEFT_DAYS, Math.floor(days * LEFT_SHARE)),
  }
}

/** Another prescription that is not at its end, of a medicine that the engine does not know. */
export const otherUnknown = (
  others: readonly OtherPrescribed[],
  today: Day,
  { medicines }: PrescribingKnowledge,
): PrescriptionFinding[] =>
  others
    .filter(({ medicine }) => medicine === null || !Object.hasOwn(medicines, medicine))
    .filter((other) => courseOf(other, today).state !== 'ended')
    .map(({ name }) => notChecked(null, 'other_prescription', name))

/** What two medicines do to one another, with the publications that say so. */
function pairFindings(
  item: KnownItem,
  other: string,
  concerns: readonly MedicineConcern[],
  knowledge: PrescribingKnowledge,
): PrescriptionFinding[] {
  return concerns.map((found) => {
    const concern = item.emergency ? milderInEmergency(found) : found
    const said = interactionsOfPair(item.medicine, other, knowledge, knowledge.interactions).filter(
      ({ effect }) => effect === concern.of,
    )
    return findingOfConcern(item, concern, {
      ofMedicine: item.known.sources,
      ofPair: said.map(({ source }) => source),
    })
  })
}

/** The medicine beside one of another prescription: also, whether it is dispensed again too early. */
function besideOther(
  item: KnownItem,
  other: OtherPrescribed,
  today: Day,
  knowledge: PrescribingKnowledge,
): PrescriptionFinding[] {
  const course = courseOf(other, today)
  const { medicine } = other
  if (medicine === null || course.state === 'ended') return []
  const concerns = concernsOfPair(item.medicine, medicine, knowledge).map((one) => ({ ...one, with: other.name }))
  const twice = concerns.some(({ reason }) => reason === 'duplicate')
  const findings = pairFindings(
    item,
    medicine,
    concerns.filter(({ reason }) => reason !== 'duplicate'),
    knowledge,
  )
  if (!twice) return findings
  const severity = isLocal(item.form) || isLocal(other.form) ? 'caution' : 'stop'
  const name = shortened(other.name)
  if (course.state === 'waiting') {
    findings.push(makeFinding(item, 'duplicate', severity, { type: 'waiting', with: name }))
  } else if (course.state === 'length_unknown') {
    findings.push(notChecked(item, 'other_prescription_length', other.name))
  } else if (course.early) {
    const about = { type: 'too_early', with: name, dispensedOn: course.from, lastsUntil: course.until } as const
    findings.push(makeFinding(item, 'too_early', severity, about))
  }
  return findings
}

/** The medicine beside an earlier line of the same prescription. */
function besideLine(item: KnownItem, earlier: KnownItem, knowledge: PrescribingKnowledge): PrescriptionFinding[] {
  const concerns = concernsOfPair(item.medicine, earlier.medicine, knowledge)
  const others = concerns.filter(({ reason }) => reason !== 'duplicate').map((one) => ({ ...one, with: earlier.name }))
  const findings = pairFindings(item, earlier.medicine, others, knowledge)
  if (others.length === concerns.length) return findings
  const severity = isLocal(item.form) || isLocal(earlier.form) ? 'caution' : 'stop'
  const about = { type: 'same_prescription', with: shortened(earlier.name) } as const
  return [...findings, makeFinding(item, 'duplicate', severity, about)]
}

interface CompanyOfItem {
  readonly taken: readonly TakenMedicine[]
  readonly others: readonly OtherPrescribed[]
  readonly earlierLines: readonly KnownItem[]
  readonly today: Day
}

/** Everything about a medicine beside what the patient takes, other prescriptions hold, and this one has before it. */
export function companyFindings(
  item: KnownItem,
  { taken, others, earlierLines, today }: CompanyOfItem,
  knowledge: PrescribingKnowledge,
): PrescriptionFinding[] {
  return [
    ...taken.flatMap((one) =>
      concernsOfTaken(item.medicine, [one], knowledge).map((found) => {
        const concern = item.emergency ? milderInEmergency(found) : found
        const said = one.could.flatMap((other) =>
          interactionsOfPair(item.medicine, other, knowledge, knowledge.interactions),
        )
        const ofPair = said.filter(({ effect }) => effect === concern.of).map(({ source }) => source)
        return findingOfConcern(item, concern, { ofMedicine: item.known.sources, ofPair })
      }),
    ),
    ...others.flatMap((other) => besideOther(item, other, today, knowledge)),
    ...earlierLines.flatMap((earlier) => besideLine(item, earlier, knowledge)),
  ]
}
