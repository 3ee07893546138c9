import { ownEntry } from '#domain/clinical/own-entry.ts'
import { isMeantFor } from '#domain/clinical/planning/check-regimen.ts'
import {
  concernsOfAllergies,
  concernsOfPossible,
  mergeConcerns,
} from '#domain/clinical/planning/concerns-of-company.ts'
import { concernsOfPerson } from '#domain/clinical/planning/concerns-of-person.ts'
import { doseFor } from '#domain/clinical/planning/dose-for.ts'
import type { MedicineConcern, PlanningCase } from '#domain/clinical/planning/planning-case.ts'
import { couldBearChildren } from '#domain/clinical/planning/planning-case.ts'
import { companyFindings, type KnownItem, otherUnknown } from '#domain/clinical/prescribing/company-findings.ts'
import { doseFindings } from '#domain/clinical/prescribing/dose-findings.ts'
import { findingOfConcern, makeFinding, notChecked } from '#domain/clinical/prescribing/make-finding.ts'
import type { PrescribingKnowledge } from '#domain/clinical/prescribing/prescribing-knowledge.ts'
import type { PrescribedItem, Prescription, PrescriptionPatient } from '#domain/clinical/prescribing/prescription.ts'
import { PRESCRIPTION_SEVERITIES, type PrescriptionFinding } from '#domain/clinical/prescribing/prescription-finding.ts'
import { type ReadPatient, readPatient } from '#domain/clinical/prescribing/read-patient.ts'
import { daysBetween } from '#domain/time/local-day.ts'

/** How old a child's weight may be: below so many months, so many days. Our own choice. */
const WEIGHT_DAYS = [
  { below: 3, days: 7 },
  { below: 12, days: 30 },
  { below: 60, days: 90 },
  { below: 216, days: 180 },
] as const

/**
 * Holds a prescription against what is known of its patient, before it is approved and again before it is dispensed. It
 * answers with everything found, stops first; nothing found and nothing unknown is an empty list. What is not known and
 * matters is a finding of its own, never silence. The same input gives the same findings; it never throws.
 *
 * Only on the server: its tables are not in the browser's engine.
 *
 * @param knowledge of `prescribingKnowledge`, made once
 */
export function checkPrescription(
  { items, today }: Prescription,
  patient: PrescriptionPatient,
  knowledge: PrescribingKnowledge,
): readonly PrescriptionFinding[] {
  const read = readPatient(patient, knowledge)
  const known = items.flatMap((item) => knownItem(item, knowledge) ?? [])
  const findings = [
    ...known.flatMap((item, at) => [
      ...personFindings(item, read, knowledge),
      ...companyFindings(
        item,
        { taken: read.company.taken, others: patient.otherPrescriptions, earlierLines: known.slice(0, at), today },
        knowledge,
      ),
      ...doseFindings(item, read.planning, knowledge),
    ]),
    ...oldWeight(patient, read.planning, today),
    ...items.filter((item) => !knownItem(item, knowledge)).map((item) => notChecked(item, 'medicine', item.name)),
    ...read.notChecked.map(({ what, of }) => notChecked(null, what, of)),
    ...otherUnknown(patient.otherPrescriptions, today, knowledge),
  ]
  return inOrder(findings)
}

/** Each finding once, by its greatest severity, the stops first. */
function inOrder(findings: readonly PrescriptionFinding[]): PrescriptionFinding[] {
  const weightOf = ({ severity }: PrescriptionFinding) => PRESCRIPTION_SEVERITIES.indexOf(severity)
  const each = new Map<string, PrescriptionFinding>()
  for (const finding of findings) {
    const before = each.get(finding.id)
    if (!before || weightOf(finding) < weightOf(before)) each.set(finding.id, finding)
  }
  return [...each.values()].toSorted((one, other) => weightOf(one) - weightOf(other))
}

function knownItem(item: PrescribedItem, { medicines, regimens }: PrescribingKnowledge): KnownItem | undefined {
  const { medicine } = item
  const known = medicine === null ? undefined : ownEntry(medicines, medicine)
  if (medicine === null || !known) return undefined
  const regimen = item.regimen === null ? undefined : ownEntry(regimens, item.regimen)
  const emergency = regimen?.medicine === medicine && regimen.beforeReferral === true
  return { ...item, medicine, known, emergency }
}

/** Who the patient is, what they do not tolerate, what they have. */
function personFindings(
  item: KnownItem,
  { planning, company }: ReadPatient,
  knowledge: PrescribingKnowledge,
): PrescriptionFinding[] {
  const { medicine, known } = item
  const concerns = mergeConcerns([
    ...concernsOfPerson(known, planning),
    ...breastfeedingUnknown(item, planning),
    ...concernsOfPossible(medicine, planning.possible ?? [], knowledge),
    ...concernsOfAllergies(medicine, company.allergies, knowledge),
  ])
  return [
    ...concerns.map((concern) => findingOfConcern(item, concern, { ofMedicine: known.sources })),
    ...regimenFindings(item, planning, knowledge),
  ]
}

/** Plans ask for breastfeeding after a birth; whoever is handed a medicine is asked for longer. */
function breastfeedingUnknown(
  { known: { cautions } }: KnownItem,
  { person, present, absent }: PlanningCase,
): MedicineConcern[] {
  const isKnown = present.has('breastfeeding') || absent.has('breastfeeding')
  if (!cautions || !('breastfeeding' in cautions) || isKnown || !couldBearChildren(person)) return []
  return [{ severity: 'caution', reason: 'breastfeeding_unknown' }]
}

/** Of the regimen that a line was made from: whether it is for such a patient still, and what its dose needs. */
function regimenFindings(
  item: KnownItem,
  planning: PlanningCase,
  { regimens }: PrescribingKnowledge,
): PrescriptionFinding[] {
  if (item.regimen === null) return []
  const regimen = ownEntry(regimens, item.regimen)
  if (regimen?.medicine !== item.medicine || !isMeantFor(regimen, planning))
    return [notChecked(item, 'regimen', item.regimen)]
  return doseFor(regimen.dose, planning).concerns.map((concern) =>
    findingOfConcern(item, concern, { ofMedicine: item.known.sources }),
  )
}

function oldWeight(
  { weight }: PrescriptionPatient,
  { person: { ageMonths } }: PlanningCase,
  today: string,
): PrescriptionFinding[] {
  if (!weight || ageMonths === undefined) return []
  const allowed = WEIGHT_DAYS.find(({ below }) => ageMonths < below)
  if (!allowed || daysBetween(weight.on, today) <= allowed.days) return []
  return [makeFinding(null, 'weight', 'caution', { type: 'weight_old', weightKg: weight.kg, on: weight.on })]
}
