import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import type { ReadText } from '#domain/clinical/language/read-text.ts'

/** Who tells a story of so many words has something to say. */
const STORY_FROM = 20
const FEW_ABSENT = 2

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
): boolean {
  if (!read || (clinicalCase.text ?? '').trim().split(/\s+/).length < STORY_FROM) return false
  return isUnexplained || isUnread(clinicalCase, read, isDanger)
}

/**
 * Whether nothing of what was told was understood, and nothing was ticked. What was ticked or read ends that, unless it is a
 * danger sign, so that one more of them lowers nothing.
 */
function isUnread({ findings = [] }: ClinicalCase, read: ReadText, isDanger: (id: string) => boolean): boolean {
  const isTicked = findings.some(({ id, status }) => status === 'present' && !isDanger(id))
  const isRead = read.findings.some(({ id, status }) => status !== 'absent' && !isDanger(id))
  return !isTicked && !isRead && read.findings.filter(({ status }) => status === 'absent').length <= FEW_ABSENT
}
