import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import type { Known } from '#domain/clinical/differential/evidence.ts'
import type { NamedDiagnosis } from '#domain/clinical/differential/named-diagnoses.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import { UNPLACED } from '#domain/clinical/language/keyed-phrases.ts'
import type { ReadFinding } from '#domain/clinical/language/read-finding.ts'
import type { ReadText } from '#domain/clinical/language/read-text.ts'

/** What a text tells of a finding of the patient. */
export interface ToldFinding {
  readonly id: string
  readonly status: Known
  readonly days?: number
  /** Its days are the time since it was: "bitten 3 years ago". */
  readonly isAgo?: true
  /** It is told of another time, a year ago or longer: "bitten in 2016". */
  readonly isLongAgo?: true
}

/** What of a text's findings is the patient's, now or in their history, and possible in them. */
export function toldOfPatient(
  texts: readonly ReadFinding[],
  clinicalCase: ClinicalCase,
  findings: Readonly<Record<string, Finding>>,
): ToldFinding[] {
  return (isOfAnother(texts, clinicalCase, findings) ? texts.map(asPatient) : texts).flatMap((finding) => {
    const status = knownOf(finding, findings[finding.id])
    if (!status || !isPossible(findings[finding.id], clinicalCase)) return []
    const { ofEveryDay, isA = [] } = findings[finding.id] ?? {}
    const ids = finding.isSince && ofEveryDay ? isA : [finding.id]
    const { days, isAgo, isLongAgo } = finding
    return ids.map((id) => ({
      id,
      status,
      ...(days !== undefined && { days }),
      ...(isAgo && { isAgo }),
      ...(isLongAgo && { isLongAgo }),
    }))
  })
}

/**
 * The illnesses that a text names of its patient, without those of a time a year ago or longer.
 *
 * @param isOther whether the text's patient is somebody else than who writes: isOfAnother
 */
export const diagnosesOf = (read: ReadText['diagnoses'], isOther: boolean): NamedDiagnosis[] =>
  (isOther ? read.map(asPatient) : read).flatMap(({ id, status, isLongAgo }) =>
    !isLongAgo && (status === 'present' || status === 'uncertain') ? [{ id, status }] : [],
  )

/** A man's muscles that tighten are no labour: words are not taken for what cannot be, where the sex was given. */
const isPossible = (finding: Finding | undefined, { sex }: ClinicalCase): boolean =>
  sex !== 'male' || (finding?.of?.sex !== 'female' && !finding?.of?.pregnant)

/** What whoever writes of somebody in danger has, and is not ill with; and a bleeding of which nobody says whose it is. */
const NOBODYS: ReadonlySet<string> = new Set(['anxiety', UNPLACED])

/**
 * "I am at home. My husband cannot speak. He is pale.": nothing but worry ails whoever writes, and somebody else has a
 * danger sign now. Then it is somebody else who is ill, and has to be seen; that a sister has tuberculosis is no such sign.
 */
export function isOfAnother(
  texts: readonly ReadFinding[],
  { findings: ticked = [] }: ClinicalCase,
  findings: Readonly<Record<string, Finding>>,
): boolean {
  const isThere = (status: string | null) => status === 'present' || status === 'uncertain'
  // A bleeding is a danger in pregnancy, which may be the relative's.
  const isDanger = (id: string) => findings[id]?.redFlag || id === 'vaginal_bleeding' || id === UNPLACED
  const bleeds = texts.some(({ id, status }) => id === UNPLACED && isThere(status))
  const isTold =
    texts.some((one) => isThere(knownOf(one, findings[one.id])) && !one.perhapsTheirs && !NOBODYS.has(one.id)) ||
    ticked.some(({ status }) => isThere(status))
  return (
    !isTold &&
    // The dead are not ill.
    !texts.some(({ id }) => id === 'recent_bereavement') &&
    texts.some(
      ({ id, theirs }) =>
        theirs === 'present' && ((isDanger(id) && findings[id]?.kind !== 'history') || (id === 'pregnant' && bleeds)),
    )
  )
}

const asPatient = (finding: ReadFinding): ReadFinding => ({ ...finding, status: finding.theirs ?? finding.status })

/** Somebody else's illness near the patient: where it is told of the other, it is the patient's contact. */
const CONTACTS: ReadonlySet<string> = new Set([
  'contact_tb',
  'contact_meningitis',
  'contact_sick',
  'contact_chickenpox_measles',
  'contact_plague',
  'contact_haemorrhagic_fever',
  'contact_cholera',
])

/**
 * What a text's finding is for this illness: the past and other people's are not this patient's now. "His brother died of
 * plague" is a contact of whom he nursed.
 */
function knownOf({ id, status, theirs }: ReadFinding, finding: Finding | undefined): Known | null {
  if (status === 'other' && theirs === 'present' && CONTACTS.has(id)) return 'present'
  if (status === 'present' || status === 'absent' || status === 'uncertain') return status
  return status === 'past' && finding?.kind === 'history' ? 'present' : null
}
