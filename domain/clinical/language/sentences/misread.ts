import type { ReadText } from '#domain/clinical/language/read-text.ts'
import type { Sentence } from '#domain/clinical/language/sentences/sentence.ts'

/** What was read of a sentence otherwise than it has to be: nothing where all of it is right. */
export function misread(
  { findings }: Pick<ReadText, 'findings'>,
  { present = [], absent = [], not = [] }: Sentence[1],
) {
  const status = new Map<string, string>(findings.map((finding) => [finding.id, finding.status]))
  const isThere = (id: string) => status.get(id) === 'present' || status.get(id) === 'uncertain'
  return [
    ...present.filter((id) => status.get(id) !== 'present').map((id) => `not found: ${id}`),
    ...absent.filter((id) => status.get(id) !== 'absent').map((id) => `not denied: ${id}`),
    ...not.filter(isThere).map((id) => `wrongly found: ${id}`),
  ]
}
