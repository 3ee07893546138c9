import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'
import type { ReadExamination } from '#domain/clinical/medical/assess-medical.ts'

let reader: ReadExamination | null = null

/** Reads the words of an examination, in the languages of the interface. */
export function examinationReader(): ReadExamination {
  reader ??= anyLanguageReader([ENGLISH_PACK, SWAHILI_PACK])
  return reader
}
