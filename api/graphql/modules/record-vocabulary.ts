import { vocabularyEnum } from '#api/graphql/scalars.ts'
import { RECORD_PARTS } from '#api/services/records/record-readers.ts'
import { RECORD_ENTRY_KINDS } from '#domain/vocabulary/record-entries.ts'

export const RecordEntryKindEnum = vocabularyEnum(
  'RecordEntryKind',
  RECORD_ENTRY_KINDS,
  'A kind of entry of a timeline.',
)
export const RecordPartEnum = vocabularyEnum('RecordPart', RECORD_PARTS, 'A part of a patient’s record.')
