import type { VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import type { ReadFinding } from '#domain/clinical/language/read-finding.ts'
import type { ReadText } from '#domain/clinical/language/read-text.ts'
import type { ReadExamination } from '#domain/clinical/medical/assess-medical.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'
import { familyFindings } from '#domain/clinical/visit/family-history.ts'
import { readExaminationField } from '#domain/clinical/visit/read-examination.ts'
import { isAllergyAlert } from '#domain/clinical/visit/told-names.ts'
import type { VisitFacts } from '#domain/clinical/visit/visit-facts.ts'
import { EXAMINATION_FIELDS, VISIT_DURATIONS } from '#domain/vocabulary/visits.ts'

const findings: Readonly<Record<string, Finding>> = FINDINGS

/** How many days the illness has lasted: as it was said, else as its range counts; undefined where neither was. */
export const daysOf = ({ illnessDays, duration }: Pick<VisitFacts, 'illnessDays' | 'duration'>): number | undefined =>
  illnessDays ?? (duration === null ? undefined : VISIT_DURATIONS[duration].days)

/** What was there before this illness: the past counts, what is no history is of another illness. */
const asHistory = (read: ReadText): ReadFinding[] =>
  read.findings.flatMap((finding) => {
    const isHistory = ownEntry(findings, finding.id)?.kind === 'history'
    if (!isHistory || finding.status === 'other' || finding.status === 'hypothetical') return []
    return [{ ...finding, status: finding.status === 'past' ? ('present' as const) : finding.status }]
  })

/** The complaint's findings have lasted as long as the complaint, where its words do not say otherwise. */
function lasting(read: ReadText, days: number | undefined): ReadFinding[] {
  if (days === undefined) return [...read.findings]
  return read.findings.map((finding) =>
    finding.status === 'present' && finding.days === undefined ? { ...finding, days } : finding,
  )
}

/** What was written first goes before what stands in a later field. */
const firstOf = (all: readonly VitalSigns[]): VitalSigns => Object.assign({}, ...all.toReversed()) as VitalSigns

/** What the texts of a visit say together, and what of the chief complaint by itself. */
export interface ReadVisit {
  readonly together: ReadText
  readonly complaint: readonly ReadFinding[]
}

/**
 * Reads every text of a visit, each for what it is: the complaint and the examination are of now, previous illnesses,
 * medicines and social history of before, and the family's history is never the patient's own. What no language knew is
 * kept of all of them; how much was understood is said of the complaint.
 */
export function readVisit(facts: VisitFacts, readText: ReadExamination): ReadVisit {
  const read = (text: string) => readText(text, { ageMonths: facts.ageMonths })
  const complaint = read(facts.chiefComplaint)
  const seen = EXAMINATION_FIELDS.flatMap((field) => {
    const written = facts[field]
    return written ? [readExaminationField(field, written, read)] : []
  })
  const before = [
    facts.previousIllnesses,
    facts.currentMedications,
    facts.socialHistory,
    ...facts.medicalAlerts.filter((alert) => !isAllergyAlert(alert)),
  ].flatMap((text) => (text ? [read(text)] : []))
  const family = facts.familyHistory ? [read(facts.familyHistory)] : []
  const all = [complaint, ...seen, ...before, ...family]
  return {
    complaint: complaint.findings,
    together: {
      ...complaint,
      findings: [
        ...lasting(complaint, daysOf(facts)),
        ...seen.flatMap((one) => one.findings),
        ...before.flatMap(asHistory),
        ...family.flatMap((one) => familyFindings(one.findings)),
      ],
      diagnoses: [complaint, ...seen].flatMap(({ diagnoses }) => diagnoses),
      vitals: firstOf([complaint.vitals, ...seen.map(({ vitals }) => vitals)]),
      unread: all.find(({ unread }) => unread !== null)?.unread ?? null,
      notUnderstood: all.flatMap(({ notUnderstood }) => notUnderstood),
    },
  }
}
