import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'
import { type Day, daysBetween } from '#domain/time/local-day.ts'

/** What an assessment or a visit found: `read.present` and `read.absent` of its answer, and the day at the facility. */
export interface AssessedFindings {
  readonly on: Day
  readonly present: readonly string[]
  readonly absent: readonly string[]
}

const findings: Readonly<Record<string, Finding>> = FINDINGS
/** An illness that is known stays with the patient: `known_epilepsy`. */
const STAYS = /^known_|^bleeding_disorder$/
/** How many days what was found may still be there. Our own choice. */
const DAYS = { symptom: 14, sign: 14, result: 90, history: 90 } as const
const YEAR = 365

const mayBeThere = (id: string, days: number): boolean => {
  const finding = ownEntry(findings, id)
  return finding !== undefined && (STAYS.test(id) || days <= DAYS[finding.kind])
}

const isStillAbsent = (id: string, days: number): boolean => {
  const finding = ownEntry(findings, id)
  return finding !== undefined && days <= (STAYS.test(id) ? YEAR : DAYS[finding.kind])
}

/**
 * What of a patient's assessments counts on a day for a prescription. An illness that is known counts for good, and for
 * a year that it is not there; results count for 90 days, signs and symptoms for 14. What is there at any of them goes
 * before what is not there at another: a stop too many is overridden, one too few hurts.
 */
export function findingsOfRecord(
  assessments: readonly AssessedFindings[],
  today: Day,
): { readonly present: ReadonlySet<string>; readonly absent: ReadonlySet<string> } {
  const present = new Set<string>()
  const absent = new Set<string>()
  for (const one of assessments) {
    const days = daysBetween(one.on, today)
    for (const id of one.present) if (mayBeThere(id, days)) present.add(id)
    for (const id of one.absent) if (isStillAbsent(id, days)) absent.add(id)
  }
  for (const id of present) absent.delete(id)
  return { present, absent }
}
