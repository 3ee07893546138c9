import type { GatheredCase } from '#domain/clinical/assess/gather-case.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { UNPLACED } from '#domain/clinical/language/keyed-phrases.ts'
import type { ReadText } from '#domain/clinical/language/read-text.ts'

const YOUNG_INFANT_MONTHS = 2
const OLD_FROM_MONTHS = 60 * 12
/** Young infants and old people can be very ill with little to show for it. */
const showsFewSigns = (ageMonths: number | undefined): boolean =>
  ageMonths !== undefined && (ageMonths < YOUNG_INFANT_MONTHS || ageMonths >= OLD_FROM_MONTHS)

/** Who tells a story of so many words has something to say. */
const STORY_FROM = 20
const FEW_ABSENT = 2

const wordsOf = ({ text = '' }: ClinicalCase): number => text.trim().split(/\s+/).length

/**
 * Whether a text is a long story that nobody has heard yet, so that somebody has to hear it the same day: nothing of it was
 * understood, or what was read of it fits nothing (docs/adr/0108).
 *
 * @param isUnexplained nothing explains what was read, nothing is said to be absent and nothing was measured
 */
export function isUnheardStory(
  clinicalCase: ClinicalCase,
  read: ReadText | null,
  isUnexplained: boolean,
  isDanger: (id: string) => boolean,
  { person: { ageMonths } }: GatheredCase,
): boolean {
  if (!read || wordsOf(clinicalCase) < STORY_FROM || isLongStanding(clinicalCase, read)) return false
  // Who was asked for anything and had it not was heard, but for what is of the last day and those who show few signs.
  const mostAbsent = read.isOfLastDay || showsFewSigns(ageMonths) ? FEW_ABSENT : 0
  return isUnexplained || isUnread(clinicalCase, read, isDanger, mostAbsent)
}

/** In days. What has been there so long is heard within days, unless something of it is of the last day. */
const LONG_STANDING = 28

const isLongStanding = ({ illnessDays }: ClinicalCase, read: ReadText): boolean =>
  !read.isOfLastDay && (illnessDays ?? read.illnessDays ?? 0) >= LONG_STANDING

/**
 * Whether nothing of what was told was understood, and nothing was ticked. What was ticked or read ends that, unless it is a
 * danger sign, so that one more of them lowers nothing.
 */
function isUnread(
  { findings = [] }: ClinicalCase,
  read: ReadText,
  isDanger: (id: string) => boolean,
  mostAbsent: number,
): boolean {
  const isTicked = findings.some(({ id, status }) => status === 'present' && !isDanger(id))
  // A bleeding of which no place is told leaves all else to be heard.
  const isRead = read.findings.some(({ id, status }) => status !== 'absent' && id !== UNPLACED && !isDanger(id))
  return !isTicked && !isRead && read.findings.filter(({ status }) => status === 'absent').length <= mostAbsent
}

/** Of a few words nobody can say that they leave something open. */
const ACCOUNT_FROM = 15
/** Of fewer findings too many dangers are possible for a small share of them to mean anything. */
const SEVERAL = 4

/**
 * Whether a text of some length tells several things and says of nothing that it is absent, so that a smaller share of dangerous
 * conditions is likely enough (docs/adr/0119). Nothing that was measured normal counts against it.
 */
export const opensDanger = (clinicalCase: ClinicalCase, { known, normal, evidence }: GatheredCase): boolean =>
  wordsOf(clinicalCase) >= ACCOUNT_FROM &&
  evidence.present.size >= SEVERAL &&
  ![...known].some(([id, status]) => status === 'absent' && !normal.has(id))

const A_WEEK = 7
const NEWBORN_MONTHS = 1
/** What is dangerous in it is asked for by rules of its own, and most who have had it since yesterday are well. */
const COMMON = 'diarrhoea'

/**
 * Whether a text of which too little was understood has to be heard the same day (docs/adr/0118): that of a newborn of whom
 * nobody looked for signs (more than two measured or told not to be there), and of the last day, where it is of a young infant or
 * an old person, who have few signs, or a story that says and measures nothing to be absent.
 * How long a ticked danger sign has been there ends none of it, so that one more of them lowers nothing.
 */
export function isSoonerHeard(
  clinicalCase: ClinicalCase,
  read: ReadText | null,
  { person: { ageMonths }, evidence }: GatheredCase,
): boolean {
  if (!read) return false
  if (ageMonths !== undefined && ageMonths < NEWBORN_MONTHS) return evidence.absent.size <= FEW_ABSENT
  if (!read.isOfLastDay || (clinicalCase.illnessDays ?? read.illnessDays ?? 0) >= A_WEEK) return false
  if (showsFewSigns(ageMonths)) return true
  const isOpen = evidence.absent.size === 0 && wordsOf(clinicalCase) >= STORY_FROM
  return isOpen && !evidence.present.has(COMMON)
}

/** Whether somebody from the third month on comes for a routine visit: what was not understood of it is no complaint. */
export const isRoutineVisit = ({ person: { ageMonths }, evidence }: GatheredCase): boolean =>
  evidence.present.has('routine_visit') && (ageMonths ?? Infinity) >= YOUNG_INFANT_MONTHS
