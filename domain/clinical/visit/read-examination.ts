import type { ReadFinding } from '#domain/clinical/language/read-finding.ts'
import type { ReadText } from '#domain/clinical/language/read-text.ts'
import type { ExaminationField } from '#domain/vocabulary/visits.ts'

export type Read = (text: string) => ReadText

/** What a field is about, as a note beside its words would say it: "swollen" alone says nothing of what. */
const ABOUT: Readonly<Record<ExaminationField, readonly string[]>> = {
  generalAppearance: [],
  headEyes: ['Eyes: ', 'Macho: '],
  chestLungs: ['Chest: ', 'Kifua: '],
  heart: ['Heart: ', 'Moyo: '],
  abdomen: ['Abdomen: ', 'Tumbo: '],
  extremities: ['Legs: ', 'Miguu: '],
  neurological: [],
  skin: ['Skin: ', 'Ngozi: '],
}

/**
 * What one field of an examination says. Its words are read as they stand, and once more with what the field is about
 * before them: of that only what the words alone did not say, so that "right wrist swollen" is no swollen leg.
 */
export function readExaminationField(field: ExaminationField, written: string, read: Read): ReadText {
  const plain = read(written)
  const isSaid = (from: number, to: number) =>
    plain.findings.some(({ quote: [start, end] }) => start < to && from < end)
  const known = new Set(plain.findings.map(({ id }) => id))
  const more: ReadFinding[] = []
  for (const about of ABOUT[field]) {
    for (const finding of read(`${about}${written}`).findings) {
      const [start, end] = finding.quote.map((at) => Math.max(0, at - about.length)) as [number, number]
      // Of the words of the field alone: those before them are ours.
      if (end === 0 || known.has(finding.id) || isSaid(start, end)) continue
      known.add(finding.id)
      more.push({ ...finding, quote: [start, end] })
    }
  }
  return more.length === 0 ? plain : { ...plain, findings: [...plain.findings, ...more] }
}
